/** A game in the fragment of an address: its text, deflated, in letters that may stand there. */

const SIGN = "#game=";

/** Beyond this, mail programs and chats break a link or cut it off. */
export const LONGEST_LINK = 8_000;

/** The largest text that is taken out of a link, as of a file; in bytes. */
const LARGEST_TEXT = 2 ** 20;

const FORM = "deflate-raw";

/** @param {string} fragment With its "#". */
export function carriesGame(fragment) {
  return fragment.startsWith(SIGN);
}

/**
 * @param {string} text
 * @param {string} address That is open, with or without a fragment.
 */
export async function linkTo(text, address) {
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream(FORM));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  return address.split("#")[0] + SIGN + lettersOf(bytes);
}

/**
 * @param {string} fragment
 * @throws If it was damaged, or is no text of a size that a game can have.
 */
export async function textIn(fragment) {
  const bytes = bytesOf(fragment.slice(SIGN.length));
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORM));
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let size = 0;
  const reader = inflated.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > LARGEST_TEXT) {
      await reader.cancel();
      throw new RangeError("more than a game can have");
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** @param {Uint8Array} bytes */
function lettersOf(bytes) {
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @param {string} letters */
function bytesOf(letters) {
  const text = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
