import { useMemo } from "preact/hooks";
import { Words } from "../../rules/words/wording.ts";
import { deadSince } from "../../store/index.ts";
import { clockTime, t } from "../../ui/i18n.ts";
import { useStore } from "../../store/use-store.ts";
import type { DeadHand, Hand, Ruling, State } from "../../store/index.ts";
import type { IssuedPenalty } from "../../rules/engine/decision.ts";
import type { SeasonOffence, SeasonTournament } from "#api";

/** The catalogue in the chosen language. */
export function useWords(): Words {
  const { library } = useStore();
  if (!library) throw new Error("No rulebook is on this phone.");
  return useMemo(() => new Words(library), [library]);
}

/** East 2-1, or East 2 without honba; empty for a hand that nobody named. */
export function handName(hand: Hand | null | undefined) {
  if (!hand) return "";
  if (hand.counters) return shortHand(hand);
  return t("hall-hand", { wind: t(`hall-wind.${hand.wind}`), number: hand.number });
}

/** East 1-0: the hand with its counters, as on a score sheet. */
export function shortHand({ wind, number, counters }: Hand) {
  return t("hall-hand-short", { wind: t(`hall-wind.${wind}`), number, count: counters ?? 0 });
}

/** When a hand was declared dead, by the hall's time. */
export function deadAt(state: State, declared: DeadHand) {
  return clockTime(deadSince(state, declared), state.settings.time_zone);
}

/** The same with the hand: "12:58 · East 2". */
export function whenDead(state: State, declared: DeadHand) {
  return [deadAt(state, declared), handName(declared.hand)].filter(Boolean).join(" · ");
}

/** What something came to; `status`: of a ruling. */
type Outcome = Pick<Ruling, "effects"> & {
  status?: string;
  penalties: Ruling["penalties"] | SeasonOffence["penalties"];
};

/** What a ruling in the log came to, in one line. */
export function lineOf(words: Words, ruling: Outcome) {
  if (ruling.status === "deferred") return words.phrase("status-deferred");
  const { effects = [] } = ruling;
  const penalties = ruling.penalties as IssuedPenalty[];
  return words.line({ penalties, effects: words.lineEffects({ penalties, effects }), transfers: [], fines: [] });
}

/** A foul's name; its id where this version of the app does not know it. */
export function foulName(words: Words, foul: string) {
  return foul in words.catalogue.fouls ? words.name("fouls", foul) : foul;
}

/** Where a ruling was made: table, hand, seat. */
export function placeOf(words: Words, ruling: Ruling) {
  const seat = ruling.seat ? words.phrase(`seat-${ruling.seat}`) : "";
  return [t("hall-table", { label: ruling.table.label }), handName(ruling.hand), seat].filter(Boolean).join(" · ");
}

/** The name of another evening of the season. */
export function tournamentName({ others }: State, id: string): string {
  return others.tournaments.find((one: SeasonTournament) => one.id === id)?.name ?? "";
}

/** What the season is called now; as it was when the tournament joined it until the server said so. */
export function seasonName({ others, season }: State): string {
  return others.season ?? season?.season ?? "";
}

const LOOKS: Record<string, string> = { disqualification: "chonbo", redeal: "none", discretion: "waits" };

/** In which colours an outcome stands, as a class of css/tokens.css. @param kind of penalty */
export function lookOf(kind: string) {
  return LOOKS[kind] ?? kind;
}

/** Where a rule stands. */
export function sourceLine(source?: Source | null) {
  return source ? [source.title, source.section].filter(Boolean).join(" · ") : "";
}

interface Source {
  title: string;
  section?: string | null;
}

/** A decision, as far as it says where it stands. */
interface Sourced {
  source?: Source | null;
  context_rule?: { source: Source };
}

/** Where a ruling stands: its row, and the rule on a chonbo with something else where that stands elsewhere. */
export function sourceLines({ source, context_rule: rule }: Sourced): string[] {
  return [...new Set([source, rule?.source].flatMap((one) => one ?? []).map(sourceLine))];
}

/** All that these answers can come to, each line once. */
export function linesOf(answers: { outcomes: { line: string }[] }[]): string[] {
  return [...new Set(answers.flatMap(({ outcomes }) => outcomes.map(({ line }) => line)))];
}
