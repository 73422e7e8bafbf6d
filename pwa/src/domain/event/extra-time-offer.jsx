import { momentOf } from "../../store/index.js";
import { clockTime as minutes } from "../../rules/words/wording.js";
import { t } from "../../ui/i18n.js";
import { useCommand } from "../requests/command.jsx";
import { addExtraTime } from "./extra-time.jsx";
import { gameOf } from "./game-clock.js";

const LONG = 60;
const LONGEST = 60 * 60; // more than that was a break in the middle of a call

/** A call that took more than a minute offers its table the time that it cost. @param {{state: any, ruling: any}} props */
export function ExtraTimeOffer({ state, ruling }) {
  const { does, wrong } = useCommand();
  const hanchan = state.hanchans[ruling.hanchan ?? ""];
  const took = Math.floor((Date.parse(ruling.ruled_at) - momentOf(ruling.id)) / 1000);
  const given = Object.values(state.extraTimes).find((one) => one.ruling === ruling.id && one.seconds > 0);
  if (given)
    return (
      <p class="note" role="status">
        {t("game.given", { time: minutes(given.seconds) })}
      </p>
    );
  if (took <= LONG || took > LONGEST || !hanchan || !gameOf(state, hanchan).clock) return null;
  return (
    <div class="note info">
      <p>{t("game.offer", { time: minutes(took) })}</p>
      <button class="button" type="button" onClick={() => does(() => addExtraTime(hanchan, took, ruling.id))}>
        {t("game.give", { time: minutes(took) })}
      </button>
      {wrong}
    </div>
  );
}
