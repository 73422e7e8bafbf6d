import { t } from "../../ui/i18n.ts";
import { deadAt, lineOf, lookOf, useWords } from "../../domain/words/words.ts";
import type { Row } from "./rows.ts";
import type { Ruling, State } from "../../store/index.ts";

const DOTS = 8;

/** What is open at a table and what was ruled there. */
export function MarksCell({ row: { status, rulings }, state }: { row: Row; state: State }) {
  const { help = 0, escalations = [], deadHands = [], deferred = [], kept = 0, unsent = 0 } = status ?? {};
  const since = deadHands.map((one) => deadAt(state, one)).join(", ");
  const marks = [
    help > 0 && ["warn", t("hall-badge.help")],
    escalations.length > 0 && ["warn", t("hall-badge.escalation", { count: escalations.length })],
    kept > 0 && ["warn", t("hall-badge.kept", { count: kept })],
    deadHands.length > 0 && ["dead-hand", t("hall-badge.dead", { since })],
    deferred.length > 0 && ["info", t("hall-badge.deferred", { count: deferred.length })],
    unsent > 0 && ["info", t("hall-badge.unsent", { count: unsent })],
  ].filter((mark) => !!mark);
  return (
    <div class="hall-marks">
      {marks.map(([look, text]) => (
        <span key={text} class={`badge ${look}`}>
          {text}
        </span>
      ))}
      {rulings.length > 0 && <Dots rulings={rulings} />}
    </div>
  );
}

/** A dot for each ruling in force, in the colour of what it came to, and whom they are on. */
function Dots({ rulings }: { rulings: Ruling[] }) {
  const words = useWords();
  const text = rulings.map((one) => `${one.offender.name}: ${lineOf(words, one)}`).join(" · ");
  const names = [...new Set(rulings.map(({ offender }) => offender.name))];
  return (
    <>
      <span class="dots" role="img" aria-label={text} title={text}>
        {rulings.slice(-DOTS).map(({ id, kind }) => (
          <i key={id} class={lookOf(kind)}></i>
        ))}
        {rulings.length > DOTS && <small>+{rulings.length - DOTS}</small>}
      </span>
      <small aria-hidden="true" title={text}>
        {names.join(", ")}
      </small>
    </>
  );
}
