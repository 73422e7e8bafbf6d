import { isTask } from "../../store/index.js";
import { clockTime, t } from "../../ui/i18n.js";
import { later } from "../../ui/later.jsx";
import { useStore } from "../../store/use-store.js";
import { Undo } from "../requests/undo.jsx";
import { foulName, handName, lineOf, useWords, lookOf } from "../words/words.js";

const Partial = later(() => import("../people/conflict-of-interest.jsx"), "Badge");

/** Rulings in a list, each leading to its page. @param {{rulings: any[], place?: boolean, empty: string}} props */
export function Rulings({ rulings, place = false, empty }) {
  if (rulings.length === 0) return <p class="soft">{empty}</p>;
  return (
    <ul class="rows rulings">
      {rulings.map((ruling) => (
        <Ruled key={ruling.id} ruling={ruling} place={place} />
      ))}
    </ul>
  );
}

/** @param {{ruling: any, place: boolean}} props `place`: whether to name the table; its own page offers to take back elsewhere */
function Ruled({ ruling, place }) {
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
        {ruling.conflict && <Partial />}
        <StatusBadge ruling={ruling} />
      </a>
      {place && ruling.item === ruling.id && <Undo id={ruling.item} />}
    </li>
  );
}

/** The escalation that a ruling is under, or was made by: only a decision on it changes the ruling. @param {any} state @param {string} id */
export function escalationOf({ escalations }, id) {
  const made = (/** @type {any} */ { steps }) => steps.some((/** @type {any} */ step) => step.standing_id === id);
  return escalations[id] ?? Object.values(escalations).find(made);
}

/** The rulings on others of the same incident, as they are now. @param {any} state @param {any} ruling @returns {any[]} */
export function besideIt({ rulings }, { incident, offender }) {
  if (!incident) return [];
  const others = Object.values(rulings).filter((one) => one.incident === incident && one.offender.id !== offender.id);
  return others.filter(({ status }) => status !== "amended");
}

/** @param {any[]} rulings */
export function offenders(rulings) {
  return rulings.map(({ offender }) => offender.name).join(", ");
}

/** @param {any} ruling */
export function over(ruling) {
  return ["withdrawn", "amended"].includes(ruling.status);
}

/** What became of a ruling, where that is worth a word. @param {{ruling: any}} props */
export function StatusBadge({ ruling }) {
  const { state } = useStore();
  const { id, outbox } = ruling;
  if (isTask(outbox)) {
    return <span class="badge bad">{t(`hall-outbox.${outbox}`)}</span>;
  }
  if (over(ruling)) return <span class="badge">{t(`hall-status.${ruling.status}`)}</span>;
  if (ruling.unsent && outbox !== "done") return <span class="badge info">{t("hall-unsent")}</span>;
  return state.escalations[id]?.status === "open" ? <span class="badge warn">{t("hall-status.escalated")}</span> : null;
}

/** Newest first: what is not sent yet has only its own time. @param {any[]} rulings */
export function newestFirst(rulings) {
  return rulings.sort(
    (one, other) => Date.parse(other.ruled_at) - Date.parse(one.ruled_at) || (one.id < other.id ? 1 : -1),
  );
}
