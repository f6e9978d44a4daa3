/** @import {Answer, Book, Request, Setup, State} from "./types.js" */

/**
 * The widget's model, as anywidget hands it over.
 *
 * @typedef {object} Model
 * @property {(name: string) => any} get
 * @property {(name: string, call: (...what: any[]) => void) => void} on
 * @property {(name: string | null, call: (...what: any[]) => void) => void} off
 * @property {(content: Request) => void} send
 * @property {any} widget_manager Of the place where the notebook is shown.
 */

/**
 * The kernel that runs the game; all that is said to it and heard from it goes through here.
 *
 * @param {Model} model
 */
export function kernelOf(model) {
  return {
    /** @returns {Book} */
    book: () => model.get("book"),
    /** @param {Request} request */
    ask: (request) => model.send(request),
    /**
     * @param {(setup: Setup, state: State) => void} show
     * @param {(answer: Answer) => void} hear
     * @param {(book: Book) => void} translate Comes before what is said in another language.
     * @returns {() => void} Ends it.
     */
    listen(show, hear, translate) {
      let book = model.get("book");
      const onChange = () => {
        const now = model.get("book");
        if (now !== book) translate(now);
        book = now;
        show(model.get("setup"), model.get("state"));
      };
      model.on("change", onChange);
      model.on("msg:custom", hear);
      onChange();
      return () => {
        model.off("change", onChange);
        model.off("msg:custom", hear);
      };
    },
  };
}
