/**
 * What a learner has answered, and which scenes of the lessons are done. An item is what is known by
 * whoever can answer its questions: `"who_draws ITEM-BANANA"`.
 *
 * @typedef {object} Item
 * @property {number} box 1 … 5: the higher, the better it is known, and the later it comes back.
 * @property {number} answered When it was answered last, in milliseconds since 1970.
 * @property {number} right How often.
 * @property {number} wrong
 *
 * @typedef {object} Progress
 * @property {Record<string, Item>} items
 * @property {Record<string, Record<string, true>>} lessons The scenes that are done, by lesson.
 */

const FORMAT = "uno-kart-progress/1";
const BOXES = 5;
const DAY = 24 * 60 * 60 * 1000;
/** After how many days what lies in a box comes back, from the first box to the last. */
const DAYS = [0, 1, 3, 7, 21];
const ITEM = /^[a-z_]{1,40} [A-Z0-9-]{1,20}$/;
const LESSON = /^[a-z0-9-]{1,40}$/;
const SCENE = /^[1-9][0-9]?$/;
/** More than there are, and few enough to be read at once. */
const MOST_ITEMS = 1000;
const MOST_LESSONS = 100;
const MOST = 2 ** 53 - 1;

/** What was opened is no progress; `place` is where it is wrong. */
export class NoProgress extends Error {
  /** @param {string} place */
  constructor(place) {
    super(place);
    this.place = place;
  }
}

/** @returns {Progress} */
export function nothing() {
  return { items: {}, lessons: {} };
}

/**
 * A right answer puts the item into the next box, a wrong one back into the first.
 *
 * @param {Progress} progress
 * @param {string} id
 * @param {boolean} right
 * @param {number} now
 * @returns {Progress}
 */
export function withAnswer(progress, id, right, now) {
  const had = progress.items[id] ?? { box: 1, right: 0, wrong: 0 };
  const item = {
    box: right ? Math.min(had.box + 1, BOXES) : 1,
    answered: now,
    right: had.right + Number(right),
    wrong: had.wrong + Number(!right),
  };
  return { ...progress, items: { ...progress.items, [id]: item } };
}

/**
 * @param {Progress} progress
 * @param {string} lesson
 * @param {number} scene
 * @returns {Progress}
 */
export function withScene({ items, lessons }, lesson, scene) {
  return { items, lessons: { ...lessons, [lesson]: { ...lessons[lesson], [scene]: true } } };
}

/** @param {Item} item When it comes back. */
function dueAt({ box, answered }) {
  return answered + DAYS[box - 1] * DAY;
}

/**
 * The items that have come back, those that are least known first.
 *
 * @param {Progress} progress
 * @param {number} now
 * @returns {string[]}
 */
export function dueItems({ items }, now) {
  return Object.entries(items)
    .filter(([, item]) => dueAt(item) <= now)
    .sort(([, one], [, other]) => one.box - other.box || dueAt(one) - dueAt(other))
    .map(([id]) => id);
}

/** How many items lie in each box. @param {Progress} progress */
export function boxCounts({ items }) {
  const counts = Array.from({ length: BOXES }, () => 0);
  for (const { box } of Object.values(items)) counts[box - 1] += 1;
  return counts;
}

/**
 * What two places know together: of an item what was answered last, and every scene.
 *
 * @param {Progress} one
 * @param {Progress} other
 * @returns {Progress}
 */
export function merged(one, other) {
  const items = { ...one.items };
  for (const [id, item] of Object.entries(other.items)) {
    if (!items[id] || items[id].answered < item.answered) items[id] = item;
  }
  const lessons = { ...one.lessons };
  for (const [lesson, scenes] of Object.entries(other.lessons)) {
    lessons[lesson] = { ...lessons[lesson], ...scenes };
  }
  return { items, lessons };
}

/** @param {Progress} progress @returns {string} As in a file. */
export function write({ items, lessons }) {
  return JSON.stringify({ format: FORMAT, items, lessons });
}

/**
 * @param {string} text A file.
 * @param {number} now What was answered later than this was answered by a clock that is wrong.
 * @returns {Progress}
 * @throws {NoProgress}
 */
export function read(text, now) {
  const given = fieldsOf(parsed(text), "", ["format", "items", "lessons"]);
  if (given.format !== FORMAT) throw new NoProgress("format");
  const items = entriesOf(given.items, "items", ITEM, MOST_ITEMS).map(([id, item, place]) => [
    id,
    itemOf(item, place, now),
  ]);
  const lessons = entriesOf(given.lessons, "lessons", LESSON, MOST_LESSONS).map(([id, scenes, place]) => [
    id,
    Object.fromEntries(entriesOf(scenes, place, SCENE, MOST_LESSONS).map(doneOf)),
  ]);
  return { items: Object.fromEntries(items), lessons: Object.fromEntries(lessons) };
}

/** @param {any} given @param {string} place @param {number} now @returns {Item} */
function itemOf(given, place, now) {
  const { box, answered, right, wrong } = fieldsOf(given, place, ["box", "answered", "right", "wrong"]);
  whole(box, `${place}.box`, 1, BOXES);
  whole(answered, `${place}.answered`, 0, MOST);
  whole(right, `${place}.right`, 0, MOST);
  whole(wrong, `${place}.wrong`, 0, MOST);
  return { box, answered: Math.min(answered, now), right, wrong };
}

/** @param {[string, any, string]} entry @returns {[string, true]} */
function doneOf([scene, done, place]) {
  if (done !== true) throw new NoProgress(place);
  return [scene, true];
}

/** @param {any} value @param {string} place @param {number} low @param {number} high */
function whole(value, place, low, high) {
  if (!Number.isInteger(value) || value < low || value > high) throw new NoProgress(place);
}

/** @param {any} value @param {string} place @param {string[]} names */
function fieldsOf(value, place, names) {
  if (!isObject(value)) throw new NoProgress(place);
  const stranger = Object.keys(value).find((name) => !names.includes(name));
  const missing = names.find((name) => !Object.hasOwn(value, name));
  const wrong = stranger ?? missing;
  if (wrong !== undefined) throw new NoProgress(place ? `${place}.${wrong}` : wrong);
  return value;
}

/**
 * @param {any} value
 * @param {string} place
 * @param {RegExp} name
 * @param {number} most
 * @returns {[string, any, string][]}
 */
function entriesOf(value, place, name, most) {
  if (!isObject(value)) throw new NoProgress(place);
  const entries = Object.entries(value);
  if (entries.length > most) throw new NoProgress(place);
  return entries.map(([key, entry]) => {
    if (!name.test(key)) throw new NoProgress(place);
    return [key, entry, `${place}.${key}`];
  });
}

/** @param {any} value */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new NoProgress("");
  }
}
