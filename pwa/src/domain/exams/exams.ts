/** Exams of the event and who has taken them, as the journal tells; the answers are not in it. */

import { store } from "../../store/index.ts";
import { hasOne } from "../people/roles.ts";
import type { Exam, ExamAttempt, Snapshot, State } from "../../store/index.ts";
import type { Roled } from "../people/roles.ts";

store.loadEscalationSteps(); // what applies unsent attempts comes with it

const EXAMINED = ["head-referee", "referee", "arbiter"];

/** Under what name a phone keeps how far an official has come. */
export function draftName(exam: string, official: string) {
  return `shinpan.exam.${exam}.${official}`;
}

/** Whether an official takes exams; only the server knows for sure. */
export function takesExams(official: Roled) {
  return Boolean(official) && hasOne(official, EXAMINED);
}

/** The newest first. */
export function examsOf(state: State): Exam[] {
  return Object.values(state.exams).sort((one, other) => (one.id < other.id ? 1 : -1));
}

/** The attempt of that official that counts. */
export function attemptOf(state: State, exam: string, official?: string) {
  return attemptsIn(state, exam).find(({ official_id: by }) => by === official);
}

/** How many have taken it, of those who take exams or did. */
export function progressOf(state: State, exam: string) {
  const took = attemptsIn(state, exam).map(({ official_id: by }) => by);
  const asked = Object.values(state.officials).filter((one) => !one.revoked_at && takesExams(one));
  return { taken: took.length, all: new Set([...took, ...asked.map(({ id }) => id)]).size };
}

/** The open exams that this official has not taken. */
export function waitingExams(state: State, official: Snapshot["official"]): Exam[] {
  if (!official || !takesExams(official)) return [];
  return examsOf(state).filter(({ id, status }) => status === "open" && !attemptOf(state, id, official.id));
}

function attemptsIn(state: State, exam: string): ExamAttempt[] {
  return Object.values(state.examAttempts).filter((one) => one.exam_id === exam && !one.withdrawn_at);
}
