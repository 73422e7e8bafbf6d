import { html } from "../html.js";
import { t } from "../i18n.js";
import { Disclosure, Empty, Icon, Screen } from "../parts/index.js";
import { NotJoined } from "../shared/not-joined.js";
import { hasOne } from "../shared/roles.js";
import { useStore } from "../state.js";
import { conditionsOf } from "./conditions.js";
import { NewExam } from "./new-exam.js";
import { Results } from "./results.js";
import { Bar } from "./score-bar.js";
import { TakeExam } from "./take.js";
import { attemptOf, examsOf, progressOf, takesExams } from "./state.js";

/**
 * The exams of the event: for a director how far each has come, for an official what waits and what was: `#/exams`,
 * `#/exams/new`, `#/exams/<id>`, `#/exams/<id>/take`. @param {{args: string[]}} props
 */
export default function Exams({ args: [page = "", what = ""] }) {
  const { tournament, state, official } = useStore();
  if (!tournament || !state) return html`<${NotJoined} title=${t("exam.title")} />`;
  const directs = hasOne(official, ["director"]);
  if (directs && page === "new") return html`<${NewExam} />`;
  if (directs && page && what !== "take") return html`<${Results} key=${page} id=${page} />`;
  if (page) return html`<${TakeExam} key=${page} id=${page} />`;
  return html`<${List} state=${state} official=${official} directs=${directs} />`;
}

/** @param {{state: any, official: any, directs: boolean}} props */
function List({ state, official, directs }) {
  const exams = examsOf(state);
  const withdrawn = exams.filter(({ status }) => status === "withdrawn");
  const others = exams.filter(({ status }) => status !== "withdrawn");
  const actions = directs && html`<a class="button main" href="#/exams/new">${t("exam.new")}</a>`;
  const rows = (/** @type {any[]} */ some) => html`<ul class="rows">
    ${some.map((exam) => html`<li key=${exam.id}>${directs ? html`<${Made} state=${state} official=${official} exam=${exam} />` : html`<${Own} state=${state} official=${official} exam=${exam} />`}</li>`)}
  </ul>`;
  return html`<${Screen} title=${t("exam.title")} up="#/tables" actions=${actions}>
    ${others.length === 0 && html`<${Empty} text=${t(directs ? "exam.none-made" : "exam.none")} />`}
    ${rows(others)}
    ${directs && withdrawn.length > 0 && html`<${Disclosure} title=${t("exam.withdrawn-count", { count: withdrawn.length })}>${() => rows(withdrawn)}<//>`}
  <//>`;
}

/** How far an exam has come; a director who takes exams too takes it from here. @param {{state: any, official: any, exam: any}} props */
function Made({ state, official, exam }) {
  const { taken, all } = progressOf(state, exam.id);
  const waits = exam.status === "open" && takesExams(official) && !attemptOf(state, exam.id, official.id);
  return html`<a class="row" href=${`#/exams/${exam.id}`}>
      <span class="body">
        <strong>${exam.title}</strong>
        <small>${conditionsOf(state, exam).join(" · ")}</small>
        <${Bar} parts=${{ right: taken }} of=${all} />
      </span>
      <span class="exam-count"><strong>${t("exam.taken", { taken, all })}</strong>${exam.status !== "open" && html`<small>${t(`exam.status.${exam.status}`)}</small>`}</span>
    </a>
    ${waits && html`<a class="row exam-own" href=${`#/exams/${exam.id}/take`}><span class="body">${t("exam.waits")}</span><${Icon} name="next" /></a>`}`;
}

/** @param {{state: any, official: any, exam: any}} props */
function Own({ state, official, exam }) {
  const attempt = attemptOf(state, exam.id, official.id);
  const waits = exam.status === "open" && takesExams(official);
  const look = attempt ? "none" : waits ? "waits" : "";
  const standing = attempt ? "done" : waits ? "to-take" : `status.${exam.status}`;
  return html`<a class="row" href=${`#/exams/${exam.id}/take`}>
    <span class="body"><strong>${exam.title}</strong><small>${conditionsOf(state, exam).join(" · ")}</small></span>
    <span class=${`badge ${look}`}>${t(`exam.${standing}`)}</span>
  </a>`;
}
