/** Checks options: their names, their parameters, and whether any exclude each other. */

import { BadOption, UnknownName, asSent, isObject, isWhole } from "../errors.ts";
import type { ChosenOptions, RuleAnswer } from "./content.ts";
import type { BaseBook, Option, Parameter } from "./written.ts";

const LAYER_PARTS = ["values", "fouls", "lateness", "rule_points"] as const;
const WHOLE_PARTS = ["casual", "chonbo"];

/** A parameter's default, and other defaults that apply together with some other options. */
type Defaults = { default?: number | null; default_with?: Record<string, number> };

/** Check options. Return them with their parameters, in the book's order. Throws UnknownName or BadOption. */
export function check(book: BaseBook, options: unknown): ChosenOptions {
  if (!isObject(options)) {
    throw new BadOption("options", "The options are not an object.", 'Send {"lower-penalties": {}} or {}.');
  }
  const known = Object.keys(book.options);
  for (const name of Object.keys(options)) {
    if (!known.includes(name)) throw new UnknownName(`options.${name}`, `option of ${book.id} called`, name, known);
  }
  const chosen = known.filter((name) => Object.hasOwn(options, name));
  const parameters = chosen.map((name) => [name, parametersOf(name, book.options[name], options)] as const);
  chosen.forEach((one, place) =>
    chosen.slice(place + 1).forEach((other) => refuseContradiction(book.options, one, other)),
  );
  return Object.fromEntries(parameters);
}

/** @param options all options that were chosen */
function parametersOf(name: string, option: Option, options: Record<string, unknown>): ChosenOptions[string] {
  const field = `options.${name}`;
  const parameters = options[name];
  if (!isObject(parameters)) {
    throw new BadOption(field, "The option's parameters are not an object.", "Send {} when it has none.");
  }
  const parameter = option.parameter;
  for (const extra of Object.keys(parameters)) {
    if (extra !== parameter?.name) {
      throw new UnknownName(`${field}.${extra}`, "parameter called", extra, parameter ? [parameter.name] : []);
    }
  }
  if (!parameter) return {};
  if (!(parameter.name in parameters) && !("default" in parameter)) {
    throw new BadOption(`${field}.${parameter.name}`, "The value must be named.", `Add ${example(parameter)}.`);
  }
  const value = parameter.name in parameters ? parameters[parameter.name] : defaultOf(parameter, options);
  return { [parameter.name]: CHECKS[parameter.kind](`${field}.${parameter.name}`, value, parameter) };
}

/** Return the parameter's default, which may be another one together with some other option. */
export function defaultOf(parameter: Defaults, options: Record<string, unknown>) {
  const others = parameter.default_with ?? {};
  const other = Object.keys(others).find((name) => Object.hasOwn(options, name));
  return other ? others[other] : parameter.default;
}

function example(parameter: Parameter) {
  const examples: Record<string, RuleAnswer> = {
    uma: [30, 10, -10, -30],
    hundreds: 9000,
    several: Object.keys(parameter.answers ?? {}),
  };
  const value = JSON.stringify(examples[parameter.kind]).replaceAll(",", ", ");
  return `"${parameter.name}": ${value}`;
}

/**
 * Return an uma: four places in P summing to zero, best first. Two numbers stand for a symmetrical uma. Throws
 * BadOption.
 */
export function checkUma(field: string, value: unknown): number[] {
  if (!isWholes(value)) {
    const cure = "Give four whole P, first to fourth place, or two for a symmetrical uma.";
    throw new BadOption(field, `${asSent(value)} is no uma.`, cure);
  }
  const places = value.length === 2 ? [...value, 0 - value[1], 0 - value[0]] : value;
  if (places.length !== 4) {
    const wrong = `An uma has four places, not ${value.length}.`;
    throw new BadOption(field, wrong, "Give four whole P, or two for a symmetrical uma.");
  }
  const sum = places.reduce((total, place) => total + place, 0);
  if (sum !== 0) throw new BadOption(field, `The uma sums to ${sum}.`, "Its sum must be zero.");
  if (places.some((place, at) => place > (places[at - 1] ?? 1000))) {
    const wrong = `${asSent(places)} doesn't fall from first to fourth place.`;
    throw new BadOption(field, wrong, "Put the largest first; at most 1000.");
  }
  return places;
}

function hundreds(field: string, value: unknown): number {
  if (!isWhole(value, 100, 100_000) || value % 100) {
    throw new BadOption(field, `${asSent(value)} is no whole number of hundreds.`, "Give points such as 9000.");
  }
  return value;
}

function isWholes(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(Number.isInteger);
}

/** Check a list of known answers without repeats. Return it in their order. */
function several(field: string, value: unknown, parameter: Parameter): string[] {
  const answers = Object.keys(parameter.answers ?? {});
  if (!Array.isArray(value) || !value.length) {
    throw new BadOption(field, `${asSent(value)} is no list.`, `Name at least one of ${answers.join(", ")}.`);
  }
  for (const answer of value) {
    if (!answers.includes(answer)) throw new UnknownName(field, "value", answer, answers);
  }
  if (new Set(value).size !== value.length) throw new BadOption(field, "A value is there twice.", "Name each once.");
  return answers.filter((answer) => value.includes(answer));
}

const CHECKS: Record<string, (field: string, value: unknown, parameter: Parameter) => RuleAnswer> = {
  uma: checkUma,
  hundreds,
  several,
};

function refuseContradiction(known: Record<string, Option>, one: string, other: string) {
  const cure = `Keep '${one}' or '${other}'.`;
  const reason = known[one].excludes?.[other] ?? known[other].excludes?.[one];
  if (reason) throw new BadOption(`options.${other}`, `It can't go with '${one}': ${reason}`, cure);
  const clash = writes(known[one]).filter((target) => writes(known[other]).includes(target));
  if (clash.length) {
    const both = clash.sort().join(", ");
    throw new BadOption(`options.${other}`, `It contradicts '${one}': both set ${both}.`, cure);
  }
}

function writes(option: Option) {
  const parts = LAYER_PARTS.flatMap((part) => Object.keys(option[part] ?? {}).map((name) => `${part}.${name}`));
  return [...parts, ...WHOLE_PARTS.filter((part) => part in option)];
}
