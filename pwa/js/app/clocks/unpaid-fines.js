import { useState } from "../../../vendor/hooks.js";
import { areas } from "../areas.js";
import { amountIn, fines, takesPayments } from "../fines/accounts.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { later } from "../parts/later.js";
import { tournamentName } from "../shared/words.js";
import { useStore } from "../state.js";
import { LetPlay } from "./let-play.js";
import { ofRound } from "./game-clock.js";

const NewPayment = later(areas.desk, "NewPayment");

/** @typedef {{account: {kind: string, id: string}, unit: string, amount: number, tournament?: string, lines?: any[]}} Unpaid `tournament`: another evening's */

/**
 * What those seated have to pay before they play, of another evening of the season too: not what this very round
 * charges, nor of whom a director let play or a substitute replaced. The twin of the server's.
 * @param {any} state @param {any} hanchan @param {string} [person] of this player alone @param {Unpaid[]} [owed] before its round @returns {Unpaid[]}
 */
export function unpaidAt(state, hanchan, person, owed = owedBefore(state, hanchan.round)) {
  const replaced = ofRound(state, hanchan.round).filter((one) => one.what === "replaced" && one.hanchan === hanchan.id);
  const free = [...(hanchan.allowed ?? []), ...replaced.map((one) => one.person?.id)];
  const seated = Object.values(hanchan.seats).filter((id) => !free.includes(id) && (!person || id === person));
  return owed.filter(({ account }) => seated.includes(account.id));
}

/** Whatever anybody owes, but for what a round charges itself. @param {any} state @param {string} round @returns {Unpaid[]} */
export function owedBefore(state, round) {
  const before = { ledger: Object.values(state.ledger).filter((line) => line.round !== round) };
  return [...fines(before), ...state.others.fines].filter(({ amount }) => amount > 0);
}

/**
 * Who has to pay before the game, and the ways on: the payment, or a director's word.
 * @param {{state: any, hanchan: any, person?: string}} props `person`: whom alone it is about
 */
export function UnpaidFines({ state, hanchan, person }) {
  const { official } = useStore();
  const [paying, setPaying] = useState(/** @type {any} */ (null));
  const owing = unpaidAt(state, hanchan, person);
  if (owing.length === 0) return null;
  const whole = (/** @type {Unpaid} */ { account, unit }) =>
    fines(state).find((one) => one.account.id === account.id && one.unit === unit);
  return html`<section class="note bad stack owes" aria-label=${t("clock.owing")}>
    ${owing.map((one) => {
      const { account, unit, amount, tournament } = one;
      const name = state.players[account.id]?.name ?? "?";
      const takes = takesPayments(official) && !tournament;
      return html`<p key=${[account.id, tournament, unit].join()}>${t("clock.owes", { name, amount: amountOf(state, unit, amount, tournament) })}</p>
        ${takes && html`<button class="button" type="button" aria-haspopup="dialog" onClick=${() => setPaying(whole(one))}>${t("clock.take-payment", { name })}</button>`}`;
    })}
    <${LetPlay} hanchan=${hanchan.id} players=${owing.map(({ account }) => account.id)} />
    ${paying && html`<${NewPayment} state=${state} balance=${paying} onTaken=${() => {}} onClose=${() => setPaying(null)} />`}
  </section>`;
}

/** Say an amount, with the tournament in which it is due unless that is this one. @param {any} state @param {string} unit @param {number} amount @param {string} [evening] */
function amountOf(state, unit, amount, evening) {
  const text = amountIn(unit, amount);
  return evening ? `${text} (${tournamentName(state, evening)})` : text;
}
