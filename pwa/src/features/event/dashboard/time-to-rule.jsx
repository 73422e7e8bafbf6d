import { clockTime } from "../../../rules/words/wording.js";
import { t } from "../../../ui/i18n.js";
import { Bars } from "./bars.jsx";
import { within } from "./rounds.js";

const LEAST = 1; // what took less was not timed

/** How long rulings took, from the call's beginning until they were issued. @param {{taking: any, asked: import("./rounds.js").Asked}} props */
export function TimeToRule({ taking: { timed, median, bands }, asked }) {
  const rows = bands.map((/** @type {any} */ { from, until, rulings }) => ({
    key: String(until),
    name: t(from > LEAST ? "dashboard.from" : "dashboard.until", { from: clockTime(from), until: clockTime(until) }),
    value: rulings,
    href: within(asked, { took: `${from}-${until}` }),
  }));
  const about = timed ? t("dashboard.median", { time: clockTime(median), count: timed }) : t("dashboard.untimed");
  return (
    <Bars
      id="taking"
      title={t("dashboard.taking")}
      what={t("dashboard.time")}
      about={`${about} ${t("dashboard.measured")}`}
      rows={timed ? rows : []}
    />
  );
}
