import { t } from "../../../ui/i18n.ts";
import { Wind } from "../../../ui/glyphs/wind.tsx";
import { EXHAUSTIVE, MOST_QUADS, SEATS, toggleDeclaration, toggleRiichi } from "./state.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";
import type { DrawState } from "./state.ts";
import type { ComponentChildren } from "preact";

export type Inspection = ReturnType<typeof import("../../../rules/draws/inspect.ts").inspectDraw>;

interface DrawnTableProps {
  rules: Rules;
  draw: DrawState;
  set: (changed: Partial<DrawState>) => void;
  answer: Inspection;
  onDetails: (seat: string) => void;
}

/**
 * Draw the four seats as players sit, East below, in counter-clockwise order, with each player's declarations and
 * payments.
 */
export function DrawnTable(props: DrawnTableProps) {
  const { answer } = props;
  const { counters, deposits } = answer.after ?? props.draw;
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

function Seat(props: DrawnTableProps & { seat: string }) {
  const { rules, draw, answer, seat, onDetails } = props;
  const name = t(`hall-wind.${seat}`);
  const at = answer.seats[seat];
  const isNext = answer.to_declare === seat;
  const paid = answer.after && answer.after.payments[seat];
  const isBack = answer.after?.returned.includes(seat);
  const { shows, declared: counts } = rules.library.catalogue.draws;
  const isExhaustive = draw.kind === EXHAUSTIVE;
  const title = (
    <>
      <Wind wind={seat} />
      <span>{name}</span>
    </>
  );
  const notes = [
    isNext && t("draw.declares"),
    at.counted && !declaredBy(draw, seat) && counts[at.counted],
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

function declaredBy({ hands, riichi, declarations }: DrawState, seat: string) {
  return riichi.includes(seat) ? hands[seat] : declarations.find((one) => one.seat === seat)?.said;
}

function Taps({ rules, draw, set, answer, seat }: DrawnTableProps & { seat: string }) {
  const { kind, riichi, quads } = draw;
  const isExhaustive = kind === EXHAUSTIVE;
  const inRiichi = kind === "four-riichi" || riichi.includes(seat);
  const { declared: names } = rules.library.catalogue.draws;
  const mayDeclare = inRiichi ? isExhaustive || answer.seats[seat].shows === "must" : isExhaustive;
  const words: Record<string, string> = { ...names, refused: t("draw.not-shown") };
  const pressed =
    draw.hands[seat] === "shape" ? "tenpai" : declaredBy({ ...draw, riichi: inRiichi ? [seat] : [] }, seat);
  const declare = (one: string) =>
    set(toggleDeclaration(inRiichi ? { ...draw, riichi: [...riichi, seat] } : draw, seat, one));
  return (
    <div class="drawn-taps">
      {kind === "nine-terminals" && (
        <Tap on={draw.seat === seat} onTap={() => set({ seat })}>
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
        <Tap stick on={inRiichi} onTap={() => set(toggleRiichi(draw, seat))}>
          {t("draw.riichi")}
        </Tap>
      )}
      {mayDeclare &&
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
