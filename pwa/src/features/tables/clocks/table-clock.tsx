import { isUp, secondsLeft } from "../../../rules/clocks/game-clock.ts";
import { clockTime as minutes } from "../../../rules/words/wording.ts";
import { t } from "../../../ui/i18n.ts";
import { gameOf } from "../../../domain/event/game-clock.ts";
import { useNow } from "../../../domain/event/now.ts";
import { playerTimesAt } from "./player-times.tsx";
import { AfterTime } from "./remaining-time.tsx";
import type { Hanchan, State } from "../../../store/index.ts";

/** Show a link to the start of the hanchan, with the time left. */
export function TableClock({ state, hanchan }: { state: State; hanchan: Hanchan }) {
  const { clock } = gameOf(state, hanchan);
  const now = useNow(Boolean(clock));
  const waiting = playerTimesAt(state, hanchan).length;
  const up = clock && isUp(clock, now);
  const text = up ? t("game.up") : clock && t("game.time-left", { time: minutes(secondsLeft(clock, now)) });
  return (
    <>
      <a class="button quiet" href={`#/start/${hanchan.table}`}>
        {text ?? t("hall-start")}
      </a>
      {waiting > 0 && (
        <a class="button quiet warn" href={`#/start/${hanchan.table}`}>
          {t("kept.waiting", { count: waiting })}
        </a>
      )}
      {up && <AfterTime />}
    </>
  );
}
