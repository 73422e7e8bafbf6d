import { RuleError } from "../../../rules/errors.ts";
import { t } from "../../../ui/i18n.ts";
import { Choice } from "../../../ui/index.ts";
import type { RuleAnswer, RuleAnswers } from "../../../rules/books/content.ts";
import type { Cited } from "../../../rules/engine/row.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";

interface Assumption {
  point: string;
  answer: RuleAnswer;
}

type Citation = Assumption & { source: Cited | null };

/** Return the chosen answers of rule points that the rulebook leaves open. */
export function openPoints(book: Rulebook, chosen: RuleAnswers): RuleAnswers {
  const stated = book.content.rule_points;
  return Object.fromEntries(
    Object.entries(chosen).filter(([point]) => (stated[point] ?? "not-stated") === "not-stated"),
  );
}

/**
 * Return an inspection that also lists the chosen answers of open rule points as long as the result depends on them, so
 * that they can be changed.
 */
export function withChosen<T extends { assumed: Assumption[] }>(
  inspect: (chosen: RuleAnswers) => T,
  chosen: RuleAnswers,
): T {
  const answer = inspect(chosen);
  const again = Object.keys(chosen).filter((point) => isNamed(chosen[point]) && isOpen(inspect, chosen, point));
  const assumed = [...answer.assumed, ...again.map((point) => ({ point, answer: chosen[point] }))];
  // Sorted by name, chosen or not, so that a choice moves nothing.
  return { ...answer, assumed: assumed.sort((one, other) => (one.point < other.point ? -1 : 1)) };
}

/** Return whether the result would depend on a rule point if nobody had chosen an answer. */
function isOpen(inspect: (chosen: RuleAnswers) => { assumed: Assumption[] }, chosen: RuleAnswers, point: string) {
  const { [point]: _, ...others } = chosen;
  try {
    return inspect(others).assumed.some((one) => one.point === point);
  } catch (error) {
    if (error instanceof RuleError) return true; // what was entered is only possible with the chosen answer
    throw error;
  }
}

/** Return whether the answer is one or several of the named ones; numbers are chosen elsewhere. */
function isNamed(answer: RuleAnswer) {
  return [answer].flat().every((one) => typeof one === "string");
}

/**
 * Show the rule points that an answer depends on: the source of each, and a choice where the rulebook leaves it open.
 */
export function RulePoints({
  rules,
  answer,
  onChoose,
}: {
  rules: Rules;
  answer: { cited: Citation[]; assumed: Assumption[] };
  onChoose: (point: string, chosen: RuleAnswer) => void;
}) {
  return (
    <>
      {answer.cited.map((one) => (
        <Stated key={one.point} rules={rules} one={one} />
      ))}
      {answer.assumed.map((one) => (
        <Assumed key={one.point} rules={rules} one={one} onChoose={(chosen) => onChoose(one.point, chosen)} />
      ))}
    </>
  );
}

function Stated({ rules, one }: { rules: Rules; one: Citation }) {
  const { name, answers } = rules.library.catalogue.rule_points[one.point];
  const source = one.source && rules.words.source(one.source);
  const texts = [one.answer].flat().map((answer) => answers[answer]);
  return (
    <p class="soft">
      <small>
        {name}: {texts.join(", ") || t("hand.none-used")}
        {source && ` · ${source.title}, ${one.source?.section}`}
      </small>
    </p>
  );
}

function Assumed({ rules, one, onChoose }: { rules: Rules; one: Assumption; onChoose: (answer: RuleAnswer) => void }) {
  const { name, kind, answers } = rules.library.catalogue.rule_points[one.point];
  const options = Object.entries(answers).map(([value, text]) => ({ value, text }));
  const chosen =
    kind === "several" ? (
      <Several label={name} values={[one.answer].flat().map(String)} options={options} onChange={onChoose} />
    ) : (
      <Choice label={name} value={String(one.answer)} onChange={onChoose} options={options} />
    );
  return (
    <div class="note">
      <small>{t("hand.left-open")}</small>
      {chosen}
    </div>
  );
}

interface SeveralProps {
  label: string;
  values: string[];
  options: { value: string; text: string }[];
  onChange: (values: string[]) => void;
}

function Several({ label, values, options, onChange }: SeveralProps) {
  const toggle = (value: string) =>
    values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return (
    <fieldset>
      <legend>{label}</legend>
      <div class="choices">
        {options.map(({ value, text }) => (
          <label class="choice several" key={value}>
            <input type="checkbox" checked={values.includes(value)} onChange={() => onChange(toggle(value))} /> {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
