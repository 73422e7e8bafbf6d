import { html } from "../html.js";
import { t } from "../i18n.js";

/** What is open at a table, each with its count. @param {{standing: import("./standing.js").Standing}} props */
export function Badges({ standing }) {
  const { deadHands, deferred, escalations, kept, unsent } = standing;
  const shown = [
    { key: "dead", count: deadHands.length, look: "bad" },
    { key: "deferred", count: deferred.length, look: "warn" },
    { key: "escalation", count: escalations.length, look: "warn" },
    { key: "kept", count: kept, look: "warn" },
    { key: "unsent", count: unsent, look: "info" },
  ].filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return html`<span class="badges">
    ${shown.map(
      ({ key, count, look }) =>
        html`<span key=${key} class=${`badge ${look}`}>${t(`hall-badge.${key}`, { count })}</span>`,
    )}
  </span>`;
}
