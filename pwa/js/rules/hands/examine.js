/** All that is asked of a hand at once: its tiles, how far it is, what it waits for, and what a win is worth. */

import { BadFact } from "../errors.js";
import { hand } from "./hand.js";
import { changed, shanten, waits } from "./shanten.js";
import { COPIES, Tile, counts } from "./tiles.js";
import { value } from "./value.js";
import { RIICHI } from "./yaku.js";

/** @typedef {import("./hand.js").Hand} Hand */
/** @typedef {{tile: string, dead: boolean}} Wait dead where the player has all four */

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
  const on = count === due && !(win && !win.tile) ? liveOrDead(before, own, read) : [];
  const away = on.length ? 0 : shanten(before, read.melds.length);
  return {
    count: { held: count, due },
    shanten: count === due || toDiscard ? away : null,
    tenpai: on.some(({ dead }) => !dead),
    waits: on,
    discards: toDiscard ? discards(before, own, read) : [],
    win: win ? value(read, rules) : null,
  };
}

/**
 * The waits of 13 tiles.
 * @param {number[]} held
 * @param {number[]} own those in melds too, and one that is discarded
 * @param {Hand} read
 * @returns {Wait[]}
 */
function liveOrDead(held, own, read) {
  const kinds = waits(held, read.melds.length);
  return kinds.map((kind) => ({ tile: String(new Tile(kind)), dead: own[kind] === COPIES }));
}

/**
 * Each kind whose discard leaves a wait that can come, with what it waits for then.
 * @param {number[]} held
 * @param {number[]} own
 * @param {Hand} read
 */
function discards(held, own, read) {
  const kinds = [...held.keys()].filter((kind) => held[kind]);
  return kinds
    .map((kind) => ({ tile: String(new Tile(kind)), waits: liveOrDead(changed(held, kind, -1), own, read) }))
    .filter(({ waits }) => waits.some(({ dead }) => !dead));
}

/**
 * @param {Hand} read
 * @param {import("./rules.js").Rules} rules
 */
function checkSituations({ situations, closed, win }, rules) {
  const said = (/** @type {string[]} */ ...names) => names.filter((name) => situations.has(name)).length;
  /** @type {[unknown, string, string][]} */
  const wrong = [
    [said(...RIICHI) > 1, "A riichi is of one kind.", "Name one of riichi, double-riichi and revealed-riichi."],
    [said(...RIICHI) && !closed, "Riichi needs a closed hand.", "Rule on it as riichi with an open hand."],
    [said("ippatsu") && !said(...RIICHI), "Ippatsu needs riichi.", "Name the riichi too."],
    [said("ippatsu", "after-quad") > 1, "A quad ends ippatsu.", "Name one of them."],
    [said("after-quad") && win?.by === "ron", "A replacement tile is drawn.", "The win is by tsumo."],
    [said("robbing-quad") && win?.by === "tsumo", "A quad is robbed by ron.", "The win is by ron."],
    [
      said("last-tile") && said("after-quad", "robbing-quad"),
      "After a quad there is no haitei or houtei.",
      "Name one of them.",
    ],
    [
      said("revealed-riichi") && rules["revealed-riichi"] !== "used",
      "This rulebook has no revealed riichi.",
      "Name riichi, or a rulebook that has it.",
    ],
  ];
  const found = wrong.find(([holds]) => holds);
  if (found) throw new BadFact("situations", found[1], found[2]);
}
