/** What happened around the foul: a win on the same tile, a draw, several offenders, time already up, casual play. */

import { BadContext, UnknownName, asSent, isObject, isWhole } from "../errors.ts";

export const SEATS = ["east", "south", "west", "north"];
export const SIMULTANEOUS = ["none", "win", "exhaustive-draw", "nagashi", "abortive-draw"];
export const RIICHI = ["unknown", "yes", "no"];

const CHOICES: Record<string, string[]> = { simultaneous: SIMULTANEOUS, seat: SEATS, riichi: RIICHI };

export interface Context {
  simultaneous: string;
  /** those who committed a foul at that moment, 1 to 4 */
  offenders: number;
  /** whether the clock had already sounded */
  after_time: boolean;
  casual: boolean;
  /** the offender's seat */
  seat: string | null;
  /** whether the offender had declared riichi */
  riichi: string;
}

/** Return the context in which nothing else happened. */
export function plain(): Context {
  return { simultaneous: "none", offenders: 1, after_time: false, casual: false, seat: null, riichi: "unknown" };
}

/**
 * Return the context with what the foul itself implies, where it has only the default.
 * @param implies values of `riichi` and `simultaneous`
 */
export function withImplied(context: Context, implies: Record<string, string>): Context {
  const defaults: Record<string, unknown> = { ...plain() };
  const known: Record<string, unknown> = { ...context };
  const missing = Object.entries(implies).filter(([name]) => known[name] === defaults[name]);
  return { ...context, ...Object.fromEntries(missing) };
}

/** Check a context. Return it with its defaults filled in. Throws UnknownName or BadContext, naming the field. */
export function check(context: unknown): Context {
  const defaults = plain();
  if (context == null) return defaults;
  if (!isObject(context)) {
    throw new BadContext("context", "The context is not an object.", 'Send {"simultaneous": "win"} or {}.');
  }
  for (const [name, value] of Object.entries(context)) {
    if (!Object.hasOwn(defaults, name)) {
      throw new UnknownName(`context.${name}`, "context", name, Object.keys(defaults));
    }
    checkOne(name, value);
  }
  return { ...defaults, ...context };
}

function checkOne(name: string, value: unknown) {
  const field = `context.${name}`;
  if (name in CHOICES) {
    const isKnown = CHOICES[name].some((one) => one === value) || (name === "seat" && value === null);
    if (!isKnown) throw new UnknownName(field, "value", value, CHOICES[name]);
  } else if (name === "offenders") {
    if (!isWhole(value, 1, 4)) {
      const wrong = `${asSent(value)} players can't have committed it.`;
      throw new BadContext(field, wrong, "Give a whole number from 1 to 4.");
    }
  } else if (typeof value !== "boolean") {
    throw new BadContext(field, `${asSent(value)} is neither true nor false.`, "Answer true or false.");
  }
}
