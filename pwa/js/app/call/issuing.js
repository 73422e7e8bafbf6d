import { carryOut, speakIssued } from "../../engine.js";
import { hall } from "../../data/index.js";
import { asked } from "./about.js";
import { kept } from "./kept.js";

/** The book prescribes nothing: the referee says what is issued. */
const OPEN = ["discretion", "not-covered"];

/** @param {any} decision */
export function leavesOpen({ status }) {
  return OPEN.includes(status);
}

/**
 * What was issued, in words: the decision's own, or of the penalties that the referee chose in its place.
 * @param {any} library @param {any} book @param {any} decision @param {any} spoken @param {any} checked as `checkPenalties` answers
 */
export function inWords(library, book, decision, spoken, checked) {
  return checked ? speakIssued(library, carryOut(book, decision, checked), spoken.lang) : spoken;
}

/**
 * Into the outbox, where it can be taken back for ten seconds; the call's photos go with it.
 * @param {import("./about.js").About} about @param {import("./answers.js").Answers} call
 * @param {{checked: any, reason: string, amending: string}} given
 * @returns {Promise<string>} the ruling's id
 */
export async function issue(about, call, { checked, reason, amending }) {
  const { library, book } = hall.snapshot;
  const { note, photos } = kept();
  const { line, say: aloud, steps } = inWords(library, book, call.decision, call.spoken, checked);
  const shown = [line, aloud, ...steps.map((/** @type {any} */ { text }) => text)].filter(Boolean).join("\n");
  const body = {
    ...asked(about, call.foul),
    ...{ facts: call.own, context: call.context, shown },
    ...(note.trim() && { note: note.trim() }),
    ...(checked && { issued: { penalties: checked.penalties, reason } }),
    ...(about.amends && { amends: { ruling: about.amends, reason: amending } }),
  };
  const { id } = await hall.send("ruling", null, body, { hold: true, replaces: about.again, photos });
  const meanwhile = kept().photos.filter((one) => !photos.includes(one));
  for (const one of meanwhile) hall.attachPhoto(id, one);
  return id;
}
