import { store } from "../../store/index.ts";
import { clockTime, t } from "../../ui/i18n.ts";
import type { Exam, State } from "../../store/index.ts";

/** How many questions, how long for each, until when. */
export function conditionsOf(
  state: State,
  { cards, seconds, until }: Pick<Exam, "cards" | "seconds" | "until">,
): string[] {
  const parts = [t("exam.questions", { count: cards.length })];
  if (seconds) parts.push(t("exam.each", { seconds }));
  if (until) parts.push(t(isOver(until) ? "exam.ended" : "exam.until", { time: timeIn(state, until) }));
  return parts;
}

export function timeIn(state: State, moment: string) {
  return clockTime(moment, state.settings.time_zone);
}

export function isOver(until: string | null) {
  return Boolean(until) && Date.parse(String(until)) <= store.now();
}

/** How long something took, in seconds. */
export function secondsOf(ms: number) {
  return t("exam.seconds", { seconds: Math.max(1, Math.round(ms / 1000)) });
}

/** What a clock on the wall shows in a zone, as a field of date and time has it: 2026-11-24T18:00. */
export function wallTime(moment: string | number, zone: string) {
  const parts = { timeZone: zone, dateStyle: "short", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat("sv-SE", parts).format(new Date(moment)).replace(" ", "T");
}

/** The moment at which it shows that, as ISO text. */
export function momentAt(wall: string, zone: string) {
  const near = Date.parse(`${wall}Z`);
  return new Date(2 * near - Date.parse(`${wallTime(near, zone)}Z`)).toISOString();
}
