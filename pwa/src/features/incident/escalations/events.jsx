import { clockTime, t } from "../../../ui/i18n.js";
import { whoOf } from "../../../domain/incident/escalations.js";

/** What happened, one after another, each with who, when and why. @param {{state: any, events: any[]}} props */
export function Events({ state, events }) {
  return (
    <ul class="rows">
      {events.map(({ key, text, reason, by, who = state.officials[by]?.name, at, href }) => (
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

/** List the events of an escalation, from its opening on. @param {any} state @param {any} escalation @returns {any[]} */
export function eventsIn(state, escalation) {
  const { reason, evidence, escalated_at: at, steps } = escalation;
  const why = [reason, evidence && t("esc.evidence-is", { text: evidence })].filter(Boolean).join(" · ");
  const opened = { key: "escalated", text: t("esc.escalated"), reason: why, who: whoOf(state, escalation), at };
  return [opened, ...steps.map((/** @type {any} */ step) => stepEvent(state, step))];
}

/** @param {any} state @param {any} step */
function stepEvent(state, step) {
  const { id, reason, made_at: at } = step;
  return { key: id, text: stepText(step), reason, who: whoOf(state, step), at };
}

/** What was done. @param {any} step */
export function stepText({ what, outcome, level }) {
  return what === "decided"
    ? t(`esc.decided.${level}`, { outcome: t(`esc.outcome.${outcome}`) })
    : t(`esc.step.${what}`);
}
