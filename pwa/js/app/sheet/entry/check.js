import { seatOf } from "../../../rules/hanchan/hand-end.js";
import { WIN } from "../../../rules/hanchan/hand.js";
import { Table } from "../../casual/arrows.js";
import { html } from "../../html.js";
import { t } from "../../i18n.js";
import { Dealt } from "../../glyphs/dealt.js";
import { handName } from "../../shared/words.js";
import { whole } from "../../standings/numbers.js";
import { paymentsOf } from "../examine.js";
import { worthName } from "../list.js";
import { wonHow } from "./worth.js";

/** @typedef {import("../use-sheet.js").Open} Open @typedef {import("../examine.js").Seen} Seen */

/** What a hand moves, and what comes after it: before it is kept. @param {{open: Open, told: import("../state.js").Hand, preview: Seen, at: number}} props */
export function Check({ open, told, preview, at }) {
  const { names, rules } = open;
  const { examined, wrong } = preview;
  const hand = examined.hands[at];
  if (!hand) return html`<p class="note warn" role="alert">${t("sheet.impossible")}</p>`;
  const { ends } = rules.library.catalogue.hanchan;
  const winds = names.map((_, player) => seatOf(player, hand.dealer));
  const after = examined.hands[at + 1] ?? examined.now;
  const isLast = at === examined.hands.length - 1;
  const listed = (/** @type {number[]} */ players) => players.map((player) => names[player]).join(", ");
  return html`<${Table} names=${names} winds=${winds} notes=${hand.points.map((points) => whole(points))} pot=${after.deposits ? `▬ ${after.deposits}` : ""} payments=${paymentsOf(hand)} number=${whole} />
    <div class=${`note score-comes ${hand.ends === "chonbo" ? "chonbo" : "none"}`} role="status">
      ${hand.ends === WIN ? told.wins.map((/** @type {any} */ win) => html`<strong key=${win.winner}>${wonHow(names, win)} · ${worthName(open, win)}</strong>`) : html`<strong>${ends[hand.ends]}${hand.offenders.length > 0 && `: ${listed(hand.offenders)}`}</strong>`}
      ${hand.bumped.length > 0 && html`<span>${t("sheet.bumped", { name: listed(hand.bumped) })}</span>`}
      ${isLast && examined.over ? html`<span class="draw-next">${rules.library.catalogue.hanchan.over[examined.over]}</span>` : html`<span class="draw-next">${t("hall-comes-next")} <strong><${Dealt} hand=${{ wind: after.round, number: after.number, counters: after.counters, deposits: after.deposits }} /></strong></span>`}
    </div>
    ${wrong !== null && html`<p class="note warn" role="alert">${t("sheet.breaks", { hand: placeOf(examined.now) })}</p>`}
    ${examined.unplayed > 0 && html`<p class="note warn" role="alert">${t("sheet.unplayed", { count: examined.unplayed })}</p>`}`;
}

/** @param {Seen["examined"]["now"]} now */
function placeOf({ round, number, counters }) {
  return handName({ wind: round, number, counters });
}
