import { useLayoutEffect, useState } from "../../../vendor/hooks.js";
import { isStopped } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Refusal } from "../outbox/refusals.js";
import { Empty, Screen } from "../parts/index.js";
import { Missing, NotJoined } from "../shared/not-joined.js";
import { hasOne, mayEnter } from "../shared/roles.js";
import { useStore } from "../state.js";
import { wide } from "../wide.js";
import { UnpaidFines, unpaidAt } from "../clocks/unpaid-fines.js";
import { ResultWithdrawal } from "../corrections/result-withdrawal.js";
import { EarlierGame, earlierGame } from "./earlier-game.js";
import { NextGame } from "./next-game.js";
import { hasDraft } from "./result-draft.js";
import { ResultForm } from "./result-form.js";
import { ResultHistory } from "./result-history.js";

/** The result of a hanchan: entered, looked at, corrected. @param {{args: string[], query: URLSearchParams}} props `again`: what was refused is mended */
export default function Result({ args: [id], query }) {
  const { tournament, state } = useStore();
  const hanchan = state?.hanchans[id];
  if (!tournament || !state) return html`<${NotJoined} title=${t("hall-result")} />`;
  if (!hanchan) return html`<${Missing} title=${t("hall-result")} text=${t("result.no-hanchan")} up="#/tables" />`;
  return html`<${Page} state=${state} hanchan=${hanchan} again=${query.has("again")} />`;
}

/** @param {{state: any, hanchan: any, again: boolean}} props */
function Page({ state, hanchan, again }) {
  const { outbox, official } = useStore();
  const result = state.results[hanchan.id] ?? null;
  const withdrawn = state.withdrawnResults[hanchan.id] ?? null;
  const refused = outbox.find(
    ({ kind, subject, state: stage }) => kind === "result" && subject === hanchan.id && isStopped(stage),
  );
  const [entering, setEntering] = useState(again || (!result && (Boolean(refused) || hasDraft(hanchan))));
  const [isMeant, setMeant] = useState(again);
  const [last, setLast] = useState(/** @type {any} what was sent last, should it be taken back */ (null));
  const owed = !result && !withdrawn && !hanchan.status && unpaidAt(state, hanchan, undefined, true).length > 0;
  const may = mayEnter(official) && !hanchan.status && !owed;
  const earlier = may && !result && !refused && !isMeant ? earlierGame(state, hanchan) : null;
  const isWithdrawn = withdrawn?.number !== last?.corrects?.number; // what was sent last is no draft any more
  const shown = entering || (!result && !refused);
  useFocus(may && shown && !earlier, [shown, isMeant]);
  const sent = (/** @type {any} */ body) => {
    setLast(body);
    setEntering(false);
  };
  const label = state.tables[hanchan.table]?.label ?? "?";
  return html`<${Screen} title=${t("result.title", { label, round: hanchan.round })} up=${`#/table/${hanchan.table}`}>
    ${
      refused &&
      html`<section class="stack" aria-labelledby="refused">
        <h2 id="refused">${t("result.refused")}</h2>
        <${Refusal} problem=${refused.problem} />
        ${!shown && html`<button class="button" type="button" onClick=${() => setEntering(true)}>${t("hall-change")}</button>`}
      </section>`
    }
    ${hanchan.status && html`<p class="note warn">${t(`over.${hanchan.status}`)}</p>`}
    ${withdrawn && html`<p class="note warn">${t("result.was-withdrawn", { reason: withdrawn.withdrawn })}</p>`}
    ${owed && html`<${UnpaidFines} state=${state} hanchan=${hanchan} played />`}
    ${earlier && html`<${EarlierGame} state=${state} hanchan=${hanchan} earlier=${earlier} onThis=${() => setMeant(true)} />`}
    ${
      may &&
      shown &&
      !earlier &&
      html`<${ResultForm} state=${state} hanchan=${hanchan} result=${result} withdrawn=${withdrawn} refused=${refused} first=${refused?.body ?? (result || isWithdrawn ? null : last)} onTyped=${() => setEntering(true)} onSent=${sent}
      onClose=${result && (() => setEntering(false))} />`
    }
    ${!may && !result && !owed && !hanchan.status && html`<${Empty} text=${t("result.none")} />`}
    ${result && !(may && shown) && html`<${ResultHistory} state=${state} hanchan=${hanchan} result=${result} onCorrect=${may && (() => setEntering(true))} />`}
    ${result && last && !shown && wide.matches && html`<${NextGame} state=${state} hanchan=${hanchan} />`}
    ${result && !result.unsent && mayEnter(official) && !shown && html`<${ResultWithdrawal} hanchan=${hanchan} result=${result} />`}
    ${hasOne(official, ["director"]) && html`<a class="button quiet" href=${`#/correct/hanchan/${hanchan.id}`}>${t("correct.link-hanchan")}</a>`}
    <a class="button quiet" href="#/standings">${t("hall-standings")}</a>
  <//>`;
}

/**
 * On a desk the first box has the focus where a result is entered or corrected, and whatever leads on once that is done.
 * @param {boolean} isTyped @param {any[]} when
 */
function useFocus(isTyped, when) {
  useLayoutEffect(() => {
    const boxes = isTyped && wide.matches ? ".sheet input" : ".next-game";
    const next = /** @type {HTMLElement|null} */ (document.querySelector(`.screen :is(${boxes})`));
    if (next) queueMicrotask(() => begin(next));
    // The button that had the focus is gone.
    else if (document.activeElement === document.body) document.querySelector("h1")?.focus({ preventScroll: true });
  }, when);
}

/** What is typed takes the place of the number that is there. @param {HTMLElement} next */
function begin(next) {
  next.focus({ preventScroll: true });
  if (next instanceof HTMLInputElement) next.select();
}
