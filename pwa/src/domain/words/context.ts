import { RIICHI, SIMULTANEOUS } from "../../rules/engine/context.ts";
import type { Words } from "../../rules/words/wording.ts";

/** The context in which nothing else happened. */
export const PLAIN: Record<string, any> = { simultaneous: "none", riichi: "unknown", offenders: 1, after_time: false };

/** The values of each, as they are asked. */
export const VALUES: Record<string, any[]> = {
  simultaneous: SIMULTANEOUS,
  riichi: RIICHI,
  offenders: [1, 2, 3, 4],
  after_time: [false, true],
};

/** What was said of the circumstances; the seat and casual play are not said there. */
export function stated(context: Record<string, any> = {}) {
  return Object.fromEntries(
    Object.keys(PLAIN)
      .filter((name) => named(context, name))
      .map((name) => [name, context[name]]),
  );
}

function named(context: Record<string, any>, name: string) {
  return ![undefined, PLAIN[name]].includes(context[name]);
}

export function questionOf(words: Words, name: string) {
  return words.phrase(`context-${name.replace("_", "-")}`);
}

export function answerOf(words: Words, name: string, value: any): string {
  if (name === "offenders") return String(value);
  if (name === "after_time") return words.phrase(value ? "answer-yes" : "answer-no");
  return words.phrase(name === "riichi" ? `answer-${value}` : `${name}-${value}`);
}
