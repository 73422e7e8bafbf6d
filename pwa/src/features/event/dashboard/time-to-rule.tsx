import { clockTime } from "../../../rules/words/wording.ts";
import { t } from "../../../ui/i18n.ts";
import { Bars } from "./bars.tsx";
import { within } from "./rounds.ts";
import type { Asked } from "./rounds.ts";

const LEAST = 1; // what took less was not timed

/** How long rulings took, from the call's beginning until they were issued. */
export function TimeToRule({ taking: { timed, median, bands }, asked }: { taking: any; asked: Asked }) {
  const rows = bands.map(({ from, until, rulings }: any) => ({
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
