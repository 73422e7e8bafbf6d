/** All that is asked of a hand at once: its tiles, how far it is, what it waits for, and what a win is worth. */

import { furiten } from "./furiten.js";
import { DUE, hand } from "./hand.js";
import { concealedQuad } from "./quads.js";
import { riichi } from "./riichi.js";
import { IN_RIICHI, checkSituations } from "./situations.js";
import { forbiddenDiscards } from "./swap-call.js";
import { discards, shanten, waits } from "./tenpai.js";
import { COPIES, counts } from "./tiles.js";
import { value } from "./win/value.js";

/** @typedef {ReturnType<typeof shapeOf>} Shape */

/**
 * What no rulebook changes of a hand that is read from JSON; `toDiscard` is null unless its player has a tile to choose.
 * Throws BadFact or UnknownName for what can't be.
 * @param {Record<string, any>} said
 */
export function shapeOf(said) {
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

/**
 * @param {Record<string, any>} said
 * @param {import("./rules.js").Rules} rules
 */
export function examine(said, rules) {
  return examineShape(shapeOf(said), rules);
}

/**
 * What to say of a hand whose shape was read. Throws BadFact for situations that can't be under these rules.
 * @param {Shape} shape
 * @param {import("./rules.js").Rules} rules
 */
export function examineShape(shape, rules) {
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

/**
 * @param {number[]} counted
 * @param {import("./hand.js").Hand} read
 */
function withDrawn(counted, { drawn }) {
  return counted.map((many, kind) => many + Number(kind === drawn?.kind));
}

/**
 * @param {Shape} shape
 * @param {import("./rules.js").Rules} rules
 */
function quads({ hand: { drawn, wall }, concealed, shanten, inRiichi }, rules) {
  if (!drawn || shanten === null || !(inRiichi || wall === 0)) return [];
  const four = [...concealed.keys()].filter((kind) => concealed[kind] + Number(kind === drawn.kind) === COPIES);
  return four.map((kind) => concealedQuad(concealed, drawn.kind, kind, wall, rules));
}
