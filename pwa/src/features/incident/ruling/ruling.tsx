import { isTask } from "../../../store/index.ts";
import { clockTime, t } from "../../../ui/i18n.ts";
import { SameIncident } from "../offenders/same-incident.tsx";
import { Screen } from "../../../ui/index.ts";
import { Incident } from "../../../domain/incident/incident-report.tsx";
import { Readings } from "../../../domain/rulebook/readings.tsx";
import { Recorded } from "../../../domain/people/conflict-of-interest.tsx";
import { answerOf, questionOf, stated } from "../../../domain/words/context.ts";
import { decided } from "../../../domain/incident/decision.ts";
import { Missing, NotJoined } from "../../../domain/people/not-joined.tsx";
import { hasOne } from "../../../domain/people/roles.ts";
import { useBooks } from "../../../domain/rulebook/rulebooks.ts";
import { StatusBadge, besideIt, over } from "../../../domain/incident/ruling-list.tsx";
import { Undo } from "../../../domain/requests/undo.tsx";
import { foulName, sourceLines, useWords } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { Actions } from "./actions.tsx";
import { Band } from "./band.tsx";
import { Corrections } from "./corrections.tsx";
import { FollowUps } from "./follow-ups.tsx";
import { History } from "./history.tsx";
import { Notes } from "./notes.tsx";
import { Photos } from "./photos.tsx";
import { SameCall } from "./probably-same.tsx";
import { Unchanged } from "../../../domain/incident/unchanged.tsx";
import { stepsLeft } from "../offenders/steps-left.ts";
import type { Ruling as RulingOfEvent, State } from "../../../store/index.ts";
import type { SpokenRuling } from "../../../domain/incident/decision.ts";

const NOTICEABLE_MS = 2000;

/** Show a ruling: penalty, facts, official, later events and the possible actions. */
export default function Ruling({ args: [id] }: { args: string[] }) {
  const { tournament, state } = useStore();
  if (!tournament || !state) return <NotJoined title={t("hall-ruling")} />;
  const ruling = state.rulings[id];
  if (!ruling) return <Missing title={t("hall-ruling")} text={t("hall-no-ruling")} up="#/log" />;
  return <Page state={state} ruling={ruling} />;
}

function Page({ state, ruling }: { state: State; ruling: RulingOfEvent }) {
  const { official } = useStore();
  const words = useWords();
  const book = useBooks([ruling])[ruling.revision];
  const spoken = decided(words, book, ruling);
  const inForce = spoken && (spoken.chosen ?? spoken.final ?? spoken.first);
  return (
    <Screen title={foulName(words, ruling.foul)} up={`#/table/${ruling.table.id}`}>
      <Band ruling={ruling} spoken={inForce}>
        <p>
          <StatusBadge ruling={ruling} />
        </p>
        {ruling.item === ruling.id && <Undo id={ruling.item} />}
        {ruling.outbox && isTask(ruling.outbox) && <a href="#/outbox">{t("hall-resolve")}</a>}
      </Band>
      <SameCall state={state} ruling={ruling} />
      {(ruling.status === "withdrawn" || (ruling.amends && ruling.status !== "amended")) && (
        <Corrections state={state} ruling={ruling} />
      )}
      {besideIt(state, ruling).length > 0 && <SameIncident state={state} ruling={ruling} />}
      <Facts ruling={ruling} />
      {spoken ? <Grounds ruling={ruling} spoken={spoken} /> : <p class="soft">{t("hall-no-book")}</p>}
      <Origin state={state} ruling={ruling} />
      <Notes state={state} ruling={ruling} />
      <Photos state={state} ruling={ruling} />
      <History state={state} ruling={ruling} />
      <Actions state={state} ruling={ruling} />
      {hasOne(official, ["director"]) && <Incident ruling={ruling} />}
    </Screen>
  );
}

/** The established facts of a ruling, or of an incident without one yet. */
type Established = Partial<Pick<RulingOfEvent, "final_decision" | "facts" | "context">>;

/** List the facts and context. */
export function Facts({ ruling }: { ruling: Established }) {
  const words = useWords();
  const facts = Object.entries(ruling.final_decision?.facts ?? ruling.facts ?? {});
  const around = Object.entries(stated(ruling.context ?? {}));
  if (facts.length + around.length === 0) return null;
  return (
    <section>
      <h2>{t("hall-facts")}</h2>
      <dl class="facts">
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{words.question(fact)}</dt>
            <dd>{words.answer(fact, { value })}</dd>
          </div>
        ))}
        {around.map(([name, value]) => (
          <div key={name}>
            <dt>{questionOf(words, name)}</dt>
            <dd>{answerOf(words, name, value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The text key of the referee's reason, by how the ruling departs from the rulebook. */
const BECAUSE: Record<string, string> = { "in-range": "hall-within", "left-open": "hall-left-open" };

/** Show what was issued and the steps to carry out; the rulebook's decision and its sources. */
export function Grounds({
  ruling,
  spoken: { first, final, chosen, departure },
}: {
  ruling: RulingOfEvent;
  spoken: SpokenRuling;
}) {
  const inForce = chosen ?? final ?? first;
  const grounds = final ?? first;
  const left = stepsLeft(inForce.steps, useStore().state.rulings[ruling.amends ?? ""], ruling);
  return (
    <section class="stack">
      <h2>{t("hall-decision")}</h2>
      {chosen && (
        <p class="note warn">
          {t("hall-prescribed", { line: first.line })}
          {ruling.reason && (
            <>
              <br />
              {t(BECAUSE[departure ?? ""] ?? "hall-because", { reason: ruling.reason })}
            </>
          )}
        </p>
      )}
      {!chosen && !final && first.status === "deferred" && <p>{first.line}</p>}
      {final && <p>{t("hall-first", { line: first.line })}</p>}
      {inForce.say && inForce.say !== inForce.line && <p class="say">{t("call.quoted", { text: inForce.say })}</p>}
      <ol class="steps">
        {left.map((step) => (
          <li key={step.id}>{step.text}</li>
        ))}
      </ol>
      {!over(ruling) && (
        <FollowUps steps={inForce.steps} call={{ ...ruling, table: ruling.table.id, ruling: ruling.id }} />
      )}
      <Unchanged stays={inForce.stays} />
      {sourceLines(grounds).map((text) => (
        <p class="soft" key={text}>
          {text}
        </p>
      ))}
      {grounds.readings.length > 0 && <Readings readings={grounds.readings} />}
    </section>
  );
}

/** Show who ruled and when; also the phone's time where it differs. */
export function Origin({ state, ruling }: { state: State; ruling: RulingOfEvent }) {
  const zone = state.settings.time_zone;
  const apart = Date.parse(ruling.device_at ?? ruling.ruled_at) - Date.parse(ruling.ruled_at);
  return (
    <section class="stack">
      <h2>{t("hall-origin")}</h2>
      <p>
        {[state.officials[ruling.official ?? ""]?.name, clockTime(ruling.ruled_at, zone)].filter(Boolean).join(" · ")}
      </p>
      {Math.abs(apart) > NOTICEABLE_MS && (
        <p class="soft">{t("hall-device-time", { time: clockTime(ruling.device_at ?? ruling.ruled_at, zone) })}</p>
      )}
      {ruling.conflict && <Recorded why={ruling.conflict} />}
      {ruling.note && <p class="note info">{ruling.note}</p>}
    </section>
  );
}
