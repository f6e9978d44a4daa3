/**
 * What overlaps, is cut off, or sticks out at the table.
 *
 * @param {HTMLElement} table
 * @returns {string[]}
 */
(table) => {
  const NEAR = 1.5;
  /** A font allows for more than its ink takes. */
  const AIR = 0.15;
  /** A card that stands out of a hand goes a little over its place. */
  const RAISED = 6;
  /** Shorter texts than this may not be cut, even if they say so by dots. */
  const SHORT = 12;
  /** A way from seat to seat lies on their borders. */
  const ARROW = "\u276f";

  const overlap = (a, b) =>
    a.left < b.right - NEAR && b.left < a.right - NEAR &&
    a.top < b.bottom - NEAR && b.top < a.bottom - NEAR;
  const inside = (a, b, above = 0) =>
    a.left > b.left - NEAR && a.right < b.right + NEAR &&
    a.top > b.top - NEAR - above && a.bottom < b.bottom + NEAR;

  const isSeen = (element) =>
    element.checkVisibility() && getComputedStyle(element).clipPath === "none";

  /** A text with its box, and what it belongs to. */
  const textOf = (node) => {
    const parent = node.parentElement;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top, right, bottom, height } = range.getBoundingClientRect();
    const box = { left, top: top + AIR * height, right, bottom: bottom - AIR * height };
    const text = { ...box, said: node.data.trim(), isCut: false, seat: parent.closest("li") };
    if (getComputedStyle(parent).textOverflow !== "ellipsis") return text;
    const own = parent.getBoundingClientRect();
    const isCut = parent.scrollWidth > parent.clientWidth;
    return { ...text, isCut, left: Math.max(left, own.left), right: Math.min(right, own.right) };
  };

  const textsIn = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    return nodes.filter((node) => node.data.trim() && isSeen(node.parentElement)).map(textOf);
  };

  const whole = table.getBoundingClientRect();
  const texts = textsIn(table);
  const seats = [...table.querySelectorAll("li")].map((seat) => ({
    seat,
    box: seat.getBoundingClientRect(),
    said: seat.textContent.slice(0, 20),
  }));
  const pictures = [...table.querySelectorAll("img")].filter(isSeen).map((picture) => ({
    box: picture.getBoundingClientRect(),
    home: seats.find(({ seat }) => seat === picture.closest("li")),
  }));
  const wrong = new Set();

  texts.forEach((text, i) => {
    const { said, seat: home } = text;
    if (text.isCut && said.length < SHORT) wrong.add(`cut: ${said}`);
    if (!inside(text, whole)) wrong.add(`outside the table: ${said}`);
    if (home && !inside(text, home.getBoundingClientRect())) wrong.add(`outside its seat: ${said}`);
    for (const other of texts.slice(i + 1)) {
      if (overlap(text, other)) wrong.add(`${said} on ${other.said}`);
    }
    for (const { seat, box, said: other } of seats) {
      if (seat !== home && said !== ARROW && overlap(text, box)) wrong.add(`${said} on ${other}`);
    }
  });
  seats.forEach(({ box, said }, i) => {
    if (!inside(box, whole)) wrong.add(`outside the table: ${said}`);
    for (const other of seats.slice(i + 1)) {
      if (overlap(box, other.box)) wrong.add(`${said} on ${other.said}`);
    }
  });
  for (const { box, home } of pictures) {
    if (home && !inside(box, home.box, RAISED)) wrong.add(`a card outside ${home.said}`);
    for (const { said, box: seat } of home ? [] : seats) {
      if (overlap(box, seat)) wrong.add(`a pile on ${said}`);
    }
    for (const text of texts) {
      const isBadge = box.height < 30;
      const isBeside = text.seat === (home?.seat ?? null) && text.said !== ARROW;
      if (!isBadge && isBeside && overlap(box, text)) wrong.add(`a card on ${text.said}`);
    }
  }
  if (document.documentElement.scrollWidth > window.innerWidth) wrong.add("the page is too wide");
  return [...wrong];
}
