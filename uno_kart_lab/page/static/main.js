/** @import {Model} from "./kernel.js" */
import { layOut } from "./cards.js";
import { kernelOf } from "./kernel.js";
import { Lab } from "./lab.js";

/** @param {{model: Model, el: HTMLElement}} view */
function render({ model, el }) {
  const kernel = kernelOf(model);
  const book = kernel.book();
  layOut(book.sheet);
  const lab = new Lab(book, kernel.ask);
  el.append(lab.root);
  return kernel.listen(
    (setup, state) => lab.show(setup, state),
    (refusal) => lab.refuse(refusal),
  );
}

export default { render };
