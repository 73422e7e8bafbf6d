import { useLayoutEffect, useState } from "preact/hooks";
import { store, isTask } from "../../../store/index.js";
import { t } from "../../../ui/i18n.js";
import { say } from "../../../ui/index.js";
import { buzz } from "../../../ui/settings.js";
import { Reason } from "../../../domain/reasons/reason.jsx";
import { lineOf, useWords } from "../../../domain/words/words.js";
import { useStore } from "../../../store/use-store.js";
import { nextSteps } from "../../../domain/incident/escalations.js";

/** What is added to a ruling changes nothing of its escalation. */
const BESIDE = ["photo", "note"];

/** What can be done now, and by whom where that is somebody else. @param {{state: any, escalation: any, ruling: any}} props */
export function Actions({ state, escalation, ruling }) {
  const snapshot = useStore();
  const { outbox } = snapshot;
  const words = useWords();
  const [asking, setAsking] = useState(/** @type {Asked|null} */ (null));
  useLayoutEffect(() => void store.loadEscalationSteps(), []);
  const stuck = outbox.some(
    ({ subject, kind, state: stage }) => subject === escalation.id && !BESIDE.includes(kind) && isTask(stage),
  );
  if (stuck)
    return (
      <p class="note bad">
        {t("esc.stuck")} <a href="#/outbox">{t("hall-resolve")}</a>
      </p>
    );
  const may = nextSteps(snapshot, escalation, ruling);
  const send = async (/** @type {string} */ reason) => {
    if (!asking) return;
    const { kind, name, ...body } = asking;
    await store.send(kind, escalation.id, { reason, ...body });
    buzz();
    say(t(`esc.done.${kind}`));
    setAsking(null);
    scrollTo({ top: 0 }); // how it stands now is there
  };
  const about = (/** @type {Asked} */ { name }) => {
    const of = (name !== "upheld" && state.rulings[escalation.standing_id]) || ruling;
    return `${lineOf(words, of)} · ${of.offender.name}.`;
  };
  return (
    <>
      {may === "decide" && <Choices state={state} escalation={escalation} ruling={ruling} onAsk={setAsking} />}
      {may === "appeal" && (
        <button class="button main" type="button" onClick={() => setAsking(APPEAL)}>
          {t("esc.do.appeal")}
        </button>
      )}
      {may === "reopen" && (
        <button class="button" type="button" onClick={() => setAsking(REOPENING)}>
          {t("esc.do.reopening")}
        </button>
      )}
      {["own", "own-table", "panel", "later"].includes(may) && <p class="note warn">{t(`esc.${may}`)}</p>}
      {may === "" && <p class="soft">{t(`esc.wait.${escalation.status}`)}</p>}
      {asking && (
        <Reason
          what={asking.name}
          title={t(`esc.do.${asking.name}`)}
          text={`${about(asking)} ${t(`esc.means.${asking.name}`)}`}
          yes={t(`esc.do.${asking.name}`)}
          onReason={send}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

/** What a reason is asked for; `name` in the texts. @typedef {{kind: "decision"|"appeal"|"reopening", name: string, outcome?: string}} Asked */
/** @type {Asked} */
const APPEAL = { kind: "appeal", name: "appeal" };
/** @type {Asked} */
const REOPENING = { kind: "reopening", name: "reopening" };
/** @type {(outcome: string, name?: string) => Asked} */
const decision = (outcome, name = outcome) => ({ kind: "decision", name, outcome });

/** What becomes of the call; another one is made by the screens of a call. @param {{state: any, escalation: any, ruling: any, onAsk: (asked: Asked) => void}} props */
function Choices({ state, escalation, ruling, onAsk }) {
  const { id, standing_id: standing, steps } = escalation;
  const { table, seat, foul } = state.rulings[standing] ?? ruling;
  const before = steps.findLast((/** @type {any} */ { outcome }) => outcome)?.outcome;
  const confirms = before === "amended" && standing;
  const amend = `#/call/${table.id}/${seat ?? "-"}/${foul}?amends=${standing ?? id}&decides=${id}`;
  const button = (/** @type {Asked} */ asked, look = "") => (
    <button class={`button ${look}`} type="button" onClick={() => onAsk(asked)}>
      {t(`esc.do.${asked.name}`)}
    </button>
  );
  return (
    <>
      {confirms && button(decision("amended", "confirmed"), "main")}
      {button(decision("upheld"), confirms ? "" : "main")}
      <a class="button" href={amend}>
        {t(confirms ? "esc.amend-again" : "hall-amend")}
      </a>
      {button(decision("overturned"), "danger")}
    </>
  );
}
