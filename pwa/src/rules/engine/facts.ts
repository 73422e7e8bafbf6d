/** Facts: the answers a foul needs, checked, and cut into the few cells between which an outcome can change. */

import { BadFact, UnknownName, asSent, isObject, isWhole } from "../errors.ts";

export type FactValue = string | number | boolean;

/** The answers that are known. */
export type Facts = Record<string, FactValue>;

export type Choice = { kind: "choice"; answers: string[] };

/** What may be answered. */
export type Fact = { kind: "yes-no" } | Choice | { kind: "count"; min: number; max: number };

/** A stretch of one fact's values that all lead to the same outcome. */
export interface Cell {
  low: FactValue;
  high: FactValue;
}

/** All facts checked, in the order in which the foul asks them. */
export function checkAll(definitions: Record<string, Fact>, facts: unknown): Facts {
  if (!isObject(facts)) throw new BadFact("facts", "The facts are not an object.", 'Send {"fact": answer, …}.');
  const asked = Object.keys(definitions);
  for (const name of Object.keys(facts)) {
    if (!asked.includes(name)) throw new UnknownName(`facts.${name}`, "fact of this foul called", name, asked);
  }
  const given = asked.filter((name) => Object.hasOwn(facts, name));
  return Object.fromEntries(given.map((name) => [name, check(definitions[name], name, facts[name])]));
}

function check(fact: Fact, name: string, value: unknown): FactValue {
  const field = `facts.${name}`;
  if (fact.kind === "yes-no") {
    if (typeof value !== "boolean") {
      throw new BadFact(field, `${asSent(value)} is neither true nor false.`, "Answer true or false.");
    }
    return value;
  }
  if (fact.kind === "choice") {
    const answer = fact.answers.find((one) => one === value);
    if (answer === undefined) throw new UnknownName(field, "answer", value, fact.answers);
    return answer;
  }
  if (!isWhole(value, fact.min, fact.max)) {
    const wrong = Number.isInteger(value) ? `${value} is out of range.` : `${asSent(value)} is not a whole number.`;
    throw new BadFact(field, wrong, `Give a count from ${fact.min} to ${fact.max}.`);
  }
  return value;
}

/** The fact's cells; all values of one cell lead to the same outcome. */
export function cells(fact: Fact, cutPoints: number[]): Cell[] {
  if (fact.kind === "yes-no") return [true, false].map((value) => ({ low: value, high: value }));
  if (fact.kind === "choice") return fact.answers.map((value) => ({ low: value, high: value }));
  const within = cutPoints.filter((cut) => fact.min < cut && cut <= fact.max);
  const starts = [...new Set([fact.min, ...within])].sort((one, other) => one - other);
  return starts.map((low, place) => ({ low, high: (starts[place + 1] ?? fact.max + 1) - 1 }));
}
