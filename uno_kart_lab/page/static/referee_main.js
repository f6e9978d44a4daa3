/** @import {Model} from "./kernel.js" */
import { layOut } from "./cards.js";
import { refereePage } from "./referee_page.js";
import { replaceIn, speaking } from "./speaking.js";

/** @param {{model: Model, el: HTMLElement}} view */
function render({ model, el }) {
  let book = model.get("book");
  layOut(book.sheet);
  const ask = (/** @type {any} */ request) => model.send(request);
  let referee = refereePage(book, model.get("claims"), ask);
  el.append(referee.root);
  const hear = (/** @type {any} */ answer) => referee.hear(answer);
  const translate = () => {
    if (model.get("book") === book) return;
    book = model.get("book");
    const table = referee.kept();
    referee = refereePage(book, model.get("claims"), ask);
    replaceIn(el, [referee.root]);
    referee.begin(table ?? model.get("table"), model.get("others"));
  };
  model.on("msg:custom", hear);
  model.on("change", translate);
  referee.begin(model.get("table"), model.get("others"));
  const end = speaking(() => model.get("book"), ask);
  return () => {
    end();
    model.off("msg:custom", hear);
    model.off("change", translate);
  };
}

export default { render };
