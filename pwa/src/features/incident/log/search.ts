import { momentOf } from "../../../store/index.ts";
import { matcher } from "../../../rules/words/search.ts";
import { over } from "../../../domain/incident/ruling-list.tsx";
import { foulName, lineOf } from "../../../domain/words/words.ts";
import type { Ruled } from "./ruled.ts";
import type { State } from "../../../store/index.ts";
import type { Words } from "../../../rules/words/wording.ts";

/** A value of the status filter that is no status of a ruling: somebody escalated it. */
export const ESCALATED = "escalated";
/** Neither withdrawn nor amended. */
export const STANDING = "standing";

/** For each filter, whether a ruling matches. */
const MEANT: Record<string, (ruling: Ruled, value: string) => boolean> = {
  table: (ruling, value) => ruling.table.id === value,
  player: (ruling, value) => ruling.offender.id === value,
  foul: (ruling, value) => ruling.foul === value,
  kind: (ruling, value) => ruling.kind === value,
  status: hasStatus,
  official: (ruling, value) => ruling.official === value,
  round: (ruling, value) => ruling.round === value,
  book: (ruling) => ruling.prescribed_followed === false,
  escalation: (ruling, value) => ruling.escalation === value,
  took,
};
/** Whether the time of a ruling is within a bound. */
const TIMED: Record<string, (at: string, value: string) => boolean> = {
  from: (at, value) => at >= value,
  until: (at, value) => at <= value,
};

function hasStatus(ruling: Ruled, value: string) {
  if (value === STANDING) return !over(ruling);
  return value === ESCALATED ? Boolean(ruling.escalation) : ruling.status === value;
}

/**
 * Return whether the time from the beginning of the call to the ruling is in this range. @param value seconds, as in
 * 10-30
 */
function took({ id, ruled_at, device_at }: Ruled, value: string) {
  const seconds = (Date.parse(ruled_at) - momentOf(id)) / 1000;
  const [from = 0, until = 0] = value.split("-").map(Number);
  return Boolean(device_at) && seconds >= from && seconds < until;
}

/** Return the rulings that match every filter; times are in the tournament's time zone. */
export function filterRulings(rulings: Ruled[], chosen: Record<string, string>, timeZone: string) {
  const filters = Object.entries(chosen).filter(([name, value]) => value && name in MEANT);
  const bounds = Object.entries(chosen).filter(([name, value]) => value && name in TIMED);
  const wallClock = new Intl.DateTimeFormat("sv", { dateStyle: "short", timeStyle: "short", timeZone });
  const timeOf = ({ ruled_at }: Ruled) => wallClock.format(new Date(ruled_at)).replace(" ", "T");
  return rulings.filter(
    (ruling) =>
      filters.every(([name, value]) => MEANT[name](ruling, value)) &&
      bounds.every(([name, value]) => TIMED[name](timeOf(ruling), value)),
  );
}

/** Return the rulings that contain every word, including in notes added later. */
export function searchRulings(words: Words, state: State, rulings: Ruled[], text: string) {
  if (!text.trim()) return rulings;
  const added = notesByRuling(state);
  const matches = matcher(words.library, text);
  return rulings.filter((ruling) => {
    const { offender, table, note, reason, foul } = ruling;
    const later = added[ruling.id] ?? [];
    const texts = [offender.name, table.label, note, reason, foulName(words, foul), lineOf(words, ruling)];
    return matches([...texts, ...later].filter(Boolean).join(" "));
  });
}

function notesByRuling({ notes }: State): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { ruling, note } of Object.values(notes)) (found[ruling] ??= []).push(note);
  return found;
}
