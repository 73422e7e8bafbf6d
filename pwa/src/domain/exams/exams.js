/** Exams of the event and who has taken them, as the journal tells; the answers are not in it. */

import { store } from "../../store/index.js";
import { hasOne } from "../people/roles.js";

store.loadEscalationSteps(); // what applies unsent attempts comes with it

const EXAMINED = ["head-referee", "referee", "arbiter"];

/** Under what name a phone keeps how far an official has come. @param {string} exam @param {string} official */
export function draftName(exam, official) {
  return `shinpan.exam.${exam}.${official}`;
}

/** Whether an official takes exams; only the server knows for sure. @param {any} official */
export function takesExams(official) {
  return Boolean(official) && hasOne(official, EXAMINED);
}

/** The newest first. @param {any} state @returns {any[]} */
export function examsOf(state) {
  return Object.values(state.exams).sort((one, other) => (one.id < other.id ? 1 : -1));
}

/** The attempt of that official that counts. @param {any} state @param {string} exam @param {string} [official] */
export function attemptOf(state, exam, official) {
  return attemptsIn(state, exam).find(({ official_id: by }) => by === official);
}

/** How many have taken it, of those who take exams or did. @param {any} state @param {string} exam */
export function progressOf(state, exam) {
  const took = attemptsIn(state, exam).map(({ official_id: by }) => by);
  const asked = Object.values(state.officials).filter((one) => !one.revoked_at && takesExams(one));
  return { taken: took.length, all: new Set([...took, ...asked.map(({ id }) => id)]).size };
}

/** The open exams that this official has not taken. @param {any} state @param {any} official @returns {any[]} */
export function waitingExams(state, official) {
  if (!takesExams(official)) return [];
  return examsOf(state).filter(({ id, status }) => status === "open" && !attemptOf(state, id, official.id));
}

/** @param {any} state @param {string} exam @returns {any[]} */
function attemptsIn(state, exam) {
  return Object.values(state.examAttempts).filter((one) => one.exam_id === exam && !one.withdrawn_at);
}
