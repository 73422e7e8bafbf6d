import { useLayoutEffect, useState } from "../../../vendor/hooks.js";
import { endOf } from "../../data/index.js";
import { areas } from "../areas.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Empty, Screen } from "../parts/index.js";
import { later } from "../parts/later.js";
import { Dealt } from "../glyphs/dealt.js";
import { dealtAt, endedAs, hanchanAt, hanchansAt, setHanchan, setHand, turn, turned, visit } from "../shared/hands.js";
import { Missing, NotJoined } from "../shared/not-joined.js";
import { Undo } from "../shared/undo.js";
import { handName, lineOf, useWords } from "../shared/words.js";
import { useStore } from "../state.js";
import { Seats } from "./seats.js";
import { Badges, tableStatuses } from "./table-status.js";
import { waitingFor } from "./deferred-at.js";

const Logged = later(areas.referee, "Logged");
const TableClock = later(areas.referee, "TableClock");
const HandSheet = later(areas.referee, "HandSheet");
const OtherSheet = later(areas.referee, "OtherSheet");
const ImportLink = later(areas.referee, "ImportLink");
const HandEnd = later(areas.referee, "HandEnd");
const Over = later(areas.referee, "Over");
const UnendedHands = later(areas.referee, "UnendedHands");

/** One table: its hand, its four seats, what waits, what was ruled; from its code on paper whoever is no official may keep time. @param {{args: string[]}} props */
export default function Table({ args: [id, code = ""] }) {
  const { tournament, state } = useStore();
  const table = state?.tables[id];
  useLayoutEffect(() => {
    if (table) visit(id);
  }, [Boolean(table)]);
  if (!tournament || !state) {
    return html`<${NotJoined} title=${t("hall-tables")}><a class="button" href=${`#/keep/${id}/${code}`}>${t("hall-keep-time")}</a><//>`;
  }
  if (!table) return html`<${Missing} title=${t("hall-tables")} text=${t("hall-no-table")} up="#/tables" />`;
  return html`<${Page} state=${state} table=${table} />`;
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
  const aside =
    hanchan &&
    html`<button class="hall-hand" type="button" aria-haspopup="dialog" onClick=${() => setOpen("hand")}>
      <span role="status"><${Dealt} hand=${dealt} /></span>
    </button>`;
  return html`<${Screen} title=${t("hall-table", { label: table.label })} up="#/tables" aside=${aside}
    actions=${held.length > 0 && html`<${Held} held=${held} />`}>
    ${
      hanchan
        ? html`<${Seats} state=${state} table=${table} hanchan=${hanchan} hand=${hand} quarter=${turned(table.id)} closed=${closed} />`
        : html`<${Empty} text=${t("hall-no-hanchan-text")}><${ImportLink} table=${table} /><//>`
    }
    ${over && html`<${Over} key=${hanchan.id} hanchan=${hanchan} how=${over} onRule=${closed && (() => setAfter(hanchan.id))} />`}
    <nav class="beside" aria-label=${t("hall-menu")}>
      <a class="button quiet" href=${`#/log?table=${table.id}`}>${t("hall-log")}</a>
      ${
        hanchan &&
        html`<${TableClock} state=${state} hanchan=${hanchan} />
        <button class="button quiet" type="button" aria-haspopup="dialog" onClick=${() => setOpen("other")}>${t("hall-other")}</button>`
      }
    </nav>
    <${Badges} standing=${{ ...tableStatuses(state)(table.id), deadHands: [], deferred: [], kept: 0, unsent: 0 }} />
    ${hanchan && html`<${UnendedHands} state=${state} table=${table} hanchan=${hanchan} hand=${hand} />`}
    <${Logged} state=${state} table=${table.id} />
    ${
      open === "hand" &&
      html`<${HandSheet} state=${state} table=${table.id} hand=${dealt} hanchan=${hanchan} hanchans=${hanchansAt(state, table.id)} onHand=${say} onPass=${pass}
      onEnd=${() => setOpen("end")} onHanchan=${(/** @type {string} */ id) => change(setHanchan, id)} onClose=${close} />`
    }
    ${open === "end" && html`<${HandEnd} table=${table} hanchan=${hanchan} hand=${hand} dealt=${dealt} onHand=${say} onClose=${close} />`}
    ${open === "other" && html`<${OtherSheet} table=${table} hanchan=${hanchan} onTurn=${() => change(turn)} onClose=${close} />`}
  <//>`;
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
    one.how
      ? t("hall-ended-held", { hand: handName(one.hand), how: t(`hall-how.${one.how}`) })
      : html`<span class="who">${one.offender.name}</span> · <span class="penalty">${lineOf(words, one)}</span>`;
  return held.map((one) => html`<div class="just" key=${one.id}>${text(one)} <${Undo} id=${one.item} /></div>`);
}
