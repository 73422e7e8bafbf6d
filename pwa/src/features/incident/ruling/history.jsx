import { Comparison } from "../escalations/comparison.jsx";
import { Events, eventsIn } from "../escalations/events.jsx";
import { t } from "../../../ui/i18n.js";
import { escalationOf } from "../../../domain/incident/ruling-list.jsx";

/** What became of a ruling: escalated, judged again, judged at the hand's end, amended, withdrawn. @param {{state: any, ruling: any}} props */
export function History({ state, ruling }) {
  const escalation = escalationOf(state, ruling.id);
  const events = [...eventsOf(state, ruling), ...(escalation ? eventsIn(state, escalation) : [])];
  if (events.length === 0) return null;
  return (
    <section class="stack">
      <h2>{t("hall-history")}</h2>
      <Events state={state} events={events} />
      {escalation && (
        <>
          <Comparison state={state} escalation={escalation} />
          <a class="button" href={`#/escalation/${escalation.id}`}>
            {t("hall-to-escalation")}
          </a>
        </>
      )}
    </section>
  );
}

/** @param {any} state @param {any} ruling @returns {Generator<any>} */
function* eventsOf(state, ruling) {
  const { amends, ended, amended_by: amendedBy, closed_by: closedBy } = ruling;
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
