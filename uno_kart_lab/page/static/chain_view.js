/** @import {ChainPart, Link} from "./chains.js" */
/** @import {Book, Setup, State} from "./types.js" */
import { cardPicture, colourSymbol, itemSymbol, picture } from "./cards.js";
import { chainUntil, linksOf } from "./chains.js";
import { ruleChip } from "./chip.js";
import { button, element, list, oneTabStop, setAttribute, setHidden } from "./dom.js";
import { fill } from "./words.js";

/**
 * @typedef {object} ChainAsks
 * @property {(node: number, event: number) => void} goTo
 * @property {(rule: string, options: string[]) => void} openRule
 *
 * @typedef {ChainPart & {name: string, spoken: string}} ToldPart A part with its words.
 */

/**
 * An Item Box and those played on from it: one strip, which grows as things happen.
 *
 * @param {Book} book
 * @param {ChainAsks} asks
 */
export function chainView(book, asks) {
  const root = element("ol", "uk-chain");
  root.setAttribute("aria-label", book.words.chain);
  const settle = oneTabStop(root);
  /** @type {WeakMap<Element, (parts: ToldPart[]) => void>} */
  const partsOf = new WeakMap();
  const show = list(
    root,
    (/** @type {Link} */ { number }) => String(number),
    ({ number }) => {
      const parts = element("div", "uk-parts");
      const link = element("li", "uk-link", [linkNumber(book, number), parts]);
      partsOf.set(link, list(parts, keyOf, (part) => partView(book, asks, part), () => {}));
      return link;
    },
    () => {},
  );

  /** @param {Setup} setup @param {State} state @param {number} at */
  function update({ players }, { chain, node }, at) {
    const links = chain ? linksOf(chainUntil(chain, node, at)) : [];
    setHidden(root, links.length === 0);
    show(links);
    links.forEach(({ parts }, i) => {
      const told = parts.map((part) => toldPart(book, players, part, Number(chain?.seat)));
      partsOf.get(root.children[i])?.(told);
    });
    for (const part of root.querySelectorAll(".uk-part")) {
      const here = part.getAttribute("data-at") === `${node}.${at}`;
      setAttribute(part, "aria-current", here ? "step" : null);
    }
    settle();
  }

  /** To be called when all around it is as it will be: that decides how much of it is seen. */
  function showNewest() {
    root.scrollTop = root.scrollHeight;
  }

  // As on a screen that is turned, or where the page fills it.
  new ResizeObserver(showNewest).observe(root);
  return { root, update, showNewest };
}

/** @param {Book} book @param {number} number */
function linkNumber(book, number) {
  const spoken = element("span", "uk-hidden", [fill(book.words.link, { number })]);
  const shown = element("span", "", [String(number)]);
  shown.setAttribute("aria-hidden", "true");
  return element("span", "uk-link-number", [spoken, shown]);
}

/** @param {ToldPart} part */
function keyOf({ node, event, kind, spoken }) {
  return `${node}.${event} ${kind} ${spoken}`;
}

/**
 * @param {Book} book
 * @param {string[]} players
 * @param {ChainPart} part
 * @param {number} player Who played the boxes.
 * @returns {ToldPart}
 */
function toldPart({ words, cards, actions, items }, players, part, player) {
  const name = players[part.seat ?? player];
  const kind = part.cards?.length === 0 ? "spared" : part.kind;
  const spoken = fill(words[`part_${kind}`], {
    name,
    card: part.card ? cards[part.card].name : "",
    action: part.card ? actions[part.card] : "",
    item: part.item ? items[part.item] : "",
    cards: part.cards?.map((code) => cards[code].name).join(", ") ?? "",
    colour: part.colour ? words[part.colour] : "",
  });
  return { ...part, name, spoken };
}

/** @param {Book} book @param {ChainAsks} asks @param {ToldPart} part */
function partView(book, asks, part) {
  const { node, event, kind, rule, spoken } = part;
  const shown = button(`uk-part uk-part-${kind}`, partPicture(book, part), () => asks.goTo(node, event));
  shown.setAttribute("aria-label", spoken);
  shown.title = spoken;
  shown.dataset.at = `${node}.${event}`;
  const why = rule ? [ruleChip(book, rule, () => asks.openRule(rule, []))] : [];
  return element("span", "uk-part-place", [shown, ...why]);
}

/** @param {Book} book @param {ToldPart} part @returns {(Node | string)[]} */
function partPicture(book, { kind, card = "", item = "", cards = [], colour, name }) {
  const who = element("span", "uk-part-name", [name]);
  switch (kind) {
    case "box":
    case "card":
      return [cardPicture(book, card)];
    case "ignored":
      return [element("s", "", [book.actions[card]])];
    case "item":
      return [picture("uk-item", itemSymbol(item)), book.items[item]];
    case "target":
      return ["\u25ce", who];
    case "draw":
      return [who, ...(cards.length ? cards.map((code) => cardPicture(book, code)) : [book.counts[0]])];
    case "colour":
      return [picture("uk-badge", colourSymbol(String(colour))), book.words[String(colour)]];
    case "again":
      return ["\u21bb", who];
  }
}
