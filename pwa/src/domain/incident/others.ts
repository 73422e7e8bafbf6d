import { store } from "../../store/index.ts";
import { spokenOf, tried } from "./decision.ts";
import { seated } from "./hands.ts";
import { callBody } from "./sent-call.ts";
import type { About } from "../../features/incident/call/offender.tsx";
import type { Answers } from "../../features/incident/call/decision.tsx";
import type { Around } from "../words/context.ts";
import type { Decision } from "../../rules/engine/decision.ts";
import type { Facts, Spoken } from "./decision.ts";
import type { Log } from "./sent-call.ts";
import type { Rulebook } from "../../rules/books/rulebook.ts";
import type { WithBook } from "../rulebook/book.ts";

const REPEAT = "offence_number";

/** Whether the book rules on several at once; else the referee names one of the offenders. */
export function takesSeveral(book: Rulebook) {
  return book.readings["several-offenders"] !== "one";
}

/** List who else plays there; nobody where a ruling is replaced, or where the referee names one of the offenders. */
export function tablemates({ state, book }: Pick<WithBook, "state" | "book">, about: About): About[] {
  if (!about.seat || !about.hand || about.from || !takesSeveral(book)) return [];
  return seated(state.hanchans[about.hanchan ?? ""], about.hand)
    .filter(({ wind, player }) => wind !== about.seat && state.players[player])
    .map(({ wind: seat, player: id }) => {
      return { ...about, seat, offender: { kind: "player", id, name: state.players[id].name } };
    });
}

/** List those whom the address names beside the offender. */
export function namedIn(snapshot: Pick<WithBook, "state" | "book">, about: About, query: URLSearchParams) {
  const seats = query.get("also")?.split(",") ?? [];
  return tablemates(snapshot, about).filter(({ seat }) => seats.includes(seat ?? ""));
}

/** The same with what the log says of each before there is a foul. */
export function namedWithLog(snapshot: WithBook, about: About, query: URLSearchParams) {
  return namedIn(snapshot, about, query).map((other) => ({
    about: other,
    log: store.knownFacts(callBody(other, null)),
  }));
}

/** The call for one of several offenders. */
export interface Other {
  about: About;
  foul: string;
  own: Facts;
  log: Log;
  context: Around;
  decision: Decision;
  spoken: Spoken;
}

/** What the call comes to for another offender: the same facts, but for what the log knows of each. */
export function answersFor(
  about: About,
  { foul, own, context, decision: first, checked }: Answers,
  { book, library }: Pick<WithBook, "book" | "library">,
): Other {
  const log = store.knownFacts(callBody(about, foul));
  const facts: Facts = { ...own, ...log.facts };
  const { [REPEAT]: _, ...others } = facts;
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

/** What is done, and what stays, in words. */
type Shown = Record<"steps" | "stays", { id: string; text: string }[]>;

/** The steps of all offenders, each once. */
export function shared(
  { spoken, others }: { spoken: Shown; others: { spoken: Shown }[] },
  part: "steps" | "stays",
): { id: string; text: string }[] {
  const all = [spoken, ...others.map((one) => one.spoken)].flatMap((one) => one[part]);
  return [...new Map(all.map((step) => [step.id, step])).values()];
}
