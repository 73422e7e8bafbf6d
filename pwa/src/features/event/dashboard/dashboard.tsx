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
import { roundsOf, within } from "./rounds.ts";
import { TimeToRule } from "./time-to-rule.tsx";
import { UnequalRulings } from "./unequal-rulings.tsx";
import type { Asked } from "./rounds.ts";
import type { Seen } from "../../../domain/requests/stored-answer.tsx";
import type { State } from "../../../store/index.ts";
import type { OfFoul, OfOfficial, OfOutcome, Dashboard as Told } from "#api";

/** How rulings spread and whether like cases are ruled alike, for a director. */
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
  const [asked, setAsked] = useState({ day: "", round: "" });
  return (
    <Screen title={t("dashboard.title")} up="#/log">
      <div class="asked">
        <Field
          type="date"
          label={t("dashboard.day")}
          value={asked.day}
          onInput={(day) => setAsked({ ...asked, day })}
        />
        <Select
          label={t("dashboard.round")}
          value={asked.round}
          options={roundsOf(state)}
          onChange={(round) => setAsked({ ...asked, round })}
        />
      </div>
      <Results key={JSON.stringify(asked)} state={state} asked={asked} />
    </Screen>
  );
}

/** What the server says of them: another question, another answer. */
function Results({ state, asked }: { state: State; asked: Asked }) {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value)).toString();
  const seen = useStoredAnswer<Told>(query ? `dashboard?${query}` : "dashboard");
  const body = seen.answer?.body;
  return (
    <>
      <Dated seen={seen} zone={state.settings.time_zone} />
      {body && <Charts state={state} body={body} asked={asked} />}
    </>
  );
}

function Charts({ state, body, asked }: { state: State; body: Told; asked: Asked }) {
  const words = useWords();
  const { totals, by_foul: fouls, by_official: officials, escalations } = body;
  const link = (more: Record<string, string>) => within(asked, more);
  const foul = (one: OfFoul) => ({ key: one.foul, name: foulName(words, one.foul) });
  const referee = ({ official }: OfOfficial) => ({ key: official.id, name: official.name });
  const counted = (one: OfFoul | OfOfficial) => ({ value: one.rulings, part: one.otherwise });
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
            ...counted(one),
            href: link({ foul: one.foul }),
          }))}
        />
        <Bars
          id="referees"
          title={t("dashboard.referees")}
          what={t("dashboard.referee")}
          rows={officials.map((one) => ({
            ...referee(one),
            ...counted(one),
            href: link({ official: one.official.id }),
          }))}
        />
        <Distribution state={state} spread={body.by_table_and_hour} asked={asked} />
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
          rows={escalations.map((one) => escalated(one, link))}
        />
        <TimeToRule taking={body.time_to_rule} asked={asked} />
      </div>
    </>
  );
}

/** Where escalations stand, and what was decided. */
function escalated({ status, outcome, rulings }: OfOutcome, link: (more: Record<string, string>) => string) {
  const parts = [status, outcome].filter(Boolean);
  const said = parts.map((part) => (isText(`hall-escalation.${part}`) ? t(`hall-escalation.${part}`) : part));
  const key = parts.join(" ");
  return { key, name: said.join(" · "), value: rulings, href: link({ status: "", escalation: key }) };
}

/** How old it is, and why it is no newer. */
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
