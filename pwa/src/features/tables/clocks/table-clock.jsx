import { isUp, secondsLeft } from "../../../rules/clocks/game-clock.js";
import { clockTime as minutes } from "../../../rules/words/wording.js";
import { t } from "../../../ui/i18n.js";
import { gameOf } from "../../../domain/event/game-clock.js";
import { useNow } from "../../../domain/event/now.js";
import { playerTimesAt } from "./player-times.jsx";
import { AfterTime } from "./remaining-time.jsx";

/** The way to the start of the match, with how long the hanchan lasts still. @param {{state: any, hanchan: any}} props */
export function TableClock({ state, hanchan }) {
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
