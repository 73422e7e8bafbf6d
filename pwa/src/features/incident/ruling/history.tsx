import { Comparison } from "../escalations/comparison.tsx";
import { Events, eventsIn } from "../escalations/events.tsx";
import { t } from "../../../ui/i18n.ts";
import { escalationOf } from "../../../domain/incident/ruling-list.tsx";
import type { HistoryEvent } from "../escalations/events.tsx";
import type { Ruling, State } from "../../../store/index.ts";

/** List the later events of a ruling: escalated, decided again, closed at the end of the hand, amended, withdrawn. */
export function History({ state, ruling }: { state: State; ruling: Ruling }) {
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

function* eventsOf(state: State, ruling: Ruling): Generator<HistoryEvent> {
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
  if (closedBy) yield closing(state, closedBy);
  if (ended) {
    const href = amendedBy ? `#/ruling/${amendedBy}` : undefined;
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

function closing(state: State, { kind, id }: NonNullable<Ruling["closed_by"]>): HistoryEvent {
  if (kind === "ruling") {
    const cause = state.rulings[id];
    const text = t("hall-closed-by-ruling");
    return { key: "closed", text, by: cause?.official, at: cause?.server_at, href: `#/ruling/${id}` };
  }
  const cause = state.handEnds[id];
  const text = t("hall-closed", { how: cause ? t(`hall-how.${cause.how}`) : "" });
  return { key: "closed", text, by: cause?.official, at: cause?.server_at };
}
