import { useLayoutEffect, useRef } from "../../../vendor/hooks.js";
import { store, isTask } from "../../data/index.js";
import { areas } from "../areas.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { shared } from "../offenders/others.js";
import { Empty, Screen } from "../parts/index.js";
import { later } from "../parts/later.js";
import { Stays } from "../ruling/stays.js";
import { stepsLeft } from "../offenders/steps-left.js";
import { decided } from "../shared/decision.js";
import { besideIt, over } from "../shared/ruling-list.js";
import { Undo } from "../shared/undo.js";
import { lineOf, useWords, lookOf } from "../shared/words.js";
import { useStore } from "../state.js";
import { address, leave, turn } from "./address.js";
import { change, currentDraft } from "./draft.js";
import { Steps, headline } from "./verdict.js";

const WrongPlayer = later(areas.referee, "WrongPlayer");
const AddPhoto = later(areas.referee, "AddPhoto");
const Corrections = later(areas.referee, "Corrections");
const Further = later(areas.referee, "Further");
const SameCall = later(areas.referee, "SameCall");
const Offer = later(areas.referee, "ExtraTimeOffer");

/** Issued: ten seconds to take it back, then the steps to carry out. @param {{id: string, foul: string, table: string}} props */
export function Issued({ id, foul, table }) {
  const { state } = useStore();
  const ruling = state.rulings[id];
  const up = `#/table/${table}`;
  useLayoutEffect(() => scrollTo({ top: 0 }), []);
  const back = html`<button
    class="button main"
    type="button"
    onClick=${() => leave(up)}
  >
    ${t("call.to-table")}
  </button>`;
  return ruling
    ? html`<${Screen} title=${t(ruling.amends ? "hall-status.amended" : "call.issued")} up=${up} actions=${back}
        ><${After} ruling=${ruling} foul=${foul} up=${up}
      /><//>`
    : html`<${Screen} title=${t("call.gone")} up=${up} actions=${back}
        ><${Empty} text=${t("call.gone-text")}
      /><//>`;
}

/** @param {{ruling: any, foul: string, up: string}} props */
function After({ ruling, foul, up }) {
  const { book, outbox, state } = useStore();
  const words = useWords();
  const { id } = ruling;
  const item = outbox.find((one) => one.id === id);
  const [own, ...others] = [ruling, ...besideIt(state, ruling)].map((one) => spokenOf(words, book, one));
  const whole = { spoken: own, others: others.map((spoken) => ({ spoken })) };
  const photos = outbox.filter(({ kind, subject }) => kind === "photo" && subject === id).map((one) => one.id);
  const taken = () => {
    const elsewhere = store.snapshot.outbox.map((one) => one.id);
    change({ photos: photos.filter((one) => !elsewhere.includes(one)) });
    turn(address(foul, { issued: null, back: id }));
  };
  return html`<section class=${`call-verdict ${lookOf(ruling.kind)}`}>
      <p>
        <strong class="who">${ruling.offender.name}</strong> · ${own.name}
      </p>
      <p class="call-line penalty">${own.line}</p>
      ${others.map(({ who, line }) => html`<p key=${who}><strong class="who">${who}</strong> · <strong class="penalty">${line}</strong></p>`)}
    </section>
    <div class="call-held">
      ${item?.state === "holding" && html`<p class="unseen" role="status">${t("call.held")}</p>`}
      <${Undo} id=${id} keepPhotos onTaken=${taken} otherwise=${html`<${Stage} item=${item} ruling=${ruling} />`} />
    </div>
    <${SameCall} state=${state} ruling=${ruling} />
    ${ruling.amends && html`<${Corrections} state=${state} ruling=${ruling} />`}
    <${Steps}
      steps=${stepsLeft(shared(whole, "steps"), state.rulings[ruling.amends], ruling)}
      done=${currentDraft().done}
      onDone=${(/** @type {string[]} */ done) => change({ done })}
    />
    <${Further} steps=${shared(whole, "steps")} call=${{ ...ruling, table: ruling.table.id, ruling: id }} />
    <${Stays} stays=${shared(whole, "stays")} />
    <${Offer} state=${state} ruling=${ruling} />
    <${AddPhoto} ruling=${id} />
    ${!ruling.outbox && !over(ruling) && html`<${WrongPlayer} state=${state} ruling=${ruling} />`}`;
}

/**
 * What was issued, in words; without steps where the rulebook was changed and no longer follows.
 * @param {import("../../rules/words/wording.js").Words} words @param {any} book @param {any} ruling
 * @returns {{who: string, name: string, line: string, steps: any[], stays: any[]}}
 */
function spokenOf(words, book, ruling) {
  const named = { who: ruling.offender.name, name: words.name("fouls", ruling.foul) };
  const spoken = decided(words, book, ruling);
  if (!spoken || spoken.first.status === "needs-facts")
    return { ...named, line: lineOf(words, ruling), steps: [], stays: [] };
  const shown = spoken.chosen ?? spoken.first;
  return { ...named, line: headline(words, shown), steps: shown.steps, stays: shown.stays };
}

/** Where it is by now: never said to be logged before it is. @param {{item: any, ruling: any}} props */
function Stage({ item, ruling }) {
  const place = useRef(/** @type {HTMLElement|null} */ (null));
  const stage = item?.state === "holding" ? "waiting" : (item?.state ?? "logged");
  useLayoutEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  const bad = isTask(stage);
  const text = stage === "logged" && ruling.status === "deferred" ? t("call-stage.deferred") : t(`call-stage.${stage}`);
  return html`<p
    class=${`note ${bad ? "bad" : stage === "waiting" ? "info" : ""}`}
    role="status"
    tabindex="-1"
    ref=${place}
  >
    ${text} ${bad && html`<a href="#/outbox">${t("call.resolve")}</a>`}
  </p>`;
}
