/** @import {GameTree} from "./game_tree.js" */
/** @import {Book} from "./types.js" */
import { dialog } from "./dialog.js";
import { button, element, setAttribute, setText } from "./dom.js";
import { stepInWords } from "./steps.js";
import { fill } from "./words.js";

/**
 * The ways on from a step after which several have been tried.
 *
 * @param {Book} book
 * @param {(node: number) => void} jump
 */
export function waysDialog(book, jump) {
  const { words } = book;
  const { root, title, body } = dialog(words.close, "ways");
  const list = element("ol", "uk-ways");
  body.append(list);

  return {
    root,
    /** @param {GameTree} tree @param {number} node @param {number} shown */
    open(tree, node, shown) {
      const line = tree.line(shown);
      setText(title, fill(words.ways_on, { step: tree.at(node).depth }));
      list.replaceChildren(
        ...tree.children(node).map((child) => {
          const name = tree.names[child];
          const inside = [element("span", "", [stepInWords(book, tree.at(child))])];
          if (name) inside.unshift(element("strong", "", [name]));
          const way = button("uk-way", inside, () => {
            root.close();
            jump(child);
          });
          const here = line[tree.at(child).depth] === child;
          setAttribute(way, "aria-current", here ? "true" : null);
          return element("li", "", [way]);
        }),
      );
      root.showModal();
    },
  };
}
