import { canonical } from "../../../rules/books/rulebook.js";
import { clockTime, t } from "../../../ui/i18n.js";
import { StatusBadge, newestFirst } from "../../../domain/incident/ruling-list.jsx";
import { lineOf, useWords, lookOf } from "../../../domain/words/words.js";
import { useStore } from "../../../store/use-store.js";

const SHOWN = 12;

/** How this foul was ruled before at this event, and whether on the same facts and under the same rulebook. @param {{ruling: any, rulings: any[]}} props */
export function EarlierRulings({ ruling, rulings }) {
  const words = useWords();
  const { state } = useStore();
  const [same, other] = [true, false].map((wanted) => rulings.filter((one) => sameFacts(one, ruling) === wanted));
  const shown = [...same, ...other].slice(0, SHOWN);
  return (
    <section class="stack">
      <h2>{t("esc.same-foul")}</h2>
      {rulings.length === 0 && <p class="soft">{t("esc.never-before")}</p>}
      <ul class="rows">
        {shown.map((one) => (
          <li key={one.id}>
            <a class="row" href={`#/ruling/${one.id}`}>
              <span class="body">
                <strong class={`penalty ${lookOf(one.kind)}`}>{lineOf(words, one)}</strong>
                <small>
                  {[
                    one.offender.name,
                    state.officials[one.official]?.name,
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

const REPEAT = "offence_number"; // how often before: it differs between rulings that are otherwise the same

/** Every other ruling on the offender, newest first, but those of this matter. @param {any} state @param {any} escalation @param {any} ruling */
export function onOffender(state, escalation, { offender }) {
  return others(state, escalation, (one) => one.offender.id === offender.id);
}

/** How the same foul was ruled otherwise at this event, newest first. @param {any} state @param {any} escalation @param {any} ruling */
export function ofFoul(state, escalation, { foul }) {
  return others(state, escalation, (one) => one.foul === foul);
}

/** Whether two rulings were made on the same facts. @param {any} one @param {any} other */
export function sameFacts(one, other) {
  return canonical(factsOf(one)) === canonical(factsOf(other));
}

/** @param {any} ruling */
function factsOf({ final_decision: final, facts }) {
  const { [REPEAT]: _, ...rest } = final?.facts ?? facts ?? {};
  return rest;
}

/** @param {any} state @param {any} escalation @param {(ruling: any) => boolean} meant */
function others(state, { id, steps }, meant) {
  const own = [id, ...steps.map((/** @type {any} */ { standing_id }) => standing_id)];
  return newestFirst(Object.values(state.rulings).filter((one) => meant(one) && !own.includes(one.id)));
}
