/** @import {Model} from "./kernel.js" */
/** @import {Answer, Book} from "./types.js" */
/** @import {SimulateAnswer, SimulateRequest} from "./simulate_view.js" */
import { barView } from "./bar_view.js";
import { layOut } from "./cards.js";
import { kernelOf } from "./kernel.js";
import { Lab } from "./lab.js";
import { simulateView } from "./simulate_view.js";
import { replaceIn, speaking } from "./speaking.js";

/** @param {{model: Model, el: HTMLElement}} view */
function render({ model, el }) {
  const kernel = kernelOf(model);
  layOut(kernel.book().sheet);
  const lab = new Lab(kernel.book(), kernel.ask, barView);
  const ask = (/** @type {SimulateRequest} */ request) => kernel.ask(/** @type {any} */ (request));
  let bench = model.get("bench");
  const made = () => simulateView(kernel.book(), bench, lab, ask);
  let view = made();

  /** The words have come in another language. */
  function translate() {
    if (model.get("bench") !== bench) {
      bench = model.get("bench");
      const before = view;
      view = made();
      view.resume(before.held(), before.story);
      replaceIn(el, [view.root]);
    }
    view.update(model.get("run"));
  }

  /** @param {Answer | SimulateAnswer} answer */
  function hear(answer) {
    if (!view.hear(/** @type {SimulateAnswer} */ (answer))) lab.hear(/** @type {Answer} */ (answer));
  }

  el.append(view.root);
  view.update(model.get("run"));
  const end = kernel.listen(
    (setup, state) => lab.show(setup, state),
    hear,
    (/** @type {Book} */ other) => lab.translate(other),
  );
  model.on("change", translate);
  const endSpeaking = speaking(kernel.book, kernel.ask);
  return () => {
    model.off("change", translate);
    endSpeaking();
    end();
    lab.close();
  };
}

export default { render };
