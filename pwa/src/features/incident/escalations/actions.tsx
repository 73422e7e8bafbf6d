import { useLayoutEffect, useState } from "preact/hooks";
import { store, isTask } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { say } from "../../../ui/index.ts";
import { buzz } from "../../../ui/settings.ts";
import { Reason } from "../../../domain/reasons/reason.tsx";
import { lineOf, useWords } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { nextSteps } from "../../../domain/incident/escalations.ts";
import type { Escalation, Ruling, State } from "../../../store/index.ts";

/** What is added to a ruling changes nothing of its escalation. */
const BESIDE = ["photo", "note"];

/** What can be done now, and by whom where that is somebody else. */
export function Actions({ state, escalation, ruling }: { state: State; escalation: Escalation; ruling: Ruling }) {
  const snapshot = useStore();
  const { outbox } = snapshot;
  const words = useWords();
  const [asking, setAsking] = useState<Asked | null>(null);
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
  const send = async (reason: string) => {
    if (!asking) return;
    const { kind, name: _, ...body } = asking;
    await store.send(kind, escalation.id, { reason, ...body });
    buzz();
    say(t(`esc.done.${kind}`));
    setAsking(null);
    scrollTo({ top: 0 }); // how it stands now is there
  };
  const about = ({ name }: Asked) => {
    const of = (name !== "upheld" && state.rulings[escalation.standing_id ?? ""]) || ruling;
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

/** What a reason is asked for; `name` in the texts. */
interface Asked {
  kind: "decision" | "appeal" | "reopening";
  name: string;
  outcome?: string;
}

const APPEAL: Asked = { kind: "appeal", name: "appeal" };
const REOPENING: Asked = { kind: "reopening", name: "reopening" };
const decision: (outcome: string, name?: string) => Asked = (outcome, name = outcome) => ({
  kind: "decision",
  name,
  outcome,
});

interface ChoicesProps {
  state: State;
  escalation: Escalation;
  ruling: Ruling;
  onAsk: (asked: Asked) => void;
}

/** What becomes of the call; another one is made by the screens of a call. */
function Choices({ state, escalation, ruling, onAsk }: ChoicesProps) {
  const { id, standing_id: standing, steps } = escalation;
  const { table, seat, foul } = state.rulings[standing ?? ""] ?? ruling;
  const before = steps.findLast(({ outcome }) => outcome)?.outcome;
  const confirms = before === "amended" && standing;
  const amend = `#/call/${table.id}/${seat ?? "-"}/${foul}?amends=${standing ?? id}&decides=${id}`;
  const button = (asked: Asked, look = "") => (
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
