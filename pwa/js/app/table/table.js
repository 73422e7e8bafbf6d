import { useLayoutEffect, useState } from "../../../vendor/hooks.js";
import { endOf } from "../../data/index.js";
import { areas } from "../areas.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Icon, Screen, Select } from "../parts/index.js";
import { later } from "../parts/later.js";
import { hanchanAt, hanchansAt, handAt, setHanchan, setHand, visit } from "../shared/hands.js";
import { Missing, NotJoined } from "../shared/not-joined.js";
import { mayEnter } from "../shared/roles.js";
import { Rulings, newestFirst } from "../shared/ruling-list.js";
import { Undo } from "../shared/undo.js";
import { handName, lineOf, useWords } from "../shared/words.js";
import { useStore } from "../state.js";
import { waitingFor } from "./deferred.js";
import { HandBar } from "./hand-bar.js";
import { HandEnd } from "./hand-end.js";
import { Seats } from "./seats.js";
import { Badges, tableStatuses } from "./table-status.js";
import { UnendedHands } from "./unended-hands.js";

const SHOWN = 20;
const TableClock = later(areas.referee, "TableClock");

/** One table: its hand, its four seats, what waits, what was ruled. @param {{args: string[]}} props */
export default function Table({ args: [id] }) {
  const { tournament, state } = useStore();
  const table = state?.tables[id];
  useLayoutEffect(() => {
    if (table) visit(id);
  }, [Boolean(table)]);
  if (!tournament || !state) {
    return html`<${NotJoined} title=${t("hall-tables")}><a class="button" href=${`#/keep/${id}`}>${t("hall-keep-time")}</a><//>`;
  }
  if (!table) return html`<${Missing} title=${t("hall-tables")} text=${t("hall-no-table")} up="#/tables" />`;
  return html`<${Page} state=${state} table=${table} />`;
}

/** @param {{state: any, table: any}} props */
function Page({ state, table }) {
  const { official } = useStore();
  const [, setSaid] = useState(0);
  const [ending, setEnding] = useState(false);
  const hanchan = hanchanAt(state, table.id);
  const hand = handAt(state, table.id, hanchan);
  const standing = tableStatuses(state)(table.id);
  const say = (/** @type {any} */ said) => {
    setHand(table.id, hanchan, said);
    setSaid((count) => count + 1);
  };
  const pass = (/** @type {any} */ said) => {
    const place = { table: table.id, hanchan: hanchan.id, hand };
    if (waitingFor(state, place).length > 0 && !endOf(state, place)) setEnding(true);
    else say(said);
  };
  const choose = (/** @type {string} */ chosen) => {
    setHanchan(table.id, chosen);
    setSaid((count) => count + 1);
  };
  const aside = html`<a href=${`#/log?table=${table.id}`} aria-label=${t("hall-log")}><${Icon} name="log" /></a>`;
  const actions = html`<${Held} state=${state} table=${table.id} />
    ${hanchan && html`<button class="button main" onClick=${() => setEnding(true)}>${t("hall-ended")}</button>`}`;
  return html`<${Screen} title=${t("hall-table", { label: table.label })} up="#/tables" aside=${aside} actions=${actions}>
    <${Hanchan} all=${hanchansAt(state, table.id)} chosen=${hanchan} onChoose=${choose} />
    ${
      hanchan &&
      html`<${HandBar} hand=${hand} onHand=${say} onPass=${pass} />
      <${Seats} state=${state} table=${table} hanchan=${hanchan} hand=${hand} />
      <${TableClock} state=${state} hanchan=${hanchan} />
      ${(mayEnter(official) || state.results[hanchan.id]) && html`<a class="button quiet" href=${`#/result/${hanchan.id}`}>${t("hall-result")}</a>`}`
    }
    <${Badges} standing=${standing} />
    ${hanchan && html`<${UnendedHands} state=${state} table=${table} hanchan=${hanchan} hand=${hand} />`}
    <${Logged} state=${state} table=${table.id} />
    ${ending && html`<${HandEnd} table=${table} hanchan=${hanchan} hand=${hand} onHand=${say} onClose=${() => setEnding(false)} />`}
  <//>`;
}

/** @param {{all: any[], chosen: any, onChoose: (id: string) => void}} props */
function Hanchan({ all, chosen, onChoose }) {
  if (all.length === 0) return html`<p class="note warn">${t("hall-no-hanchan-text")}</p>`;
  if (all.length === 1) return null;
  const options = all.map(({ id, round }) => ({ value: id, text: t("hall-round", { round }) }));
  return html`<${Select} label=${t("hall-hanchan")} value=${chosen.id} options=${options} onChange=${onChoose} />`;
}

/** What was ruled and ended here and can still be taken back: in thumb's reach, however long the page is. @param {{state: any, table: string}} props */
function Held({ state, table }) {
  const words = useWords();
  const rulings = Object.values(state.rulings).filter((one) => one.table.id === table && one.item === one.id);
  const ends = Object.values(state.handEnds).filter((one) => one.table === table);
  const text = (/** @type {any} */ one) =>
    one.how
      ? t("hall-ended-held", { hand: handName(one.hand), how: t(`hall-how.${one.how}`) })
      : html`<span class="who">${one.offender.name}</span> · ${lineOf(words, one)}`;
  const held = [...rulings, ...ends].filter(({ outbox }) => outbox === "holding");
  return held.map((one) => html`<div class="just" key=${one.id}>${text(one)} <${Undo} id=${one.item} /></div>`);
}

/** @param {{state: any, table: string}} props */
function Logged({ state, table }) {
  const rulings = newestFirst(Object.values(state.rulings).filter((ruling) => ruling.table.id === table));
  return html`<section class="stack" aria-labelledby="rulings">
    <h2 id="rulings">${t("hall-rulings")}</h2>
    <${Rulings} rulings=${rulings.slice(0, SHOWN)} empty=${t("hall-no-rulings")} />
    ${rulings.length > SHOWN && html`<a class="button" href=${`#/log?table=${table}`}>${t("hall-all", { count: rulings.length })}</a>`}
  </section>`;
}
