import { canonical } from "../../../rules/books/rulebook.ts";
import { tried } from "../../../domain/incident/decision.ts";
import { t } from "../../../ui/i18n.ts";
import { useWords } from "../../../domain/words/words.ts";
import { useBook } from "../../../domain/rulebook/book.ts";
import type { Answers } from "../call/decision.tsx";
import type { Decision } from "../../../rules/engine/decision.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";

const OUTCOME = ["status", "penalties", "effects", "steps", "stays", "range", "transfers", "points", "fines"] as const;

/** Show disputed facts that change nothing here: "Shown or not: the same". */
export function IrrelevantFacts({ call }: { call: Answers }) {
  const { book } = useBook();
  const words = useWords();
  const { fouls, facts } = words.catalogue;
  const disputed = fouls[call.foul].asks.filter((name: string) => facts[name].disputed);
  const same = disputed.filter((name: string) => changesNothing(book, call, name, facts[name]));
  if (same.length === 0) return null;
  const list = same.map((name: string) => words.pick(facts[name].disputed ?? "")).join(" · ");
  return <p class="soft">{t("undisputed.same", { facts: list })}</p>;
}

/** Return whether every answer to this question leads to the same outcome. */
function changesNothing(
  book: Rulebook,
  { foul, facts, context, decision, log }: Answers,
  name: string,
  fact: { kind: string; answers?: object },
) {
  if (decision.status === "needs-facts" || name in log.facts) return false;
  if (!book.table(foul).used.includes(name)) return true;
  const answers = fact.kind === "yes-no" ? [true, false] : Object.keys(fact.answers ?? {});
  const outcome = outcomeOf(decision);
  return answers.every((value) => outcomeOf(tried(book, foul, { ...facts, [name]: value }, context)) === outcome);
}

function outcomeOf(decision: Decision | null) {
  return decision && canonical(OUTCOME.map((part) => decision[part] ?? null));
}
