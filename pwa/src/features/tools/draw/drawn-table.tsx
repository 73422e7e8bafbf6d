import { t } from "../../../ui/i18n.ts";
import { Wind } from "../../../ui/glyphs/wind.tsx";
import { EXHAUSTIVE, MOST_QUADS, SEATS, declared, riichiTurned } from "./state.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";
import type { Told } from "./state.ts";
import type { ComponentChildren } from "preact";

export type Inspection = ReturnType<typeof import("../../../rules/draws/inspect.ts").inspectDraw>;

interface Shown {
  rules: Rules;
  told: Told;
  set: (changed: Partial<Told>) => void;
  answer: Inspection;
  onDetails: (seat: string) => void;
}

/** The four seats as they sit, east below, turns against the clock; what each declares by taps, and what it pays. */
export function DrawnTable(props: Shown) {
  const { answer } = props;
  const { counters, deposits } = answer.after ?? props.told;
  return (
    <div class="drawn-table">
      {SEATS.map((seat) => (
        <Seat key={seat} {...props} seat={seat} />
      ))}
      <div class="drawn-middle">
        <span>
          {t("hand.honba")} <strong>{counters}</strong>
        </span>
        <span>
          {t("hand.sticks")} <strong>{deposits}</strong>
        </span>
      </div>
    </div>
  );
}

function Seat(props: Shown & { seat: string }) {
  const { rules, told, answer, seat, onDetails } = props;
  const name = t(`hall-wind.${seat}`);
  const at = answer.seats[seat];
  const isNext = answer.to_declare === seat;
  const paid = answer.after && answer.after.payments[seat];
  const isBack = answer.after?.returned.includes(seat);
  const { shows, declared: counts } = rules.library.catalogue.draws;
  const isExhaustive = told.kind === EXHAUSTIVE;
  const title = (
    <>
      <Wind wind={seat} />
      <span>{name}</span>
    </>
  );
  const notes = [
    isNext && t("draw.declares"),
    at.counted && !given(told, seat) && counts[at.counted],
    at.shows && shows[at.shows],
    isBack && t("draw.stick-back"),
  ];
  return (
    <section class={`drawn-seat at-${seat} ${isNext ? "next" : ""}`} aria-label={name}>
      <div class="drawn-head">
        {isExhaustive ? (
          <button class="drawn-name" type="button" aria-haspopup="dialog" onClick={() => onDetails(seat)}>
            {title}
          </button>
        ) : (
          <span class="drawn-name">{title}</span>
        )}
        {paid !== null && (
          <strong class={`paid ${paid > 0 ? "gains" : paid < 0 ? "loses" : ""}`}>{signed(rules, paid)}</strong>
        )}
      </div>
      <Taps {...props} />
      {notes.some(Boolean) && <small>{notes.filter(Boolean).join(" · ")}</small>}
    </section>
  );
}

function signed({ words }: Rules, points: number) {
  return `${points > 0 ? "+" : points < 0 ? "−" : "±"}${words.number(Math.abs(points))}`;
}

function given({ hands, riichi, declarations }: Told, seat: string) {
  return riichi.includes(seat) ? hands[seat] : declarations.find((one) => one.seat === seat)?.said;
}

function Taps({ rules, told, set, answer, seat }: Shown & { seat: string }) {
  const { kind, riichi, quads } = told;
  const isExhaustive = kind === EXHAUSTIVE;
  const inRiichi = kind === "four-riichi" || riichi.includes(seat);
  const { declared: names } = rules.library.catalogue.draws;
  const asked = inRiichi ? isExhaustive || answer.seats[seat].shows === "must" : isExhaustive;
  const words: Record<string, string> = { ...names, refused: t("draw.not-shown") };
  const pressed = told.hands[seat] === "shape" ? "tenpai" : given({ ...told, riichi: inRiichi ? [seat] : [] }, seat);
  const declare = (one: string) => set(declared(inRiichi ? { ...told, riichi: [...riichi, seat] } : told, seat, one));
  return (
    <div class="drawn-taps">
      {kind === "nine-terminals" && (
        <Tap on={told.seat === seat} onTap={() => set({ seat })}>
          {t("draw.declarer")}
        </Tap>
      )}
      {kind === "four-quads" && (
        <Tap
          on={(quads[seat] ?? 0) > 0}
          onTap={() => set({ quads: { ...quads, [seat]: ((quads[seat] ?? 0) + 1) % (MOST_QUADS + 1) } })}
        >
          {t("draw.kans", { count: quads[seat] ?? 0 })}
        </Tap>
      )}
      {kind !== "four-riichi" && (
        <Tap stick on={inRiichi} onTap={() => set(riichiTurned(told, seat))}>
          {t("draw.riichi")}
        </Tap>
      )}
      {asked &&
        ["tenpai", "noten", ...(inRiichi ? ["refused"] : [])].map((one) => (
          <Tap key={one} on={pressed === one} onTap={() => declare(one)}>
            {words[one]}
          </Tap>
        ))}
    </div>
  );
}

interface TapProps {
  on: boolean;
  stick?: boolean;
  onTap: () => void;
  children?: ComponentChildren;
}

function Tap({ on, stick = false, onTap, children }: TapProps) {
  return (
    <button class={`choice ${stick ? "stick" : ""}`} type="button" aria-pressed={on} onClick={onTap}>
      {children}
    </button>
  );
}
