import { DISCARD, QUADS, SELF_DRAW, after } from "../../../rules/calls/question.ts";
import type { Asked, Call } from "../../../rules/calls/question.ts";
import type { RuleAnswers } from "../../../rules/books/content.ts";

/** A call and the answers about it; null where the question is to be asked again. */
type Called = Pick<Call, "seat" | "kind"> & { [Name in keyof Call]?: Call[Name] | null };

type Flag = "last" | "knocked" | "tsumo_said" | "drawn_wins" | "indicator_turned";

/** The calls on one tile, as entered. */
export type CallSituation = Pick<Asked, "tile" | "from" | "since" | "place"> & {
  calls: Called[];
  taker?: string | null;
  too_fast?: boolean | null;
  /** the answers chosen for rule points that the rulebook leaves open */
  rules: RuleAnswers;
} & { [Name in Flag]?: boolean };

export const SEATS = ["east", "south", "west", "north"];
/** Further facts about the table, by the kind of tile that was called. */
export const FLAGS: Record<string, Flag[]> = {
  [DISCARD]: ["last", "knocked", "tsumo_said", "drawn_wins"],
  [QUADS[0]]: ["last", "indicator_turned"],
  [QUADS[1]]: ["last", "indicator_turned"],
  [SELF_DRAW]: [],
};

export const EMPTY: CallSituation = {
  tile: DISCARD,
  from: "east",
  calls: [],
  since: "nothing",
  place: null,
  rules: {},
};

/** Return what a seat may call. */
export function callsFor({ tile, from }: CallSituation, seat: string): string[] {
  if (tile === SELF_DRAW) return seat === after(from) ? [] : ["ron"];
  if (seat === from) return [];
  if (tile !== DISCARD) return ["ron"];
  return [...(seat === after(from) ? ["chii"] : []), "pon", "kan", "ron"];
}

/** Add a call after the seat's earlier ones, or remove it. */
export function toggleCall(situation: CallSituation, seat: string, kind: string): CallSituation {
  const others = situation.calls.filter((one) => one.seat !== seat || one.kind !== kind);
  const on = others.length === situation.calls.length;
  return { ...situation, calls: on ? [...situation.calls, { seat, kind }] : others };
}

/** Keep the calls for another tile or seat, except those that are not possible any more. */
export function changeTile(situation: CallSituation, changed: Partial<CallSituation>): CallSituation {
  const next = { ...EMPTY, from: situation.from, rules: situation.rules, calls: situation.calls, ...changed };
  return { ...next, calls: next.calls.filter(({ seat, kind }) => callsFor(next, seat).includes(kind)) };
}

/** Return the situation with the answer to a question. */
export function setAnswer(
  situation: CallSituation,
  fact: string,
  at: number | null,
  answer: string | boolean | null,
): CallSituation {
  if (at === null) return { ...situation, [fact]: answer };
  return {
    ...situation,
    calls: situation.calls.map((one, place) => (place === at ? { ...one, [fact]: answer } : one)),
  };
}
