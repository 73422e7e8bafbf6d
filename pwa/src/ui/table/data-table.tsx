import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../i18n.ts";
import { go } from "../router.ts";
import { useRowFocus } from "./row-focus.ts";
import type { ComponentChildren } from "preact";

const STEP = 60; // rows rendered at once

/** A column. `by`: its sort key, if it can be sorted; `main`: it has the row's link; `unseen`: its name is hidden. */
export interface Column<Row> {
  id: string;
  name: string;
  cell: (row: Row, tab: number) => ComponentChildren;
  by?: (row: Row) => string | number;
  main?: boolean;
  unseen?: boolean;
}

interface Order {
  column: string;
  down: boolean;
}

/**
 * Show a table whose rows each have a page: sorted by a column's head, navigated by arrow keys, opened by a click or
 * Enter. A long table is rendered as far as it was scrolled.
 * @param props `look`: a class; `rows`: in the order before any sorting; `current`: the id of the open row; `lookOf`: a
 *   row's class
 */
export function DataTable<Row extends { id: string }>({
  label,
  look = "",
  columns,
  rows,
  hrefOf,
  current,
  lookOf,
}: {
  label: string;
  look?: string;
  columns: Column<Row>[];
  rows: Row[];
  hrefOf: (row: Row) => string;
  current?: string;
  lookOf?: (row: Row) => string;
}) {
  const [order, setOrder] = useState(null as Order | null);
  const [limit, setLimit] = useState(
    () =>
      STEP +
      Math.max(
        rows.findIndex(({ id }) => id === current),
        0,
      ),
  );
  const sorted = useMemo(() => sortRows(rows, columns, order), [rows, columns, order]);
  const visible = sorted.slice(0, limit);
  const more = () => setLimit((count) => count + STEP);
  const { active, body } = useRowFocus(visible, current, limit < sorted.length ? more : null);
  const open = (event: MouseEvent, row: Row) => {
    const control = (event.target as Element).closest("a, button, input, select, label, summary, dialog");
    if (!control && !String(getSelection())) go(hrefOf(row));
  };
  return (
    <>
      <table class={`data-table ${look}`}>
        <caption class="unseen">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.id} column={column} order={order} onOrder={setOrder} />
            ))}
          </tr>
        </thead>
        <tbody {...body}>
          {visible.map((row) => {
            const tab = row.id === active ? 0 : -1;
            return (
              <tr
                key={row.id}
                class={lookOf?.(row)}
                aria-current={row.id === current ? "true" : undefined}
                onClick={(event) => open(event, row)}
              >
                {columns.map((column) => (
                  <Cell key={column.id} column={column} row={row} tab={tab} href={hrefOf(row)} />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {limit < sorted.length && <More key={limit} left={sorted.length - limit} onMore={more} />}
    </>
  );
}

function Head<Row>({
  column: { id, name, by, unseen },
  order,
  onOrder,
}: {
  column: Column<Row>;
  order: Order | null;
  onOrder: (order: Order) => void;
}) {
  const own = order?.column === id ? order : null;
  const sort = () => onOrder({ column: id, down: own ? !own.down : false });
  const direction = own ? (own.down ? "descending" : "ascending") : undefined;
  return (
    <th scope="col" class={`of-${id}`} aria-sort={direction}>
      {by ? (
        <button type="button" onClick={sort}>
          {name}
        </button>
      ) : (
        <span class={unseen ? "unseen" : ""}>{name}</span>
      )}
    </th>
  );
}

function Cell<Row extends { id: string }>({
  column: { id, cell, main },
  row,
  tab,
  href,
}: {
  column: Column<Row>;
  row: Row;
  tab: number;
  href: string;
}) {
  const content = cell(row, tab);
  if (!main) return <td class={`of-${id}`}>{content}</td>;
  return (
    <th scope="row" class={`of-${id}`}>
      <a data-row={row.id} href={href} tabindex={tab}>
        {content}
      </a>
    </th>
  );
}

function More({ left, onMore }: { left: number; onMore: () => void }) {
  const end = useRef(null as HTMLButtonElement | null);
  useLayoutEffect(() => {
    const observer = new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && onMore());
    observer.observe(end.current as HTMLButtonElement);
    return () => observer.disconnect();
  }, []);
  return (
    <button class="button quiet" type="button" ref={end} onClick={onMore}>
      {t("hall-more", { count: left })}
    </button>
  );
}

function sortRows<Row>(rows: Row[], columns: Column<Row>[], order: Order | null) {
  const by = columns.find(({ id }) => id === order?.column)?.by;
  if (!by) return rows;
  const collator = new Intl.Collator(undefined, { numeric: true });
  const compare = (one: string | number, other: string | number) =>
    typeof one === "number" && typeof other === "number" ? one - other : collator.compare(String(one), String(other));
  const sorted = rows.map((row) => ({ row, key: by(row) })).sort((one, other) => compare(one.key, other.key));
  return (order?.down ? sorted.reverse() : sorted).map(({ row }) => row);
}
