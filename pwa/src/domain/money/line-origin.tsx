import { clockTime, t } from "../../ui/i18n.ts";
import { foulName, useWords } from "../words/words.ts";
import type { LedgerLine, State } from "../../store/index.ts";

/** What a line of the ledger says of itself. */
type Told = Pick<LedgerLine, "what" | "amount" | "cause" | "cause_id" | "hanchan" | "round" | "reason" | "at">;

/** What a line of the ledger comes from, where there is more about it, and when. */
export function LineOrigin({
  state,
  line: { what, amount, cause, cause_id, hanchan, round, reason, at },
}: {
  state: State;
  line: Told;
}) {
  const words = useWords();
  const { table } = state.hanchans[hanchan ?? ""] ?? {};
  const ruling = cause === "ruling" && state.rulings[cause_id];
  const ways: Record<string, string | false | undefined> = {
    ruling: ruling && `#/ruling/${cause_id}`,
    clock: table && `#/start/${table}/${hanchan}`,
    payment: `#/paid/${cause_id}`,
  };
  const to = ways[cause];
  const name = ruling ? foulName(words, ruling.foul) : t(`hall-cause.${cause}`);
  const details = [
    t(`hall-line.${lineWord(cause, what, amount)}`),
    round && t("hall-round", { round }),
    clockTime(at, state.settings.time_zone),
    reason,
  ];
  return (
    <>
      {to ? (
        <a class="reach" href={to}>
          {name}
        </a>
      ) : (
        name
      )}
      <small>{details.filter(Boolean).join(" · ")}</small>
    </>
  );
}

/** What became of the cause. */
function lineWord(cause: string, what: string, amount: number) {
  if (cause === "payment") return what === "reversed" ? "withdrawn" : amount > 0 ? "refunded" : "paid";
  return what === "reversed" && amount > 0 ? "undone" : what;
}
