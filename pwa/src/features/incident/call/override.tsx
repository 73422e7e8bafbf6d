import { useState } from "preact/hooks";
import { SEVERITY } from "../../../rules/engine/consequences.ts";
import { WHOM, checkPenalties } from "../../../rules/engine/issue.ts";
import { POINTS_PER_P } from "../../../rules/engine/unit.ts";
import { t } from "../../../ui/i18n.ts";
import { Choice, Dialog } from "../../../ui/index.ts";
import { Amounts } from "../../../domain/incident/amounts.tsx";
import { useWhy } from "../../../domain/reasons/why.tsx";
import { inWords, leavesOpen } from "../../../domain/incident/decision.ts";
import { useWords } from "../../../domain/words/words.ts";
import { useBook } from "../../../domain/rulebook/book.ts";
import type { About } from "./offender.tsx";
import type { Answers } from "./decision.tsx";
import type { Checked } from "../../../domain/incident/decision.ts";
import type { Decision } from "../../../rules/engine/decision.ts";
import type { State } from "../../../store/index.ts";
import type { Penalty } from "../../../rules/engine/consequences.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";
import type { Words } from "../../../rules/words/wording.ts";

/** The penalties that the referee chose, and the reason. */
export interface Chosen {
  checked: Checked | null;
  reason: string;
}

interface OverrideProps {
  about: About;
  call: Answers;
  yes: string;
  onIssue: (chosen: Chosen) => void;
  onClose: () => void;
}

/**
 * Ask for the penalties to issue in place of the prescribed ones, or where none are prescribed; always with a reason.
 */
export function Override({ about, call, yes, onIssue, onClose }: OverrideProps) {
  const { library, book, state } = useBook();
  const words = useWords();
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [recipient, setRecipient] = useState<string>(call.decision.penalties[0]?.whom ?? "offender");
  const { reason, field } = useWhy("ruling", call.foul);
  const [submitted, setSubmitted] = useState(false);
  const { decision, spoken } = call;
  const per = book.content.unit ? POINTS_PER_P : 1;
  const checked = check(book, chosen, recipient, per);
  const submit = (event: Event) => {
    event.preventDefault();
    setSubmitted(true);
    if (checked && reason) onIssue({ checked, reason });
  };
  const receivers = receiversOf(state, about, decision).map((value) => ({
    value,
    text: value === "offender" ? (about.offender?.name ?? "") : words.phrase(`on-${value}`),
  }));
  return (
    <Dialog title={t(leavesOpen(decision) ? "call.choose" : "call.otherwise")} onClose={onClose}>
      <form onSubmit={submit} novalidate>
        {decision.range && (
          <Range words={words} per={per} range={decision.range} chosen={chosen} onChosen={setChosen} />
        )}
        <Kinds
          words={words}
          book={book}
          per={per}
          chosen={chosen}
          onChosen={setChosen}
          folded={Boolean(decision.range)}
        />
        <Amounts book={book} per={per} chosen={chosen} onChosen={setChosen} wrong={submitted && !checked} />
        {receivers.length > 1 && (
          <Choice label={t("call.whom")} value={recipient} options={receivers} onChange={setRecipient} />
        )}
        {field(submitted)}
        {submitted && Object.keys(chosen).length === 0 && (
          <p class="note bad" role="alert">
            {t("call.nothing-chosen")}
          </p>
        )}
        <p class="call-line penalty" role="status">
          {checked && inWords(library, book, decision, spoken, checked).line}
        </p>
        <button class="button main">{yes}</button>
      </form>
    </Dialog>
  );
}

interface RangeProps {
  words: Words;
  per: number;
  range: Penalty[];
  chosen: Record<string, string>;
  onChosen: (chosen: Record<string, string>) => void;
}

/** Offer the penalties that the rulebook leaves to the referee. */
function Range({ words, per, range, chosen, onChosen }: RangeProps) {
  return (
    <Choice
      label={t("call.range")}
      value={range.findIndex((one) => same(chosen, one, per))}
      options={range.map((one, value) => ({ value, text: words.penalty(one) }))}
      onChange={(place) => onChosen({ [range[place].kind]: typed(range[place].p, per) })}
    />
  );
}

interface KindsProps {
  words: Words;
  book: Rulebook;
  per: number;
  chosen: Record<string, string>;
  onChosen: (chosen: Record<string, string>) => void;
  folded: boolean;
}

function Kinds({ words, book, per, chosen, onChosen, folded }: KindsProps) {
  const toggle = (kind: string) => {
    const { [kind]: was, none: _, ...others } = chosen;
    const first = kind === "chonbo" ? typed(book.content.values.chonbo, per) : "";
    if (was !== undefined) onChosen(others);
    else onChosen(kind === "none" ? { none: "" } : { ...others, [kind]: first });
  };
  const kinds = (
    <fieldset>
      <legend>{t("call.kinds")}</legend>
      <div class="choices">
        {SEVERITY.map((kind) => (
          <label class="choice several" key={kind}>
            <input type="checkbox" checked={kind in chosen} onChange={() => toggle(kind)} />
            {words.name("kinds", kind)}
          </label>
        ))}
      </div>
    </fieldset>
  );
  if (!folded) return kinds;
  return (
    <details class="fold">
      <summary>{t("call.outside")}</summary>
      {kinds}
    </details>
  );
}

/** List the possible recipients of a penalty: the offender, their team, and those that the rulebook names. */
function receiversOf(state: State, { offender }: About, { penalties, range = [] }: Decision) {
  const named = [...penalties, ...range].map(({ whom }) => whom);
  const team = offender?.kind === "player" && state.players[offender.id]?.team ? ["team", "each-teammate"] : [];
  return WHOM.filter((recipient) => ["offender", ...team, ...named].includes(recipient));
}

/** Return the checked penalties; null while something is missing. */
function check(book: Rulebook, chosen: Record<string, string>, recipient: string, per: number) {
  const penalties = Object.entries(chosen).map(([kind, p]) => ({
    kind,
    whom: recipient,
    ...(p.trim() && { p: Number(p) / per }),
  }));
  try {
    return checkPenalties(book, penalties);
  } catch {
    return null;
  }
}

function same(chosen: Record<string, string>, { kind, p }: { kind: string; p?: number }, per: number) {
  return Object.keys(chosen).length === 1 && chosen[kind] === typed(p, per);
}

/** Return P as text in the rulebook's unit: `per` is the number of units in 1P. */
function typed(p: number | undefined, per: number) {
  return p === undefined ? "" : String(p * per);
}
