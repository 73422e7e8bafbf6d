import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../i18n.ts";
import { go } from "../router.ts";
import { useRowFocus } from "./row-focus.ts";
import type { ComponentChildren } from "preact";

const STEP = 60; // rows drawn at once

/** A column: its cell in a row, and what it is sorted by where it can be. `main`: it has the row's link. */
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
 * Rows of things, each with a page: sorted by a column's head, walked through by arrows, opened by a click or Enter. A long one
 * is drawn as far as it was scrolled.
 * @param props `look`: a class; `rows`: in the order that no head has changed, each with an `id`; `current`: the one that is open
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
  const [most, setMost] = useState(
    () =>
      STEP +
      Math.max(
        rows.findIndex(({ id }) => id === current),
        0,
      ),
  );
  const sorted = useMemo(() => inOrder(rows, columns, order), [rows, columns, order]);
  const drawn = sorted.slice(0, most);
  const more = () => setMost((count) => count + STEP);
  const { active, body } = useRowFocus(drawn, current, most < sorted.length ? more : null);
  const open = (event: MouseEvent, row: Row) => {
    const other = (event.target as Element).closest("a, button, input, select, label, summary, dialog");
    if (!other && !String(getSelection())) go(hrefOf(row));
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
          {drawn.map((row) => {
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
      {most < sorted.length && <More key={most} left={sorted.length - most} onMore={more} />}
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
  const said = own ? (own.down ? "descending" : "ascending") : undefined;
  return (
    <th scope="col" class={`of-${id}`} aria-sort={said}>
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
  const within = cell(row, tab);
  if (!main) return <td class={`of-${id}`}>{within}</td>;
  return (
    <th scope="row" class={`of-${id}`}>
      <a data-row={row.id} href={href} tabindex={tab}>
        {within}
      </a>
    </th>
  );
}

function More({ left, onMore }: { left: number; onMore: () => void }) {
  const end = useRef(null as HTMLButtonElement | null);
  useLayoutEffect(() => {
    const watch = new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && onMore());
    watch.observe(end.current as HTMLButtonElement);
    return () => watch.disconnect();
  }, []);
  return (
    <button class="button quiet" type="button" ref={end} onClick={onMore}>
      {t("hall-more", { count: left })}
    </button>
  );
}

function inOrder<Row>(rows: Row[], columns: Column<Row>[], order: Order | null) {
  const by = columns.find(({ id }) => id === order?.column)?.by;
  if (!by) return rows;
  const collator = new Intl.Collator(undefined, { numeric: true });
  const compare = (one: string | number, other: string | number) =>
    typeof one === "number" && typeof other === "number" ? one - other : collator.compare(String(one), String(other));
  const sorted = rows.map((row) => ({ row, key: by(row) })).sort((one, other) => compare(one.key, other.key));
  return (order?.down ? sorted.reverse() : sorted).map(({ row }) => row);
}
