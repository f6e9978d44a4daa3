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
// There is nothing else here that the keys could be for.
/** @type {HTMLElement} */ (lab.root.firstElementChild).focus();
