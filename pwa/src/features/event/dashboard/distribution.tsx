import { formatter, t } from "../../../ui/i18n.ts";
import { whole } from "../../../ui/numbers.ts";
import { logLink } from "./rounds.ts";
import type { DashboardQuery } from "./rounds.ts";
import type { State } from "../../../store/index.ts";
import type { OfTableAndHour, TableLabel } from "#api";

const WIDEST = 20; // a spot's radius in its cell of 48

/** A span of time. */
interface Column {
  key: string;
  from: string;
  until: string;
  text: string;
}

/** Show tables by hours, or by days if there are several: in each cell a spot whose area is the number of rulings. */
export function Distribution({
  state,
  spread,
  query,
}: {
  state: State;
  spread: OfTableAndHour[];
  query: DashboardQuery;
}) {
  const zone = state.settings.time_zone;
  const days = new Set(spread.map(({ hour }) => hour.slice(0, 10)));
  const columnOf = days.size > 1 ? (hour: string) => dayOf(hour, zone) : hourOf;
  const { columns, tables, counts, most } = layOut(spread, columnOf);
  if (spread.length === 0) return null;
  return (
    <section class="card" aria-labelledby="spread">
      <h2 id="spread">{t(days.size > 1 ? "dashboard.days" : "dashboard.hours")}</h2>
      <div class="wide">
        <table class="spread">
          <thead>
            <tr>
              <th scope="col">{t("dashboard.table")}</th>
              {columns.map(({ key, text }) => (
                <th scope="col" key={key}>
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tables.map(({ id, label }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                {columns.map((column) => (
                  <td key={column.key}>
                    <Spot count={counts.get(id + column.key)} most={most} href={linkTo(query, id, column)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Spot({ count, most, href }: { count: number | undefined; most: number; href: string }) {
  if (!count) return null;
  const radius = WIDEST * Math.sqrt(count / most);
  return (
    <a class="spot" href={href}>
      <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r={radius} />
      </svg>
      <strong>{whole(count)}</strong>
    </a>
  );
}

function layOut(spread: OfTableAndHour[], columnOf: (hour: string) => Column) {
  const columns = new Map<string, Column>();
  const tables = new Map<string, TableLabel>();
  const counts = new Map<string, number>();
  for (const { table, hour, rulings } of spread) {
    const column = columnOf(hour);
    columns.set(column.key, column);
    tables.set(table.id, table);
    counts.set(table.id + column.key, (counts.get(table.id + column.key) ?? 0) + rulings);
  }
  const numeric = new Intl.Collator(undefined, { numeric: true });
  const rows = [...tables.values()].sort((one, other) => numeric.compare(one.label, other.label));
  return { columns: [...columns.values()], tables: rows, counts, most: Math.max(...counts.values()) };
}

/** Return the column of an hour. @param hour as in the server's answer, in the tournament's time zone */
function hourOf(hour: string): Column {
  const start = hour.slice(0, 13);
  return { key: hour, from: `${start}:00`, until: `${start}:59`, text: hour.slice(11, 16) };
}

function dayOf(hour: string, timeZone: string): Column {
  const day = hour.slice(0, 10);
  const text = formatter(Intl.DateTimeFormat, { month: "numeric", day: "numeric", timeZone }).format(new Date(hour));
  return { key: day, from: `${day}T00:00`, until: `${day}T23:59`, text };
}

function linkTo(query: DashboardQuery, table: string, { from, until }: Column) {
  return logLink(query, { table, from, until });
}
