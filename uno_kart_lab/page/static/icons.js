const SVG = "http://www.w3.org/2000/svg";

/** The outlines of the page's own signs, on 16 by 16. @type {Record<string, string>} */
const OUTLINES = {
  first: "M2 3h2v10H2zM14 3v10L9 8zM9 3v10L4 8z",
  actionBack: "M14 3v10L8.5 8zM8.5 3v10L3 8z",
  eventBack: "M11 3v10L4.5 8z",
  run: "M4 2.5v11L13 8z",
  pause: "M4 3h3v10H4zM9 3h3v10H9z",
  eventForward: "M5 3v10l6.5-5z",
  actionForward: "M2 3v10l5.5-5zM7.5 3v10L13 8z",
  last: "M2 3v10l5-5zM7 3v10l5-5zM12 3h2v10h-2z",
  list: "M2 3h2v2H2zM6 3h8v2H6zM2 7h2v2H2zM6 7h8v2H6zM2 11h2v2H2zM6 11h8v2H6z",
  // A box with a question mark left open in it.
  box: "M1 1h14v14H1zM5 6h2c0-2 2.5-1.5 2.5-.2C9.5 7 7 7 7 9.5h2c0-1.5 2.5-1.7 2.5-4C11.5 2.5 5 2.3 5 6zM7 11h2v2H7z",
  challenge: "M8 1l7.5 14H.5zM7 6v4.5h2V6zM7 11.5v2h2v-2z",
  uno: "M8 0a8 8 0 1 0 0 16A8 8 0 1 0 8 0zM5.5 5.5L8 3.5h1.5v9h-2V6.2L6 7z",
  round_end: "M2 1h2v14H2zM4 2h10l-2.5 3.5L14 9H4z",
  house_rule: "M8 1l7.5 7H13v7H9.5v-4.5h-3V15H3V8H.5z",
  arranged: "M10 1l5 4-5 4V6.2H3V3.8h7zM6 7l-5 4 5 4v-2.8h7V9.8H6z",
  fork: "M2 7h4l5-5H8.5V0H15v6.5h-2V4L8 8l5 4V9.5h2V16H8.5v-2H11L6 9H2z",
};

/**
 * A sign beside words, or on a button that has a name.
 *
 * @param {string} name
 */
export function icon(name) {
  const root = document.createElementNS(SVG, "svg");
  root.setAttribute("viewBox", "0 0 16 16");
  root.setAttribute("aria-hidden", "true");
  root.setAttribute("class", "uk-icon");
  const outline = document.createElementNS(SVG, "path");
  root.append(outline);
  setIcon(root, name);
  return root;
}

/**
 * @param {SVGElement} root By `icon`.
 * @param {string} name
 */
export function setIcon(root, name) {
  const [outline] = root.children;
  outline.setAttribute("d", OUTLINES[name]);
}
