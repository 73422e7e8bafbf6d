import { clockTime, t } from "../../../ui/i18n.ts";
import { whoOf } from "../../../domain/incident/escalations.ts";
import type { Escalation, EscalationStep, State } from "../../../store/index.ts";

/**
 * An event in the history of a ruling. `who`: the name of the person, or `by`: the id of an official; `href`: the
 * result.
 */
export interface HistoryEvent {
  key: string;
  text: string;
  reason?: string;
  by?: string | null;
  who?: string;
  at?: string | null;
  href?: string;
}

/** List the events in order, each with who, when and why. */
export function Events({ state, events }: { state: State; events: HistoryEvent[] }) {
  return (
    <ul class="rows">
      {events.map(({ key, text, reason, by, who = state.officials[by ?? ""]?.name, at, href }) => (
        <li key={key}>
          <div class="row">
            <span class="body">
              {href ? <a href={href}>{text}</a> : <strong>{text}</strong>}
              {reason && <span>{reason}</span>}
              <small>
                {[who, at && clockTime(at, state.settings.time_zone)].filter(Boolean).join(" · ") || t("hall-unsent")}
              </small>
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Return the events of an escalation, from its opening on. */
export function eventsIn(state: State, escalation: Escalation): HistoryEvent[] {
  const { reason, evidence, escalated_at: at, steps } = escalation;
  const why = [reason, evidence && t("esc.evidence-is", { text: evidence })].filter(Boolean).join(" · ");
  const opened = { key: "escalated", text: t("esc.escalated"), reason: why, who: whoOf(state, escalation), at };
  return [opened, ...steps.map((step) => stepEvent(state, step))];
}

function stepEvent(state: State, step: EscalationStep): HistoryEvent {
  const { id, reason, made_at: at } = step;
  return { key: id, text: stepText(step), reason, who: whoOf(state, step), at };
}

/** Return what a step did, in words. */
export function stepText({ what, outcome, level }: EscalationStep) {
  return what === "decided"
    ? t(`esc.decided.${level}`, { outcome: t(`esc.outcome.${outcome}`) })
    : t(`esc.step.${what}`);
}
