/** @import {Model} from "./kernel.js" */
import { barView } from "./bar_view.js";
import { layOut } from "./cards.js";
import { homeOf } from "./home.js";
import { Keeping } from "./keeping.js";
import { kernelOf } from "./kernel.js";
import { Lab } from "./lab.js";

/** @param {{model: Model, el: HTMLElement}} view */
function render({ model, el }) {
  const kernel = kernelOf(model);
  const book = kernel.book();
  layOut(book.sheet);
  const lab = new Lab(book, kernel.ask, barView, (asks) => new Keeping(book, homeOf(model), asks));
  el.append(lab.root);
  const end = kernel.listen(
    (setup, state) => lab.show(setup, state),
    (answer) => lab.hear(answer),
  );
  return () => {
    end();
    lab.close();
  };
}

export default { render };
