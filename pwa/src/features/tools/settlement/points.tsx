import { t } from "../../../ui/i18n.ts";
import { Choice, Disclosure } from "../../../ui/index.ts";
import { whole } from "../../../ui/numbers.ts";
import type { RuleAnswer } from "../../../rules/books/content.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";
import type { Settlement } from "./settlement.tsx";

interface Assumed {
  point: string;
  answer: RuleAnswer;
}

/** Show the rule points that the result depends on: the source of each, and a choice where the rulebook is silent. */
export function Points({
  rules,
  settled: { cited, departs, assumed },
  onChoose,
}: {
  rules: Rules;
  settled: Pick<Settlement, "cited" | "departs" | "assumed">;
  onChoose: (point: string, answer: RuleAnswer) => void;
}) {
  const choices = assumed.filter(({ point }) => described(rules, point).answers);
  const numbers = assumed.filter(({ point }) => !described(rules, point).answers);
  return (
    <>
      {numbers.length > 0 && (
        <p class="note">
          <small>{t("hand.left-open")}</small> {numbers.map((one) => lineOf(rules, one)).join(" · ")}
        </p>
      )}
      {choices.map((one) => (
        <div key={one.point} class="note">
          <small>{t("hand.left-open")}</small>
          <Choice
            label={described(rules, one.point).name}
            value={String(one.answer)}
            onChange={(answer) => onChoose(one.point, answer)}
            options={Object.entries(described(rules, one.point).answers).map(([value, text]) => ({
              value,
              text,
            }))}
          />
        </div>
      ))}
      {departs.length > 0 && (
        <div class="note warn">
          <p>{t("settlement.departs")}</p>
          <Lines rules={rules} lines={departs} />
        </div>
      )}
      {cited.length > 0 && (
        <Disclosure title={t("settlement.written")}>{() => <Lines rules={rules} lines={cited} />}</Disclosure>
      )}
    </>
  );
}

function Lines({ rules, lines }: { rules: Rules; lines: Settlement["cited"] }) {
  const where = ({ source }: Settlement["cited"][number]) =>
    source ? ` · ${rules.words.source(source).title}, ${source.section}` : "";
  return (
    <ul class="bullets">
      {lines.map((one) => (
        <li key={one.point}>
          {lineOf(rules, one)}
          <small class="soft">{where(one)}</small>
        </li>
      ))}
    </ul>
  );
}

/** Return the catalogue's entry of a rule point, or of a choice that only settlements have. */
function described({ library }: Rules, point: string) {
  return library.catalogue.rule_points[point] ?? library.catalogue.settlements.choices[point];
}

function lineOf(rules: Rules, { point, answer }: Assumed) {
  const rulePoint = described(rules, point);
  const { name, answers } = rulePoint;
  const kind = "kind" in rulePoint ? rulePoint.kind : "";
  if (answers) {
    const texts = [answer].flat().map((one) => answers[one]);
    return `${name}: ${texts.join(", ") || t("hand.none-used")}`;
  }
  const unit = kind === "p" ? "P" : "";
  return `${name}: ${[answer]
    .flat()
    .map((one) => `${whole(Number(one), kind === "places")}${unit}`)
    .join(" / ")}`;
}
