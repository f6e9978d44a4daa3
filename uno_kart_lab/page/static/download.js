/** @import {SavedFile} from "./types.js" */
import { element } from "./dom.js";

/**
 * Have the browser save a file.
 *
 * @param {Omit<SavedFile, "text"> & {text: BlobPart}} file
 */
export function download({ name, type, text }) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = element("a");
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers fetch it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The day, for a file's name. */
export function today() {
  return new Date().toISOString().slice(0, 10);
}
