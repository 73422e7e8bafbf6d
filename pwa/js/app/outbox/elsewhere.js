import { html } from "../html.js";
import { clockTime, t } from "../i18n.js";
import { foulName, lineOf, useWords } from "../shared/words.js";
import { useStore } from "../state.js";
import { Restored } from "./exceptions.js";
import { Cures, Head, Waits } from "./item.js";
import { Refusal } from "./refusals.js";

/** What waits in other tournaments than the current one. */
export function Elsewhere() {
  const { elsewhere } = useStore();
  return elsewhere.map(
    ({ id, name, items }) => html`<section class="stack" key=${id}>
      <h2>${t("elsewhere-in", { name: name ?? t("elsewhere-nameless") })}</h2>
      <ol class="rows">${items.map((item) => html`<li key=${item.id} tabindex="-1"><${Away} item=${item} /></li>`)}</ol>
    </section>`,
  );
}

/** An item whose tournament's log is not at hand. @param {{item: any}} props */
function Away({ item }) {
  const words = useWords();
  const { kind, state: stage, about = {}, body, problem, expected, answer } = item;
  if (kind === "restored") return html`<${Restored} item=${item} />`;
  const { table, who, foul } = about;
  const where = table && t("hall-table", { label: table });
  return html`<article class=${`item ${stage}`} aria-label=${t(`hall-kind.${kind}`)}>
    <${Head} item=${item} />
    <p>${[where, who, foul && foulName(words, foul), body?.reason].filter(Boolean).join(" · ")}</p>
    <p class="soft">${clockTime(item.ruledAt)}</p>
    ${stage === "waiting" && html`<${Waits} item=${item} />`}
    ${stage === "refused" && html`<${Refusal} problem=${problem} />`}
    ${
      stage === "differs" &&
      html`<div class="note warn">
        <p>${t("hall-phone-showed", { line: lineOf(words, expected) })}</p>
        <p><strong>${t("hall-server-decided", { line: lineOf(words, answer.decision) })}</strong></p>
      </div>`
    }
    ${stage !== "holding" && html`<${Cures} item=${item} away />`}
  </article>`;
}
