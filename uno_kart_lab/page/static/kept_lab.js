/** @import {KeepingAsks} from "./keeping.js" */
/** @import {Model} from "./kernel.js" */
import { barView } from "./bar_view.js";
import { layOut } from "./cards.js";
import { linkTo } from "./course.js";
import { homeOf } from "./home.js";
import { Keeping } from "./keeping.js";
import { kernelOf } from "./kernel.js";
import { Lab } from "./lab.js";
import { progressStore } from "./progress_store.js";

/**
 * A Lab whose game this browser keeps, with the kernel that runs the game and where both are.
 *
 * @param {Model} model
 */
export function keptLab(model) {
  const kernel = kernelOf(model);
  const book = kernel.book();
  layOut(book.sheet);
  const home = homeOf(model);
  const keep = (/** @type {KeepingAsks} */ asks) => new Keeping(book, home, asks);
  const linkOf = (/** @type {string} */ name) => linkTo(name, home.notebook, home.base);
  const lab = new Lab(book, kernel.ask, barView, keep, progressStore(), linkOf);
  return { kernel, home, lab };
}
