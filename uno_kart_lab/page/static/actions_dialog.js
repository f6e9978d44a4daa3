/** @import {GameTree, TreeNode} from "./game_tree.js" */
/** @import {Book, Mark} from "./types.js" */
import { dialog } from "./dialog.js";
import { button, element, oneTabStop, setAttribute, setText } from "./dom.js";
import { icon } from "./icons.js";
import { doneInWords } from "./steps.js";
import { fill } from "./words.js";

const MARKS = /** @type {const} */ (["box", "challenge", "uno", "round_end", "house_rule", "arranged"]);

/**
 * Every action of a line, to look for one and go there.
 *
 * @param {Book} book
 * @param {(node: number) => void} jump
 */
export function actionsDialog(book, jump) {
  const { words } = book;
  const { root, title, body } = dialog(words.close, "actions");
  setText(title, words.all_actions);
  const filter = element("select");
  const none = element("p", "uk-note", [words.no_such_action]);
  const list = element("ol", "uk-actions");
  body.append(
    element("label", "uk-field", [element("span", "", [words.show_only]), filter]),
    none,
    list,
  );
  const settle = oneTabStop(list);
  /** @type {TreeNode[]} */
  let steps = [];
  let at = 0;

  function show() {
    const mark = /** @type {Mark | ""} */ (filter.value);
    const found = mark ? steps.filter(({ entry }) => entry.marks.includes(mark)) : steps;
    none.hidden = found.length > 0;
    list.replaceChildren(...found.map((step) => element("li", "", [rowOf(step)])));
    settle();
  }

  /** Begin at the action that is shown. */
  function focusCurrent() {
    const current = list.querySelector("[aria-current]");
    if (!(current instanceof HTMLElement)) return;
    current.focus();
    current.scrollIntoView({ block: "center" });
  }

  /** @param {TreeNode} step */
  function rowOf(step) {
    const { node, depth, entry } = step;
    const row = button("uk-action", [
      element("span", "uk-action-number", [String(depth)]),
      element("span", "uk-action-text", [doneInWords(book, step)]),
      ...entry.marks.map((mark) => markOf(words, mark)),
    ], () => {
      root.close();
      jump(node);
    });
    setAttribute(row, "aria-current", node === at ? "step" : null);
    return row;
  }

  filter.addEventListener("change", show);
  return {
    root,
    /** @param {GameTree} tree @param {number} node */
    open(tree, node) {
      at = node;
      steps = tree.line(node).map((one) => tree.at(one));
      const counted = (/** @type {string} */ text, /** @type {number} */ count) =>
        fill(words.marked_count, { mark: text, count });
      filter.replaceChildren(
        new Option(counted(words.every_action, steps.length - 1), ""),
        ...MARKS.flatMap((mark) => {
          const count = steps.filter(({ entry }) => entry.marks.includes(mark)).length;
          // Most games are played without.
          if (mark === "house_rule" && !count) return [];
          return [new Option(counted(words[`mark_${mark}`], count), mark)];
        }),
      );
      root.showModal();
      show();
      focusCurrent();
    },
  };
}

/** @param {Record<string, string>} words @param {Mark} mark */
function markOf(words, mark) {
  const name = words[`mark_${mark}`];
  const made = element("span", "uk-mark", [icon(mark), element("span", "uk-hidden", [name])]);
  made.dataset.sign = mark;
  made.title = name;
  return made;
}
