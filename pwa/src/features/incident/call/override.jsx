import { useState } from "preact/hooks";
import { SEVERITY } from "../../../rules/engine/consequences.js";
import { WHOM, checkPenalties } from "../../../rules/engine/issue.js";
import { POINTS_PER_P } from "../../../rules/engine/unit.js";
import { t } from "../../../ui/i18n.js";
import { Choice, Dialog } from "../../../ui/index.js";
import { Amounts } from "../../../domain/incident/amounts.jsx";
import { useWhy } from "../../../domain/reasons/why.jsx";
import { inWords, leavesOpen } from "../../../domain/incident/decision.js";
import { useWords } from "../../../domain/words/words.js";
import { useStore } from "../../../store/use-store.js";

/**
 * What is issued in place of the prescription, or where there is none; always with a reason.
 * @param {{about: import("./offender.jsx").About, call: any, yes: string, onIssue: (chosen: {checked: any, reason: string}) => void,
 *   onClose: () => void}} props
 */
export function Otherwise({ about, call, yes, onIssue, onClose }) {
  const { library, book, state } = useStore();
  const words = useWords();
  const [chosen, setChosen] = useState(/** @type {Record<string, string>} */ ({}));
  const [whom, setWhom] = useState(call.decision.penalties[0]?.whom ?? "offender");
  const { reason, field } = useWhy("ruling", call.foul);
  const [asked, setAsked] = useState(false);
  const { decision, spoken } = call;
  const per = book.content.unit ? POINTS_PER_P : 1;
  const checked = check(book, chosen, whom, per);
  const submit = (/** @type {Event} */ event) => {
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

/** What the book lets the referee choose from. @param {{words: any, per: number, range: any[], chosen: Record<string, string>, onChosen: (chosen: any) => void}} props */
function Range({ words, per, range, chosen, onChosen }) {
  return (
    <Choice
      label={t("call.range")}
      value={range.findIndex((one) => same(chosen, one, per))}
      options={range.map((one, value) => ({ value, text: words.penalty(one) }))}
      onChange={(/** @type {number} */ place) => onChosen({ [range[place].kind]: typed(range[place].p, per) })}
    />
  );
}

/** @param {{words: any, book: any, per: number, chosen: Record<string, string>, onChosen: (chosen: any) => void, folded: boolean}} props */
function Kinds({ words, book, per, chosen, onChosen, folded }) {
  const toggle = (/** @type {string} */ kind) => {
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

/** List who a penalty can be given to: the offender, their team, whoever the rulebook names. @param {any} state @param {import("./offender.jsx").About} about @param {any} decision */
function receiversOf(state, { offender }, { penalties, range = [] }) {
  const named = [...penalties, ...range].map(({ whom }) => whom);
  const team = offender?.kind === "player" && state.players[offender.id]?.team ? ["team", "each-teammate"] : [];
  return WHOM.filter((whom) => ["offender", ...team, ...named].includes(whom));
}

/** The penalties, complete; null while something is missing. @param {any} book @param {Record<string, string>} chosen @param {string} whom @param {number} per */
function check(book, chosen, whom, per) {
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

/** @param {Record<string, string>} chosen @param {{kind: string, p?: number}} penalty @param {number} per */
function same(chosen, { kind, p }, per) {
  return Object.keys(chosen).length === 1 && chosen[kind] === typed(p, per);
}

/** P as they are typed: the book's unit is `per` of one. @param {number|undefined} p @param {number} per */
function typed(p, per) {
  return p === undefined ? "" : String(p * per);
}
