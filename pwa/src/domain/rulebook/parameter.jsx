import { useState } from "preact/hooks";
import { defaultOf } from "../../rules/books/options.js";
import { t } from "../../ui/i18n.js";
import { Field } from "../../ui/index.js";

const PLACES = [1, 2, 3, 4];

/** What an option starts with before anyone says otherwise, among these options. @param {any} parameter @param {Record<string, any>} options */
export function firstValue(parameter, options) {
  const { kind, answers } = parameter;
  const given = defaultOf(parameter, options);
  if (given !== null) return given;
  return kind === "several" ? answers.map((/** @type {any} */ { value }) => value) : [30, 10, -10, -30];
}

/**
 * The value of one option: an uma, an amount of points, or some of a list.
 * @param {{parameter: any, label: string, value: any, onChange: (value: any) => void}} props
 */
export function Parameter({ parameter, label, value, onChange }) {
  const Input = { uma: Uma, hundreds: Hundreds, several: Several }[/** @type {"uma"} */ (parameter.kind)];
  return <Input parameter={parameter} label={label} value={value} onChange={onChange} />;
}

/** @param {any} props */
function Uma({ label, value, onChange }) {
  const [texts, setTexts] = useState(() => PLACES.map((_, place) => String(value[place] ?? "")));
  const type = (/** @type {number} */ place, /** @type {string} */ text) => {
    const next = texts.map((old, at) => (at === place ? text : old));
    setTexts(next);
    onChange(asPlaces(next));
  };
  return (
    <fieldset class="parameter">
      <legend>{label}</legend>
      <p class="soft">{t("open.uma-hint")}</p>
      <div class="places">
        {PLACES.map((place) => (
          <Field
            key={place}
            label={t("open.place", { place })}
            value={texts[place - 1]}
            inputmode="text"
            autocomplete="off"
            onInput={(/** @type {string} */ text) => type(place - 1, text)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** What was typed, as the engine takes it; the last two may stay empty. @param {string[]} texts */
function asPlaces(texts) {
  const typed = texts.map((text) => text.trim().replace(/^[−－]/, "-"));
  const filled = typed[2] || typed[3] ? typed : typed.slice(0, 2);
  return filled.map(asNumber);
}

/** @param {string} text */
function asNumber(text) {
  return text === "" || Number.isNaN(Number(text)) ? text : Number(text);
}

/** @param {any} props */
function Hundreds({ label, value, onChange }) {
  const [text, setText] = useState(String(value));
  const type = (/** @type {string} */ typed) => {
    setText(typed);
    onChange(asNumber(typed.trim()));
  };
  return (
    <Field
      label={`${label} (${t("open.points")})`}
      value={text}
      inputmode="numeric"
      autocomplete="off"
      onInput={type}
    />
  );
}

/** @param {any} props */
function Several({ parameter, label, value, onChange }) {
  const answers = /** @type {{value: string, text: string}[]} */ (parameter.answers);
  const toggle = (/** @type {string} */ name) =>
    onChange(answers.map((answer) => answer.value).filter((each) => value.includes(each) !== (each === name)));
  return (
    <fieldset class="parameter">
      <legend>{label}</legend>
      <div class="choices">
        {answers.map((answer) => (
          <label class="choice" key={answer.value}>
            <input type="checkbox" checked={value.includes(answer.value)} onChange={() => toggle(answer.value)} />
            {answer.text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
