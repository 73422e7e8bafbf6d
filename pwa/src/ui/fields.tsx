import { useId } from "preact/hooks";

/** One field with its label; `wrong` says what is wrong and how to mend it. */
export function Field({
  label,
  value,
  onInput,
  long = false,
  type = "text",
  wrong,
  hint,
  ...rest
}: {
  label: string;
  value: string;
  onInput: (value: string) => void;
  long?: boolean;
  type?: string;
  wrong?: string;
  hint?: string;
  [attribute: string]: any;
}) {
  const id = useId();
  const described = wrong ? `${id}-wrong` : hint ? `${id}-hint` : undefined;
  const given = {
    id,
    value,
    "aria-invalid": wrong ? true : undefined,
    "aria-describedby": described,
    onInput: (event: any) => onInput(event.currentTarget.value),
    ...rest,
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {long ? <textarea rows={3} {...given}></textarea> : <input type={type as "text"} {...given} />}
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
export function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: any;
  options: { value: any; text: any }[];
  onChange: (value: any) => void;
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
  value: any;
  options: { value: any; text: string }[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event: any) => onChange(event.currentTarget.value)}>
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
  ...rest
}: {
  label: string;
  checked: boolean;
  onChange: (on: boolean) => void;
  hint?: string;
  [attribute: string]: any;
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
        {...rest}
        onChange={(event: any) => onChange(event.currentTarget.checked)}
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
