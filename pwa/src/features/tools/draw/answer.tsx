import { t } from "../../../ui/i18n.ts";
import { RulePoints } from "../hand/rule-points.tsx";
import { SEATS } from "./state.ts";
import { asQuery } from "../../../ui/router.ts";
import type { Inspection } from "./drawn-table.tsx";
import type { Rules } from "../../../domain/rulebook/rules.tsx";
import type { RuleAnswer } from "../../../rules/books/content.ts";

const LOOKS: Record<string, string> = {
  chonbo: "chonbo",
  "to-rule": "warning",
  "several-nagashi": "warning",
  waits: "waits",
  "goes-on": "warning",
};

/** Show how the hand ends and who deals next, always in sight. */
export function Result({ rules, answer }: { rules: Rules; answer: Inspection }) {
  const { ends, dealer, against } = rules.library.catalogue.draws;
  const { after } = answer;
  const isUnknown = answer.against.includes("not-used");
  const why = (isUnknown ? ["not-used"] : answer.against).map((one) => `${against[one]}.`).join(" ");
  const next = after && [
    dealer[after.dealer],
    t("draw.honba", { count: after.counters }),
    t("draw.sticks", { count: after.deposits }),
  ];
  return (
    <div class={`draw-result ${LOOKS[answer.ends] ?? "none"}`} role="status">
      <strong>{ends[answer.ends]}</strong> {why}
      {next && <span class="draw-next">{next.join(" · ")}</span>}
    </div>
  );
}

/** Show the fouls and remarks, and the rule points behind the answer. */
export function Below({
  rules,
  answer,
  onRule,
}: {
  rules: Rules;
  answer: Inspection;
  onRule: (point: string, chosen: RuleAnswer) => void;
}) {
  return (
    <div class="hand-answer">
      {answer.fouls.map(({ seat, foul, facts }) => (
        <a key={seat + foul} class="button" href={`#/foul/${foul}?${asQuery(facts)}`}>
          {windName(seat)}: {t("hand.rule-on", { foul: rules.words.name("fouls", foul) })}
        </a>
      ))}
      <Remarks rules={rules} answer={answer} />
      <RulePoints rules={rules} answer={answer} onChoose={onRule} />
    </div>
  );
}

function Remarks({ rules, answer }: { rules: Rules; answer: Inspection }) {
  const { remarks, against } = rules.library.catalogue.draws;
  const lines = SEATS.flatMap((seat) => [
    ...answer.seats[seat].remarks.map((one) => `${windName(seat)}: ${remarks[one]}.`),
    ...(answer.seats[seat].nagashi?.against ?? []).map((one) =>
      t("draw.no-nagashi", { seat: windName(seat), why: against[one] }),
    ),
  ]);
  if (!lines.length) return null;
  return (
    <ul class="bullets soft">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function windName(seat: string) {
  return t(`hall-wind.${seat}`);
}
