/** @import {Book, DeskRequest, TakenOver} from "./types.js" */
import { builderView } from "./builder_view.js";
import { button, element, setOff, setText } from "./dom.js";

/**
 * @typedef {object} BuildAsks
 * @property {(request: DeskRequest) => void} ask
 * @property {(game: string) => void} lay A position, as a session's file, on the table.
 */

/**
 * The part of the desk where a position is built.
 *
 * @param {Book} book
 * @param {BuildAsks} asks
 */
export function deskBuild(book, asks) {
  const { words } = book;
  const error = element("p", "uk-form-error");
  error.setAttribute("role", "alert");
  const lay = button("uk-deal", [words.desk_lay], () => {
    const game = builder.session(book.lang);
    if (game) asks.lay(game);
    else builder.focusFault();
  });
  const builder = builderView(book, {
    check: (draft) => asks.ask({ do: "check", draft }),
    change: () => setOff(lay, builder.built() === null),
  }, [lay]);
  const said = element("p", "uk-desk-said");
  said.setAttribute("role", "status");
  const takeOver = () => asks.ask({ do: "take_over" });
  const root = element("div", "uk-desk-build", [
    button("uk-quiet", [words.desk_take_over], takeOver),
    error,
    builder.root,
    said,
  ]);
  return {
    root,
    onShow() {
      if (!builder.takenOver()) takeOver();
    },
    /** @param {TakenOver} taken */
    show(taken) {
      setText(error, "");
      builder.show(taken);
    },
    update: builder.update,
    takenOver: builder.takenOver,
    /** @param {string} text What has become of it. */
    say: (text) => setText(said, text),
    /** @param {string} why */
    refuse: (why) => setText(error, why),
  };
}
