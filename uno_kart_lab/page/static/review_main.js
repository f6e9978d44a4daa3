/** @import {Model} from "./kernel.js" */
/** @import {Answer, Book} from "./types.js" */
import { barView } from "./bar_view.js";
import { layOut } from "./cards.js";
import { element } from "./dom.js";
import { kernelOf } from "./kernel.js";
import { Lab } from "./lab.js";
import { progressDialog } from "./progress_dialog.js";
import { progressStore } from "./progress_store.js";
import { reviewView } from "./review_view.js";
import { replaceIn, speaking } from "./speaking.js";

/** @typedef {{do: "review", due: string[]}} ReviewRequest */

/** @param {{model: Model, el: HTMLElement}} view */
function render({ model, el }) {
  const kernel = kernelOf(model);
  const book = kernel.book();
  layOut(book.sheet);
  const progress = progressStore();
  let dialog = progressDialog(book, progress);
  const lab = new Lab(book, kernel.ask, barView, () => null, progress);
  const makeReview = () => reviewView(kernel.book(), { next, openProgress: () => dialog.open() });
  let review = makeReview();
  let isAsking = false;
  lab.root.hidden = true;

  function next() {
    const ask = /** @type {(request: any) => void} */ (kernel.ask);
    ask({ do: "review", due: progress.due() });
  }

  function update() {
    review.update(progress.due().length, isAsking);
  }

  /** @param {Answer | {review: string | null}} answer */
  function hear(answer) {
    if (!("review" in answer)) return lab.hear(answer);
    isAsking = answer.review !== null;
    lab.root.hidden = !isAsking;
    if (isAsking) lab.askHere();
    update();
  }

  const parts = () => [review.root, lab.root, dialog.root];

  /** @param {Book} other */
  function translate(other) {
    lab.translate(other);
    dialog = progressDialog(other, progress);
    review = makeReview();
    replaceIn(page, parts());
    update();
  }

  const page = element("div", "uk uk-review-page", parts());
  el.append(page);
  const endChange = progress.onChange(update);
  const end = kernel.listen((setup, state) => lab.show(setup, state), hear, translate);
  const endSpeaking = speaking(kernel.book, kernel.ask);
  update();
  if (progress.due().length) next();
  return () => {
    endChange();
    endSpeaking();
    end();
    lab.close();
  };
}

export default { render };
