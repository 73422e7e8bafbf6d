import { Wind } from "../../../ui/glyphs/wind.tsx";
import { t } from "../../../ui/i18n.ts";
import { score, whole } from "../../../ui/numbers.ts";
import { SEATS, restOf, totalOf } from "./state.ts";
import type { Settlement } from "./settlement.tsx";
import type { Answers, GameEnd } from "./state.ts";

interface SquareProps {
  gameEnd: GameEnd;
  set: (changed: Partial<GameEnd>) => void;
  answers: Answers;
  settled: Settlement | null;
}

const PARTS = ["delta", "uma", "oka", "taken"] as const;

/** Show the four seats as players sat at the start, each with points, place and the parts of its score. */
export function Square(props: SquareProps) {
  const parts = partsOf(props);
  return (
    <>
      <div class="settle-table">
        {SEATS.map((seat) => (
          <Seat key={seat} {...props} seat={seat} parts={parts} />
        ))}
      </div>
      <Middle {...props} />
    </>
  );
}

/** Return the parts that a score can have; known before the totals, so that nothing moves when they come. */
function partsOf({ gameEnd, answers }: SquareProps) {
  const takes = gameEnd.penalties.some(({ at }) => at === "score");
  const isTaken = takes || (answers.yakitori > 0 && answers["yakitori-paid"] === "after-uma");
  return PARTS.filter((part) => (part === "oka" ? answers.oka > 0 : part === "taken" ? isTaken : true));
}

function Seat({
  gameEnd,
  set,
  answers,
  settled,
  seat,
  parts,
}: SquareProps & { seat: string; parts: (typeof PARTS)[number][] }) {
  const at = SEATS.indexOf(seat);
  const name = t(`hall-wind.${seat}`);
  const row = settled?.seats[seat];
  const rest = restOf(gameEnd, answers["starting-points"]);
  const type = (text: string) => set({ typed: Object.assign([...gameEnd.typed], { [at]: text }) });
  const isWrong = gameEnd.typed[at] !== "" && totalOf(gameEnd.typed[at]) === null;
  const hasNotWon = gameEnd.winless.includes(seat);
  const turn = () =>
    set({ winless: hasNotWon ? gameEnd.winless.filter((one) => one !== seat) : [...gameEnd.winless, seat] });
  return (
    <section class={`settle-seat at-${seat} ${row?.place === 1 ? "first" : ""}`} aria-label={name}>
      {row && (
        <span class="settle-place">
          <span class="unseen">{t("settlement.place")} </span>
          {row.place}
        </span>
      )}
      <div class="settle-head">
        <span class="settle-name">
          <Wind wind={seat} />
          <span>{gameEnd.names[at] || name}</span>
        </span>
        {row && <strong class={`paid ${row.total < 0 ? "loses" : "gains"}`}>{score(row.total)}</strong>}
      </div>
      <div class="settle-points">
        <input
          aria-label={t("settlement.points-of", { seat: name })}
          value={gameEnd.typed[at]}
          placeholder={rest?.at === at ? whole(rest.rest) : ""}
          inputmode="numeric"
          autocomplete="off"
          enterkeyhint="next"
          aria-invalid={isWrong ? "true" : undefined}
          onInput={(event) => type(event.currentTarget.value)}
        />
        <button
          class="settle-sign"
          type="button"
          aria-label={t("settlement.sign", { seat: name })}
          onClick={() => type(negate(gameEnd.typed[at]))}
        >
          ±
        </button>
      </div>
      {rest?.at === at && (
        <button class="choice" type="button" onClick={() => type(String(rest.rest))}>
          {t("settlement.rest", { points: whole(rest.rest) })}
        </button>
      )}
      {answers.yakitori > 0 && (
        <button class="choice" type="button" aria-pressed={hasNotWon} onClick={turn}>
          {t("settlement.winless")}
        </button>
      )}
      <ScoreParts row={row} parts={parts} />
    </section>
  );
}

/** List the parts of a score. */
function ScoreParts({
  row,
  parts,
}: {
  row: Record<(typeof PARTS)[number], number> | undefined;
  parts: (typeof PARTS)[number][];
}) {
  const written = (part: (typeof PARTS)[number]) => (row ? score(part === "taken" ? -row[part] : row[part]) : "");
  return (
    <dl class="settle-parts">
      {parts.map((part) => (
        <div key={part}>
          <dt>{t(`settlement.part.${part}`)}</dt>
          <dd>{written(part)}</dd>
        </div>
      ))}
    </dl>
  );
}

function negate(text: string) {
  return /^[-−–]/.test(text) ? text.slice(1) : `-${text}`;
}

/** Show whether the points add up. */
function Middle({ gameEnd, settled }: SquareProps) {
  if (!settled)
    return (
      <div class="settle-middle">
        <span>{t("settlement.type")}</span>
      </div>
    );
  const { missing } = settled.balance;
  const text = t(missing > 0 ? "settlement.missing" : "settlement.too-many");
  return (
    <div class={`settle-middle ${missing ? "uneven" : ""}`} role="status">
      {missing ? (
        <span>
          {text} <strong>{whole(Math.abs(missing))}</strong>
        </span>
      ) : (
        <span>
          <strong>✓</strong> {t("settlement.adds-up")}
        </span>
      )}
      {gameEnd.deposits > 0 && (
        <span>
          {t("hand.sticks")} <strong>{gameEnd.deposits}</strong>
        </span>
      )}
    </div>
  );
}
