/** All that is asked of a hand at once: its tiles, how far it is, what it waits for, and what a win is worth. */

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
 * What no rulebook changes of a hand that is read from JSON; `toDiscard` is null unless its player has a tile to choose.
 * Throws BadFact or UnknownName for what can't be.
 */
export function shapeOf(said: HandSaid) {
  const read = hand(said);
  const inRiichi = IN_RIICHI.some((one) => read.situations.has(one));
  const toChoose = !read.win && read.count === DUE + 1;
  const whole = read.count === read.due || toChoose;
  const concealed = counts(read.concealed);
  const own = counts([...read.concealed, ...read.melds.flatMap((meld) => meld.tiles)]);
  const on = whole && read.concealed.length % 3 === 1 ? waits(concealed, own) : [];
  const away = on.length ? 0 : shanten(concealed);
  const toDiscard = toChoose && !inRiichi ? discards(withDrawn(concealed, read), withDrawn(own, read)) : null;
  return { hand: read, concealed, shanten: whole ? away : null, waits: on, toDiscard, inRiichi };
}

export function examine(said: HandSaid, rules: Rules) {
  return examineShape(shapeOf(said), rules);
}

/** What to say of a hand whose shape was read. Throws BadFact for situations that can't be under these rules. */
export function examineShape(shape: Shape, rules: Rules) {
  const { hand: read, waits: on, toDiscard, inRiichi } = shape;
  checkSituations(read, rules);
  const { count, due, called, melds } = read;
  const gone = furiten(on, read.discards, read.passed, inRiichi);
  return {
    count: { held: count, due },
    shanten: shape.shanten,
    tenpai: on.some(({ dead }) => !dead),
    waits: on,
    furiten: gone,
    discards: toDiscard ?? [],
    riichi: toDiscard && riichi(read, toDiscard, rules),
    quads: quads(shape, rules),
    forbidden_discards: called && melds.length ? forbiddenDiscards(melds[melds.length - 1], called, rules) : [],
    win: read.win ? value(read, rules, gone) : null,
  };
}

function withDrawn(counted: number[], { drawn }: Hand) {
  return counted.map((many, kind) => many + Number(kind === drawn?.kind));
}

function quads({ hand: { drawn, wall }, concealed, shanten, inRiichi }: Shape, rules: Rules) {
  if (!drawn || shanten === null || !(inRiichi || wall === 0)) return [];
  const four = [...concealed.keys()].filter((kind) => concealed[kind] + Number(kind === drawn.kind) === COPIES);
  return four.map((kind) => concealedQuad(concealed, drawn.kind, kind, wall, rules));
}
