import { useId } from "preact/hooks";
import type { ComponentChildren, InputHTMLAttributes, TargetedEvent } from "preact";

type Box = HTMLInputElement | HTMLTextAreaElement;
type Passed = "autocomplete" | "autocapitalize" | "inputmode" | "enterkeyhint" | "readonly" | "spellcheck" | "required";
/** What a field passes on to its box. */
interface Attributes extends Pick<InputHTMLAttributes, Passed> {
  maxlength?: number | string;
  min?: number | string;
  max?: number | string;
  step?: number | string;
  /** of a long one */
  rows?: number | string;
  class?: string;
  onFocus?: (event: TargetedEvent<Box>) => void;
  onBlur?: (event: TargetedEvent<Box>) => void;
}

/** One field with its label; `wrong` says what is wrong and how to mend it. */
export function Field({
  label,
  value,
  onInput,
  long = false,
  type = "text",
  wrong,
  hint,
  maxlength,
  rows = 3,
  min,
  max,
  step,
  ...rest
}: Attributes & {
  label: string;
  value: string;
  onInput: (value: string) => void;
  long?: boolean;
  type?: string;
  wrong?: string;
  hint?: string;
}) {
  const id = useId();
  const described = wrong ? `${id}-wrong` : hint ? `${id}-hint` : undefined;
  const given = {
    id,
    value,
    "aria-invalid": wrong ? true : undefined,
    "aria-describedby": described,
    onInput: (event: TargetedEvent<Box>) => onInput(event.currentTarget.value),
    ...(maxlength !== undefined && { maxlength: Number(maxlength) }),
    ...rest,
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {long ? (
        <textarea rows={Number(rows)} {...given}></textarea>
      ) : (
        <input type={type as "text"} min={min} max={max} step={step} {...given} />
      )}
      {hint && (
        <p class="soft" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {wrong && (
        <p class="wrong" id={`${id}-wrong`}>
          {wrong}
        </p>
      )}
    </div>
  );
}

/** One out of several, all in sight. */
export function Choice<Value>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  /** nothing chosen where it is none of the options' */
  value: Value | null | undefined;
  options: { value: Value; text: ComponentChildren }[];
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend>{label}</legend>
      <div class="choices">
        {options.map((option) => (
          <label class="choice" key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A list that opens: for many options. */
export function Select({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string | number | null | undefined;
  options: { value: string | number; text: string }[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value ?? undefined} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A switch, on or off. */
export function Toggle({
  label,
  checked,
  onChange,
  hint,
  disabled,
}: {
  label: string;
  checked: boolean;
  onChange: (on: boolean) => void;
  hint?: string;
  disabled?: boolean;
}) {
  return (
    <label class="row card">
      <span class="body">
        {label}
        {hint && <small>{hint}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

/**
 * A small whole number, a step at a time.
 * @param props `less` and `more` are what the buttons are called
 */
export function Stepper({
  label,
  value,
  min,
  max,
  less,
  more,
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  less: string;
  more: string;
  onChange: (value: number) => void;
}) {
  return (
    <div class="stepper" role="group" aria-label={label}>
      <span class="body">{label}</span>
      <button
        class="button"
        type="button"
        aria-label={less}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button
        class="button"
        type="button"
        aria-label={more}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </div>
  );
}
