/**
 * @typedef {object} Lesson
 * @property {string} lesson By which progress names it.
 * @property {string} title
 * @property {string} link The name of its notebook.
 * @property {number} scenes
 * @property {string} counted How many scenes it has, in words.
 */

/** @typedef {Record<string, Record<string, boolean>>} Done By lesson and scene, what is done. */

/**
 * Tell where one is in the course.
 *
 * @param {Lesson[]} lessons
 * @param {Done} done
 * @returns {(Lesson & {done: number, isNext: boolean})[]} Each with how many of its scenes are done,
 *   and whether it is the one to go on with: the first that is not all done.
 */
export function whereIn(lessons, done) {
  const counted = lessons.map((lesson) => ({ ...lesson, done: scenesDone(lesson, done) }));
  const next = counted.findIndex((lesson) => lesson.done < lesson.scenes);
  return counted.map((lesson, place) => ({ ...lesson, isNext: place === next }));
}

/**
 * A lesson may have had other scenes when they were done: those that are gone do not count.
 *
 * @param {Lesson} lesson
 * @param {Done} done
 */
function scenesDone({ lesson, scenes }, done) {
  const numbers = Array.from({ length: scenes }, (_, place) => String(place + 1));
  return numbers.filter((number) => done[lesson]?.[number]).length;
}

/**
 * Lead to another notebook of the same folder. Where the app shows it, the name alone does; in
 * JupyterLab the address may be that of something else.
 *
 * @param {string} name
 * @param {string | undefined} path Of this notebook in JupyterLab; not given in the app.
 * @param {string | undefined} base Of JupyterLab's addresses.
 */
export function linkTo(name, path, base) {
  if (path === undefined || base === undefined) return name;
  const folder = path.replace(/^[^:/]*:/, "").split("/").slice(0, -1);
  return `${base}lab/tree/${[...folder, name].map(encodeURIComponent).join("/")}`;
}
