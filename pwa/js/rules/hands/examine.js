/** All that is asked of a hand at once: its tiles, how far it is, what it waits for, and what a win is worth. */

import { hand } from "./hand.js";
import { checkSituations } from "./situations.js";
import { discards, shanten, waits } from "./tenpai.js";
import { counts } from "./tiles.js";
import { value } from "./value.js";

const BEFORE_A_DISCARD = 14;

/**
 * What to say of a hand that is read from JSON. Throws BadFact or UnknownName for what can't be.
 * @param {Record<string, any>} said
 * @param {import("./rules.js").Rules} rules
 */
export function examine(said, rules) {
  const read = hand(said);
  checkSituations(read, rules);
  const { count, due, win } = read;
  const toDiscard = !win && count === BEFORE_A_DISCARD;
  const [before, melded] = [counts(read.concealed), counts(read.melds.flatMap((meld) => meld.tiles))];
  const own = before.map((many, kind) => many + melded[kind]);
  const on = count === due && !(win && !win.tile) ? waits(before, own) : [];
  const away = on.length ? 0 : shanten(before);
  return {
    count: { held: count, due },
    shanten: count === due || toDiscard ? away : null,
    tenpai: on.some(({ dead }) => !dead),
    waits: on,
    discards: toDiscard ? discards(before, own) : [],
    win: win ? value(read, rules) : null,
  };
}
