import { t } from "../../../ui/i18n.ts";
import { Choice, Disclosure } from "../../../ui/index.ts";
import { whole } from "../../../ui/numbers.ts";
import type { RuleAnswer } from "../../../rules/books/content.ts";
import type { Answers } from "./state.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";

interface NumbersProps {
  rules: Rules;
  answers: Answers;
  onChoose: (point: string, answer: RuleAnswer | undefined) => void;
}

const UMAS = [
  [15, 5, -5, -15],
  [20, 10, -10, -20],
  [30, 10, -10, -30],
  [10, 5, -5, -10],
  [12, 4, -4, -12],
  [0, 0, 0, 0],
];
const NUMBERS = {
  "starting-points": [25000, 30000],
  goal: [25000, 30000],
  oka: [0, 20000],
  yakitori: [0, 3000, 9000, 27000],
};

/** Ask for the numbers that casual play may choose, whatever the rulebook states. */
export function Numbers(props: NumbersProps) {
  const { answers, rules } = props;
  const summary = [umaText(answers.uma), `${whole(answers["starting-points"])} / ${whole(answers.goal)}`];
  const title = t("settlement.numbers", { numbers: summary.join(" · ") });
  const { rule_points: points } = rules.library.catalogue;
  return (
    <Disclosure title={title}>
      {() => (
        <div class="stack">
          <Chips {...props} point="uma" label={points.uma.name} offered={UMAS} />
          {Object.entries(NUMBERS).map(([point, offered]) => (
            <Chips key={point} {...props} point={point} label={points[point].name} offered={offered} />
          ))}
        </div>
      )}
    </Disclosure>
  );
}

interface ChipsProps extends NumbersProps {
  point: string;
  label: string;
  offered: RuleAnswer[];
}

function Chips({ rules, answers, onChoose, point, label, offered }: ChipsProps) {
  const stated = rules.book.content.rule_points[point];
  const same = (one: RuleAnswer | undefined, other: RuleAnswer) => String(one) === String(other);
  const known = [...offered, answers[point], ...(stated === "not-stated" ? [] : [stated])];
  const listed = known.filter((one, at) => known.findIndex((other) => same(one, other)) === at);
  const options = listed.map((one) => ({
    value: String(one),
    text: same(one, stated) ? `${answerText(one)} ✓` : answerText(one),
  }));
  const choose = (value: string) => {
    const picked = listed.find((one) => same(one, value));
    onChoose(point, same(picked, stated) ? undefined : picked);
  };
  return <Choice label={label} value={String(answers[point])} options={options} onChange={choose} />;
}

/** Return a number, or the numbers of the four places. */
function answerText(answer: RuleAnswer) {
  return Array.isArray(answer) ? umaText(answer.map(Number)) : whole(Number(answer));
}

/** Return the uma: 15/5, or all four places if they are not symmetrical. */
function umaText(places: number[]) {
  const [first, second, third, fourth] = places;
  const isSymmetrical = first === -fourth && second === -third;
  return (isSymmetrical ? [first, second] : places).map((place) => whole(place)).join("/");
}
