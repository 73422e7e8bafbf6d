import { clockTime as minutes } from "../../../rules/words/wording.ts";
import { t } from "../../../ui/i18n.ts";
import type { Cost } from "../clocks/timings.ts";

const CANCELS = "games-cancelled";

/**
 * Return what the next band brings; "" in the last one. Charges to others are due once somebody cancels the hanchans.
 */
export function nextText({ seconds, next_band: band }: Cost) {
  if (!band || seconds >= band.at_seconds) return "";
  const cancels = band.effects.some(({ id }) => id === CANCELS);
  const others = [...band.points, ...band.fines].some(({ whom }) => whom !== "offender");
  const params = { time: minutes(band.at_seconds), cost: band.cost_line };
  return t(cancels && others ? "clock.cancels-from" : "clock.next-at", params);
}

/** Return that the day's hanchans can be cancelled, and what that changes. */
export function cancelsText({ held, next_band: band }: Cost) {
  return held && band ? t("clock.cancels", { cost: band.cost_line }) : t("clock.cancels-charged");
}
