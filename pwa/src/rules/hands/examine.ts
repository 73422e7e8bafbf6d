/** Examines a hand: how many tiles, tenpai and on what, furiten, riichi, and the value of a win under a rulebook. */

import { furiten } from "./furiten.ts";
import { DUE, hand } from "./hand.ts";
import { concealedQuad } from "./quads.ts";
import { riichi } from "./riichi.ts";
import { IN_RIICHI, checkSituations } from "./situations.ts";
import { forbiddenDiscards } from "./swap-call.ts";
import { discards, shanten, waits } from "./tenpai.ts";
import { COPIES, counts } from "./tiles.ts";
import { value } from "./win/value.ts";
import type { Hand, HandSaid } from "./hand.ts";
import type { Rules } from "./rules.ts";

export type Shape = ReturnType<typeof shapeOf>;

/**
 * Parse a hand from JSON, and examine what depends on no rulebook; `toDiscard` is null unless its player has a tile to
 * choose. Throws BadFact or UnknownName for an impossible hand.
 */
export function shapeOf(input: HandSaid) {
  const read = hand(input);
  const inRiichi = IN_RIICHI.some((one) => read.situations.has(one));
  const hasToChoose = !read.win && read.count === DUE + 1;
  const isWhole = read.count === read.due || hasToChoose;
  const concealed = counts(read.concealed);
  const own = counts([...read.concealed, ...read.melds.flatMap((meld) => meld.tiles)]);
  const waitsOn = isWhole && read.concealed.length % 3 === 1 ? waits(concealed, own) : [];
  const distance = waitsOn.length ? 0 : shanten(concealed);
  const toDiscard = hasToChoose && !inRiichi ? discards(withDrawn(concealed, read), withDrawn(own, read)) : null;
  return { hand: read, concealed, shanten: isWhole ? distance : null, waits: waitsOn, toDiscard, inRiichi };
}

/** Parse a hand from JSON and examine it. Throws BadFact or UnknownName for an impossible hand or situation. */
export function examine(input: HandSaid, rules: Rules) {
  return examineShape(shapeOf(input), rules);
}

/** Examine a hand whose shape is known. Throws BadFact for situations that are impossible under these rules. */
export function examineShape(shape: Shape, rules: Rules) {
  const { hand: read, waits: waitsOn, toDiscard, inRiichi } = shape;
  checkSituations(read, rules);
  const { count, due, called, melds } = read;
  const furitenState = furiten(waitsOn, read.discards, read.passed, inRiichi);
  return {
    count: { held: count, due },
    shanten: shape.shanten,
    tenpai: waitsOn.some(({ dead }) => !dead),
    waits: waitsOn,
    furiten: furitenState,
    discards: toDiscard ?? [],
    riichi: toDiscard && riichi(read, toDiscard, rules),
    quads: quads(shape, rules),
    forbidden_discards: called && melds.length ? forbiddenDiscards(melds[melds.length - 1], called, rules) : [],
    win: read.win ? value(read, rules, furitenState) : null,
  };
}

function withDrawn(counted: number[], { drawn }: Hand) {
  return counted.map((count, kind) => count + Number(kind === drawn?.kind));
}

function quads({ hand: { drawn, wall }, concealed, shanten, inRiichi }: Shape, rules: Rules) {
  if (!drawn || shanten === null || !(inRiichi || wall === 0)) return [];
  const four = [...concealed.keys()].filter((kind) => concealed[kind] + Number(kind === drawn.kind) === COPIES);
  return four.map((kind) => concealedQuad(concealed, drawn.kind, kind, wall, rules));
}
