/** Errors in a question to the engine. Each names the field, a dotted path ("facts.tiles"), and the cure. */

export class RuleError extends Error {
  name: string;
  field: string;
  cure: string;

  constructor(field: string, message: string, cure: string) {
    super(message);
    this.name = this.constructor.name;
    this.field = field;
    this.cure = cure;
  }
}

/** A rulebook, foul, fact, option, reading or answer that is not defined. */
export class UnknownName extends RuleError {
  constructor(field: string, what: string, name: unknown, known: Iterable<string>) {
    super(field, `There is no ${what} ${asSent(name)}.`, `Known: ${[...known].sort().join(", ") || "none"}.`);
  }
}

/** A fact of the wrong type, or a count out of its range. */
export class BadFact extends RuleError {}

/** An impossible context value. */
export class BadContext extends RuleError {}

/** An option that can't be chosen: its parameter is wrong, or it contradicts another option. */
export class BadOption extends RuleError {}

/** A reading that this rulebook doesn't have, or an alternative that it doesn't offer. */
export class BadReading extends RuleError {}

/** Format a value for a message: strings in single quotes, lists in brackets, anything else as JSON. */
export function asSent(value: unknown): string {
  if (typeof value === "string") return `'${value}'`;
  return Array.isArray(value) ? `[${value.map(asSent).join(", ")}]` : String(JSON.stringify(value));
}

/** Return whether a value is an object of names and values: not an array, not null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Return whether a value is a whole number from `low` to `high`, both included. */
export function isWhole(value: unknown, low: number, high: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && low <= value && value <= high;
}
