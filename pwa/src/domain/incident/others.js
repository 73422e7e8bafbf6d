import { store } from "../../store/index.js";
import { spokenOf, tried } from "./decision.js";
import { seated } from "./hands.js";
import { asked } from "./sent-call.js";

/** @typedef {import("../../features/incident/call/offender.jsx").About} About @typedef {import("../../features/incident/call/decision.jsx").Answers} Answers */

const REPEAT = "offence_number";

/** Whether the book rules on several at once; else the referee names one of the offenders. @param {any} book */
export function takesSeveral(book) {
  return book.readings["several-offenders"] !== "one";
}

/** List who else plays there; nobody where a ruling is replaced, or where the referee names one of the offenders. @param {any} snapshot @param {About} about @returns {About[]} */
export function tablemates({ state, book }, about) {
  if (!about.seat || about.from || !takesSeveral(book)) return [];
  return seated(state.hanchans[about.hanchan ?? ""], about.hand)
    .filter(({ wind, player }) => wind !== about.seat && state.players[player])
    .map(({ wind: seat, player: id }) => {
      return { ...about, seat, offender: { kind: "player", id, name: state.players[id].name } };
    });
}

/** List those whom the address names beside the offender. @param {any} snapshot @param {About} about @param {URLSearchParams} query */
export function namedIn(snapshot, about, query) {
  const seats = query.get("also")?.split(",") ?? [];
  return tablemates(snapshot, about).filter(({ seat }) => seats.includes(seat ?? ""));
}

/** The same with what the log says of each before there is a foul. @param {any} snapshot @param {About} about @param {URLSearchParams} query */
export function namedWithLog(snapshot, about, query) {
  return namedIn(snapshot, about, query).map((other) => ({ about: other, log: store.knownFacts(asked(other, null)) }));
}

/**
 * What the call comes to for another offender: the same facts, but for what the log knows of each.
 * @param {About} about @param {Answers} call @param {any} snapshot
 */
export function answersFor(about, { foul, own, context, decision: first, checked }, { book, library }) {
  const log = store.knownFacts(asked(about, foul));
  const facts = { ...own, ...log.facts };
  const { [REPEAT]: nth, ...others } = facts;
  const decision = tried(book, foul, facts, context) ?? first;
  return {
    about,
    foul,
    log,
    own: REPEAT in log.facts ? others : facts,
    context,
    decision,
    spoken: spokenOf(library, book, decision, checked),
  };
}

/** The steps of all offenders, each once. @param {{spoken: any, others: any[]}} call @param {"steps"|"stays"} part @returns {{id: string, text: string}[]} */
export function shared({ spoken, others }, part) {
  const all = [spoken, ...others.map((one) => one.spoken)].flatMap((one) => one[part]);
  return [...new Map(all.map((step) => [step.id, step])).values()];
}
