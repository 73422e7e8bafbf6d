/** Which situations of a win go together. */

import { BadFact } from "../errors.ts";
import type { Hand } from "./hand.ts";
import type { Rules } from "./rules.ts";

export const IN_RIICHI = ["riichi", "double-riichi", "revealed-riichi"];

/** Throw BadFact for situations that are impossible in this hand, together, or under this rulebook. */
export function checkSituations({ situations, closed, win }: Hand, rules: Rules) {
  const count = (...names: string[]) => names.filter((name) => situations.has(name)).length;
  const wrong: [unknown, string, string][] = [
    [count(...IN_RIICHI) > 1, "A riichi is of one kind.", "Name one of riichi, double-riichi and revealed-riichi."],
    [count(...IN_RIICHI) && !closed, "Riichi needs a closed hand.", "Leave out the riichi."],
    [count("ippatsu") && !count(...IN_RIICHI), "Ippatsu needs riichi.", "Name the riichi too."],
    [count("ippatsu", "after-quad") > 1, "A quad ends ippatsu.", "Name one of them."],
    [count("after-quad") && win?.by === "ron", "A replacement tile is drawn.", "The win is by tsumo."],
    [count("robbing-quad") && win?.by === "tsumo", "A quad is robbed by ron.", "The win is by ron."],
    [count("last-tile", "robbing-quad") > 1, "On the last tile there is no quad.", "Name one of them."],
    [
      count("revealed-riichi") && rules["revealed-riichi"] !== "used",
      "This rulebook has no revealed riichi.",
      "Name riichi, or a rulebook that has it.",
    ],
  ];
  const found = wrong.find(([applies]) => applies);
  if (found) throw new BadFact("situations", found[1], found[2]);
}
