/** @import {Model} from "./kernel.js" */
import { element } from "./dom.js";
import { languageView, markLanguage } from "./language_view.js";
import { replaceIn, speaking } from "./speaking.js";

/** @param {{model: Model, el: HTMLElement}} view */
function render({ model, el }) {
  const made = () => {
    const speech = model.get("speech");
    const root = element("div", "uk uk-languages", [languageView(speech, speech.words)]);
    markLanguage(root, speech, speech.title);
    return root;
  };
  const translate = () => replaceIn(el, [made()]);
  el.append(made());
  model.on("change", translate);
  const end = speaking(() => model.get("speech"), (request) => model.send(request));
  return () => {
    end();
    model.off("change", translate);
  };
}

export default { render };
