import { clockTime } from "../../../rules/words/wording.ts";
import { t } from "../../../ui/i18n.ts";
import { Bars } from "./bars.tsx";
import { within } from "./rounds.ts";
import type { Asked } from "./rounds.ts";
import type { TimeToRule as Taking } from "#api";

const LEAST = 1; // what took less was not timed

/** How long rulings took, from the call's beginning until they were issued. */
export function TimeToRule({ taking: { timed, median, bands }, asked }: { taking: Taking; asked: Asked }) {
  const rows = bands.map(({ from, until, rulings }) => ({
    key: String(until),
    name: t(from > LEAST ? "dashboard.from" : "dashboard.until", { from: clockTime(from), until: clockTime(until) }),
    value: rulings,
    href: within(asked, { took: `${from}-${until}` }),
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
