import { useMemo, useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { clockTime, t } from "../i18n.js";
import { Acts } from "../lateness/acts.js";
import { LatenessClock } from "../lateness/lateness-clock.js";
import { Screen } from "../parts/index.js";
import { useCommand } from "../shared/command.js";
import { hanchanAt, handAt, seated } from "../shared/hands.js";
import { Missing, NotJoined } from "../shared/not-joined.js";
import { Reason } from "../shared/reason.js";
import { mayTime } from "../shared/roles.js";
import { useBooks } from "../shared/rulebooks.js";
import { useStore } from "../state.js";
import { AskToNotify, useAlarm } from "./alarm.js";
import { Approve, isCharged, isOwn, mayChangeCharged } from "./charged.js";
import { gameOf, ofRound } from "./game-clock.js";
import { useNow } from "./now.js";
import { PlayerTimes } from "./player-times.js";
import { RemainingTime } from "./remaining-time.js";
import { Schedule } from "./schedule.js";
import { costOf, lastTap, latecomers, record } from "./timings.js";
import { UnpaidFines } from "./unpaid-fines.js";

/** The start of a match, of the table's present hanchan or of another: who is absent, since when, and when the game begins. @param {{args: string[]}} props */
export default function Start({ args: [id, which] }) {
  const { tournament, state } = useStore();
  const table = state?.tables[id];
  if (!tournament || !state) return html`<${NotJoined} title=${t("clock.title")} />`;
  if (!table) return html`<${Missing} title=${t("clock.title")} text=${t("hall-no-table")} up="#/tables" />`;
  const hanchan = state.hanchans[which] ?? hanchanAt(state, id);
  const up = `#/table/${id}`;
  if (!hanchan) return html`<${Missing} title=${t("clock.title")} text=${t("hall-no-hanchan-text")} up=${up} />`;
  return html`<${Match} state=${state} table=${table} hanchan=${hanchan} />`;
}

/** @param {{state: any, table: any, hanchan: any}} props */
function Match({ state, table, hanchan }) {
  const { library, official } = useStore();
  const may = mayTime(official);
  const late = useMemo(() => latecomers(state, hanchan), [state, hanchan]);
  const books = useBooks(late);
  const game = useMemo(() => gameOf(state, hanchan), [state, hanchan]);
  const { begun, cancelled } = game;
  const now = useNow(late.length > 0 || Boolean(begun));
  const zone = state.settings.time_zone;
  const own = late.find(({ person }) => isOwn(official, person.id));
  const shown = late.map((one) => {
    const book = books[one.revision];
    return { late: one, name: nameOf(state, one.person), cost: book && costOf(library, book, one, now), book };
  });
  const missing = shown.filter(({ late: { clock } }) => !clock.stopped);
  useAlarm(missing.filter(({ cost }) => cost).map(running));
  const clockOf = (/** @type {any} */ one) =>
    html`<${LatenessClock} key=${one.late.person.id} may=${may} hanchan=${hanchan} ...${one} now=${now} zone=${zone} />`;
  const acts =
    may &&
    !(cancelled && !begun) &&
    hanchan.scheduled_at &&
    html`${!begun && html`<${Acts} hanchan=${hanchan} shown=${shown} now=${now} zone=${zone} />`}<${Begin} state=${state} hanchan=${hanchan} begun=${begun} now=${now} zone=${zone} waits=${own && !own.clock.stopped} missing=${missing.length > 0} />`;
  return html`<${Screen} title=${t("clock.title-at", { label: table.label })} up=${`#/table/${table.id}`} actions=${acts}>
    ${begun && html`<${RemainingTime} may=${may} hanchan=${hanchan} game=${game} now=${now} zone=${zone} />`}
    ${late.length > 0 && html`<div class=${`stack lates ${missing.length === 1 ? "alone" : ""}`}>${[...missing, ...shown.filter((one) => !missing.includes(one))].map(clockOf)}</div>`}
    ${cancelled && html`<p class="note bad">${t("clock.cancelled")}</p>`}
    ${!begun && html`<${UnpaidFines} state=${state} hanchan=${hanchan} />`}
    <${PlayerTimes} state=${state} hanchan=${hanchan} zone=${zone} />
    <${Schedule} key=${hanchan.scheduled_at} may=${may} state=${state} hanchan=${hanchan} zone=${zone} own=${Boolean(own)} />
    ${may && hanchan.scheduled_at && html`<${Present} state=${state} table=${table} hanchan=${hanchan} late=${late} begun=${begun} />`}
    ${may && missing.length > 0 && html`<${AskToNotify} />`}
  <//>`;
}

/** Who is not recorded as absent: one tap for each, or for all. @param {{state: any, table: any, hanchan: any, late: any[], begun: any}} props */
function Present({ state, table, hanchan, late, begun }) {
  const { does, wrong } = useCommand();
  const { official } = useStore();
  const absent = new Set(late.map(({ person }) => person.id));
  const players = seated(hanchan, handAt(state, table.id, hanchan)).map(({ player }) => ({
    kind: "player",
    id: player,
  }));
  const arbiters = Object.values(state.officials).filter(
    ({ roles, revoked_at }) => roles.includes("arbiter") && !revoked_at,
  );
  const isThere = (/** @type {{id: string}} */ { id }) => !absent.has(id) && !isOwn(official, id);
  const there = players.filter(isThere);
  const officials = arbiters.map(({ id }) => ({ kind: "official", id })).filter(isThere);
  const miss = (/** @type {any[]} */ people) =>
    does(async () => {
      for (const person of people) await record(hanchan, "absent", { person });
    });
  if (begun || there.length + officials.length === 0) return null;
  return html`<section aria-labelledby="present" class="stack">
    <h2 id="present">${t("clock.who-is-absent")}</h2>
    <ul class="rows">
      ${[...there, ...officials].map(
        (person) => html`<li key=${person.id}>
          <button class="row" type="button" onClick=${() => miss([person])}>
            <span class="body who">${nameOf(state, person)}${person.kind === "official" && html`<small>${t("hall-role.arbiter")}</small>`}</span>
            ${t("clock.absent")}
          </button>
        </li>`,
      )}
    </ul>
    ${there.length > 1 && html`<button class="button" type="button" onClick=${() => miss(there)}>${t("clock.all-absent")}</button>`}
    ${wrong}
  </section>`;
}

/** The game begins: every clock of the table stops; it waits for one's own. @param {{state: any, hanchan: any, begun: any, now: number, zone: string, waits: boolean, missing: boolean}} props */
function Begin({ state, hanchan, begun, now, zone, waits, missing }) {
  const { does, wrong } = useCommand();
  const { official } = useStore();
  const [approving, setApproving] = useState(/** @type {any} */ (null));
  const [undoing, setUndoing] = useState(false);
  const charged = isCharged(state, hanchan);
  if (waits) return html`<p class="body">${t("clock.own")}</p>`;
  if (!begun) {
    return html`<button class=${`button ${missing ? "" : "main"}`} type="button" onClick=${() => does(() => record(hanchan, "began"))}>${t("clock.begins")}</button>${wrong}`;
  }
  const undo = async (/** @type {string} */ reason) => {
    const body = { takes_back: begun.by, reason };
    if (charged) setApproving(body);
    else await record(hanchan, "taken-back", body);
    setUndoing(false);
  };
  const approve = async (/** @type {string} */ preview) => {
    await record(hanchan, "taken-back", { ...approving, preview });
    setApproving(null);
  };
  const whole = ofRound(state, hanchan.round).filter((timing) => timing.hanchan === hanchan.id && !timing.person);
  const slip = lastTap(whole, now);
  return html`<p class="body">${t("clock.began", { time: clockTime(new Date(begun.at), zone) })}</p>
    ${slip && html`<button class="button" type="button" onClick=${() => does(() => record(hanchan, "taken-back", { takes_back: slip.id }))}>${t("clock.undo")}</button>`}
    ${!slip && (!charged || mayChangeCharged(official)) && html`<button class="button quiet" type="button" onClick=${() => setUndoing(true)}>${t("clock.mistake")}</button>`}
    ${undoing && html`<${Reason} what="start" title=${t("clock.mistake")} yes=${t("clock.record")} onReason=${undo} onClose=${() => setUndoing(false)} />`}
    ${approving && html`<${Approve} path="timings" body=${{ hanchan: hanchan.id, what: "taken-back", ...approving }} onApprove=${approve} onClose=${() => setApproving(null)} />`}${wrong}`;
}

/** @param {{late: import("./timings.js").Late, name: string, cost: any, book: any}} shown */
function running({ late: { person, who }, name, cost, book }) {
  const thresholds = book.clock(who).openings();
  return { key: person.id, name, seconds: cost.seconds, thresholds, line: cost.line };
}

/** @param {any} state @param {{kind: string, id: string}} person */
function nameOf(state, { kind, id }) {
  return state[`${kind}s`][id]?.name ?? "?";
}
