/** @import {Model} from "./kernel.js" */
import { playAddress } from "./desk_link.js";
import { deskView } from "./desk_view.js";
import { keptLab } from "./kept_lab.js";
import { speaking } from "./speaking.js";

/** @param {{model: Model, el: HTMLElement}} view */
function render({ model, el }) {
  const { kernel, home, lab } = keptLab(model);
  const address = playAddress(model.get("desk").public, location.href, home.isApp);
  const ask = /** @type {Parameters<typeof deskView>[2]} */ (kernel.ask);
  const desk = deskView(kernel.book(), lab, ask, address);
  el.append(desk.root);
  const end = kernel.listen(desk.show, desk.hear, desk.translate);
  desk.begin();
  const endSpeaking = speaking(kernel.book, kernel.ask);
  return () => {
    endSpeaking();
    end();
    lab.close();
  };
}

export default { render };
