/** Cards about a draw: how the hand ends, what is paid, who deals, who shows. */

import { NO, YES } from "./hand-card.ts";
import type { DrawInspection } from "../draws/inspect.ts";
import type { Card } from "./card.ts";

const OF_WALL = ["draw", "nagashi-win", "nagashi-bonus", "chonbo"];
const OF_ABORTION = ["abortive-draw", "goes-on", "chonbo"];
const NOTEN_PENALTIES = [0, 1000, 1500, 3000];
const GETS = [0, 3000, 8000, 12000];
const PAYS = [0, -1000, -2000, -4000];

const ANSWER: Record<string, (card: Card, found: DrawInspection) => string | null> = {
  ends: (_, found) => (found.ends === "waits" ? null : found.ends),
  dealer: (_, found) => found.after && found.after.dealer,
  pays: (card, found) => found.after && String(found.after.payments[seatOf(card)]),
  counters: (_, found) => found.after && String(found.after.counters),
  shows: (card, found) => (found.seats[seatOf(card)].shows === "must" ? YES : NO),
  counted: (card, found) => found.seats[seatOf(card)].counted,
};

/** Return the right answer; null if the draw waits for a declaration first. */
export function drawAnswer(card: Card, found: DrawInspection) {
  return ANSWER[String(card.ask)](card, found);
}

/** Return a few plausible answers, the right one among them. */
export function drawChoices({ ask, draw }: Card, right: string): string[] {
  if (ask === "ends") {
    const usual = (draw?.kind ?? "exhaustive-draw") === "exhaustive-draw" ? OF_WALL : OF_ABORTION;
    return [...new Set([...usual, right])];
  }
  if (ask === "dealer") return ["stays", "passes"];
  if (ask === "pays") return amounts(Number(right));
  if (ask === "counters") {
    const before = draw?.counters ?? 0;
    return sorted([0, before, before + 1, Number(right)]).map(String);
  }
  return ask === "counted" ? ["tenpai", "noten"] : [YES, NO];
}

function seatOf({ seat }: Card) {
  return String(seat);
}

function amounts(right: number) {
  const atDraw = NOTEN_PENALTIES.map((amount) => (right < 0 ? 0 - amount : amount));
  return (atDraw.includes(right) ? atDraw : sorted([...(right > 0 ? GETS : PAYS), right])).map(String);
}

function sorted(numbers: number[]) {
  return [...new Set(numbers)].sort((one, other) => Math.abs(one) - Math.abs(other));
}
