import { isDead } from "../../../store/index.ts";
import { Wind } from "../../../ui/glyphs/wind.tsx";
import { t } from "../../../ui/i18n.ts";
import { seated } from "../../../domain/incident/hands.ts";
import { deadAt, useWords } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import type { ComponentChildren } from "preact";
import type { End, Ended } from "../../../domain/incident/deferred.ts";
import type { Hanchan, Seat } from "../../../store/index.ts";

const MOST_WINNERS = 3;

interface SeatsAtEndProps {
  hanchan: Hanchan;
  ended: Ended;
  end: End;
  moves: boolean;
  onChange: (changed: Partial<End>) => void;
}

/**
 * Ask for each player's riichi stick, and the win or tenpai, at the end of a hand. A dead hand can't win.
 * @param props `moves`: the next hand is asked for, and so sticks and tenpai are needed
 */
export function SeatsAtEnd({ hanchan, ended, end, moves, onChange }: SeatsAtEndProps) {
  const { state } = useStore();
  const words = useWords();
  const { how, winners, riichi, tenpai } = end;
  const isNobody = tenpai?.length === 0;
  return (
    <fieldset class="end-seats">
      <legend class="unseen">{t("hall-who")}</legend>
      {seated(hanchan, ended.hand).map(({ wind, player }) => {
        const dead = isDead(state, { ...ended, table: { id: ended.table }, seat: wind });
        const inRiichi = riichi.includes(wind);
        const toggle = (list: Seat[]) => (list.includes(wind) ? list.filter((one) => one !== wind) : [...list, wind]);
        const declare = () => {
          const declared = toggle(tenpai ?? []);
          onChange({ tenpai: declared.length ? declared : undefined });
        };
        const isFull = !winners.includes(wind) && winners.length === MOST_WINNERS;
        const name = state.players[player]?.name ?? "?";
        return (
          <div key={wind} class="end-seat" role="group" aria-label={`${words.phrase(`seat-${wind}`)} · ${name}`}>
            <span class="end-name">
              <Wind wind={wind} />
              <span>{name}</span>
              {dead && <span class="badge dead-hand">{t("hall-badge.dead", { since: deadAt(state, dead) })}</span>}
            </span>
            {moves && how !== "four-riichi" && (
              <Tap stick on={inRiichi} onTap={() => onChange({ riichi: toggle(riichi) })}>
                {t("hall-riichi")}
              </Tap>
            )}
            {how === "win" && (
              <Tap
                on={winners.includes(wind)}
                isOff={Boolean(dead) || isFull}
                onTap={() => onChange({ winners: toggle(winners) })}
              >
                {t("hall-wins")}
              </Tap>
            )}
            {moves && how === "exhaustive-draw" && (
              <Tap on={inRiichi || Boolean(tenpai?.includes(wind))} isOff={inRiichi} onTap={declare}>
                {t("hall-tenpai")}
              </Tap>
            )}
          </div>
        );
      })}
      {moves && how === "exhaustive-draw" && (
        <div class="end-seat">
          <span class="end-name"></span>
          <Tap
            on={isNobody}
            isOff={Boolean(tenpai?.length)}
            onTap={() => onChange({ tenpai: isNobody ? undefined : [] })}
          >
            {t(riichi.length ? "hall-nobody-else" : "hall-nobody")}
          </Tap>
        </div>
      )}
    </fieldset>
  );
}

interface TapProps {
  on: boolean;
  stick?: boolean;
  isOff?: boolean;
  onTap: () => void;
  children?: ComponentChildren;
}

function Tap({ on, stick = false, isOff = false, onTap, children }: TapProps) {
  return (
    <button
      class={`choice ${stick ? "stick" : ""}`}
      type="button"
      aria-pressed={Boolean(on)}
      disabled={isOff}
      onClick={onTap}
    >
      {children}
    </button>
  );
}
