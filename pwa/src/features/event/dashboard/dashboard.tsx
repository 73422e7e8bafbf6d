import { useState } from "preact/hooks";
import { clockTime, t } from "../../../ui/i18n.ts";
import { useRefusals } from "../../../domain/words/refusals.tsx";
import { Field, Loading, Screen, Select } from "../../../ui/index.ts";
import { NotJoined } from "../../../domain/people/not-joined.tsx";
import { directs } from "../../../domain/people/roles.ts";
import { reason, useStoredAnswer } from "../../../domain/requests/stored-answer.tsx";
import { foulName, useWords } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { isText } from "../../../ui/texts.ts";
import { Bars } from "./bars.tsx";
import { Distribution } from "./distribution.tsx";
import { Recharged } from "./recharged.tsx";
import { roundsOf, logLink } from "./rounds.ts";
import { TimeToRule } from "./time-to-rule.tsx";
import { UnequalRulings } from "./unequal-rulings.tsx";
import type { DashboardQuery } from "./rounds.ts";
import type { Seen } from "../../../domain/requests/stored-answer.tsx";
import type { State } from "../../../store/index.ts";
import type { OfFoul, OfOfficial, OfOutcome, Dashboard as Told } from "#api";

/** Show a director how rulings are distributed, and whether equal cases are ruled equally. */
export default function Dashboard() {
  const { tournament, state, official } = useStore();
  if (!tournament || !state) return <NotJoined title={t("dashboard.title")} />;
  if (!directs(official))
    return (
      <Screen title={t("dashboard.title")} up="#/log">
        <p class="note warn">{t("dashboard.whose")}</p>
      </Screen>
    );
  return <Page state={state} />;
}

function Page({ state }: { state: State }) {
  const [query, setQuery] = useState({ day: "", round: "" });
  return (
    <Screen title={t("dashboard.title")} up="#/log">
      <div class="asked">
        <Field
          type="date"
          label={t("dashboard.day")}
          value={query.day}
          onInput={(day) => setQuery({ ...query, day })}
        />
        <Select
          label={t("dashboard.round")}
          value={query.round}
          options={roundsOf(state)}
          onChange={(round) => setQuery({ ...query, round })}
        />
      </div>
      <Results key={JSON.stringify(query)} state={state} query={query} />
    </Screen>
  );
}

/** Show the server's statistics for this day and round. */
function Results({ state, query }: { state: State; query: DashboardQuery }) {
  const params = new URLSearchParams(Object.entries(query).filter(([, value]) => value)).toString();
  const seen = useStoredAnswer<Told>(params ? `dashboard?${params}` : "dashboard");
  const body = seen.answer?.body;
  return (
    <>
      <Dated seen={seen} zone={state.settings.time_zone} />
      {body && <Charts state={state} body={body} query={query} />}
    </>
  );
}

function Charts({ state, body, query }: { state: State; body: Told; query: DashboardQuery }) {
  const words = useWords();
  const { totals, by_foul: fouls, by_official: officials, escalations } = body;
  const link = (more: Record<string, string>) => logLink(query, more);
  const foul = (one: OfFoul) => ({ key: one.foul, name: foulName(words, one.foul) });
  const referee = ({ official }: OfOfficial) => ({ key: official.id, name: official.name });
  const countsOf = (one: OfFoul | OfOfficial) => ({ value: one.rulings, part: one.otherwise });
  const apart = fouls.filter((one) => one.otherwise > 0);
  return (
    <>
      <p role="status">{t("dashboard.totals", totals)}</p>
      <div class="dashboard">
        <Bars
          id="fouls"
          title={t("dashboard.fouls")}
          what={t("dashboard.foul")}
          rows={fouls.map((one) => ({
            ...foul(one),
            ...countsOf(one),
            href: link({ foul: one.foul }),
          }))}
        />
        <Bars
          id="referees"
          title={t("dashboard.referees")}
          what={t("dashboard.referee")}
          rows={officials.map((one) => ({
            ...referee(one),
            ...countsOf(one),
            href: link({ official: one.official.id }),
          }))}
        />
        <Distribution state={state} spread={body.by_table_and_hour} query={query} />
        <Bars
          id="otherwise"
          title={t("dashboard.otherwise")}
          about={t("dashboard.otherwise-about")}
          what={t("dashboard.foul")}
          rows={apart.map((one) => ({
            ...foul(one),
            value: one.otherwise,
            href: link({ foul: one.foul, book: "otherwise" }),
          }))}
        />
        <UnequalRulings cases={body.differently} />
        <Recharged state={state} changes={body.recharged ?? []} />
        <Bars
          id="escalations"
          title={t("dashboard.escalations")}
          what={t("dashboard.status")}
          rows={escalations.map((one) => escalationRow(one, link))}
        />
        <TimeToRule taking={body.time_to_rule} query={query} />
      </div>
    </>
  );
}

/** Return the row of an escalation status and its outcome. */
function escalationRow({ status, outcome, rulings }: OfOutcome, link: (more: Record<string, string>) => string) {
  const parts = [status, outcome].filter(Boolean);
  const texts = parts.map((part) => (isText(`hall-escalation.${part}`) ? t(`hall-escalation.${part}`) : part));
  const key = parts.join(" ");
  return { key, name: texts.join(" · "), value: rulings, href: link({ status: "", escalation: key }) };
}

/** Show how old the statistics are, and why they are not newer. */
function Dated({ seen: { answer, fresh, trouble }, zone }: { seen: Seen; zone: string }) {
  useRefusals();
  const time = answer && clockTime(answer.at, zone);
  if (!answer && !trouble) return <Loading />;
  if (!trouble) return <p class="soft">{t(fresh ? "dashboard.at" : "dashboard.asking", { time: time ?? "" })}</p>;
  return (
    <p class="note warn" role="status">
      {reason(trouble)} {t(answer ? "dashboard.old" : "dashboard.never", { time: time ?? "" })}
    </p>
  );
}
