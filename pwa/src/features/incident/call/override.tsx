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
import { useStore } from "../../../store/use-store.ts";
import type { About } from "./offender.tsx";
import type { State } from "../../../store/index.ts";

/** What is issued in place of the prescription, or where there is none; always with a reason. */
export function Otherwise({
  about,
  call,
  yes,
  onIssue,
  onClose,
}: {
  about: About;
  call: any;
  yes: string;
  onIssue: (chosen: { checked: any; reason: string }) => void;
  onClose: () => void;
}) {
  const { library, book, state } = useStore();
  const words = useWords();
  const [chosen, setChosen] = useState({} as Record<string, string>);
  const [whom, setWhom] = useState(call.decision.penalties[0]?.whom ?? "offender");
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

/** What the book lets the referee choose from. */
function Range({
  words,
  per,
  range,
  chosen,
  onChosen,
}: {
  words: any;
  per: number;
  range: any[];
  chosen: Record<string, string>;
  onChosen: (chosen: any) => void;
}) {
  return (
    <Choice
      label={t("call.range")}
      value={range.findIndex((one) => same(chosen, one, per))}
      options={range.map((one, value) => ({ value, text: words.penalty(one) }))}
      onChange={(place: number) => onChosen({ [range[place].kind]: typed(range[place].p, per) })}
    />
  );
}

function Kinds({
  words,
  book,
  per,
  chosen,
  onChosen,
  folded,
}: {
  words: any;
  book: any;
  per: number;
  chosen: Record<string, string>;
  onChosen: (chosen: any) => void;
  folded: boolean;
}) {
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
function receiversOf(state: State, { offender }: About, { penalties, range = [] }: any) {
  const named = [...penalties, ...range].map(({ whom }) => whom);
  const team = offender?.kind === "player" && state.players[offender.id]?.team ? ["team", "each-teammate"] : [];
  return WHOM.filter((whom) => ["offender", ...team, ...named].includes(whom));
}

/** The penalties, complete; null while something is missing. */
function check(book: any, chosen: Record<string, string>, whom: string, per: number) {
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
