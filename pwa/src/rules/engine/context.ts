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
  /** had the clock already sounded */
  after_time: boolean;
  casual: boolean;
  /** the offender's */
  seat: string | null;
  /** had the offender declared it */
  riichi: string;
}

/** Nothing else happened. */
export function plain(): Context {
  return { simultaneous: "none", offenders: 1, after_time: false, casual: false, seat: null, riichi: "unknown" };
}

/**
 * The context with what the foul itself implies, where nothing else was given.
 * @param implies `riichi`, `simultaneous`
 */
export function withImplied(context: Context, implies: Record<string, string>): Context {
  const nothing: Record<string, unknown> = { ...plain() };
  const known: Record<string, unknown> = { ...context };
  const missing = Object.entries(implies).filter(([name]) => known[name] === nothing[name]);
  return { ...context, ...Object.fromEntries(missing) };
}

/** The whole context, defaults filled in. */
export function check(given: unknown): Context {
  const context = plain();
  if (given == null) return context;
  if (!isObject(given)) {
    throw new BadContext("context", "The context is not an object.", 'Send {"simultaneous": "win"} or {}.');
  }
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(context, name)) {
      throw new UnknownName(`context.${name}`, "context", name, Object.keys(context));
    }
    checkOne(name, value);
  }
  return { ...context, ...given };
}

function checkOne(name: string, value: unknown) {
  const field = `context.${name}`;
  if (name in CHOICES) {
    const fits = CHOICES[name].some((one) => one === value) || (name === "seat" && value === null);
    if (!fits) throw new UnknownName(field, "value", value, CHOICES[name]);
  } else if (name === "offenders") {
    if (!isWhole(value, 1, 4)) {
      const wrong = `${asSent(value)} players can't have committed it.`;
      throw new BadContext(field, wrong, "Give a whole number from 1 to 4.");
    }
  } else if (typeof value !== "boolean") {
    throw new BadContext(field, `${asSent(value)} is neither true nor false.`, "Answer true or false.");
  }
}
