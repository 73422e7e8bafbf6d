import { useLayoutEffect, useState } from "preact/hooks";
import { endOf } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { Empty, Screen } from "../../../ui/index.ts";
import { lazy } from "../../../ui/lazy.tsx";
import { Dealt } from "../../../domain/words/dealt.tsx";
import {
  dealtAt,
  endedAs,
  hanchanAt,
  hanchansAt,
  setHanchan,
  setHand,
  turn,
  turned,
  visit,
} from "../../../domain/incident/hands.ts";
import { Missing, NotJoined } from "../../../domain/people/not-joined.tsx";
import { Undo } from "../../../domain/requests/undo.tsx";
import { handName, lineOf, useWords } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { Seats } from "./seats.tsx";
import { Badges, tableStatuses } from "../../../domain/event/table-status.tsx";
import { waitingFor } from "../../../domain/incident/deferred-at.ts";
import type { Dealt as DealtHand } from "../../../domain/incident/hands.ts";
import type { HandEnd as HandEndOfState, Ruling, State, Table as TableOfEvent } from "../../../store/index.ts";

const Logged = lazy(() => import("../../../domain/incident/rulings-at-table.tsx"), "Logged");
const TableClock = lazy(() => import("../clocks/table-clock.tsx"), "TableClock");
const HandSheet = lazy(() => import("./hand-sheet.tsx"), "HandSheet");
const OtherSheet = lazy(() => import("./other-sheet.tsx"), "OtherSheet");
const ImportLink = lazy(() => import("../../../domain/event/table-links.tsx"), "ImportLink");
const HandEnd = lazy(() => import("./hand-end.tsx"), "HandEnd");
const HanchanStatus = lazy(() => import("../../../domain/event/hanchan-status.tsx"), "HanchanStatus");
const UnendedHands = lazy(() => import("./unended-hands.tsx"), "UnendedHands");

/**
 * Show a table: hand, seats, status and rulings. If the address has the code of the table's QR sheet, people without a
 * role can record times.
 */
export default function Table({ args: [id, code = ""] }: { args: string[] }) {
  const { tournament, state } = useStore();
  const table = state?.tables[id];
  useLayoutEffect(() => {
    if (table) visit(id);
  }, [Boolean(table)]);
  if (!tournament || !state) {
    return (
      <NotJoined title={t("hall-tables")}>
        <a class="button" href={`#/keep/${id}/${code}`}>
          {t("hall-keep-time")}
        </a>
      </NotJoined>
    );
  }
  if (!table) return <Missing title={t("hall-tables")} text={t("hall-no-table")} up="#/tables" />;
  return <Page state={state} table={table} />;
}

function Page({ state, table }: { state: State; table: TableOfEvent }) {
  const [, setVersion] = useState(0);
  const [open, setOpen] = useState<"hand" | "end" | "other" | null>(null);
  const [after, setAfter] = useState<string | null>(null); // the finished hanchan in which calls are allowed again
  const hanchan = hanchanAt(state, table.id);
  const over = hanchan && endedAs(state, hanchan);
  const closed = Boolean(over) && after !== hanchan?.id;
  const dealt = dealtAt(state, table.id, hanchan);
  const { deposits: _, ...hand } = dealt;
  const held = undoableAt(state, table.id);
  const change = (store: () => void) => {
    store();
    setVersion((count) => count + 1);
  };
  const setDealt = (next: DealtHand) => change(() => setHand(table.id, hanchan, next, dealt));
  const pass = (next: DealtHand) => {
    const place = { table: table.id, hanchan: hanchan?.id, hand };
    if (waitingFor(state, place).length > 0 && !endOf(state, place)) setOpen("end");
    else setDealt(next);
  };
  const close = () => setOpen(null);
  const aside = hanchan && (
    <button class="hall-hand" type="button" aria-haspopup="dialog" onClick={() => setOpen("hand")}>
      <span role="status">
        <Dealt hand={dealt} />
      </span>
    </button>
  );
  return (
    <Screen
      title={t("hall-table", { label: table.label })}
      up="#/tables"
      aside={aside}
      actions={held.length > 0 && <Undoables held={held} />}
    >
      {hanchan ? (
        <Seats state={state} table={table} hanchan={hanchan} hand={hand} quarter={turned(table.id)} closed={closed} />
      ) : (
        <Empty text={t("hall-no-hanchan-text")}>
          <ImportLink table={table} />
        </Empty>
      )}
      {over && (
        <HanchanStatus key={hanchan.id} hanchan={hanchan} how={over} onRule={closed && (() => setAfter(hanchan.id))} />
      )}
      <nav class="beside" aria-label={t("hall-menu")}>
        <a class="button quiet" href={`#/log?table=${table.id}`}>
          {t("hall-log")}
        </a>
        {hanchan && (
          <>
            <TableClock state={state} hanchan={hanchan} />
            <button class="button quiet" type="button" aria-haspopup="dialog" onClick={() => setOpen("other")}>
              {t("hall-other")}
            </button>
          </>
        )}
      </nav>
      <Badges standing={{ ...tableStatuses(state)(table.id), deadHands: [], deferred: [], kept: 0, unsent: 0 }} />
      {hanchan && <UnendedHands state={state} table={table} hanchan={hanchan} hand={hand} />}
      <Logged state={state} table={table.id} />
      {open === "hand" && hanchan && (
        <HandSheet
          state={state}
          table={table.id}
          hand={dealt}
          hanchan={hanchan}
          hanchans={hanchansAt(state, table.id)}
          onHand={setDealt}
          onPass={pass}
          onEnd={() => setOpen("end")}
          onHanchan={(id: string) => change(() => setHanchan(table.id, id))}
          onClose={close}
        />
      )}
      {open === "end" && hanchan && (
        <HandEnd table={table} hanchan={hanchan} hand={hand} dealt={dealt} onHand={setDealt} onClose={close} />
      )}
      {open === "other" && hanchan && (
        <OtherSheet table={table} hanchan={hanchan} onTurn={() => change(() => turn(table.id))} onClose={close} />
      )}
    </Screen>
  );
}

/** Return the rulings and ends at this table that can still be undone. */
function undoableAt(state: State, table: string): (Ruling | HandEndOfState)[] {
  const rulings = Object.values(state.rulings).filter((one) => one.table.id === table && one.item === one.id);
  const ends = Object.values(state.handEnds).filter((one) => one.table === table);
  return [...rulings, ...ends].filter(({ outbox }) => outbox === "holding");
}

/** Offer to undo these, within reach of the thumb however long the page is. */
function Undoables({ held }: { held: ReturnType<typeof undoableAt> }) {
  const words = useWords();
  const text = (one: Ruling | HandEndOfState) =>
    "how" in one ? (
      t("hall-ended-held", { hand: handName(one.hand), how: t(`hall-how.${one.how}`) })
    ) : (
      <>
        <span class="who">{one.offender.name}</span> · <span class="penalty">{lineOf(words, one)}</span>
      </>
    );
  return held.map((one) => (
    <div class="just" key={one.id}>
      {text(one)} <Undo id={one.item ?? ""} />
    </div>
  ));
}
