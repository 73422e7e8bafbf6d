/** What happened around the foul: a win on the same tile, a draw, several offenders, time already up, casual play. */

import { BadContext, UnknownName, asSent, isObject, isWhole } from "../errors.js";

export const SEATS = ["east", "south", "west", "north"];
export const SIMULTANEOUS = ["none", "win", "exhaustive-draw", "nagashi", "abortive-draw"];
export const RIICHI = ["unknown", "yes", "no"];

/** @type {Record<string, string[]>} */
const CHOICES = { simultaneous: SIMULTANEOUS, seat: SEATS, riichi: RIICHI };

/**
 * @typedef {object} Context
 * @property {string} simultaneous
 * @property {number} offenders those who committed a foul at that moment, 1 to 4
 * @property {boolean} after_time had the clock already sounded
 * @property {boolean} casual
 * @property {string | null} seat the offender's
 * @property {string} riichi had the offender declared it
 */

/**
 * Nothing else happened.
 * @returns {Context}
 */
export function plain() {
  return { simultaneous: "none", offenders: 1, after_time: false, casual: false, seat: null, riichi: "unknown" };
}

/**
 * The context with what the foul itself implies, where nothing else was given.
 * @param {Context} context
 * @param {Record<string, string>} implies `riichi`, `simultaneous`
 * @returns {Context}
 */
export function withImplied(context, implies) {
  const nothing = /** @type {Record<string, any>} */ (plain());
  const known = /** @type {Record<string, any>} */ (context);
  const missing = Object.entries(implies).filter(([name]) => known[name] === nothing[name]);
  return { ...context, ...Object.fromEntries(missing) };
}

/**
 * The whole context, defaults filled in.
 * @param {any} given
 * @returns {Context}
 */
export function check(given) {
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

/**
 * @param {string} name
 * @param {any} value
 */
function checkOne(name, value) {
  const field = `context.${name}`;
  if (name in CHOICES) {
    const fits = CHOICES[name].includes(value) || (name === "seat" && value === null);
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
