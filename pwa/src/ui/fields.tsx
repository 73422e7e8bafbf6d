import { useId } from "preact/hooks";
import type { ComponentChildren, InputHTMLAttributes, TargetedEvent } from "preact";

type Box = HTMLInputElement | HTMLTextAreaElement;
type InputAttribute =
  "autocomplete" | "autocapitalize" | "inputmode" | "enterkeyhint" | "readonly" | "spellcheck" | "required";
/** The attributes that a field passes on to its input or textarea. */
interface Attributes extends Pick<InputHTMLAttributes, InputAttribute> {
  maxlength?: number | string;
  min?: number | string;
  max?: number | string;
  step?: number | string;
  /** of a textarea */
  rows?: number | string;
  class?: string;
  onFocus?: (event: TargetedEvent<Box>) => void;
  onBlur?: (event: TargetedEvent<Box>) => void;
}

/**
 * Show a text field with its label.
 * @param props `long`: a textarea; `wrong`: the error and its cure
 */
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
  const attributes = {
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
        <textarea rows={Number(rows)} {...attributes}></textarea>
      ) : (
        <input type={type as "text"} min={min} max={max} step={step} {...attributes} />
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

/** Show radio buttons, all in sight. */
export function Choice<Value>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  /** if no option has this value, none is checked */
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

/** Show a drop-down list, for many options. */
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

/** Show an on/off switch. */
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
 * Show a small whole number with − and + buttons.
 * @param props `less` and `more`: the accessible names of the buttons
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
