import { useState } from "preact/hooks";
import { MOST_P, WITH_P } from "../../rules/engine/issue.ts";
import { Chip } from "../reasons/chip.tsx";
import { t } from "../../ui/i18n.ts";
import { Field } from "../../ui/index.ts";
import { useWords } from "../words/words.ts";
import type { Rulebook } from "../../rules/books/rulebook.ts";

const USUAL = [1, 5, 10, 20];
const FEW = 6;
const MOST = 8;

interface AmountsProps {
  book: Rulebook;
  per: number;
  chosen: Record<string, string>;
  onChosen: (chosen: Record<string, string>) => void;
  wrong: boolean;
}

/** How many points each penalty costs that costs any, in P or in table points: a tap for those that the book knows. */
export function Amounts({ book, per, chosen, onChosen, wrong }: AmountsProps) {
  return WITH_P.filter((kind) => kind in chosen).map((kind) => {
    const set = (p: string) => onChosen({ ...chosen, [kind]: p });
    return <Amount key={kind} kind={kind} book={book} per={per} value={chosen[kind]} onValue={set} wrong={wrong} />;
  });
}

interface AmountProps {
  kind: string;
  book: Rulebook;
  per: number;
  value: string;
  onValue: (value: string) => void;
  wrong: boolean;
}

function Amount({ kind, book, per, value, onValue, wrong }: AmountProps) {
  const words = useWords();
  const amounts = amountsOf(book, kind).map((p) => String(p * per));
  const [typing, setTyping] = useState(amounts.length === 0 || Boolean(value && !amounts.includes(value)));
  const [asked, mistaken] = per > 1 ? ["call.pts", "call.pts-wrong"] : ["call.p", "call.p-wrong"];
  const label = t(asked, { kind: words.name("kinds", kind) });
  const choose = (amount: string) => {
    setTyping(false);
    onValue(amount === value ? "" : amount);
  };
  const mistake = t(mistaken, { most: words.number(MOST_P * per) });
  return (
    <>
      <fieldset>
        <legend>{label}</legend>
        <div class="switches">
          {amounts.map((amount) => {
            const text = per > 1 ? words.number(Number(amount)) : t("amount.p", { p: amount });
            return (
              <Chip key={amount} pressed={!typing && amount === value} onClick={() => choose(amount)}>
                {text}
              </Chip>
            );
          })}
          {amounts.length > 0 && (
            <Chip pressed={typing} onClick={() => setTyping(!typing)}>
              {t("amount.another")}
            </Chip>
          )}
        </div>
        {!typing && wrong && !value && (
          <p class="note bad" role="alert">
            {mistake}
          </p>
        )}
      </fieldset>
      {typing && (
        <Field
          label={label}
          inputmode="numeric"
          autocomplete="off"
          value={value}
          wrong={wrong ? mistake : undefined}
          onInput={onValue}
        />
      )}
    </>
  );
}

/** A penalty as a book writes it; `first`: the first time. */
interface Written {
  kind: string;
  p?: number | { first?: number };
}

/** What such a penalty costs in this book, whole P, the smallest first; filled up with what is usual. */
function amountsOf({ content }: Rulebook, kind: string): number[] {
  if (kind === "disqualification") return [];
  const rows = Object.values<{ rows: { then: Written[]; range?: Written[] }[] }>(content.fouls).flatMap(
    ({ rows }) => rows,
  );
  const written = rows.flatMap(({ then, range = [] }) => [...then, ...range]).filter((one) => one.kind === kind);
  const costs = written.map(({ p }) => (typeof p === "number" ? p : p?.first));
  const found = new Set(costs.filter((p): p is number => Number.isInteger(p)));
  if (kind === "chonbo" && Number.isInteger(content.values.chonbo)) found.add(content.values.chonbo);
  if (kind === "points") for (const p of USUAL) if (found.size < FEW) found.add(p);
  return [...found].sort((one, other) => one - other).slice(0, MOST);
}
