import { useState } from "../../../vendor/hooks.js";
import { endOf, store, isDead } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choice, Dialog } from "../parts/index.js";
import { buzz } from "../settings.js";
import { useCommand } from "../shared/command.js";
import { next, repeated, seated } from "../shared/hands.js";
import { useBooks } from "../shared/rulebooks.js";
import { Undo } from "../shared/undo.js";
import { deadAt, handName, useWords } from "../shared/words.js";
import { useStore } from "../state.js";
import { DeferredRuling } from "./deferred-ruling.js";
import { NOTHING_SAID, answer, bodyOf, decideDeferred } from "./deferred.js";
import { waitingFor } from "./deferred-at.js";

const HOW = ["win", "exhaustive-draw", "four-riichi", "abortive-draw", "chonbo"];
const MOST_WINNERS = 3;

/**
 * How the hand ended, and only what the waiting rulings need to know; then which hand comes next, if `onHand` asks.
 * @param {{table: any, hanchan: any, hand: any, onHand?: (hand: any) => void, onClose: () => void}} props
 */
export function HandEnd({ table, hanchan, hand, onHand, onClose }) {
  const { state } = useStore();
  const [ended] = useState({ table: table.id, hanchan: hanchan.id, hand });
  const [done, setDone] = useState(() => {
    const end = endOf(state, ended); // another phone said so: a second end would be refused
    return end ? { end, results: [], item: "" } : null;
  });
  if (!done) return html`<${HandEndForm} ended=${ended} hanchan=${hanchan} onDone=${setDone} onClose=${onClose} />`;
  const title = t("hall-ended-done", { hand: handName(ended.hand) });
  return html`<${Dialog} key="done" title=${title} onClose=${onClose}>
    <p>${t(`hall-how.${done.end.how}`)}</p>
    <${Undo} id=${done.item} onTaken=${onClose} />
    ${done.results.map((/** @type {any} */ result) => html`<${DeferredRuling} key=${result.ruling.id} ...${result} done />`)}
    ${
      onHand
        ? html`<${Following} hand=${ended.hand} end=${came(done)} onHand=${onHand} onClose=${onClose} />`
        : html`<button class="button main" type="button" onClick=${onClose}>${t("hall-done")}</button>`
    }
  <//>`;
}

/** @param {{ended: any, hanchan: any, onDone: (done: any) => void, onClose: () => void}} props */
function HandEndForm({ ended, hanchan, onDone, onClose }) {
  const { state } = useStore();
  const [waiting] = useState(() => waitingFor(state, ended));
  const [end, setEnd] = useState(NOTHING_SAID);
  const { does, wrong } = useCommand();
  const books = useBooks(waiting);
  const said = end.how && (end.how !== "win" || end.winners.length > 0);
  const results = waiting.map((ruling) => {
    const book = books[ruling.revision];
    return {
      ruling,
      ...(end.how && book ? decideDeferred(state, book, ruling, end) : { questions: [], decision: null }),
    };
  });
  const record = async () => {
    const expected = Object.fromEntries(results.map(({ ruling, decision }) => [ruling.id, decision]));
    const item = await store.send("hand-end", null, bodyOf(ended, end), { hold: true, expected });
    buzz();
    onDone({ end, results, item: item.id });
  };
  return html`<${Dialog} title=${t("hall-ended-how", { hand: handName(ended.hand) })} onClose=${onClose}>
    <${How} how=${end.how} onHow=${(/** @type {string} */ how) => setEnd({ ...end, how, winners: [] })} />
    ${
      end.how === "win" &&
      html`<${Winners} hanchan=${hanchan} ended=${ended} winners=${end.winners}
      onWinners=${(/** @type {string[]} */ winners) => setEnd({ ...end, winners })} />`
    }
    ${
      said &&
      results.map(
        (result) => html`<${DeferredRuling} key=${result.ruling.id} ...${result}
        onAnswer=${(/** @type {string} */ fact, /** @type {any} */ value) => setEnd(answer(end, result.ruling, fact, value))} />`,
      )
    }
    ${wrong}
    <button class="button main" type="button" disabled=${!said || results.some(({ decision }) => !decision)} onClick=${() => does(record)}>
      ${t("hall-ended-record")}
    </button>
  <//>`;
}

/** @param {{how: string|undefined, onHow: (how: string) => void}} props */
function How({ how, onHow }) {
  const { book } = useStore();
  const known = ["win", ...(book?.content.facts.hand_end.answers ?? HOW)];
  const options = HOW.filter((value) => known.includes(value)).map((value) => ({
    value,
    text: t(`hall-how.${value}`),
  }));
  return html`<${Choice} label=${t("hall-how-label")} value=${how} options=${options} onChange=${onHow} />`;
}

/** A dead hand can't win. @param {{hanchan: any, ended: any, winners: string[], onWinners: (winners: string[]) => void}} props */
function Winners({ hanchan, ended, winners, onWinners }) {
  const { state } = useStore();
  const words = useWords();
  const toggle = (/** @type {string} */ wind) =>
    onWinners(winners.includes(wind) ? winners.filter((one) => one !== wind) : [...winners, wind]);
  return html`<fieldset>
    <legend>${t("hall-whose-win")}</legend>
    <div class="choices">
      ${seated(hanchan, ended.hand).map(({ wind, player }) => {
        const chosen = winners.includes(wind);
        const dead = isDead(state, { ...ended, table: { id: ended.table }, seat: wind });
        return html`<button key=${wind} type="button" class="choice" aria-pressed=${chosen}
          disabled=${Boolean(dead) || (!chosen && winners.length === MOST_WINNERS)} onClick=${() => toggle(wind)}>
          ${words.phrase(`seat-${wind}`)} · ${state.players[player]?.name}
          ${dead && html`<span class="badge dead-hand">${t("hall-badge.dead", { since: deadAt(state, dead) })}</span>`}
        </button>`;
      })}
    </div>
  </fieldset>`;
}

/** Which hand comes now. @param {{hand: any, end: any, onHand: (hand: any) => void, onClose: () => void}} props */
function Following({ hand, end, onHand, onClose }) {
  const go = (/** @type {any} */ chosen) => {
    onHand(chosen);
    onClose();
  };
  return html`<h3>${t("hall-following")}</h3>
    <div class="pair">
      ${followers(hand, end).map(
        (one) =>
          html`<button key=${handName(one)} class="button main" type="button" onClick=${() => go(one)}>${handName(one)}</button>`,
      )}
    </div>`;
}

/** The end as it came out: a chonbo that waited for it leaves the hand to be dealt again. @param {any} done */
function came({ end, results }) {
  const chonbo = results.some((/** @type {any} */ { decision }) =>
    decision.penalties.some((/** @type {any} */ one) => one.kind === "chonbo"),
  );
  return chonbo ? { ...end, how: "chonbo" } : end;
}

/** The hands that can follow, as counters and deals go in every book; the referee says which. @param {any} hand @param {any} end */
function followers(hand, { how, winners }) {
  if (how === "win") return winners.includes("east") ? [repeated(hand)] : [next(hand)];
  if (how === "chonbo") return [hand];
  return [repeated(hand), next(hand, repeated(hand).counters ?? 0)];
}
