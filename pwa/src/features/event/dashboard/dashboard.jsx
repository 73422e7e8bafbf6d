import { useState } from "preact/hooks";
import { clockTime, t } from "../../../ui/i18n.js";
import { useRefusals } from "../../../domain/words/refusals.jsx";
import { Field, Loading, Screen, Select } from "../../../ui/index.js";
import { NotJoined } from "../../../domain/people/not-joined.jsx";
import { directs } from "../../../domain/people/roles.js";
import { reason, useStoredAnswer } from "../../../domain/requests/stored-answer.jsx";
import { foulName, useWords } from "../../../domain/words/words.js";
import { useStore } from "../../../store/use-store.js";
import { isText } from "../../../ui/texts.js";
import { Bars } from "./bars.jsx";
import { Distribution } from "./distribution.jsx";
import { Recharged } from "./recharged.jsx";
import { roundsOf, within } from "./rounds.js";
import { TimeToRule } from "./time-to-rule.jsx";
import { UnequalRulings } from "./unequal-rulings.jsx";

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

/** @param {{state: any}} props */
function Page({ state }) {
  const [asked, setAsked] = useState({ day: "", round: "" });
  return (
    <Screen title={t("dashboard.title")} up="#/log">
      <div class="asked">
        <Field
          type="date"
          label={t("dashboard.day")}
          value={asked.day}
          onInput={(/** @type {string} */ day) => setAsked({ ...asked, day })}
        />
        <Select
          label={t("dashboard.round")}
          value={asked.round}
          options={roundsOf(state)}
          onChange={(/** @type {string} */ round) => setAsked({ ...asked, round })}
        />
      </div>
      <Results key={JSON.stringify(asked)} state={state} asked={asked} />
    </Screen>
  );
}

/** What the server says of them: another question, another answer. @param {{state: any, asked: import("./rounds.js").Asked}} props */
function Results({ state, asked }) {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value)).toString();
  const seen = useStoredAnswer(query ? `dashboard?${query}` : "dashboard");
  const { body } = seen.answer ?? {};
  return (
    <>
      <Dated seen={seen} zone={state.settings.time_zone} />
      {body && <Charts state={state} body={body} asked={asked} />}
    </>
  );
}

/** @param {{state: any, body: any, asked: import("./rounds.js").Asked}} props */
function Charts({ state, body, asked }) {
  const words = useWords();
  const { totals, by_foul: fouls, by_official: officials, escalations } = body;
  const link = (/** @type {Record<string, string>} */ more) => within(asked, more);
  const foul = (/** @type {any} */ one) => ({ key: one.foul, name: foulName(words, one.foul) });
  const referee = (/** @type {any} */ { official }) => ({ key: official.id, name: official.name });
  const counted = (/** @type {any} */ one) => ({ value: one.rulings, part: one.otherwise });
  const apart = fouls.filter((/** @type {any} */ one) => one.otherwise > 0);
  return (
    <>
      <p role="status">{t("dashboard.totals", totals)}</p>
      <div class="dashboard">
        <Bars
          id="fouls"
          title={t("dashboard.fouls")}
          what={t("dashboard.foul")}
          rows={fouls.map((/** @type {any} */ one) => ({
            ...foul(one),
            ...counted(one),
            href: link({ foul: one.foul }),
          }))}
        />
        <Bars
          id="referees"
          title={t("dashboard.referees")}
          what={t("dashboard.referee")}
          rows={officials.map((/** @type {any} */ one) => ({
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
          rows={apart.map((/** @type {any} */ one) => ({
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
          rows={escalations.map((/** @type {any} */ one) => escalated(one, link))}
        />
        <TimeToRule taking={body.time_to_rule} asked={asked} />
      </div>
    </>
  );
}

/** Where escalations stand, and what was decided. @param {any} one @param {(more: Record<string, string>) => string} link */
function escalated({ status, outcome, rulings }, link) {
  const parts = [status, outcome].filter(Boolean);
  const said = parts.map((part) => (isText(`hall-escalation.${part}`) ? t(`hall-escalation.${part}`) : part));
  const key = parts.join(" ");
  return { key, name: said.join(" · "), value: rulings, href: link({ status: "", escalation: key }) };
}

/** How old it is, and why it is no newer. @param {{seen: import("../../../domain/requests/stored-answer.jsx").Seen, zone: string}} props */
function Dated({ seen: { answer, fresh, trouble }, zone }) {
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
