import { html } from "../html.js";
import { t } from "../i18n.js";
import { Icon, Screen } from "../parts/index.js";
import { Laid, Tiles } from "./laid.js";

/** @typedef {Record<string, any>} Json */

/** As long as a table waits for a referee's answer; later is slow. */
export const SECONDS = 20;
const LONG = 40;
const KINDS = ["none", "warning", "points", "dead-hand", "chonbo"];
/** The look of what is not one of the kinds that have one of their own. @type {Record<string, string>} */
const LOOKS = { redeal: "money", discretion: "waits", deferred: "waits", disqualification: "chonbo" };

/**
 * A situation, and under the thumb what can be ruled; then whether that was right, and why.
 * @param {{card: Json, round: import("./train.js").Round, onChoose: (choice: string) => void, onNext: () => void, onStop: () => void}} props
 */
export function Card({ card, round, onChoose, onNext, onStop }) {
  const { chosen } = round;
  const isLong = card.choices.some((/** @type {Json} */ { text }) => text.length > LONG);
  const stop = html`<button class="button quiet" type="button" aria-label=${t("train.stop")} onClick=${onStop}><${Icon} name="close" /></button>`;
  const actions = html`<div class="train-actions">
    <p class="train-question" id="asked">${card.question}</p>
    <div class=${`train-choices ${isLong ? "long" : ""}`} role="group" aria-labelledby="asked">
      ${card.choices.map((/** @type {Json} */ choice) => html`<${Button} key=${choice.id} card=${card} choice=${choice} chosen=${chosen} onChoose=${onChoose} />`)}
    </div>
    <button class="button main" type="button" disabled=${chosen === null} onClick=${onNext}>${t("train.next")}</button>
  </div>`;
  return html`<${Screen} title=${t("train.of", { at: round.at + 1, all: round.cards.length })} up=${null} aside=${html`<${Ring} stopped=${chosen !== null} />${stop}`} actions=${actions}>
    <div class="train-live" aria-live="polite">${chosen !== null && html`<${Reply} card=${card} result=${round.results[round.at]} />`}</div>
    <p class=${`train-story ${chosen === null ? "" : "soft"}`}>${card.story}</p>
    <${Laid} laid=${card.laid} />
  <//>`;
}

/** Whether it is a kind of penalty, which has colours of its own. @param {string} choice */
function isKind(choice) {
  return choice in LOOKS || KINDS.includes(choice);
}

/** @param {{card: Json, choice: Json, chosen: string|null, onChoose: (choice: string) => void}} props */
function Button({ card, choice, chosen, onChoose }) {
  const right = choice.id === card.answer.choice;
  const done = chosen !== null;
  const mark = done && (right ? "is-right" : choice.id === chosen ? "is-wrong" : "is-other");
  const told = mark === "is-right" ? "none" : mark === "is-wrong" ? "bad" : "";
  const look = card.kind === "ruling" && isKind(choice.id) ? (LOOKS[choice.id] ?? choice.id) : told;
  return html`<button class=${`train-choice ${look} ${mark || ""}`} type="button" aria-disabled=${String(done)}
    onClick=${() => done || onChoose(choice.id)}>
    ${mark === "is-right" && html`<${Icon} name="check" />`}${mark === "is-wrong" && html`<${Icon} name="close" />`}${choice.text}
  </button>`;
}

/** Right or wrong, what the rulebook says, where, and a way to the rule. @param {{card: Json, result: import("./train.js").Result}} props */
function Reply({ card, result }) {
  const { line, tiles, steps, source, foul } = card.answer;
  const said = result.right ? (result.slow ? "train.slow" : "train.right") : "train.wrong";
  const written = source ?? (card.from.id === "hard-cases" ? null : card.from);
  return html`<section class=${`train-reply ${result.right ? "none" : "bad"}`}>
    <p class="train-said"><${Icon} name=${result.right ? "check" : "close"} />${t(said)}</p>
    <p class="train-line">${line} ${tiles.length > 0 && html`<${Tiles} tiles=${tiles} />`}</p>
    ${written && html`<p class="train-source">${written.title}, ${written.section}</p>`}
    ${foul && html`<a class="train-rule" href=${`#/foul/${foul}`}>${t("train.rule")}<${Icon} name="next" /></a>`}
    ${steps.length > 0 && html`<ul>${steps.map((/** @type {Json} */ step) => html`<li key=${step.id}>${step.text}</li>`)}</ul>`}
  </section>`;
}

/** The time that a table gives, running out. @param {{stopped: boolean}} props */
function Ring({ stopped }) {
  return html`<svg class=${`train-ring ${stopped ? "stopped" : ""}`} width="32" height="32" viewBox="0 0 32 32" role="img" aria-label=${t("train.time", { seconds: SECONDS })}>
    <circle cx="16" cy="16" r="13" /><circle class="left" cx="16" cy="16" r="13" pathLength="100" />
  </svg>`;
}
