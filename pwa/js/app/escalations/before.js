import { html } from "../html.js";
import { clockTime, t } from "../i18n.js";
import { StatusBadge } from "../shared/ruled.js";
import { lineOf, useWords, weight } from "../shared/words.js";
import { useHall } from "../state.js";
import { sameFacts } from "./past.js";

const SHOWN = 12;

/** How this foul was ruled before at this event, and whether on the same facts and under the same rulebook. @param {{ruling: any, rulings: any[]}} props */
export function Before({ ruling, rulings }) {
  const words = useWords();
  const { state } = useHall();
  const [same, other] = [true, false].map((wanted) => rulings.filter((one) => sameFacts(one, ruling) === wanted));
  const shown = [...same, ...other].slice(0, SHOWN);
  return html`<section class="stack">
    <h2>${t("esc.same-foul")}</h2>
    ${rulings.length === 0 && html`<p class="soft">${t("esc.never-before")}</p>`}
    <ul class="rows">
      ${shown.map(
        (one) => html`<li key=${one.id}>
          <a class="row" href=${`#/ruling/${one.id}`}>
            <span class="body">
              <strong class=${`penalty ${weight(one.kind)}`}>${lineOf(words, one)}</strong>
              <small>${[one.offender.name, state.officials[one.official]?.name, clockTime(one.ruled_at, state.settings.time_zone)].filter(Boolean).join(" · ")}</small>
            </span>
            <span class="badges">
              ${same.includes(one) && html`<span class="badge info">${t("esc.same-facts")}</span>`}
              ${one.revision !== ruling.revision && html`<span class="badge warn">${t("esc.other-revision")}</span>`}
              <${StatusBadge} ruling=${one} />
            </span>
          </a>
        </li>`,
      )}
    </ul>
    ${rulings.length > SHOWN && html`<a class="reach" href=${`#/log?foul=${ruling.foul}`}>${t("esc.all-of-foul", { count: rulings.length })}</a>`}
  </section>`;
}
