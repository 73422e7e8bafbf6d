import { canonical } from "../../../rules/books/rulebook.js";
import { tried } from "../../../domain/incident/decision.js";
import { t } from "../../../ui/i18n.js";
import { useWords } from "../../../domain/words/words.js";
import { useStore } from "../../../store/use-store.js";

const OUTCOME = ["status", "penalties", "effects", "steps", "stays", "range", "transfers", "points", "fines"];

/** What players argue about although it changes nothing here: "Shown or not: the same". @param {{call: import("../call/decision.jsx").Answers}} props */
export function Undisputed({ call }) {
  const { book } = useStore();
  const words = useWords();
  const { fouls, facts } = words.catalogue;
  const disputed = fouls[call.foul].asks.filter((/** @type {string} */ name) => facts[name].disputed);
  const same = disputed.filter((/** @type {string} */ name) => changesNothing(book, call, name, facts[name]));
  if (same.length === 0) return null;
  const list = same.map((/** @type {string} */ name) => words.pick(facts[name].disputed)).join(" · ");
  return <p class="soft">{t("undisputed.same", { facts: list })}</p>;
}

/**
 * Whether every answer to this question comes to the same ruling.
 * @param {any} book @param {import("../call/decision.jsx").Answers} call @param {string} name @param {any} fact
 */
function changesNothing(book, { foul, facts, context, decision, log }, name, fact) {
  if (decision.status === "needs-facts" || name in log.facts) return false;
  if (!book.table(foul).used.includes(name)) return true;
  const answers = fact.kind === "yes-no" ? [true, false] : Object.keys(fact.answers);
  const outcome = outcomeOf(decision);
  return answers.every((value) => outcomeOf(tried(book, foul, { ...facts, [name]: value }, context)) === outcome);
}

/** @param {any} decision */
function outcomeOf(decision) {
  return decision && canonical(OUTCOME.map((part) => decision[part] ?? null));
}
