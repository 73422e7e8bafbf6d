import { useState } from "preact/hooks";
import { choices } from "../../rules/books/cards.ts";
import { t } from "../../ui/i18n.ts";
import { Dialog, Icon, Select, Toggle } from "../../ui/index.ts";
import { Parameter, firstValue } from "./parameter.tsx";
import { bookFor, bookName, plain, refusal } from "./rules.tsx";
import type { Choice, Rules } from "./rules.tsx";
import type { OfferedReading, Option, RulebookChoices } from "#api";
import type { RuleError } from "../../rules/errors.ts";

/** Which rulebook holds here, how well it is known, and a way to change it. */
export function RulesBar({ rules }: { rules: Rules }) {
  const [open, setOpen] = useState(false);
  const choose = (choice: Choice) => {
    rules.choose(choice);
    setOpen(false);
  };
  return (
    <div class="card rules-bar">
      <button class="row" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="book" />
        <span class="body">
          <small>{t("open.rules-in-use")}</small>
          <strong>{bookName(rules, rules.book)}</strong>
        </span>
        <span class="badge">{t("call.change")}</span>
      </button>
      <Standing rules={rules} standing={rules.book.content.standing} />
      {open && <Chooser rules={rules} value={rules.choice} onUse={choose} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Said plainly where a book was not read whole in the original. */
export function Standing({ rules, standing }: { rules: Rules; standing: string }) {
  if (standing === "official") return null;
  return <p class="note warn">{rules.words.phrase(`standing-${standing}`)}</p>;
}

interface ChooserProps {
  rules: Rules;
  value: Choice;
  onUse: (choice: Choice) => void;
  onClose: () => void;
}

/** Any rulebook with any options and readings; what can't be composed is explained by the engine. */
export function Chooser({ rules, value, onUse, onClose }: ChooserProps) {
  const { library, words } = rules;
  const [draft, setDraft] = useState(value);
  const wrong = refusal(library, draft);
  const books = Object.values(library.books).map((book) => ({
    value: book.id,
    text: words.pick(book.name),
  }));
  const { options, readings } = choices(library, draft.id) as Pick<RulebookChoices, "options" | "readings">;
  const offered = readings.filter(({ option }) => !option || option in draft.options);
  const setOptions = (next: Choice["options"]) =>
    setDraft({
      ...draft,
      options: next,
      readings: still(draft, readings, next),
    });
  return (
    <Dialog title={t("open.choose-rules")} onClose={onClose}>
      <Select label={t("open.rulebook")} value={draft.id} options={books} onChange={(id) => setDraft(plain(id))} />
      <p class="soft">{words.standingNote(draft.id)}</p>
      {options.length > 0 && <Options offered={options} chosen={draft.options} onChange={setOptions} />}
      {offered.length > 0 && <Readings offered={offered} draft={draft} onChange={setDraft} />}
      <Problem error={wrong} reasons={reasons(options, draft.options)} />
      {!wrong && <p role="status">{bookName(rules, bookFor(library, draft))}</p>}
      <div class="pair">
        <button class="button main" disabled={Boolean(wrong)} onClick={() => onUse(draft)}>
          {t("open.use-these")}
        </button>
        <button class="button" onClick={onClose}>
          {t("cancel")}
        </button>
      </div>
    </Dialog>
  );
}

/** What the engine refuses, and its cure. */
export function Problem({ error, reasons: excluded = [] }: { error: RuleError | null; reasons?: string[] }) {
  if (!error) return null;
  return (
    <div class="note bad" role="alert">
      <p>
        <strong lang="en">{error.message}</strong>
      </p>
      <p lang="en">{error.cure}</p>
      {excluded
        .filter((text) => !error.message.includes(text))
        .map((text) => (
          <p key={text}>{text}</p>
        ))}
    </div>
  );
}

function Options({
  offered,
  chosen,
  onChange,
}: {
  offered: Option[];
  chosen: Choice["options"];
  onChange: (options: Choice["options"]) => void;
}) {
  const toggle = (id: string, on: boolean) => {
    const next = Object.fromEntries(Object.entries({ ...chosen, [id]: {} }).filter(([name]) => on || name !== id));
    const begins = ({ id: own, parameter }: Option) => own === id || (parameter && id in parameter.default_with);
    const first = ({ parameter }: Option) => (parameter ? { [parameter.name]: firstValue(parameter, next) } : {});
    const options = offered.filter((one) => one.id in next);
    onChange(Object.fromEntries(options.map((one) => [one.id, begins(one) ? first(one) : next[one.id]])));
  };
  return (
    <fieldset class="stack">
      <legend>{t("open.options")}</legend>
      {offered.map(({ parameter, ...option }) => (
        <div key={option.id} class="stack">
          <Toggle
            label={option.name}
            hint={option.summary}
            checked={option.id in chosen}
            onChange={(on) => toggle(option.id, on)}
          />
          {parameter && option.id in chosen && (
            <Parameter
              parameter={parameter}
              label={option.name}
              value={chosen[option.id][parameter.name]}
              onChange={(value) => onChange({ ...chosen, [option.id]: { [parameter.name]: value } })}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}

function Readings({
  offered,
  draft,
  onChange,
}: {
  offered: OfferedReading[];
  draft: Choice;
  onChange: (choice: Choice) => void;
}) {
  const choose = (reading: OfferedReading, chosen: string) => {
    const { [reading.id]: _, ...others } = draft.readings;
    onChange({
      ...draft,
      readings: chosen === reading.default ? others : { ...others, [reading.id]: chosen },
    });
  };
  return (
    <details class="fold">
      <summary>
        {t("open.readings")} <span class="badge">{offered.length}</span>
      </summary>
      <p class="soft">{t("open.readings-text")}</p>
      {offered.map((reading) => (
        <div key={reading.id} class="stack">
          <Select
            label={reading.question}
            value={draft.readings[reading.id] ?? reading.default}
            options={Object.entries<string>(reading.alternatives).map(([value, text]) => ({ value, text }))}
            onChange={(chosen) => choose(reading, chosen)}
          />
          <p class="soft">{reading.reason}</p>
        </div>
      ))}
    </details>
  );
}

/** The readings that are still offered with these options. */
function still({ readings: chosen }: Choice, readings: OfferedReading[], options: Choice["options"]) {
  const offered = readings.filter(({ option }) => !option || option in options).map(({ id }) => id);
  return Object.fromEntries(Object.entries(chosen).filter(([id]) => offered.includes(id)));
}

/** Why two of the chosen options can't go together, in the reader's language. */
function reasons(offered: Option[], chosen: Choice["options"]) {
  const taken = offered.filter(({ id }) => id in chosen);
  const excluded = taken.flatMap(({ excludes }) => excludes.filter(({ id }) => id in chosen));
  return [...new Set(excluded.map(({ reason }) => reason))];
}
