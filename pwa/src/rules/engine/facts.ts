/** Facts: the answers a foul needs, checked, and divided into cells within which the outcome cannot change. */

import { BadFact, UnknownName, asSent, isObject, isWhole } from "../errors.ts";

export type FactValue = string | number | boolean;

/** The answers that are known. */
export type Facts = Record<string, FactValue>;

export type Choice = { kind: "choice"; answers: string[] };

/** The possible answers. */
export type Fact = { kind: "yes-no" } | Choice | { kind: "count"; min: number; max: number };

/** A range of one fact's values that all lead to the same outcome; both ends are included. */
export interface Cell {
  low: FactValue;
  high: FactValue;
}

/** Check facts. Return them in the order in which the foul asks them. Throws UnknownName or BadFact. */
export function checkAll(definitions: Record<string, Fact>, facts: unknown): Facts {
  if (!isObject(facts)) throw new BadFact("facts", "The facts are not an object.", 'Send {"fact": answer, …}.');
  const known = Object.keys(definitions);
  for (const name of Object.keys(facts)) {
    if (!known.includes(name)) throw new UnknownName(`facts.${name}`, "fact of this foul called", name, known);
  }
  const answered = known.filter((name) => Object.hasOwn(facts, name));
  return Object.fromEntries(answered.map((name) => [name, check(definitions[name], name, facts[name])]));
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

/** Divide the fact's values into cells; all values of one cell lead to the same outcome. */
export function cells(fact: Fact, cutPoints: number[]): Cell[] {
  if (fact.kind === "yes-no") return [true, false].map((value) => ({ low: value, high: value }));
  if (fact.kind === "choice") return fact.answers.map((value) => ({ low: value, high: value }));
  const within = cutPoints.filter((cut) => fact.min < cut && cut <= fact.max);
  const starts = [...new Set([fact.min, ...within])].sort((one, other) => one - other);
  return starts.map((low, place) => ({ low, high: (starts[place + 1] ?? fact.max + 1) - 1 }));
}
