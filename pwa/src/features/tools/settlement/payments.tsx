import { useState } from "preact/hooks";
import { Table } from "../../../domain/payments/arrows.tsx";
import { placeOf } from "../../../domain/payments/tally.ts";
import { t } from "../../../ui/i18n.ts";
import { Choice } from "../../../ui/index.ts";
import { whole } from "../../../ui/numbers.ts";
import { SEATS } from "./state.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";
import type { Settlement } from "./settlement.tsx";

const NOBODY = "nobody";

/** Show who pays whom before the scores are computed, step by step, with the totals after each. */
export function Payments({
  rules,
  settled: { steps, table },
  playerNames,
}: {
  rules: Rules;
  settled: Settlement;
  playerNames: string[];
}) {
  const [chosen, setChosen] = useState("");
  const isPaid = (one: Settlement["steps"][number]) => one.transfers.some(({ to }) => to !== NOBODY);
  const step = steps.find(({ kind }) => kind === chosen) ?? steps.find(isPaid) ?? steps[0];
  if (!step) return null;
  const { steps: names } = rules.library.catalogue.settlements;
  const number = (points: number) => whole(points);
  const options = steps.map(({ kind }, at) => ({ value: kind, text: `${at + 1}. ${names[kind]}` }));
  const persons = SEATS.map((seat, at) => playerNames[at] || t(`hall-wind.${seat}`));
  const lost = step.transfers.filter(({ to }) => to === NOBODY).reduce((sum, { points }) => sum + points, 0);
  const payments = step.transfers
    .filter(({ to }) => to !== NOBODY)
    .map((one) => ({ ...one, from: placeOf(one.from, 0), to: placeOf(one.to, 0) }));
  const source = step.kind === "penalties" && table && rules.words.source(table.source);
  return (
    <section class="stack" aria-labelledby="paid">
      <h2 id="paid">{t("settlement.payments")}</h2>
      {steps.length > 1 ? (
        <Choice label={t("settlement.in-order")} value={step.kind} options={options} onChange={setChosen} />
      ) : (
        <p>{names[step.kind]}</p>
      )}
      {payments.length > 0 && (
        <Table
          names={persons}
          winds={SEATS}
          notes={SEATS.map((seat) => number(step.points[seat]))}
          pot=""
          payments={payments}
          number={number}
        />
      )}
      {lost > 0 && <p>{t("settlement.lost", { points: number(lost) })}</p>}
      {source && (
        <p class="soft">
          <small>
            {source.title}, {table.source.section}
          </small>
          {table.extrapolated && (
            <>
              {" "}
              <small>{rules.words.phrase("extrapolated")}</small>
            </>
          )}
          {table.borrowed && (
            <>
              {" "}
              <small>{rules.words.phrase("borrowed", { source: source.title })}</small>
            </>
          )}
        </p>
      )}
    </section>
  );
}
