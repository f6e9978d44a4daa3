/** @import {KeepingAsks} from "./keeping.js" */
/** @import {Model} from "./kernel.js" */
import { barView } from "./bar_view.js";
import { layOut } from "./cards.js";
import { playAddress } from "./desk_link.js";
import { deskView } from "./desk_view.js";
import { homeOf } from "./home.js";
import { Keeping } from "./keeping.js";
import { kernelOf } from "./kernel.js";
import { Lab } from "./lab.js";
import { progressStore } from "./progress_store.js";
import { speaking } from "./speaking.js";

/** @param {{model: Model, el: HTMLElement}} view */
function render({ model, el }) {
  const kernel = kernelOf(model);
  const book = kernel.book();
  const home = homeOf(model);
  layOut(book.sheet);
  const keep = (/** @type {KeepingAsks} */ asks) => new Keeping(book, home, asks);
  const lab = new Lab(book, kernel.ask, barView, keep, progressStore());
  const address = playAddress(model.get("desk").public, location.href, home.isApp);
  const ask = /** @type {Parameters<typeof deskView>[2]} */ (kernel.ask);
  const desk = deskView(book, lab, ask, address);
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
