import type { State } from "../../store/index.ts";

/** Which players were disqualified by a ruling that counts. */
export function disqualified({ rulings }: State): Set<string> {
  const out = Object.values(rulings).filter(({ kind, counts }) => counts && kind === "disqualification");
  return new Set(out.map(({ offender }) => offender.id));
}

/** Tells why somebody plays no more, if so. */
export function whyOut(state: State): (player: string) => "withdrawn" | "disqualified" | null {
  const out = disqualified(state);
  return (id) => (out.has(id) ? "disqualified" : state.players[id]?.withdrawn_at ? "withdrawn" : null);
}
