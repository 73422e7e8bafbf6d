import { SEATS } from "../../../../store/index.ts";
import { EXHAUSTIVE } from "../../../../rules/draws/question.ts";
import { seatOf } from "../../../../rules/hanchan/hand-end.ts";
import { CHONBO } from "../../../../rules/hanchan/hand.ts";
import { Wind } from "../../../../ui/glyphs/wind.tsx";
import { t } from "../../../../ui/i18n.ts";
import { OnTable } from "../drawn.tsx";
import { RON, TSUMO, toggleSource, toggleRiichi, toggle, toggleWinner } from "../state.ts";
import type { ComponentChildren } from "preact";
import type { Draft } from "../state.ts";

/**
 * `poor`: players with too few points for riichi; `several`: several may win on one discard; `nagashi`: the rulebook
 * has nagashi mangan
 */
interface TapsProps {
  draft: Draft;
  poor: number[];
  several: boolean;
  nagashi: boolean;
  onChange: (draft: Draft) => void;
}

/** Ask what each player did in the hand; players are shown as they sit. */
export function Seats({
  names,
  place,
  ...tapsProps
}: TapsProps & { names: string[]; place: { dealer: number; counters: number; deposits: number } }) {
  return (
    <div class="drawn-table score-asks">
      {names.map((name, player) => {
        const wind = seatOf(player, place.dealer);
        return (
          <section key={player} class={`drawn-seat at-${SEATS[player]}`} aria-label={name}>
            <span class="drawn-name">
              <Wind wind={wind} />
              <span>{name}</span>
            </span>
            <div class="drawn-taps">
              <Taps {...tapsProps} player={player} />
            </div>
          </section>
        );
      })}
      <div class="drawn-middle score-middle">
        <OnTable counters={place.counters} sticks={place.deposits + tapsProps.draft.riichi.length} />
      </div>
    </div>
  );
}

function Taps({ draft, poor, several, nagashi, player, onChange }: TapsProps & { player: number }) {
  const { how, riichi, wins, source, tenpai, offenders } = draft;
  const set = (changed: Partial<Draft>) => onChange({ ...draft, ...changed });
  const isWin = how === RON || how === TSUMO;
  const inRiichi = riichi.includes(player);
  return (
    <>
      {how !== CHONBO && how !== "four-riichi" && (
        <Tap
          stick
          on={inRiichi}
          disabled={!inRiichi && poor.includes(player)}
          onTap={() => onChange(toggleRiichi(draft, player))}
        >
          {t("draw.riichi")}
        </Tap>
      )}
      {isWin && (
        <Tap
          on={wins.some(({ winner }) => winner === player)}
          onTap={() => onChange(toggleWinner(draft, player, several))}
        >
          {t("hall-wins")}
        </Tap>
      )}
      {how === RON && (
        <Tap look="loses" on={source === player} onTap={() => onChange(toggleSource(draft, player))}>
          {t("sheet.deals-in")}
        </Tap>
      )}
      {how === EXHAUSTIVE && (
        <Tap
          look={inRiichi ? "loses" : ""}
          on={tenpai.includes(player)}
          onTap={() => set({ tenpai: toggle(tenpai, player) })}
        >
          {t(inRiichi ? "draw.hand.noten" : "draw.hand.tenpai")}
        </Tap>
      )}
      {how === EXHAUSTIVE && nagashi && (
        <Tap on={draft.nagashi.includes(player)} onTap={() => set({ nagashi: toggle(draft.nagashi, player) })}>
          {t("sheet.nagashi")}
        </Tap>
      )}
      {how === CHONBO && (
        <Tap look="loses" on={offenders.includes(player)} onTap={() => set({ offenders: toggle(offenders, player) })}>
          {t("sheet.ends.chonbo")}
        </Tap>
      )}
    </>
  );
}

interface TapProps {
  on: boolean;
  stick?: boolean;
  look?: string;
  disabled?: boolean;
  onTap: () => void;
  children?: ComponentChildren;
}

function Tap({ on, stick = false, look = "", disabled = false, onTap, children }: TapProps) {
  return (
    <button
      class={`choice ${stick ? "stick" : ""} ${look}`}
      type="button"
      disabled={disabled}
      aria-pressed={on}
      onClick={onTap}
    >
      {children}
    </button>
  );
}
