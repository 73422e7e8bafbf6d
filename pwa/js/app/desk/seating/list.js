import { useLayoutEffect, useMemo, useState } from "../../../../vendor/hooks.js";
import { html } from "../../html.js";
import { t } from "../../i18n.js";
import { Empty } from "../../parts/index.js";
import { useStore } from "../../state.js";
import { RoundSwitch } from "../rounds/round-switch.js";
import { ALL, hanchansOf } from "../rounds/rounds.js";
import { useShownRound } from "../rounds/shown-round.js";
import { ListHead, Search } from "../list-head.js";
import { ListTabs } from "../list-tabs.js";
import { DataTable } from "../table/data-table.js";
import { achievedIn } from "./achieved.js";
import { seatColumns, seatRows } from "./seats.js";
import { shareColumns, shareRows } from "./shares.js";

const SEATS = "#/seating";
const ACHIEVED = "#/seating/achieved";

/** Where one was last. */
let last = SEATS;

/** Who sits where in which round, and what that achieves. @param {{alone: boolean, parts: string[]}} props */
export function SeatingList({ alone, parts }) {
  const { state } = useStore();
  const own = `#/${parts.join("/")}`;
  const tab = (last = alone ? own : parts[0] === "correct" ? SEATS : last);
  const tabs = [
    { href: SEATS, text: t("desk.seats") },
    { href: ACHIEVED, text: t("desk.seating.achieved") },
  ];
  return html`<${ListHead} title=${t("desk.item.seating")} alone=${alone}>
      <${ListTabs} label=${t("desk.item.seating")} tabs=${tabs} current=${tab} />
    <//>
    ${tab === ACHIEVED ? html`<${Achieved} open=${alone ? undefined : parts[1]} />` : html`<${Rounds} open=${alone ? undefined : parts.at(-1)} />`}`;
}

/** @param {{open: string|undefined}} props */
function Rounds({ open }) {
  const { state } = useStore();
  const [round, show] = useShownRound("seating");
  const [text, setText] = useState("");
  const own = !round || round === ALL ? "" : `?round=${encodeURIComponent(round)}`;
  const rows = useMemo(() => seatRows(state, hanchansOf(state, round)), [state, round]);
  useLayoutEffect(() => {
    const hanchan = state.hanchans[open ?? ""];
    if (hanchan && !rows.some(({ id }) => id === open)) show(hanchan.round, false);
  }, [open]);
  const found = rows.filter(({ sought }) => sought.includes(text.trim().toLocaleLowerCase()));
  return html`<div class="list-acts">
      ${rows.length > 0 && html`<${Search} label=${t("hall-find-table")} value=${text} onInput=${setText} />`}
      <${RoundSwitch} state=${state} shown=${round} onShow=${show} />
      <span class="space"></span>
      <a class="button quiet" href="#/reports">${t("desk.seating.print")}</a>
      ${rows.length > 0 && html`<a class="button" href=${`#/rounds/times${own}`}>${t("rounds.times")}</a>`}
      <a class="button main" href="#/rounds">${t("rounds.title")}</a>
    </div>
    ${rows.length === 0 && html`<${Empty} text=${t("desk.seating.none")} />`}
    ${rows.length > 0 && found.length === 0 && html`<${Empty} text=${t("hall-none-found")} />`}
    ${
      found.length > 0 &&
      html`<${DataTable} look="of-seating" label=${t("desk.item.seating")} columns=${seatColumns(state, round === ALL)} rows=${found}
        hrefOf=${(/** @type {any} */ { id }) => `#/correct/hanchan/${id}`} current=${open} lookOf=${(/** @type {any} */ { over }) => (over ? "over" : "")} />`
    }`;
}

/** @param {{open: string|undefined}} props */
function Achieved({ open }) {
  const { state } = useStore();
  const { shares, achieved } = useMemo(() => achievedIn(state), [state]);
  const rows = useMemo(() => shareRows(state, shares), [state, shares]);
  if (rows.length === 0) return html`<${Empty} text=${t("desk.seating.none")} />`;
  return html`<${Sums} achieved=${achieved} />
    <${DataTable} look="of-shares" label=${t("desk.seating.achieved")} columns=${shareColumns()} rows=${rows}
      hrefOf=${(/** @type {any} */ { id }) => `#/player/${id}`} current=${open} />`;
}

/** What the seating of all rounds comes to, in a few numbers; those that could be better are marked. @param {{achieved: import("./achieved.js").Achieved}} props */
function Sums({ achieved: { meetings, teammates, wind_spread: spread, most_at_a_table: most } }) {
  const sums = [
    ...meetings.map(({ times, pairs }) => ({ text: t("desk.seating.pairs", { times, pairs }), isBad: times > 1 })),
    { text: t("desk.seating.mates", { count: teammates.length }), isBad: teammates.length > 0 },
    { text: t("desk.seating.spread", { count: spread }), isBad: spread > 1 },
    { text: t("desk.seating.most-at-table", { count: most }), isBad: false },
  ];
  return html`<ul class="list-sums">
    ${sums.map(({ text, isBad }) => html`<li key=${text} class=${`badge ${isBad ? "warn" : ""}`}>${text}</li>`)}
  </ul>`;
}
