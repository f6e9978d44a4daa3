/** @import {Model} from "./kernel.js" */
import { keptLab } from "./kept_lab.js";
import { speaking } from "./speaking.js";

/** @param {{model: Model, el: HTMLElement}} view */
function render({ model, el }) {
  const { kernel, lab } = keptLab(model);
  el.append(lab.root);
  const end = kernel.listen(
    (setup, state) => lab.show(setup, state),
    (answer) => lab.hear(answer),
    (other) => lab.translate(other),
  );
  const endSpeaking = speaking(kernel.book, kernel.ask);
  return () => {
    endSpeaking();
    end();
    lab.close();
  };
}

export default { render };
