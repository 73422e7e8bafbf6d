import { useState } from "preact/hooks";
import { defaultOf } from "../../rules/books/options.ts";
import { t } from "../../ui/i18n.ts";
import { Field } from "../../ui/index.ts";
import type { ComponentType } from "preact";
import type { OptionParameter } from "#api";

const PLACES = [1, 2, 3, 4];
const INPUTS: Record<OptionParameter["kind"], ComponentType<Input>> = {
  uma: Uma,
  hundreds: Hundreds,
  several: Several,
};

/** `value`: numbers of an uma, points, or names of several; what was typed where it is no number */
interface Input {
  parameter: OptionParameter;
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** What an option starts with before anyone says otherwise, among these options. */
export function firstValue(parameter: OptionParameter, options: Record<string, unknown>): unknown {
  const { kind, answers } = parameter;
  const given = defaultOf(parameter, options);
  if (given !== null) return given;
  return kind === "several" ? answers.map(({ value }) => value) : [30, 10, -10, -30];
}

/** The value of one option: an uma, an amount of points, or some of a list. */
export function Parameter(given: Input) {
  const Shown = INPUTS[given.parameter.kind];
  return <Shown {...given} />;
}

function Uma({ label, value, onChange }: Input) {
  const places: unknown[] = Array.isArray(value) ? value : [];
  const [texts, setTexts] = useState(() => PLACES.map((_, place) => String(places[place] ?? "")));
  const type = (place: number, text: string) => {
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
            onInput={(text) => type(place - 1, text)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** What was typed, as the engine takes it; the last two may stay empty. */
function asPlaces(texts: string[]) {
  const typed = texts.map((text) => text.trim().replace(/^[−－]/, "-"));
  const filled = typed[2] || typed[3] ? typed : typed.slice(0, 2);
  return filled.map(asNumber);
}

function asNumber(text: string) {
  return text === "" || Number.isNaN(Number(text)) ? text : Number(text);
}

function Hundreds({ label, value, onChange }: Input) {
  const [text, setText] = useState(String(value));
  const type = (typed: string) => {
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

function Several({ parameter: { answers }, label, value, onChange }: Input) {
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const toggle = (name: string) =>
    onChange(answers.map((answer) => answer.value).filter((each) => chosen.includes(each) !== (each === name)));
  return (
    <fieldset class="parameter">
      <legend>{label}</legend>
      <div class="choices">
        {answers.map((answer) => (
          <label class="choice" key={answer.value}>
            <input type="checkbox" checked={chosen.includes(answer.value)} onChange={() => toggle(answer.value)} />
            {answer.text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
