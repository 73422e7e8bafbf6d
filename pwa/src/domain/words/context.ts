import { RIICHI, SIMULTANEOUS } from "../../rules/engine/context.ts";
import type { Context } from "../../rules/engine/context.ts";
import type { Words } from "../../rules/words/wording.ts";

/** What is asked of the circumstances, in this order. */
export const CIRCUMSTANCES = ["simultaneous", "riichi", "offenders", "after_time"] as const;

export type Circumstance = (typeof CIRCUMSTANCES)[number];

/** What was said of the circumstances. */
export type Around = Partial<Pick<Context, Circumstance>>;

/** The context in which nothing else happened. */
export const PLAIN: Pick<Context, Circumstance> = {
  simultaneous: "none",
  riichi: "unknown",
  offenders: 1,
  after_time: false,
};

/** The values of each, as they are asked. */
export const VALUES: Record<Circumstance, (string | number | boolean)[]> = {
  simultaneous: SIMULTANEOUS,
  riichi: RIICHI,
  offenders: [1, 2, 3, 4],
  after_time: [false, true],
};

/** What was said of the circumstances; the seat and casual play are not said there. */
export function stated(context: Partial<Record<Circumstance, unknown>> = {}): Around {
  const said = CIRCUMSTANCES.filter((name) => context[name] !== undefined && context[name] !== PLAIN[name]);
  return Object.fromEntries(said.map((name) => [name, context[name]]));
}

export function questionOf(words: Words, name: string) {
  return words.phrase(`context-${name.replace("_", "-")}`);
}

export function answerOf(words: Words, name: string, value: unknown): string {
  if (name === "offenders") return String(value);
  if (name === "after_time") return words.phrase(value ? "answer-yes" : "answer-no");
  return words.phrase(`${name === "riichi" ? "answer" : name}-${String(value)}`);
}
