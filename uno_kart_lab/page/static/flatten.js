/**
 * In pixels: as wide as the widest card is drawn where a pixel is a dot, and twice what most are.
 */
const WIDTH = 240;

/**
 * Turn a drawing into dots. A browser draws an image of lines anew each time anything near it
 * changes, which for the cards of a table takes longer than all else of a step.
 *
 * @param {HTMLImageElement} drawing
 * @returns {Promise<HTMLImageElement>}
 * @throws If the browser can't.
 */
export async function flattened(drawing) {
  await drawing.decode();
  const height = Math.round((WIDTH * drawing.naturalHeight) / drawing.naturalWidth);
  const canvas = new OffscreenCanvas(WIDTH, height);
  canvas.getContext("2d")?.drawImage(drawing, 0, 0, WIDTH, height);
  const flat = new Image();
  flat.src = URL.createObjectURL(await canvas.convertToBlob());
  await flat.decode();
  return flat;
}
