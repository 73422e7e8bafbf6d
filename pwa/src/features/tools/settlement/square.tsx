import { Wind } from "../../../ui/glyphs/wind.tsx";
import { t } from "../../../ui/i18n.ts";
import { score, whole } from "../../../ui/numbers.ts";
import { SEATS, restOf, totalOf } from "./state.ts";
import type { Settlement } from "./settlement.tsx";
import type { Answers, Told } from "./state.ts";

interface Shown {
  told: Told;
  set: (changed: Partial<Told>) => void;
  answers: Answers;
  settled: Settlement | null;
}

const PARTS = ["delta", "uma", "oka", "taken"] as const;

/** The four seats as they sat at the start, each with what was counted, its place, and what it came to of what. */
export function Square(props: Shown) {
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

/** What a score may be made of: known before the totals are, so that nothing moves when they come. */
function partsOf({ told, answers }: Shown) {
  const takes = told.penalties.some(({ at }) => at === "score");
  const isTaken = takes || (answers.yakitori > 0 && answers["yakitori-paid"] === "after-uma");
  return PARTS.filter((part) => (part === "oka" ? answers.oka > 0 : part === "taken" ? isTaken : true));
}

function Seat({ told, set, answers, settled, seat, parts }: Shown & { seat: string; parts: (typeof PARTS)[number][] }) {
  const at = SEATS.indexOf(seat);
  const name = t(`hall-wind.${seat}`);
  const row = settled?.seats[seat];
  const rest = restOf(told, answers["starting-points"]);
  const type = (text: string) => set({ typed: Object.assign([...told.typed], { [at]: text }) });
  const isWrong = told.typed[at] !== "" && totalOf(told.typed[at]) === null;
  const hasNotWon = told.winless.includes(seat);
  const turn = () => set({ winless: hasNotWon ? told.winless.filter((one) => one !== seat) : [...told.winless, seat] });
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
          <span>{told.names[at] || name}</span>
        </span>
        {row && <strong class={`paid ${row.total < 0 ? "loses" : "gains"}`}>{score(row.total)}</strong>}
      </div>
      <div class="settle-points">
        <input
          aria-label={t("settlement.points-of", { seat: name })}
          value={told.typed[at]}
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
          onClick={() => type(turned(told.typed[at]))}
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
      <Made row={row} parts={parts} />
    </section>
  );
}

/** Of what a score is made. */
function Made({
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

function turned(text: string) {
  return /^[-−–]/.test(text) ? text.slice(1) : `-${text}`;
}

/** Whether the sticks add up. */
function Middle({ told, settled }: Shown) {
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
      {told.deposits > 0 && (
        <span>
          {t("hand.sticks")} <strong>{told.deposits}</strong>
        </span>
      )}
    </div>
  );
}
