/** So many actions are in sight beyond the one that is shown, where there are as many. */
const AHEAD = 2;

/**
 * The stretch of a line that is in sight, from the first depth to the last.
 *
 * @typedef {{first: number, last: number}} Stretch
 */

/**
 * Choose what is in sight of a line that may be of any length. As long as it serves, the stretch
 * stays where it was: what has been seen somewhere is found there again.
 *
 * @param {number} length Of the line.
 * @param {number} at What has to be in sight.
 * @param {number} slots How much room there is.
 * @param {(depth: number) => number} slotsOf What one of the line takes.
 * @param {number} before Where the stretch began.
 * @returns {Stretch}
 */
export function stretchAround(length, at, slots, slotsOf, before) {
  const { left, ...stayed } = stretchFrom(length, before, slots, slotsOf);
  const [toStart, toEnd] = [stayed.first === 0, stayed.last === length - 1];
  const ahead = at + AHEAD <= stayed.last || toEnd;
  const behind = at - AHEAD >= stayed.first || toStart;
  const isFull = toStart || !toEnd || slotsOf(stayed.first - 1) > left;
  return ahead && behind && isFull ? stayed : centred(length, at, slots, slotsOf);
}

/** @param {number} length @param {number} first @param {number} slots @param {(depth: number) => number} slotsOf */
function stretchFrom(length, first, slots, slotsOf) {
  let left = slots;
  let next = first;
  while (next < length && slotsOf(next) <= left) {
    left -= slotsOf(next);
    next += 1;
  }
  return { first, last: next - 1, left };
}

/** @param {number} length @param {number} at @param {number} slots @param {(depth: number) => number} slotsOf */
function centred(length, at, slots, slotsOf) {
  let [first, last] = [at, at];
  let left = slots - slotsOf(at);
  const take = (/** @type {number} */ depth) => {
    const fits = depth >= 0 && depth < length && slotsOf(depth) <= left;
    if (fits) left -= slotsOf(depth);
    return fits;
  };
  for (let grown = true; grown; ) {
    const on = take(last + 1);
    if (on) last += 1;
    const back = take(first - 1);
    if (back) first -= 1;
    grown = on || back;
  }
  return { first, last };
}
