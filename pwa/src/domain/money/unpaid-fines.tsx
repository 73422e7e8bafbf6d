import { Fragment } from "preact";
import { useState } from "preact/hooks";
import { amountIn, fines, takesPayments } from "../ledger/accounts.ts";
import { useFinesLink } from "./fines-link.ts";
import { NewPayment } from "./new-payment.tsx";
import { t } from "../../ui/i18n.ts";
import { tournamentName } from "../words/words.ts";
import { useStore } from "../../store/use-store.ts";
import { LetPlay } from "./let-play.tsx";
import { gameOf, ofRound } from "../event/game-clock.ts";
import type { Account, Balance } from "../ledger/accounts.ts";
import type { Hanchan, LedgerLine, State } from "../../store/index.ts";
import type { SeasonFine } from "#api";

/** `tournament`: another evening's */
export interface Unpaid {
  account: Account;
  unit: string;
  amount: number;
  tournament?: string;
  lines?: LedgerLine[];
}

/**
 * What those seated have to pay before they play, of another evening of the season too: not what this very round
 * charges or what came after the game began, nor of whom a director let play or a substitute replaced. The twin of the server's.
 * @param person of this player alone
 * @param played for its result: it began when it was to begin, unless it is known when
 */
export function unpaidAt(state: State, hanchan: Hanchan, person?: string, played?: boolean): Unpaid[] {
  const began = gameOf(state, hanchan).begun?.at ?? (played ? hanchan.scheduled_at : null);
  const replaced = ofRound(state, hanchan.round).filter((one) => one.what === "replaced" && one.hanchan === hanchan.id);
  const free = [...(hanchan.allowed ?? []), ...replaced.map((one) => one.person?.id)];
  const seated = Object.values(hanchan.seats).filter((id) => !free.includes(id) && (!person || id === person));
  return owedBefore(state, hanchan.round, began ? new Date(began).getTime() : Infinity, seated);
}

/** What they owe, but for what a round charges itself or was first charged after it began. @param began ms */
function owedBefore(state: State, round: string, began: number, people: string[]): Unpaid[] {
  const isIn = ({ at }: { at: string }) => Date.parse(at) <= began;
  const lines = Object.values(state.ledger).filter(({ account_id: id }) => people.includes(id));
  const early = new Set(lines.filter(isIn).map(({ cause_id: id }) => id));
  const charges = lines.filter(({ what, amount }) => amount > 0 && (what === "charged" || what === "decided"));
  const late = new Set(charges.map(({ cause_id: id }) => id).filter((id) => !early.has(id)));
  const counts = (line: LedgerLine) => ![line.cause_id, line.fine_id].some((id) => id && late.has(id));
  const before = { ledger: lines.filter((line) => line.round !== round && counts(line)) };
  const others = state.others.fines.filter(
    ({ account, since }: SeasonFine) => people.includes(account.id) && Date.parse(since) <= began,
  );
  return [...fines(before), ...others].filter(({ amount }) => amount > 0);
}

interface UnpaidFinesProps {
  state: State;
  hanchan: Hanchan;
  person?: string;
  played?: boolean;
}

/**
 * Who has to pay before the game, and the ways on: the payment, or a director's word.
 * @param props `person`: whom alone it is about; `played`: its result is to be entered
 */
export function UnpaidFines({ state, hanchan, person, played }: UnpaidFinesProps) {
  const { official } = useStore();
  const [paying, setPaying] = useState<Balance | null>(null);
  const wayThere = useFinesLink();
  const owing = unpaidAt(state, hanchan, person, played);
  if (owing.length === 0) return null;
  const whole = ({ account, unit }: Unpaid) =>
    fines(state).find((one) => one.account.id === account.id && one.unit === unit);
  return (
    <section class="note bad stack owes" aria-label={t("clock.owing")}>
      {owing.map((one) => {
        const { account, unit, amount, tournament } = one;
        const name = state.players[account.id]?.name ?? "?";
        const there = wayThere(tournament);
        const takes = takesPayments(official) && !tournament;
        return (
          <Fragment key={[account.id, tournament, unit].join()}>
            <p>{t("clock.owes", { name, amount: amountOf(state, unit, amount, tournament) })}</p>
            {takes && (
              <button class="button" type="button" aria-haspopup="dialog" onClick={() => setPaying(whole(one) ?? null)}>
                {t("clock.take-payment", { name })}
              </button>
            )}
            {there && (
              <a class="button" href={there}>
                {t("fines.of-evening", { evening: tournamentName(state, tournament ?? "") })}
              </a>
            )}
          </Fragment>
        );
      })}
      <LetPlay hanchan={hanchan.id} players={owing.map(({ account }) => account.id)} />
      {paying && <NewPayment state={state} balance={paying} onClose={() => setPaying(null)} />}
    </section>
  );
}

/** Say an amount, with the tournament in which it is due unless that is this one. */
function amountOf(state: State, unit: string, amount: number, evening?: string) {
  const text = amountIn(unit, amount);
  return evening ? `${text} (${tournamentName(state, evening)})` : text;
}
