import { useState } from "preact/hooks";
import { amountIn, fines, takesPayments } from "../ledger/accounts.js";
import { useWayThere } from "./way-there.js";
import { NewPayment } from "./new-payment.jsx";
import { t } from "../../ui/i18n.js";
import { tournamentName } from "../words/words.js";
import { useStore } from "../../store/use-store.js";
import { LetPlay } from "./let-play.jsx";
import { gameOf, ofRound } from "../event/game-clock.js";

/** @typedef {{account: {kind: string, id: string}, unit: string, amount: number, tournament?: string, lines?: any[]}} Unpaid `tournament`: another evening's */

/**
 * What those seated have to pay before they play, of another evening of the season too: not what this very round
 * charges or what came after the game began, nor of whom a director let play or a substitute replaced. The twin of the server's.
 * @param {any} state @param {any} hanchan @param {string} [person] of this player alone @param {boolean} [played] for its result: it began when it was to begin, unless it is known when @returns {Unpaid[]}
 */
export function unpaidAt(state, hanchan, person, played) {
  const began = gameOf(state, hanchan).begun?.at ?? (played ? hanchan.scheduled_at : null);
  const replaced = ofRound(state, hanchan.round).filter((one) => one.what === "replaced" && one.hanchan === hanchan.id);
  const free = [...(hanchan.allowed ?? []), ...replaced.map((one) => one.person?.id)];
  const seated = Object.values(hanchan.seats).filter((id) => !free.includes(id) && (!person || id === person));
  return owedBefore(state, hanchan.round, began ? new Date(began).getTime() : Infinity, seated);
}

/** What they owe, but for what a round charges itself or was first charged after it began. @param {any} state @param {string} round @param {number} began ms @param {string[]} people @returns {Unpaid[]} */
function owedBefore(state, round, began, people) {
  const isIn = (/** @type {{at: string}} */ { at }) => Date.parse(at) <= began;
  const lines = Object.values(state.ledger).filter(({ account_id: id }) => people.includes(id));
  const early = new Set(lines.filter(isIn).map(({ cause_id: id }) => id));
  const charges = lines.filter(({ what, amount }) => amount > 0 && (what === "charged" || what === "decided"));
  const late = new Set(charges.map(({ cause_id: id }) => id).filter((id) => !early.has(id)));
  const counts = (/** @type {any} */ line) => ![line.cause_id, line.fine_id].some((id) => late.has(id));
  const before = { ledger: lines.filter((line) => line.round !== round && counts(line)) };
  const others = state.others.fines.filter(
    (/** @type {any} */ { account, since }) => people.includes(account.id) && Date.parse(since) <= began,
  );
  return [...fines(before), ...others].filter(({ amount }) => amount > 0);
}

/**
 * Who has to pay before the game, and the ways on: the payment, or a director's word.
 * @param {{state: any, hanchan: any, person?: string, played?: boolean}} props `person`: whom alone it is about; `played`: its result is to be entered
 */
export function UnpaidFines({ state, hanchan, person, played }) {
  const { official } = useStore();
  const [paying, setPaying] = useState(/** @type {any} */ (null));
  const wayThere = useWayThere();
  const owing = unpaidAt(state, hanchan, person, played);
  if (owing.length === 0) return null;
  const whole = (/** @type {Unpaid} */ { account, unit }) =>
    fines(state).find((one) => one.account.id === account.id && one.unit === unit);
  return (
    <section class="note bad stack owes" aria-label={t("clock.owing")}>
      {owing.map((one) => {
        const { account, unit, amount, tournament } = one;
        const name = state.players[account.id]?.name ?? "?";
        const there = wayThere(tournament);
        const takes = takesPayments(official) && !tournament;
        return (
          <>
            <p key={[account.id, tournament, unit].join()}>
              {t("clock.owes", { name, amount: amountOf(state, unit, amount, tournament) })}
            </p>
            {takes && (
              <button class="button" type="button" aria-haspopup="dialog" onClick={() => setPaying(whole(one))}>
                {t("clock.take-payment", { name })}
              </button>
            )}
            {there && (
              <a class="button" href={there}>
                {t("fines.of-evening", { evening: tournamentName(state, tournament ?? "") })}
              </a>
            )}
          </>
        );
      })}
      <LetPlay hanchan={hanchan.id} players={owing.map(({ account }) => account.id)} />
      {paying && <NewPayment state={state} balance={paying} onClose={() => setPaying(null)} />}
    </section>
  );
}

/** Say an amount, with the tournament in which it is due unless that is this one. @param {any} state @param {string} unit @param {number} amount @param {string} [evening] */
function amountOf(state, unit, amount, evening) {
  const text = amountIn(unit, amount);
  return evening ? `${text} (${tournamentName(state, evening)})` : text;
}
