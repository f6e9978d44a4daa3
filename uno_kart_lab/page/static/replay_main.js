/** @import {Replay} from "./player.js" */
import { layOut } from "./cards.js";
import { Lab } from "./lab.js";
import { playerOf } from "./player.js";
import { replayBar } from "./replay_bar.js";

/** @type {Replay} */
const replay = JSON.parse(String(document.getElementById("replay")?.textContent));
const player = playerOf(replay);
layOut(replay.book.sheet);
const lab = new Lab(replay.book, player.ask, replayBar);
document.querySelector("main")?.append(lab.root);
player.listen(
  (setup, state) => lab.show(setup, state),
  (answer) => lab.hear(answer),
);
// There is nothing else that the keys could be for, but where the file is a part of somebody's page: there the
// reader may be anywhere. (The first page writes its replay into the frame: it has nothing else, either.)
if (window.top === window || location.href === "about:srcdoc") {
  /** @type {HTMLElement} */ (lab.root.firstElementChild).focus();
}
