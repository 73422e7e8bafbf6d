/** What may be said of a win together. */

import { BadFact } from "../errors.ts";
import type { Hand } from "./hand.ts";
import type { Rules } from "./rules.ts";

export const IN_RIICHI = ["riichi", "double-riichi", "revealed-riichi"];

/** Throws BadFact for what is said of a win and can't be, or can't be together. */
export function checkSituations({ situations, closed, win }: Hand, rules: Rules) {
  const many = (...names: string[]) => names.filter((name) => situations.has(name)).length;
  const wrong: [unknown, string, string][] = [
    [many(...IN_RIICHI) > 1, "A riichi is of one kind.", "Name one of riichi, double-riichi and revealed-riichi."],
    [many(...IN_RIICHI) && !closed, "Riichi needs a closed hand.", "Leave out the riichi."],
    [many("ippatsu") && !many(...IN_RIICHI), "Ippatsu needs riichi.", "Name the riichi too."],
    [many("ippatsu", "after-quad") > 1, "A quad ends ippatsu.", "Name one of them."],
    [many("after-quad") && win?.by === "ron", "A replacement tile is drawn.", "The win is by tsumo."],
    [many("robbing-quad") && win?.by === "tsumo", "A quad is robbed by ron.", "The win is by ron."],
    [many("last-tile", "robbing-quad") > 1, "On the last tile there is no quad.", "Name one of them."],
    [
      many("revealed-riichi") && rules["revealed-riichi"] !== "used",
      "This rulebook has no revealed riichi.",
      "Name riichi, or a rulebook that has it.",
    ],
  ];
  const found = wrong.find(([holds]) => holds);
  if (found) throw new BadFact("situations", found[1], found[2]);
}
