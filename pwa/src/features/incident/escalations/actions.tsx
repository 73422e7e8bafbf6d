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

/** Kinds of items that add to a ruling and change nothing in its escalation. */
const BESIDE = ["photo", "note"];

/** Show what the official can do now, or who else must act. */
export function Actions({ state, escalation, ruling }: { state: State; escalation: Escalation; ruling: Ruling }) {
  const snapshot = useStore();
  const { outbox } = snapshot;
  const words = useWords();
  const [prompt, setPrompt] = useState<Prompt | null>(null);
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
    if (!prompt) return;
    const { kind, name: _, ...body } = prompt;
    await store.send(kind, escalation.id, { reason, ...body });
    buzz();
    say(t(`esc.done.${kind}`));
    setPrompt(null);
    scrollTo({ top: 0 }); // the new status is there
  };
  const about = ({ name }: Prompt) => {
    const of = (name !== "upheld" && state.rulings[escalation.standing_id ?? ""]) || ruling;
    return `${lineOf(words, of)} · ${of.offender.name}.`;
  };
  return (
    <>
      {may === "decide" && <Choices state={state} escalation={escalation} ruling={ruling} onAsk={setPrompt} />}
      {may === "appeal" && (
        <button class="button main" type="button" onClick={() => setPrompt(APPEAL)}>
          {t("esc.do.appeal")}
        </button>
      )}
      {may === "reopen" && (
        <button class="button" type="button" onClick={() => setPrompt(REOPENING)}>
          {t("esc.do.reopening")}
        </button>
      )}
      {["own", "own-table", "panel", "later"].includes(may) && <p class="note warn">{t(`esc.${may}`)}</p>}
      {may === "" && <p class="soft">{t(`esc.wait.${escalation.status}`)}</p>}
      {prompt && (
        <Reason
          what={prompt.name}
          title={t(`esc.do.${prompt.name}`)}
          text={`${about(prompt)} ${t(`esc.means.${prompt.name}`)}`}
          yes={t(`esc.do.${prompt.name}`)}
          onReason={send}
          onClose={() => setPrompt(null)}
        />
      )}
    </>
  );
}

/** A request for a reason; `name` is its part of the text keys. */
interface Prompt {
  kind: "decision" | "appeal" | "reopening";
  name: string;
  outcome?: string;
}

const APPEAL: Prompt = { kind: "appeal", name: "appeal" };
const REOPENING: Prompt = { kind: "reopening", name: "reopening" };
const decision: (outcome: string, name?: string) => Prompt = (outcome, name = outcome) => ({
  kind: "decision",
  name,
  outcome,
});

interface ChoicesProps {
  state: State;
  escalation: Escalation;
  ruling: Ruling;
  onAsk: (prompt: Prompt) => void;
}

/** Offer the decisions on an escalation; an amendment is made on the screens of a call. */
function Choices({ state, escalation, ruling, onAsk }: ChoicesProps) {
  const { id, standing_id: standing, steps } = escalation;
  const { table, seat, foul } = state.rulings[standing ?? ""] ?? ruling;
  const before = steps.findLast(({ outcome }) => outcome)?.outcome;
  const confirms = before === "amended" && standing;
  const amend = `#/call/${table.id}/${seat ?? "-"}/${foul}?amends=${standing ?? id}&decides=${id}`;
  const button = (prompt: Prompt, look = "") => (
    <button class={`button ${look}`} type="button" onClick={() => onAsk(prompt)}>
      {t(`esc.do.${prompt.name}`)}
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
