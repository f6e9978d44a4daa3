import { element } from "./dom.js";

/** The largest file that is read, in bytes. */
const LARGEST = 2 ** 20;

/**
 * A file to be opened.
 *
 * @param {string} says
 * @param {(text: string, name: string) => void} open
 * @param {(name: string) => void} refuse It is too large.
 */
export function fileField(says, open, refuse) {
  const input = element("input", "uk-hidden");
  input.type = "file";
  input.accept = ".json,application/json";
  input.addEventListener("change", async () => {
    const [file] = input.files ?? [];
    // The same file can be chosen again, after it was changed.
    input.value = "";
    if (!file) return;
    if (file.size > LARGEST) refuse(file.name);
    else open(await file.text(), file.name);
  });
  return element("label", "uk-file", [input, element("span", "", [says])]);
}
