/** @import {Done, Lesson} from "./course.js" */
import { whereIn } from "./course.js";
import { element, setText } from "./dom.js";
import { languageView, markLanguage } from "./language_view.js";
import { fill } from "./words.js";

/**
 * @typedef {import("./language.js").Speech & CourseTold} CourseSent
 *
 * @typedef {object} CourseTold What the kernel tells of the course.
 * @property {Record<string, string>} words
 * @property {Lesson[]} lessons
 * @property {{place: string, link: string}[]} places
 */

/**
 * The list of the lessons, and of where else one can go.
 *
 * @param {CourseSent} course
 * @param {(name: string) => string} linkOf
 */
export function courseView(course, linkOf) {
  const { words, lessons, places } = course;
  const rows = lessons.map((lesson, place) => lessonRow(lesson, place + 1, words, linkOf));
  const allDone = element("p", "uk-course-finished", [words.course_all_done]);
  const ways = places.map((place) => placeRow(place, words, linkOf));
  const root = element("section", "uk uk-course", [
    element("div", "uk-course-head", [element("h2", "", [words.course]), languageView(course, words)]),
    element("p", "uk-course-help", [words.course_help]),
    allDone,
    element("ol", "uk-lessons", rows.map((row) => row.root)),
    element("h2", "", [words.course_more]),
    element("ul", "uk-course-places", ways.map((way) => way.root)),
  ]);
  markLanguage(root, course);
  return {
    root,
    /** @param {Done} done @param {number} due How many kinds of question have come back. */
    show(done, due) {
      for (const way of ways) way.show(due);
      const where = whereIn(lessons, done);
      where.forEach((lesson, place) => rows[place].show(lesson));
      allDone.hidden = where.some((lesson) => lesson.isNext);
    },
  };
}

/**
 * @param {Lesson} lesson
 * @param {number} number
 * @param {Record<string, string>} words
 * @param {(name: string) => string} linkOf
 */
function lessonRow({ title, link, scenes, counted }, number, words, linkOf) {
  const state = element("span", "uk-lesson-state");
  const action = element("span", "uk-lesson-go");
  const leading = element("a", "uk-lesson", [
    element("span", "uk-lesson-number", [String(number)]),
    element("span", "uk-lesson-title", [title]),
    state,
    action,
  ]);
  leading.href = linkOf(link);
  return {
    root: element("li", "", [leading]),
    /** @param {{done: number, isNext: boolean}} where */
    show({ done, isNext }) {
      const isDone = done === scenes;
      leading.classList.toggle("uk-lesson-next", isNext);
      leading.classList.toggle("uk-lesson-done", isDone);
      const begun = fill(words.course_begun, { done, scenes });
      setText(state, isDone ? words.course_done : done ? begun : counted);
      setText(action, isNext ? (done ? words.course_go_on : words.course_start) : "");
    },
  };
}

/**
 * @param {{place: string, link: string}} place
 * @param {Record<string, string>} words
 * @param {(name: string) => string} linkOf
 */
function placeRow({ place, link }, words, linkOf) {
  const waiting = element("span", "uk-course-due");
  const leading = element("a", "uk-course-place", [
    element("strong", "", [words[`course_${place}`]]),
    element("span", "", [words[`course_${place}_help`]]),
    waiting,
  ]);
  leading.href = linkOf(link);
  return {
    root: element("li", "", [leading]),
    /** @param {number} due */
    show(due) {
      waiting.hidden = place !== "review" || due === 0;
      setText(waiting, fill(words.course_due, { count: due }));
    },
  };
}
