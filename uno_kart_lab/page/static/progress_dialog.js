/** @import {ProgressStore} from "./progress_store.js" */
/** @import {Book} from "./types.js" */
import { dialog } from "./dialog.js";
import { button, element, setText } from "./dom.js";
import { download, today } from "./download.js";
import { fileField } from "./file_field.js";
import { boxCounts, NoProgress } from "./progress.js";
import { fill } from "./words.js";

/**
 * What a learner knows, box by box; and a file of it, to be saved and opened.
 *
 * @param {Book} book
 * @param {ProgressStore} store
 */
export function progressDialog({ words }, store) {
  const { root, title, body } = dialog(words.close, "progress");
  const none = element("p", "", [words.progress_none]);
  const boxes = element("ol", "uk-boxes");
  const due = element("p");
  const scenes = element("p");
  const unkept = element("p", "uk-note", [words.progress_not_kept]);
  const said = element("p", "uk-progress-said");
  said.setAttribute("role", "status");
  const save = button("", [words.progress_save], () => {
    const name = `uno-kart-progress-${today()}.json`;
    download({ name, type: "application/json", text: store.text });
    setText(said, fill(words.progress_saved, { name }));
  });
  const open = fileField(words.progress_open, openFile, refuse);
  const ways = element("div", "uk-progress-ways", [save, open]);
  setText(title, words.progress);
  const note = element("p", "uk-note", [words.progress_note]);
  body.append(none, boxes, due, scenes, note, unkept, ways, said);

  /** @param {string} text @param {string} name Of the file. */
  function openFile(text, name) {
    try {
      store.open(text);
      setText(said, words.progress_opened);
    } catch (error) {
      if (!(error instanceof NoProgress)) throw error;
      refuse(error.place || name);
    }
    update();
  }

  /** @param {string} place Where it is wrong. */
  function refuse(place) {
    setText(said, fill(words.progress_wrong, { place }));
  }

  function update() {
    const progress = store.read();
    const counts = boxCounts(progress);
    none.hidden = counts.some((count) => count > 0);
    boxes.replaceChildren(...counts.map((count, i) => boxView(words, i + 1, count)));
    setText(due, fill(words.progress_due, { count: store.due().length }));
    const done = Object.values(progress.lessons).reduce((sum, lesson) => sum + Object.keys(lesson).length, 0);
    scenes.hidden = done === 0;
    setText(scenes, fill(words.progress_scenes, { count: done }));
    unkept.hidden = store.isKept;
  }

  let endChange = () => {};
  root.addEventListener("close", () => endChange());
  return {
    root,
    open() {
      setText(said, "");
      update();
      endChange = store.onChange(update);
      root.showModal();
    },
  };
}

/** @param {Record<string, string>} words @param {number} number @param {number} count */
function boxView(words, number, count) {
  return element("li", "uk-box", [
    element("span", "", [fill(words.progress_box, { number })]),
    element("span", `uk-box-count${count ? " uk-box-some" : ""}`, [String(count)]),
    element("span", "uk-box-wait", [words[`progress_wait_${number}`]]),
  ]);
}
