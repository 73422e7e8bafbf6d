import { html } from "../html.js";
import { clockTime, t } from "../i18n.js";

/** What became of a ruling: escalated, judged, amended, withdrawn. @param {{state: any, ruling: any}} props */
export function History({ state, ruling }) {
  const events = [...eventsOf(state, ruling)];
  if (events.length === 0) return null;
  return html`<section class="stack">
    <h2>${t("hall-history")}</h2>
    <ul class="rows">
      ${events.map(
        ({ key, text, reason, by, at, href }) => html`<li key=${key}>
        <div class="row">
          <span class="body">
            ${href ? html`<a href=${href}>${text}</a>` : html`<strong>${text}</strong>`}
            ${reason && html`<span>${reason}</span>`}
            <small>${[state.officials[by]?.name, at && clockTime(at, state.settings.time_zone)].filter(Boolean).join(" · ") || t("hall-unsent")}</small>
          </span>
        </div>
      </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {any} state @param {any} ruling @returns {Generator<any>} */
function* eventsOf(state, ruling) {
  const { amends, ended, amended_by: amendedBy, closed_by: closedBy, id } = ruling;
  if (amends) {
    const before = state.rulings[amends];
    yield {
      key: "amends",
      text: t("hall-amends"),
      reason: before?.ended?.reason,
      by: ruling.official,
      at: ruling.ruled_at,
      href: `#/ruling/${amends}`,
    };
  }
  const escalation = state.escalations[id];
  if (escalation) {
    const { reason, official, escalated_at: at } = escalation;
    yield { key: "escalated", text: t("hall-status.escalated"), reason, by: official, at };
  }
  if (closedBy) yield closing(state, ruling);
  if (ended) {
    const href = amendedBy && `#/ruling/${amendedBy}`;
    yield {
      key: "ended",
      text: t(`hall-status.${ruling.status}`),
      reason: ended.reason,
      by: ended.by,
      at: ended.at,
      href,
    };
  }
}

/** @param {any} state @param {any} ruling */
function closing(state, { closed_by: { kind, id } }) {
  const cause = kind === "ruling" ? state.rulings[id] : state.handEnds[id];
  const text =
    kind === "ruling" ? t("hall-closed-by-ruling") : t("hall-closed", { how: cause ? t(`hall-how.${cause.how}`) : "" });
  const href = kind === "ruling" ? `#/ruling/${id}` : undefined;
  return { key: "closed", text, by: cause?.official, at: cause?.server_at, href };
}
