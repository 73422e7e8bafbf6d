import { clockTime } from "../../../rules/words/wording.ts";
import { t } from "../../../ui/i18n.ts";
import { Bars } from "./bars.tsx";
import { logLink } from "./rounds.ts";
import type { DashboardQuery } from "./rounds.ts";
import type { TimeToRule as Taking } from "#api";

const LEAST = 1; // anything faster was not timed

/** Show how long rulings took, from the beginning of the call until they were issued. */
export function TimeToRule({ taking: { timed, median, bands }, query }: { taking: Taking; query: DashboardQuery }) {
  const rows = bands.map(({ from, until, rulings }) => ({
    key: String(until),
    name: t(from > LEAST ? "dashboard.from" : "dashboard.until", { from: clockTime(from), until: clockTime(until) }),
    value: rulings,
    href: logLink(query, { took: `${from}-${until}` }),
  }));
  const about =
    timed && median !== null
      ? t("dashboard.median", { time: clockTime(median), count: timed })
      : t("dashboard.untimed");
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
