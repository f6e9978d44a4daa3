/**
 * What sticks out of the page, and texts of buttons and headings that are cut off.
 *
 * @returns {string[]}
 */
() => {
  const NEAR = 1.5;
  const wrong = new Set();
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width + NEAR) wrong.add("the page is too wide");
  const scrolls = (node) => {
    for (let at = node.parentElement; at; at = at.parentElement) {
      if (["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(at).overflowX)) return true;
    }
    return false;
  };
  for (const node of document.querySelectorAll(".uk *")) {
    if (!node.checkVisibility() || node.closest("svg, .uk-hidden")) continue;
    const { left, right, width: own } = node.getBoundingClientRect();
    if (own === 0) continue;
    const said = `${node.className} ${node.textContent.trim().slice(0, 40)}`;
    if ((right > width + NEAR || left < -NEAR) && !scrolls(node)) wrong.add(`outside: ${said}`);
    if (node.matches("button, h1, h2, h3, a, label, th, td, p")) {
      const style = getComputedStyle(node);
      const isCut = node.scrollWidth > node.clientWidth + NEAR && style.textOverflow !== "ellipsis";
      if (isCut && style.display !== "inline" && style.overflowX !== "auto") wrong.add(`too narrow: ${said}`);
    }
  }
  return [...wrong];
}
