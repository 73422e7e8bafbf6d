import { t } from "../../../ui/i18n.ts";
import { Disclosure } from "../../../ui/index.ts";
import { whole } from "../../../ui/numbers.ts";

const MOST = 10; // bars in sight; the table beneath has all

/** `part`: rulings that depart from the rulebook */
interface Row {
  key: string;
  name: string;
  value: number;
  part?: number;
  href?: string;
}

interface BarsProps {
  id: string;
  title: string;
  what: string;
  about?: string;
  rows: Row[];
}

/**
 * Show bars beside their names and numbers, each with a link to what it counts; and the same as a table.
 * @param props `what`: the heading of the names
 */
export function Bars({ id, title, what, about, rows }: BarsProps) {
  const most = Math.max(...rows.map(({ value }) => value), 1);
  return (
    <section class="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {about && <p class="soft">{about}</p>}
      {rows.length === 0 && <p class="soft">{t("dashboard.none")}</p>}
      <ul class="bars">
        {rows.slice(0, MOST).map((row) => (
          <li key={row.key}>
            <Bar row={row} most={most} />
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <Disclosure title={t("dashboard.numbers")}>
          {() => <Numbers title={title} what={what} rows={rows} />}
        </Disclosure>
      )}
    </section>
  );
}

function Bar({ row: { name, value, part = 0, href }, most }: { row: Row; most: number }) {
  return (
    <a class="bar" href={href}>
      <span>{name}</span>
      <strong>{whole(value)}</strong>
      <Drawn value={value} part={part} most={most} />
      {part > 0 && <small>{t("dashboard.part", { count: whole(part) })}</small>}
    </a>
  );
}

/** Draw the bar itself; names and numbers are beside it. */
export function Drawn({ value, part = 0, most }: { value: number; part?: number; most: number }) {
  const wide = (number: number) => `${(100 * number) / most}%`;
  return (
    <svg class="drawn" width="100%" height="14" aria-hidden="true">
      <rect class="all" width="100%" height="14" rx="4" />
      <rect class="value" width={wide(value)} height="14" rx="4" />
      {part > 0 && <rect class="part" width={wide(part)} height="14" rx="4" />}
    </svg>
  );
}

function Numbers({ title, what, rows }: { title: string; what: string; rows: Row[] }) {
  const parts = rows.some(({ part }) => part !== undefined);
  return (
    <table class="numbers">
      <caption class="unseen">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col">{t("hall-rulings")}</th>
          {parts && <th scope="col">{t("dashboard.apart")}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, value, part, href }) => (
          <tr key={key}>
            <th scope="row">
              <a class="reach" href={href}>
                {name}
              </a>
            </th>
            <td>{whole(value)}</td>
            {parts && <td>{whole(part ?? 0)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
