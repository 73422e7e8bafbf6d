import { t } from "../../../ui/i18n.js";
import { RulePoints } from "../hand/rule-points.jsx";
import { SEATS } from "./state.js";

/** @typedef {import("../../../domain/rulebook/rules.jsx").Rules} Rules @typedef {import("./drawn-table.jsx").Inspection} Inspection */

const LOOKS = {
  chonbo: "chonbo",
  "to-rule": "warning",
  "several-nagashi": "warning",
  waits: "waits",
  "goes-on": "warning",
};

/** How the hand ends and who deals next, always in sight. @param {{rules: Rules, answer: Inspection}} props */
export function Result({ rules, answer }) {
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
    <div class={`draw-result ${LOOKS[/** @type {keyof typeof LOOKS} */ (answer.ends)] ?? "none"}`} role="status">
      <strong>{ends[answer.ends]}</strong> {why}
      {next && <span class="draw-next">{next.join(" · ")}</span>}
    </div>
  );
}

/** What there is to rule on and to say, and the rule points behind it. @param {{rules: Rules, answer: Inspection, onRule: (point: string, chosen: any) => void}} props */
export function Below({ rules, answer, onRule }) {
  return (
    <div class="hand-answer">
      {answer.fouls.map(({ seat, foul, facts }) => (
        <a key={seat + foul} class="button" href={`#/foul/${foul}?${new URLSearchParams(facts)}`}>
          {windName(seat)}: {t("hand.rule-on", { foul: rules.words.name("fouls", foul) })}
        </a>
      ))}
      <Remarks rules={rules} answer={answer} />
      <RulePoints rules={rules} answer={answer} onChoose={onRule} />
    </div>
  );
}

/** @param {{rules: Rules, answer: Inspection}} props */
function Remarks({ rules, answer }) {
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

/** @param {string} seat */
function windName(seat) {
  return t(`hall-wind.${/** @type {any} */ (seat)}`);
}
