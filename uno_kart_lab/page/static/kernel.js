/** @import {Book, Refusal, Request, Setup, State} from "./types.js" */

/**
 * The widget's model, as anywidget hands it over.
 *
 * @typedef {object} Model
 * @property {(name: string) => any} get
 * @property {(name: string, call: (...what: any[]) => void) => void} on
 * @property {(name: string | null, call: (...what: any[]) => void) => void} off
 * @property {(content: Request) => void} send
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
     * @param {(refusal: Refusal) => void} refuse
     * @returns {() => void} Ends it.
     */
    listen(show, refuse) {
      const onChange = () => show(model.get("setup"), model.get("state"));
      const onMessage = (/** @type {any} */ content) => content.refusal && refuse(content.refusal);
      model.on("change", onChange);
      model.on("msg:custom", onMessage);
      onChange();
      return () => {
        model.off("change", onChange);
        model.off("msg:custom", onMessage);
      };
    },
  };
}
