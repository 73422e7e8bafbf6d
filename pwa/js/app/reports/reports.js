import { useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choice, Screen } from "../parts/index.js";
import { NotJoined } from "../shared/not-joined.js";
import { hasOne } from "../shared/roles.js";
import { useStore } from "../state.js";
import { Download, useSlug } from "./download.js";

const PAPERS = [
  { id: "foul-card", path: "printables/foul-card.pdf", roles: ["director", "head-referee", "referee"] },
  {
    id: "costs",
    path: "printables/penalties.pdf",
    roles: ["director", "head-referee", "referee", "arbiter", "finance"],
  },
  { id: "tables", path: "printables/tables.pdf", roles: ["director", "head-referee", "referee", "arbiter"] },
  { id: "event", path: "report.pdf", roles: ["director"] },
];
const SHEETS = [
  { id: "rulings", roles: ["director"] },
  { id: "escalations", roles: ["director"] },
  { id: "penalties", roles: ["director", "finance"] },
  { id: "payments", roles: ["director", "finance"] },
  { id: "results", roles: ["director", "finance"] },
  { id: "standings", roles: ["director", "finance"] },
  { id: "standings-teams", roles: ["director", "finance"] },
];
const FORMS = ["xlsx", "csv"];

/** Every file that the tournament can be told in: to print, to report, to go on working with. */
export default function Reports() {
  const { tournament, state, official } = useStore();
  if (!tournament || !state) return html`<${NotJoined} title=${t("reports.title")} />`;
  const papers = allowed(official, PAPERS);
  const sheets = allowed(official, SHEETS);
  return html`<${Screen} title=${t("reports.title")} up="#/tables">
    <${Papers} papers=${papers} />
    ${sheets.length > 0 && html`<${Sheets} sheets=${sheets} />`}
    ${hasOne(official, ["director"]) && html`<${Journal} />`}
  <//>`;
}

/** @param {{papers: typeof PAPERS}} props */
function Papers({ papers }) {
  const slug = useSlug();
  return html`<section class="stack">
    <h2>${t("reports.papers")}</h2>
    <ul class="rows">
      ${papers.map(
        ({
          id,
          path,
        }) => html`<${Download} key=${id} name=${t(`reports.paper.${id}`)} hint=${t(`reports.about.${id}`)} path=${path}
          file=${`${slug}-${path.split("/").at(-1)}`} />`,
      )}
    </ul>
  </section>`;
}

/** @param {{sheets: typeof SHEETS}} props */
function Sheets({ sheets }) {
  const slug = useSlug();
  const [form, setForm] = useState("xlsx");
  return html`<section class="stack">
    <h2>${t("reports.sheets")}</h2>
    <${Choice} label=${t("reports.form")} value=${form} onChange=${setForm}
      options=${FORMS.map((value) => ({ value, text: t(`reports.form.${value}`) }))} />
    <ul class="rows">
      ${sheets.map(
        ({ id }) => html`<${Download} key=${id} name=${t(`reports.sheet.${id}`)} path=${pathOf(id, form)}
          file=${`${slug}-${id}.${form}`} />`,
      )}
    </ul>
  </section>`;
}

/** @param {string} id @param {string} form */
function pathOf(id, form) {
  return id === "standings-teams" ? `exports/standings.${form}?of=teams` : `exports/${id}.${form}`;
}

function Journal() {
  const slug = useSlug();
  return html`<section class="stack">
    <h2>${t("reports.journal")}</h2>
    <ul class="rows">
      <${Download} name=${t("reports.journal-whole")} hint=${t("reports.journal-about")} path="exports/journal.jsonl"
        file=${`${slug}-journal.jsonl`} />
    </ul>
  </section>`;
}

/** @template {{roles: string[]}} Kind @param {any} official @param {Kind[]} files @returns {Kind[]} */
function allowed(official, files) {
  return files.filter(({ roles }) => hasOne(official, roles));
}
