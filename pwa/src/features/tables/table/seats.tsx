import { useState } from "preact/hooks";
import { isDead, latenessOf, rulingsOn } from "../../../store/index.ts";
import { Wind } from "../../../ui/glyphs/wind.tsx";
import { t } from "../../../ui/i18n.ts";
import { takesSeveral } from "../../../domain/incident/others.ts";
import { go } from "../../../ui/router.ts";
import { seated } from "../../../domain/incident/hands.ts";
import { lineOf, deadAt, lookOf, useWords } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { waitingFor } from "../../../domain/incident/deferred-at.ts";
import type { Hanchan, Hand, Ruling, State, Table } from "../../../store/index.ts";
import type { Words } from "../../../rules/words/wording.ts";

/** From the bottom on, in the order of play: right, top, left. */
const SIDES = ["bottom", "right", "top", "left"];
const DOTS = 6;

interface SeatsProps {
  state: State;
  table: Table;
  hanchan: Hanchan;
  hand: Hand;
  quarter: number;
  closed: boolean;
}

/**
 * Show the four players around the table, each where they sit; their winds move with the hand. A tap begins a call;
 * after *Two players* the second of two taps begins a call on both.
 * @param props `quarter`: by how many quarters the view is turned; `closed`: no tap begins a call
 */
export function Seats({ state, table, hanchan, hand, quarter, closed }: SeatsProps) {
  const { book } = useStore();
  const [two, setTwo] = useState<string[] | null>(null);
  const waiting = waitingFor(state, { table: table.id, hanchan: hanchan.id, hand });
  const around = seated(hanchan, hand);
  const pick = (wind: string) => {
    const [first] = two ?? [];
    if (first === wind) setTwo([]);
    else if (first) go(`#/call/${table.id}/${first}?also=${wind}`);
    else setTwo([wind]);
  };
  return (
    <section class="around" aria-label={t("hall-seats")}>
      <ul class={`seats ${two ? "picking" : ""}`}>
        {around.map((seat, place) => {
          const side = SIDES[(place + quarter) % SIDES.length];
          return (
            <li key={seat.start} class={`at-${side}`}>
              <Seat
                state={state}
                table={table}
                hanchan={hanchan}
                hand={hand}
                seat={seat}
                waits={waiting.some((one) => one.seat === seat.wind)}
                picked={two?.includes(seat.wind)}
                onPick={closed ? false : two && pick}
              />
            </li>
          );
        })}
      </ul>
      {book && takesSeveral(book) && !closed && (
        <button class="two" type="button" aria-pressed={Boolean(two)} onClick={() => setTwo(two ? null : [])}>
          {t("hall-two")}
        </button>
      )}
      <p class="unseen" role="status">
        {two && t("hall-two-how")}
      </p>
    </section>
  );
}

interface SeatProps {
  state: State;
  table: Table;
  hanchan: Hanchan;
  hand: Hand;
  seat: { wind: string; player: string };
  waits: boolean;
  picked?: boolean;
  onPick: ((wind: string) => void) | null | false;
}

/** Show a seat. @param props `onPick`: false where no tap begins a call */
function Seat({ state, table, hanchan, hand, seat: { wind, player }, waits, picked, onPick }: SeatProps) {
  const words = useWords();
  const dead = isDead(state, { table, hanchan: hanchan.id, hand, seat: wind });
  const look = `seat ${dead ? "dead dead-hand" : ""} ${wind === "east" ? "dealer" : ""}`;
  const within = (
    <>
      <span class="wind">
        <Wind wind={wind} />
        <span class="unseen">{words.phrase(`seat-${wind}`)}</span>
      </span>
      <strong class="who">{state.players[player]?.name ?? t("hall-unknown")}</strong>
      <span class="marks">
        {dead && <span class="badge dead-hand">{t("hall-seat-dead", { since: deadAt(state, dead) })}</span>}
        {waits && <span class="badge info">{t("hall-status.deferred")}</span>}
        <Dots words={words} rulings={rulingsOn(state, player)} lateness={latenessOf(state, player)} />
      </span>
    </>
  );
  if (onPick === false) return <div class={look}>{within}</div>;
  return onPick ? (
    <button class={look} type="button" aria-pressed={Boolean(picked)} onClick={() => onPick(wind)}>
      {within}
    </button>
  ) : (
    <a class={look} href={`#/call/${table.id}/${wind}`}>
      {within}
    </a>
  );
}

/**
 * Show the earlier rulings on a player and the charges for lateness, as dots in the colours of the penalties.
 * @param props rulings newest first
 */
function Dots({
  words,
  rulings,
  lateness,
}: {
  words: Words;
  rulings: Ruling[];
  lateness: ReturnType<typeof latenessOf>;
}) {
  const late = lateness.map(({ id, at, p }) => ({
    ...{ id, at, kind: "points" },
    text: [words.name("fouls", "late"), p && `${p}P`].filter(Boolean).join(": "),
  }));
  const ruled = rulings.map((one) => ({ ...one, at: one.ruled_at, text: lineOf(words, one) }));
  const all = [...ruled, ...late].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  if (all.length === 0) return null;
  const count = ruled.length > 0 && t("hall-before", { count: ruled.length });
  const name = [count, ...all.map(({ text }) => text)].filter(Boolean).join(" · ");
  return (
    <span class="dots" role="img" aria-label={name}>
      {all
        .slice(0, DOTS)
        .reverse()
        .map(({ id, kind }) => (
          <i key={id} class={lookOf(kind)}></i>
        ))}
      {all.length > DOTS && <small>+{all.length - DOTS}</small>}
    </span>
  );
}
