import { useState } from "../../../vendor/hooks.js";
import { RIICHI, SEATS, SIMULTANEOUS } from "../../engine.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choice, Field, Select, Stepper, Toggle } from "../parts/index.js";

/** @typedef {import("./rules.js").Rules} Rules @typedef {Record<string, any>} Json */

/**
 * The facts that still matter, each answer with what it leads to.
 * @param {{rules: Rules, spoken: Json, onAnswer: (fact: string, value: any) => void}} props
 */
export function Questions({ rules, spoken, onAnswer }) {
  return (spoken.questions ?? []).map(
    (/** @type {Json} */ question) =>
      html`<section class="question" key=${question.fact}>
        <h2>${question.text}</h2>
        <div class="answers">
          ${question.answers.map(
            (/** @type {Json} */ answer) =>
              html`<button
                class="answer"
                key=${answer.text}
                onClick=${() => onAnswer(question.fact, answer.value ?? answer.min)}
              >
                <strong>${answer.text}</strong>
                <small
                  >${[...new Set(answer.outcomes.map((/** @type {Json} */ { line }) => line))].join(" / ")}</small
                >
              </button>`,
          )}
        </div>
        ${rules.library.catalogue.facts[question.fact].unit && html`<${Exactly} onAnswer=${(/** @type {number} */ seconds) => onAnswer(question.fact, seconds)} />`}
      </section>`,
  );
}

/** A time to the second, where minutes cost. @param {{onAnswer: (seconds: number) => void}} props */
function Exactly({ onAnswer }) {
  const [text, setText] = useState("");
  const [, minutes, seconds = "0"] = /^\s*(\d{1,3})(?:[:：](\d{1,2}))?\s*$/.exec(text) ?? [];
  const wrong = text && !minutes ? t("open.time-wrong") : undefined;
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (minutes) onAnswer(Number(minutes) * 60 + Number(seconds));
  };
  return html`<form class="exactly" onSubmit=${send}>
    <${Field}
      label=${t("open.time-exactly")}
      hint=${t("open.time-hint")}
      value=${text}
      wrong=${wrong}
      autocomplete="off"
      onInput=${setText}
    />
    <button class="button" disabled=${!minutes}>${t("open.time-take")}</button>
  </form>`;
}

/**
 * What was answered; each can be taken back.
 * @param {{rules: Rules, facts: Json, onForget: (fact: string) => void}} props
 */
export function Answered({ rules: { words }, facts, onForget }) {
  const names = Object.keys(facts);
  if (!names.length) return null;
  return html`<section class="stack">
    <h2>${t("open.answered")}</h2>
    <ul class="rows">
      ${names.map(
        (fact) =>
          html`<li key=${fact}>
            <button class="row" onClick=${() => onForget(fact)}>
              <span class="body"
                ><small>${words.question(fact)}</small
                >${words.answer(fact, { value: facts[fact] })}</span
              >
              <span class="badge">${t("open.change")}</span>
            </button>
          </li>`,
      )}
    </ul>
  </section>`;
}

/**
 * What happened around the foul; `fixed` where casual play and the seat are settled already.
 * @param {{rules: Rules, context: Json, onChange: (context: Json) => void, fixed?: boolean}} props
 */
export function Around({ rules: { words }, context, onChange, fixed = false }) {
  const set = (/** @type {string} */ name) => (/** @type {any} */ value) => onChange({ ...context, [name]: value });
  const named = (/** @type {string[]} */ ids, /** @type {(id: string) => string} */ text) =>
    ids.map((value) => ({ value, text: text(value) }));
  const riichi = (/** @type {string} */ id) => words.phrase(`answer-${id}`);
  const seats = [{ value: "", text: t("open.no-seat") }, ...named(SEATS, (id) => words.phrase(`seat-${id}`))];
  return html`<details class="fold">
    <summary><h2>${t("open.around")}</h2></summary>
    <${Select}
      label=${words.phrase("context-simultaneous")}
      value=${context.simultaneous}
      onChange=${set("simultaneous")}
      options=${named(SIMULTANEOUS, (id) => words.phrase(`simultaneous-${id}`))}
    />
    <${Choice}
      label=${words.phrase("context-riichi")}
      value=${context.riichi}
      options=${named(RIICHI, riichi)}
      onChange=${set("riichi")}
    />
    <${Stepper}
      label=${words.phrase("context-offenders")}
      value=${context.offenders}
      min=${1}
      max=${4}
      less=${t("open.fewer")}
      more=${t("open.more")}
      onChange=${set("offenders")}
    />
    <${Toggle}
      label=${words.phrase("context-after-time")}
      checked=${context.after_time}
      onChange=${set("after_time")}
    />
    ${!fixed && html`<${Toggle} label=${words.phrase("context-casual")} checked=${context.casual} onChange=${set("casual")} />`}
    ${
      !fixed &&
      context.casual &&
      html`<${Select}
        label=${words.phrase("context-seat")}
        value=${context.seat ?? ""}
        options=${seats}
        onChange=${(/** @type {string} */ seat) => set("seat")(seat || null)}
      />`
    }
  </details>`;
}
