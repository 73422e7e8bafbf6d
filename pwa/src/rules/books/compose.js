/** Base, options and readings made into one rulebook. */

import { Rows } from "../engine/expand.js";
import { Resolver } from "../engine/resolve.js";
import { unitOf } from "../engine/unit.js";
import { BadReading, UnknownName, isObject } from "../errors.js";
import { excluded, without } from "./exclusions.js";
import * as optionRules from "./options.js";
import { Rulebook, revisionOf } from "./rulebook.js";

/** @typedef {import("./library.js").Library} Library */
/** @typedef {Record<string, any>} Layer */

/**
 * The rulebook to decide under, without its revision, which takes a moment: see `bookOf`.
 * @param {Library} library
 * @param {string} id
 * @param {Record<string, any> | null} [options]
 * @param {Record<string, any> | null} [readings]
 * @returns {Rulebook}
 */
export function compose(library, id, options, readings) {
  const book = library.book(id);
  const chosenOptions = optionRules.check(book, options ?? {});
  const layers = [book, ...Object.keys(chosenOptions).map((name) => book.options[name])];
  const chosenReadings = readingsOf(library, layers, readings ?? {});
  const resolver = new Resolver(chosenReadings, book.source, merged(layers, "values"), unitOf(book));
  const defaults = library.catalogue.readings;
  const points = rulePoints(layers, chosenOptions, resolver);
  const impossible = excluded(library.catalogue.allows, points);
  return new Rulebook({
    id: book.id,
    standing: book.standing,
    ...unitOf(book),
    options: chosenOptions,
    readings: chosenReadings,
    readings_changed: only(chosenReadings, (chosen, name) => chosen !== defaults[name].default),
    casual_only: layers.some((layer) => layer.casual_only),
    facts: each(library.catalogue.facts, (_, name) =>
      without(library.shape(name), name === "hand_end" ? impossible.hand_end : []),
    ),
    fouls: foulsOf(library, layers, resolver, impossible.hand_end),
    lateness: each(merged(layers, "lateness"), (clock) => resolver.clock(clock, book.currency)),
    casual: resolver.casual(last(layers, "casual")),
    chonbo: last(layers, "chonbo").map((/** @type {Layer} */ rule) => resolver.rule(rule)),
    procedures: each(book.procedures, (entries) => entries.map((/** @type {any} */ entry) => resolver.entry(entry))),
    rule_points: points,
    raises: raisesOf(layers, resolver),
    never_simultaneous: impossible.simultaneous,
    stays: library.catalogue.stays,
    values: each(merged(layers, "values"), (value) => resolver.value(value)),
  });
}

/**
 * The rulebook with its revision.
 * @param {Library} library
 * @param {{id: string, options?: Record<string, any>, readings?: Record<string, any>}} named
 * @returns {Promise<Rulebook>}
 */
export async function bookOf(library, { id, options, readings }) {
  const { content } = compose(library, id, options, readings);
  return new Rulebook(content, await revisionOf(content));
}

/**
 * @param {Record<string, any>} values
 * @param {(value: any, name: string) => any} work
 */
function each(values, work) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, work(value, name)]));
}

/**
 * @param {Record<string, any>} values
 * @param {(value: any, name: string) => boolean} test
 */
function only(values, test) {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => test(value, name)));
}

/**
 * @param {Library} library
 * @param {Layer[]} layers
 * @param {any} given
 * @returns {Record<string, string>}
 */
function readingsOf(library, layers, given) {
  if (!isObject(given)) {
    throw new BadReading("readings", "The readings are not an object.", 'Send {"reading": "alternative"} or {}.');
  }
  const described = library.catalogue.readings;
  const offered = Object.keys(described).filter((name) => layers.some((layer) => layer.readings?.includes(name)));
  for (const [name, chosen] of Object.entries(given)) {
    if (!offered.includes(name)) {
      const what = `reading of ${layers[0].id} with these options called`;
      throw new UnknownName(`readings.${name}`, what, name, offered);
    }
    const alternatives = Object.keys(described[name].alternatives);
    if (!alternatives.includes(chosen)) throw new UnknownName(`readings.${name}`, "alternative", chosen, alternatives);
  }
  return Object.fromEntries(offered.map((name) => [name, given[name] ?? described[name].default]));
}

/**
 * @param {Layer[]} layers
 * @param {string} part
 * @returns {Record<string, any>}
 */
function merged(layers, part) {
  return Object.assign({}, ...layers.map((layer) => layer[part]));
}

/**
 * @param {Layer[]} layers
 * @param {string} part
 */
function last(layers, part) {
  return layers.filter((layer) => part in layer).at(-1)?.[part];
}

/** What options add to penalties, each with the section that says so. @param {Layer[]} layers @param {Resolver} resolver */
function raisesOf(layers, resolver) {
  return layers
    .filter((layer) => "raise" in layer)
    .map(({ id, section, raise }) => ({ ...raise, id, source: resolver.source({ section, ...raise }) }));
}

/**
 * @param {Library} library
 * @param {Layer[]} layers
 * @param {Resolver} resolver
 * @param {string[]} impossibleEnds
 */
function foulsOf(library, layers, resolver, impossibleEnds) {
  const entries = merged(layers, "fouls");
  const rows = new Rows(entries, resolver, raisesOf(layers, resolver), impossibleEnds);
  return each(library.catalogue.fouls, ({ category, asks, implies = {}, near: others = [] }, foul) => {
    const { scope = null, examples = [] } = entries[foul] ?? {};
    /** @type {string[]} */
    const mattered = [];
    const chosen = resolver.value(scope, mattered);
    const near = foul in entries ? [] : others.filter((/** @type {string} */ other) => other in entries);
    return { category, asks, implies, scope: chosen, scope_reading: mattered, examples, near, rows: rows.of(foul) };
  });
}

/**
 * @param {Layer[]} layers
 * @param {Record<string, Record<string, any>>} chosen
 * @param {Resolver} resolver
 */
function rulePoints(layers, chosen, resolver) {
  const parameters = Object.assign({}, ...Object.values(chosen));
  return each(merged(layers, "rule_points"), (value) =>
    typeof value === "string" && value.startsWith("$") ? (parameters[value.slice(1)] ?? value) : resolver.value(value),
  );
}
