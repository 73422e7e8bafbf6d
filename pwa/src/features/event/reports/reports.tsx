import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { Choice, Screen } from "../../../ui/index.ts";
import { NotJoined } from "../../../domain/people/not-joined.tsx";
import { hasOne } from "../../../domain/people/roles.ts";
import { useStore } from "../../../store/use-store.ts";
import { Download, useSlug } from "../../../domain/requests/download.tsx";
import type { ComponentChildren } from "preact";
import type { Roled } from "../../../domain/people/roles.ts";
import type { State } from "../../../store/index.ts";

const AT_THE_TABLE = ["director", "head-referee", "referee", "arbiter"];
const BEFORE = [
  { id: "seating-by-table", path: "printables/seating.pdf?by=table", roles: [...AT_THE_TABLE, "finance"] },
  { id: "seating-by-name", path: "printables/seating.pdf?by=name", roles: [...AT_THE_TABLE, "finance"] },
  { id: "foul-card", path: "printables/foul-card.pdf", roles: ["director", "head-referee", "referee"] },
  {
    id: "penalties",
    path: "printables/penalties.pdf",
    roles: [...AT_THE_TABLE, "finance"],
  },
  { id: "tables", path: "printables/tables.pdf", roles: AT_THE_TABLE },
];
const AFTER = [
  { id: "standings", path: "printables/standings.pdf", roles: [...AT_THE_TABLE, "finance"] },
  { id: "lateness", path: "printables/lateness.pdf", roles: ["director"] },
  { id: "report", path: "report.pdf", roles: ["director"] },
];
const SHEETS = [
  { id: "rulings", roles: ["director"] },
  { id: "escalations", roles: ["director"] },
  { id: "penalties", roles: ["director", "finance"] },
  { id: "payments", roles: ["director", "finance"] },
  { id: "results", roles: ["director", "finance"] },
  { id: "standings", roles: ["director", "finance"] },
  { id: "standings-teams", roles: ["director", "finance"] },
  { id: "exams", roles: ["director"] },
];
const TOOLS = ["ema", "penalty-list", "world-riichi", "riichi-nomi"];
const FIXED = { pantheon: "jsonl", calendar: "ics" };
const FORMS = ["xlsx", "csv"];

/** Offer every file of the tournament: to print, to report, and for further work. */
export default function Reports() {
  const { tournament, state, official } = useStore();
  if (!tournament || !state) return <NotJoined title={t("reports.title")} />;
  const sheets = allowedFiles(official, SHEETS);
  return (
    <Screen title={t("reports.title")} up="#/tables">
      <Papers title={t("reports.before")} papers={allowedFiles(official, BEFORE)}>
        {hasOne(official, AT_THE_TABLE) && <ScoreSlips />}
      </Papers>
      <Papers title={t("reports.after")} papers={allowedFiles(official, AFTER)} />
      {sheets.length > 0 && <Sheets sheets={sheets} />}
      {hasOne(official, ["director", "finance"]) && <Tools />}
      {hasOne(official, ["director"]) && <Journal />}
    </Screen>
  );
}

function Papers({ title, papers, children }: { title: string; papers: typeof BEFORE; children?: ComponentChildren }) {
  const slug = useSlug();
  return (
    <section class="stack">
      <h2>{title}</h2>
      <ul class="rows">
        {papers.map(({ id, path }) => (
          <Download
            key={id}
            name={t(`reports.paper.${id}`)}
            hint={t(`reports.about.${id}`)}
            path={path}
            file={`${slug}-${id}.pdf`}
          />
        ))}
        {children}
      </ul>
    </section>
  );
}

/** Offer the score slips of one round, since the next may be seated later, or of all. */
function ScoreSlips() {
  const { state } = useStore();
  const slug = useSlug();
  const [round, setRound] = useState("");
  const rounds = roundsOf(state);
  const options = [{ value: "", text: t("reports.all-rounds") }, ...rounds.map((value) => ({ value, text: value }))];
  const path = `printables/score-slips.pdf${round && `?round=${encodeURIComponent(round)}`}`;
  return (
    <Download
      name={t("reports.paper.slips")}
      hint={t("reports.about.slips")}
      path={path}
      file={`${slug}-score-slips.pdf`}
    >
      {rounds.length > 1 && (
        <Choice label={t("reports.of-round")} value={round} options={options} onChange={setRound} />
      )}
    </Download>
  );
}

function roundsOf({ hanchans }: State): string[] {
  const all = Object.values(hanchans).map(({ round }) => round);
  return [...new Set(all)].sort((one, other) => one.length - other.length || (one < other ? -1 : 1));
}

function Sheets({ sheets }: { sheets: typeof SHEETS }) {
  const slug = useSlug();
  const [form, setForm] = useState("xlsx");
  return (
    <section class="stack">
      <h2>{t("reports.sheets")}</h2>
      <Choice
        label={t("reports.form")}
        value={form}
        onChange={setForm}
        options={FORMS.map((value) => ({ value, text: t(`reports.form.${value}`) }))}
      />
      <ul class="rows">
        {sheets.map(({ id }) => (
          <Download key={id} name={t(`reports.sheet.${id}`)} path={pathOf(id, form)} file={`${slug}-${id}.${form}`} />
        ))}
      </ul>
    </section>
  );
}

function pathOf(id: string, form: string) {
  return id === "standings-teams" ? `exports/standings.${form}?of=teams` : `exports/${id}.${form}`;
}

/** Offer the files for other programs. */
function Tools() {
  const slug = useSlug();
  const files = [
    ...TOOLS.map((id) => ({ id, form: "csv" })),
    ...Object.entries(FIXED).map(([id, form]) => ({ id, form })),
  ];
  return (
    <section class="stack">
      <h2>{t("reports.tools")}</h2>
      <ul class="rows">
        {files.map(({ id, form }) => (
          <Download
            key={id}
            name={t(`reports.tool.${id}`)}
            hint={t(`reports.about.${id}`)}
            path={`exports/${id}.${form}`}
            file={`${slug}-${id}.${form}`}
          />
        ))}
      </ul>
    </section>
  );
}

function Journal() {
  const slug = useSlug();
  return (
    <section class="stack">
      <h2>{t("reports.journal")}</h2>
      <ul class="rows">
        <Download
          name={t("reports.journal-whole")}
          hint={t("reports.journal-about")}
          path="exports/journal.jsonl"
          file={`${slug}-journal.jsonl`}
        />
      </ul>
    </section>
  );
}

function allowedFiles<Kind extends { roles: string[] }>(official: Roled, files: Kind[]): Kind[] {
  return files.filter(({ roles }) => hasOne(official, roles));
}
