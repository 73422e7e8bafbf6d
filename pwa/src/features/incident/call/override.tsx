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

/** What the referee chose, and why. */
export interface Chosen {
  checked: Checked | null;
  reason: string;
}

interface OtherwiseProps {
  about: About;
  call: Answers;
  yes: string;
  onIssue: (chosen: Chosen) => void;
  onClose: () => void;
}

/** What is issued in place of the prescription, or where there is none; always with a reason. */
export function Override({ about, call, yes, onIssue, onClose }: OtherwiseProps) {
  const { library, book, state } = useBook();
  const words = useWords();
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [whom, setWhom] = useState<string>(call.decision.penalties[0]?.whom ?? "offender");
  const { reason, field } = useWhy("ruling", call.foul);
  const [asked, setAsked] = useState(false);
  const { decision, spoken } = call;
  const per = book.content.unit ? POINTS_PER_P : 1;
  const checked = check(book, chosen, whom, per);
  const submit = (event: Event) => {
    event.preventDefault();
    setAsked(true);
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
        <Amounts book={book} per={per} chosen={chosen} onChosen={setChosen} wrong={asked && !checked} />
        {receivers.length > 1 && <Choice label={t("call.whom")} value={whom} options={receivers} onChange={setWhom} />}
        {field(asked)}
        {asked && Object.keys(chosen).length === 0 && (
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

/** What the book lets the referee choose from. */
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

/** List who a penalty can be given to: the offender, their team, whoever the rulebook names. */
function receiversOf(state: State, { offender }: About, { penalties, range = [] }: Decision) {
  const named = [...penalties, ...range].map(({ whom }) => whom);
  const team = offender?.kind === "player" && state.players[offender.id]?.team ? ["team", "each-teammate"] : [];
  return WHOM.filter((whom) => ["offender", ...team, ...named].includes(whom));
}

/** The penalties, complete; null while something is missing. */
function check(book: Rulebook, chosen: Record<string, string>, whom: string, per: number) {
  const penalties = Object.entries(chosen).map(([kind, p]) => ({
    kind,
    whom,
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

/** P as they are typed: the book's unit is `per` of one. */
function typed(p: number | undefined, per: number) {
  return p === undefined ? "" : String(p * per);
}
