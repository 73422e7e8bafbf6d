import { momentOf } from "../../../store/index.ts";
import { over } from "../../../domain/incident/ruling-list.tsx";
import type { About } from "../call/offender.tsx";
import type { Ruling, Snapshot, State } from "../../../store/index.ts";

const MINUTE_MS = 60_000;

/**
 * Return another referee's ruling that is probably on this incident: on the same player for the same foul, made since a
 * minute before the call began.
 * @param draft its id
 */
export function ruledMeanwhile(
  { rulings }: State,
  { offender, hanchan, from }: About,
  foul: string,
  official: Snapshot["official"],
  draft: string,
) {
  if (from || !offender) return null;
  const call = { id: draft, foul, offender, hanchan, official: official?.id };
  return find(Object.values(rulings), call, momentOf(draft) - MINUTE_MS, Infinity);
}

/**
 * Return the ruling of another referee, within a minute of this one, that is probably on the same incident, if both are
 * in force.
 */
export function sameCallAs(rulings: Ruling[], ruling: Ruling): Ruling | null {
  const at = Date.parse(ruling.ruled_at);
  return over(ruling) || ruling.amends ? null : find(rulings, ruling, at - MINUTE_MS, at + MINUTE_MS);
}

/** The parts of a ruling that identify its incident. */
type Called = Pick<Ruling, "id" | "foul" | "hanchan"> & { offender: { id: string }; official?: string | null };

function find(
  rulings: Ruling[],
  { id, foul, offender, hanchan, official }: Called,
  from: number,
  until: number,
): Ruling | null {
  const is = (one: Ruling) => {
    const at = Date.parse(one.ruled_at);
    const same = one.foul === foul && one.offender.id === offender.id && (one.hanchan ?? null) === (hanchan ?? null);
    return same && one.id !== id && one.official !== official && !over(one) && !one.amends && at >= from && at <= until;
  };
  return rulings.find(is) ?? null;
}
