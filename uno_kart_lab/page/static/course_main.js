/** @import {Model} from "./kernel.js" */
import { linkTo } from "./course.js";
import { courseView } from "./course_view.js";
import { homeOf } from "./home.js";
import { progressStore } from "./progress_store.js";
import { replaceIn, speaking } from "./speaking.js";

/** @param {{model: Model, el: HTMLElement}} view */
function render({ model, el }) {
  const { notebook, base } = homeOf(model);
  const progress = progressStore();
  const made = () => courseView(model.get("course"), (name) => linkTo(name, notebook, base));
  let view = made();
  const show = () => view.show(progress.read().lessons, progress.due().length);
  const translate = () => {
    view = made();
    show();
    replaceIn(el, [view.root]);
  };
  show();
  el.append(view.root);
  model.on("change", translate);
  const endSpeaking = speaking(() => model.get("course"), (request) => model.send(request));
  const endChange = progress.onChange(show);
  return () => {
    endChange();
    endSpeaking();
    model.off("change", translate);
  };
}

export default { render };
