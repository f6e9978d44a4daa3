/**
 * Where seats sit around a table. Seat 0 is at the bottom, or whichever seat is looked from, and
 * the others follow clockwise, as the players would sit.
 *
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 */

/** How many sit below, on the left, above and on the right, by the number of players. */
const SIDES = /** @type {Record<number, [number, number, number, number]>} */ ({
  2: [1, 0, 1, 0],
  3: [1, 0, 2, 0],
  4: [1, 1, 1, 1],
  5: [1, 1, 2, 1],
  6: [2, 1, 2, 1],
  7: [2, 1, 3, 1],
  8: [3, 1, 3, 1],
  9: [3, 1, 4, 1],
  10: [4, 1, 4, 1],
});

/** The share of the height that the rows above and below take. */
const ROW = 0.33;
/** How far a row's ends bend towards the middle, so that the rows make a ring. */
const BEND = 0.03;
/** Widest a seat's box gets, as a share of the table's width. */
const WIDEST = 0.4;
const SIDE_WIDTH = 0.25;
const GAP = 10;
/** How near the middle an arrow would lie among the piles, and how far out it then goes. */
const AMID = 0.3;
const OUT = 0.38;

/**
 * @param {number} players
 * @param {number} width
 * @param {number} height
 * @param {number} [from] The seat at the bottom.
 * @returns {Box[]} By seat, in the units of `width` and `height`.
 */
export function seatBoxes(players, width, height, from = 0) {
  const [below, left, above, right] = SIDES[players];
  const clockwise = [
    ...row(below, width, height).reverse().map((box) => flip(box, height)),
    ...(left ? [side(width, height)] : []),
    ...row(above, width, height),
    ...(right ? [mirror(side(width, height), width)] : []),
  ];
  const first = Math.floor((below - 1) / 2);
  return Array.from(
    { length: players },
    (_, seat) => clockwise[(seat - from + first + 2 * players) % players],
  );
}

/** @param {number} count @param {number} width @param {number} height @returns {Box[]} */
function row(count, width, height) {
  const each = Math.min(width / count, width * WIDEST);
  const rest = (width - each * count) / 2;
  return Array.from({ length: count }, (_, i) => {
    const end = count > 1 ? Math.abs((2 * i) / (count - 1) - 1) : 0;
    return {
      x: rest + each * i + GAP / 2,
      y: count > 2 ? height * BEND * end : 0,
      width: each - GAP,
      height: height * ROW - GAP / 2 - (count > 2 ? height * BEND : 0),
    };
  });
}

/** @param {number} width @param {number} height @returns {Box} */
function side(width, height) {
  return {
    x: GAP / 2,
    y: height * ROW + GAP / 2,
    width: width * SIDE_WIDTH - GAP,
    height: height * (1 - 2 * ROW) - GAP,
  };
}

/** @param {Box} box @param {number} height @returns {Box} */
function flip(box, height) {
  return { ...box, y: height - box.y - box.height };
}

/** @param {Box} box @param {number} width @returns {Box} */
function mirror(box, width) {
  return { ...box, x: width - box.x - box.width };
}

/**
 * Where the way from each seat to the next clockwise can be shown by an arrow, clear of the piles.
 *
 * @param {Box[]} boxes
 * @param {number} width
 * @param {number} height
 * @returns {{x: number, y: number, angle: number}[]} Middles of the arrows, and where they point,
 *   in degrees.
 */
export function arrowPlaces(boxes, width, height) {
  return boxes.map((box, seat) => {
    const [from, to] = [middle(box), middle(boxes[(seat + 1) % boxes.length])];
    const way = { x: (to.x - from.x) / width, y: (to.y - from.y) / height };
    const half = { x: (from.x + to.x) / 2 / width - 0.5, y: (from.y + to.y) / 2 / height - 0.5 };
    const amid = Math.hypot(half.x, half.y) < AMID;
    const out = OUT / Math.hypot(way.x, way.y);
    return {
      x: width * (0.5 + (amid ? way.y * out : half.x)),
      y: height * (0.5 + (amid ? -way.x * out : half.y)),
      angle: (Math.atan2(way.y * height, way.x * width) * 180) / Math.PI,
    };
  });
}

/** @param {Box} box */
function middle(box) {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
