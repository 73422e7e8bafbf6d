import { useState } from "preact/hooks";
import { canonical } from "../../../rules/books/rulebook.ts";
import { address, turn } from "../../../domain/incident/address.ts";
import { t } from "../../../ui/i18n.ts";
import { tablemates } from "../../../domain/incident/others.ts";
import { lazy } from "../../../ui/lazy.tsx";
import { here } from "../../../ui/router.ts";
import { chosenOf, tried } from "../../../domain/incident/decision.ts";
import { useWords } from "../../../domain/words/words.ts";
import { useBook } from "../../../domain/rulebook/book.ts";
import { Chip } from "../../../domain/reasons/chip.tsx";
import type { About } from "../call/offender.tsx";
import type { Answers } from "../call/decision.tsx";
import type { Around } from "../../../domain/words/context.ts";
import type { Decision } from "../../../rules/engine/decision.ts";
import type { Seat } from "../../../store/index.ts";

const Reasons = lazy(() => import("../../../domain/reasons/why.tsx"), "Reasons");
/** The most frequent simultaneous events; the other context is folded. */
const BESIDE = ["win", "exhaustive-draw"];
const OUTCOME = ["status", "penalties", "effects", "steps", "stays", "range", "context_rule"] as const;

/** Offer the changes of context that change the ruling, a tap each: a simultaneous win or draw, further offenders. */
export function Switches({ about, call }: { about: About; call: Answers }) {
  const snapshot = useBook();
  const words = useWords();
  const [listed, setListed] = useState(false);
  const { foul, facts, context, others } = call;
  const { simultaneous, ...around } = context;
  const { offenders: _, ...alone } = context;
  const outcome = (changed: Around) => outcomeOf(tried(snapshot.book, foul, facts, changed));
  const without = outcome(around);
  const beside = BESIDE.filter((value) => {
    const changed = outcome({ ...around, simultaneous: value });
    return value === simultaneous || (changed && changed !== without);
  });
  const mates = tablemates(snapshot, about);
  const several = mates.length > 0 && outcome({ ...alone, offenders: 2 });
  if (beside.length === 0 && !several) return null;
  const chosen = others.map((one) => one.about.seat);
  const toggle = (seat: Seat | null) => {
    const also = chosen.includes(seat) ? chosen.filter((one) => one !== seat) : [...chosen, seat];
    turn(address(foul, { also: also.join() || null, context: alone }));
  };
  return (
    <section class="switches" aria-label={t("decide.switches")}>
      {beside.map((value) => {
        const on = value === simultaneous;
        const change = () => turn(address(foul, { context: on ? around : { ...around, simultaneous: value } }));
        return (
          <Chip key={value} pressed={on} onClick={change}>
            {words.phrase(`simultaneous-${value}`)}
          </Chip>
        );
      })}
      {several && (
        <button
          class="chip"
          type="button"
          aria-expanded={listed || chosen.length > 0}
          onClick={() => setListed(!listed)}
        >
          {t("decide.at-fault", { count: 1 + chosen.length })}
        </button>
      )}
      {several && (listed || chosen.length > 0) && (
        <div class="switches" role="group" aria-label={t("decide.also-at-fault")}>
          {mates.map(({ seat, offender }) => (
            <Chip key={seat} pressed={chosen.includes(seat)} onClick={() => toggle(seat)}>
              {words.phrase(`seat-${seat}`)} <span class="who">{offender?.name}</span>
            </Chip>
          ))}
        </div>
      )}
    </section>
  );
}

/** Offer the penalties that the rulebook leaves to the referee, a tap each. */
export function Range({ call: { foul, decision, checked } }: { call: Answers }) {
  const { book } = useBook();
  const words = useWords();
  const range = (decision.range ?? []).filter((one) => chosenOf(book, decision, one));
  if (range.length === 0) return null;
  const chosen = checked && canonical(checked.penalties[0]);
  const why = here().query.get("why")?.split(",") ?? [];
  return (
    <>
      <section class="switches outcomes" aria-label={t("call.range")}>
        {range.map((one) => {
          const on = canonical(chosenOf(book, decision, one)?.penalties[0]) === chosen;
          const choose = () => turn(address(foul, { penalty: on ? null : one, why: null }));
          return (
            <Chip key={canonical(one)} pressed={on} onClick={choose}>
              {words.penalty(one)}
            </Chip>
          );
        })}
      </section>
      {checked && (
        <Reasons
          foul={foul}
          chosen={why}
          onChosen={(ids: string[]) => turn(address(foul, { why: ids.join() || null }))}
        />
      )}
    </>
  );
}

/** Return the visible parts of a decision as one string; null if the context contradicts the facts. */
function outcomeOf(decision: Decision | null) {
  return decision && canonical(OUTCOME.map((name) => decision[name] ?? null));
}
