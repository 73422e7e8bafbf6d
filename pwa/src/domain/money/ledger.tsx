import { LineAct } from "./line-act.tsx";
import { amountIn, balancesOf, lineText } from "../ledger/accounts.ts";
import { offScore } from "../ledger/units.ts";
import { t } from "../../ui/i18n.ts";
import { hasOne } from "../people/roles.ts";
import { useStore } from "../../store/use-store.ts";
import { LineOrigin } from "./line-origin.tsx";
import type { State } from "../../store/index.ts";

/** Every P and every fine of somebody, line by line, with what they come to. */
export function Ledger({ state, id }: { state: State; id: string }) {
  const { official } = useStore();
  const balances = balancesOf(state, id);
  const decides = hasOne(official, ["director"]);
  if (balances.length === 0) return null;
  return (
    <section class="stack" aria-labelledby="ledger">
      <h2 id="ledger">{t("hall-ledger")}</h2>
      {balances.map((one) => (
        <div class="card" key={one.unit}>
          <p>
            <strong>{balance(one.unit, one.amount)}</strong>
          </p>
          <dl class="facts lines">
            {one.lines.map((line) => (
              <div key={line.id}>
                <dt>
                  <LineOrigin state={state} line={line} />
                  {decides && <LineAct state={state} line={line} balance={one} />}
                </dt>
                <dd>{lineText(line)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

/** What it comes to. */
function balance(unit: string, amount: number) {
  const [owed, returned] = offScore(unit) ? ["hall-off-score", "hall-on-score"] : ["hall-to-pay", "hall-to-return"];
  return t(amount < 0 ? returned : owed, { amount: amountIn(unit, Math.abs(amount)) });
}
