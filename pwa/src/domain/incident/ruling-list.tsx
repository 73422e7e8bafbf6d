import { isTask } from "../../store/index.ts";
import { clockTime, t } from "../../ui/i18n.ts";
import { lazy } from "../../ui/lazy.tsx";
import { useStore } from "../../store/use-store.ts";
import { Undo } from "../requests/undo.tsx";
import { foulName, handName, lineOf, useWords, lookOf } from "../words/words.ts";
import type { Escalation, Ruling, State } from "../../store/index.ts";

const Badge = lazy(() => import("../people/conflict-of-interest.tsx"), "Badge");

/** Rulings in a list, each leading to its page. */
export function Rulings({ rulings, place = false, empty }: { rulings: Ruling[]; place?: boolean; empty: string }) {
  if (rulings.length === 0) return <p class="soft">{empty}</p>;
  return (
    <ul class="rows rulings">
      {rulings.map((ruling) => (
        <Ruled key={ruling.id} ruling={ruling} place={place} />
      ))}
    </ul>
  );
}

/** @param props `place`: whether to name the table; its own page offers to take back elsewhere */
function Ruled({ ruling, place }: { ruling: Ruling; place: boolean }) {
  const words = useWords();
  const { state } = useStore();
  const at = clockTime(ruling.ruled_at, state.settings.time_zone);
  const where = [place && t("hall-table", { label: ruling.table.label }), handName(ruling.hand)].filter(Boolean);
  const others = besideIt(state, ruling);
  return (
    <li class={over(ruling) ? "over" : ""}>
      <a class="row" href={`#/ruling/${ruling.id}`}>
        <span class="body">
          <strong class={`penalty ${lookOf(ruling.kind)}`}>{lineOf(words, ruling)}</strong>
          <span>
            <span class="who">{ruling.offender.name}</span> · {foulName(words, ruling.foul)}
          </span>
          {others.length > 0 && <span class="who">{t("hall-with", { names: offenders(others) })}</span>}
          <small>{[at, ...where].join(" · ")}</small>
        </span>
        {ruling.conflict && <Badge />}
        <StatusBadge ruling={ruling} />
      </a>
      {place && ruling.item === ruling.id && <Undo id={ruling.item} />}
    </li>
  );
}

/** The escalation that a ruling is under, or was made by: only a decision on it changes the ruling. */
export function escalationOf({ escalations }: State, id: string) {
  const made = ({ steps }: Escalation) => steps.some((step) => step.standing_id === id);
  return escalations[id] ?? Object.values(escalations).find(made);
}

/** The rulings on others of the same incident, as they are now. */
export function besideIt({ rulings }: State, { incident, offender }: Pick<Ruling, "incident" | "offender">): Ruling[] {
  if (!incident) return [];
  const others = Object.values(rulings).filter((one) => one.incident === incident && one.offender.id !== offender.id);
  return others.filter(({ status }) => status !== "amended");
}

export function offenders(rulings: Pick<Ruling, "offender">[]) {
  return rulings.map(({ offender }) => offender.name).join(", ");
}

export function over(ruling: { status: string }) {
  return ["withdrawn", "amended"].includes(ruling.status);
}

/** What became of a ruling, where that is worth a word. */
export function StatusBadge({ ruling }: { ruling: Ruling }) {
  const { state } = useStore();
  const { id, outbox } = ruling;
  if (outbox && isTask(outbox)) {
    return <span class="badge bad">{t(`hall-outbox.${outbox}`)}</span>;
  }
  if (over(ruling)) return <span class="badge">{t(`hall-status.${ruling.status}`)}</span>;
  if (ruling.unsent && outbox !== "done") return <span class="badge info">{t("hall-unsent")}</span>;
  return state.escalations[id]?.status === "open" ? <span class="badge warn">{t("hall-status.escalated")}</span> : null;
}

/** Newest first: what is not sent yet has only its own time. */
export function newestFirst<One extends { id: string; ruled_at: string }>(rulings: One[]) {
  return rulings.sort(
    (one, other) => Date.parse(other.ruled_at) - Date.parse(one.ruled_at) || (one.id < other.id ? 1 : -1),
  );
}
