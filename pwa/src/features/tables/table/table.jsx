import { useLayoutEffect, useState } from "preact/hooks";
import { endOf } from "../../../store/index.js";
import { t } from "../../../ui/i18n.js";
import { Empty, Screen } from "../../../ui/index.js";
import { later } from "../../../ui/later.jsx";
import { Dealt } from "../../../domain/words/dealt.jsx";
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
} from "../../../domain/incident/hands.js";
import { Missing, NotJoined } from "../../../domain/people/not-joined.jsx";
import { Undo } from "../../../domain/requests/undo.jsx";
import { handName, lineOf, useWords } from "../../../domain/words/words.js";
import { useStore } from "../../../store/use-store.js";
import { Seats } from "./seats.jsx";
import { Badges, tableStatuses } from "../../../domain/event/table-status.jsx";
import { waitingFor } from "../../../domain/incident/deferred-at.js";

const Logged = later(() => import("../../../domain/incident/rulings-at-table.jsx"), "Logged");
const TableClock = later(() => import("../clocks/table-clock.jsx"), "TableClock");
const HandSheet = later(() => import("./hand-sheet.jsx"), "HandSheet");
const OtherSheet = later(() => import("./other-sheet.jsx"), "OtherSheet");
const ImportLink = later(() => import("../../../domain/event/table-links.jsx"), "ImportLink");
const HandEnd = later(() => import("./hand-end.jsx"), "HandEnd");
const Over = later(() => import("../../../domain/event/over.jsx"), "Over");
const UnendedHands = later(() => import("./unended-hands.jsx"), "UnendedHands");

/** One table: its hand, its four seats, what waits, what was ruled; from its code on paper whoever is no official may keep time. @param {{args: string[]}} props */
export default function Table({ args: [id, code = ""] }) {
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

/** @param {{state: any, table: any}} props */
function Page({ state, table }) {
  const [, setSaid] = useState(0);
  const [open, setOpen] = useState(/** @type {"hand"|"end"|"other"|null} */ (null));
  const [after, setAfter] = useState(
    /** @type {string|null} the hanchan that is over and ruled on all the same */ (null),
  );
  const hanchan = hanchanAt(state, table.id);
  const over = hanchan && endedAs(state, hanchan);
  const closed = over && after !== hanchan.id;
  const dealt = dealtAt(state, table.id, hanchan);
  const { deposits: _, ...hand } = dealt;
  const held = heldAt(state, table.id);
  const change = (/** @type {(...said: any[]) => void} */ stored, /** @type {any[]} */ ...said) => {
    stored(table.id, ...said);
    setSaid((count) => count + 1);
  };
  const say = (/** @type {any} */ said) => change(setHand, hanchan, said, dealt);
  const pass = (/** @type {any} */ said) => {
    const place = { table: table.id, hanchan: hanchan.id, hand };
    if (waitingFor(state, place).length > 0 && !endOf(state, place)) setOpen("end");
    else say(said);
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
      actions={held.length > 0 && <Held held={held} />}
    >
      {hanchan ? (
        <Seats state={state} table={table} hanchan={hanchan} hand={hand} quarter={turned(table.id)} closed={closed} />
      ) : (
        <Empty text={t("hall-no-hanchan-text")}>
          <ImportLink table={table} />
        </Empty>
      )}
      {over && <Over key={hanchan.id} hanchan={hanchan} how={over} onRule={closed && (() => setAfter(hanchan.id))} />}
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
      {open === "hand" && (
        <HandSheet
          state={state}
          table={table.id}
          hand={dealt}
          hanchan={hanchan}
          hanchans={hanchansAt(state, table.id)}
          onHand={say}
          onPass={pass}
          onEnd={() => setOpen("end")}
          onHanchan={(/** @type {string} */ id) => change(setHanchan, id)}
          onClose={close}
        />
      )}
      {open === "end" && (
        <HandEnd table={table} hanchan={hanchan} hand={hand} dealt={dealt} onHand={say} onClose={close} />
      )}
      {open === "other" && <OtherSheet table={table} hanchan={hanchan} onTurn={() => change(turn)} onClose={close} />}
    </Screen>
  );
}

/** What was ruled and ended here and can still be taken back. @param {any} state @param {string} table @returns {any[]} */
function heldAt(state, table) {
  const rulings = Object.values(state.rulings).filter((one) => one.table.id === table && one.item === one.id);
  const ends = Object.values(state.handEnds).filter((one) => one.table === table);
  return [...rulings, ...ends].filter(({ outbox }) => outbox === "holding");
}

/** In thumb's reach, however long the page is. @param {{held: any[]}} props */
function Held({ held }) {
  const words = useWords();
  const text = (/** @type {any} */ one) =>
    one.how ? (
      t("hall-ended-held", { hand: handName(one.hand), how: t(`hall-how.${one.how}`) })
    ) : (
      <>
        <span class="who">{one.offender.name}</span> · <span class="penalty">{lineOf(words, one)}</span>
      </>
    );
  return held.map((one) => (
    <div class="just" key={one.id}>
      {text(one)} <Undo id={one.item} />
    </div>
  ));
}
