import { canonical } from "../../../rules/books/rulebook.ts";
import { clockTime, t } from "../../../ui/i18n.ts";
import { StatusBadge, newestFirst } from "../../../domain/incident/ruling-list.tsx";
import { lineOf, useWords, lookOf } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import type { Escalation, Ruling, State } from "../../../store/index.ts";

const SHOWN = 12;

/** List the earlier rulings on this foul at this event, marking those with the same facts or another rulebook. */
export function EarlierRulings({ ruling, rulings }: { ruling: Ruling; rulings: Ruling[] }) {
  const words = useWords();
  const { state } = useStore();
  const [same, other] = [true, false].map((wanted) => rulings.filter((one) => sameFacts(one, ruling) === wanted));
  const listed = [...same, ...other].slice(0, SHOWN);
  return (
    <section class="stack">
      <h2>{t("esc.same-foul")}</h2>
      {rulings.length === 0 && <p class="soft">{t("esc.never-before")}</p>}
      <ul class="rows">
        {listed.map((one) => (
          <li key={one.id}>
            <a class="row" href={`#/ruling/${one.id}`}>
              <span class="body">
                <strong class={`penalty ${lookOf(one.kind)}`}>{lineOf(words, one)}</strong>
                <small>
                  {[
                    one.offender.name,
                    state.officials[one.official ?? ""]?.name,
                    clockTime(one.ruled_at, state.settings.time_zone),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </small>
              </span>
              <span class="badges">
                {same.includes(one) && <span class="badge info">{t("esc.same-facts")}</span>}
                {one.revision !== ruling.revision && <span class="badge warn">{t("esc.other-revision")}</span>}
                <StatusBadge ruling={one} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {rulings.length > SHOWN && (
        <a class="reach" href={`#/log?foul=${ruling.foul}`}>
          {t("esc.all-of-foul", { count: rulings.length })}
        </a>
      )}
    </section>
  );
}

const REPEAT = "offence_number"; // it differs between rulings that are otherwise the same

/** Return the other rulings on the offender, newest first, except those of this escalation. */
export function onOffender(state: State, escalation: Escalation, { offender }: Ruling) {
  return others(state, escalation, (one) => one.offender.id === offender.id);
}

/** Return the other rulings on the same foul at this event, newest first, except those of this escalation. */
export function ofFoul(state: State, escalation: Escalation, { foul }: Ruling) {
  return others(state, escalation, (one) => one.foul === foul);
}

/** Return whether two rulings were made on the same facts. */
export function sameFacts(one: Ruling, other: Ruling) {
  return canonical(factsOf(one)) === canonical(factsOf(other));
}

function factsOf({ final_decision: final, facts }: Ruling) {
  const { [REPEAT]: _, ...rest } = final?.facts ?? facts ?? {};
  return rest;
}

function others(state: State, { id, steps }: Escalation, matches: (ruling: Ruling) => boolean) {
  const own = [id, ...steps.map(({ standing_id }) => standing_id)];
  return newestFirst(Object.values(state.rulings).filter((one) => matches(one) && !own.includes(one.id)));
}
