import { DISCARD, QUADS, SELF_DRAW, after } from "../../../rules/calls/question.ts";
import type { Asked, Call } from "../../../rules/calls/question.ts";
import type { RuleAnswers } from "../../../rules/books/content.ts";

/** A call, and whatever else was answered of it; null where that is to be asked again. */
type Called = Pick<Call, "seat" | "kind"> & { [Name in keyof Call]?: Call[Name] | null };

type Flag = "last" | "knocked" | "tsumo_said" | "drawn_wins" | "indicator_turned";

/** What was told of the calls on one tile. */
export type Told = Pick<Asked, "tile" | "from" | "since" | "place"> & {
  calls: Called[];
  taker?: string | null;
  too_fast?: boolean | null;
  /** what was chosen where the rulebook leaves it open */
  rules: RuleAnswers;
} & { [Name in Flag]?: boolean };

export const SEATS = ["east", "south", "west", "north"];
/** What else lies on the table, by what was called. */
export const FLAGS: Record<string, Flag[]> = {
  [DISCARD]: ["last", "knocked", "tsumo_said", "drawn_wins"],
  [QUADS[0]]: ["last", "indicator_turned"],
  [QUADS[1]]: ["last", "indicator_turned"],
  [SELF_DRAW]: [],
};

export const EMPTY: Told = { tile: DISCARD, from: "east", calls: [], since: "nothing", place: null, rules: {} };

/** What a seat may call. */
export function offered({ tile, from }: Told, seat: string): string[] {
  if (tile === SELF_DRAW) return seat === after(from) ? [] : ["ron"];
  if (seat === from) return [];
  if (tile !== DISCARD) return ["ron"];
  return [...(seat === after(from) ? ["chii"] : []), "pon", "kan", "ron"];
}

/** A call turned on, after those a seat has made before, or off. */
export function turned(told: Told, seat: string, kind: string): Told {
  const others = told.calls.filter((one) => one.seat !== seat || one.kind !== kind);
  const on = others.length === told.calls.length;
  return { ...told, calls: on ? [...told.calls, { seat, kind }] : others };
}

/** The same calls on a tile of another seat: who may not make a call any more loses it. */
export function moved(told: Told, changed: Partial<Told>): Told {
  const next = { ...EMPTY, from: told.from, rules: told.rules, calls: told.calls, ...changed };
  return { ...next, calls: next.calls.filter(({ seat, kind }) => offered(next, seat).includes(kind)) };
}

/** With the answer to what was asked. */
export function answered(told: Told, fact: string, at: number | null, answer: string | boolean | null): Told {
  if (at === null) return { ...told, [fact]: answer };
  return { ...told, calls: told.calls.map((one, place) => (place === at ? { ...one, [fact]: answer } : one)) };
}
