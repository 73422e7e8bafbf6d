import { useState } from "preact/hooks";
import { defaultOf } from "../../rules/books/options.ts";
import { t } from "../../ui/i18n.ts";
import { Field } from "../../ui/index.ts";

const PLACES = [1, 2, 3, 4];

/** What an option starts with before anyone says otherwise, among these options. */
export function firstValue(parameter: any, options: Record<string, any>) {
  const { kind, answers } = parameter;
  const given = defaultOf(parameter, options);
  if (given !== null) return given;
  return kind === "several" ? answers.map(({ value }: any) => value) : [30, 10, -10, -30];
}

/** The value of one option: an uma, an amount of points, or some of a list. */
export function Parameter({
  parameter,
  label,
  value,
  onChange,
}: {
  parameter: any;
  label: string;
  value: any;
  onChange: (value: any) => void;
}) {
  const Input = { uma: Uma, hundreds: Hundreds, several: Several }[parameter.kind as "uma"];
  return <Input parameter={parameter} label={label} value={value} onChange={onChange} />;
}

function Uma({ label, value, onChange }: any) {
  const [texts, setTexts] = useState(() => PLACES.map((_, place) => String(value[place] ?? "")));
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
            onInput={(text: string) => type(place - 1, text)}
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

function Hundreds({ label, value, onChange }: any) {
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

function Several({ parameter, label, value, onChange }: any) {
  const answers = parameter.answers as { value: string; text: string }[];
  const toggle = (name: string) =>
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
