import { momentOf } from "../../store/index.ts";
import { clockTime as minutes } from "../../rules/words/wording.ts";
import { t } from "../../ui/i18n.ts";
import { useCommand } from "../requests/command.tsx";
import { addExtraTime } from "./extra-time.tsx";
import { gameOf } from "./game-clock.ts";
import type { Ruling, State } from "../../store/index.ts";

const LONG = 60;
const LONGEST = 60 * 60; // more than that was a break in the middle of a call

/** A call that took more than a minute offers its table the time that it cost. */
export function ExtraTimeOffer({ state, ruling }: { state: State; ruling: Ruling }) {
  const { run, error } = useCommand();
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
      <button class="button" type="button" onClick={() => run(() => addExtraTime(hanchan, took, ruling.id))}>
        {t("game.give", { time: minutes(took) })}
      </button>
      {error}
    </div>
  );
}
