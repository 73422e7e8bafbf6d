/** Base, options and readings made into one rulebook. */

import { Rows } from "../engine/expand.ts";
import { Resolver } from "../engine/resolve.ts";
import { unitOf } from "../engine/unit.ts";
import { BadReading, UnknownName, isObject } from "../errors.ts";
import { excluded, without } from "./exclusions.ts";
import * as optionRules from "./options.ts";
import { Rulebook, revisionOf } from "./rulebook.ts";
import type { Library } from "./library.ts";

type Layer = Record<string, any>;

/** The rulebook to decide under, without its revision, which takes a moment: see `bookOf`. */
export function compose(
  library: Library,
  id: string,
  options?: Record<string, any> | null,
  readings?: Record<string, any> | null,
): Rulebook {
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
    chonbo: last(layers, "chonbo").map((rule: Layer) => resolver.rule(rule)),
    procedures: each(book.procedures, (entries) => entries.map((entry: any) => resolver.entry(entry))),
    rule_points: points,
    raises: raisesOf(layers, resolver),
    never_simultaneous: impossible.simultaneous,
    stays: library.catalogue.stays,
    values: each(merged(layers, "values"), (value) => resolver.value(value)),
  });
}

/** The rulebook with its revision. */
export async function bookOf(
  library: Library,
  { id, options, readings }: { id: string; options?: Record<string, any>; readings?: Record<string, any> },
): Promise<Rulebook> {
  const { content } = compose(library, id, options, readings);
  return new Rulebook(content, await revisionOf(content));
}

function each(values: Record<string, any>, work: (value: any, name: string) => any) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, work(value, name)]));
}

function only(values: Record<string, any>, test: (value: any, name: string) => boolean) {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => test(value, name)));
}

function readingsOf(library: Library, layers: Layer[], given: any): Record<string, string> {
  if (!isObject(given)) {
    throw new BadReading("readings", "The readings are not an object.", 'Send {"reading": "alternative"} or {}.');
  }
  const described = library.catalogue.readings;
  const offered = Object.keys(described).filter((name) => layers.some((layer) => layer.readings?.includes(name)));
  for (const [name, chosen] of Object.entries<string>(given)) {
    if (!offered.includes(name)) {
      const what = `reading of ${layers[0].id} with these options called`;
      throw new UnknownName(`readings.${name}`, what, name, offered);
    }
    const alternatives = Object.keys(described[name].alternatives);
    if (!alternatives.includes(chosen)) throw new UnknownName(`readings.${name}`, "alternative", chosen, alternatives);
  }
  return Object.fromEntries(offered.map((name) => [name, given[name] ?? described[name].default]));
}

function merged(layers: Layer[], part: string): Record<string, any> {
  return Object.assign({}, ...layers.map((layer) => layer[part]));
}

function last(layers: Layer[], part: string) {
  return layers.filter((layer) => part in layer).at(-1)?.[part];
}

/** What options add to penalties, each with the section that says so. */
function raisesOf(layers: Layer[], resolver: Resolver) {
  return layers
    .filter((layer) => "raise" in layer)
    .map(({ id, section, raise }) => ({ ...raise, id, source: resolver.source({ section, ...raise }) }));
}

function foulsOf(library: Library, layers: Layer[], resolver: Resolver, impossibleEnds: string[]) {
  const entries = merged(layers, "fouls");
  const rows = new Rows(entries, resolver, raisesOf(layers, resolver), impossibleEnds);
  return each(library.catalogue.fouls, ({ category, asks, implies = {}, near: others = [] }, foul) => {
    const { scope = null, examples = [] } = entries[foul] ?? {};
    const mattered: string[] = [];
    const chosen = resolver.value(scope, mattered);
    const near = foul in entries ? [] : others.filter((other: string) => other in entries);
    return { category, asks, implies, scope: chosen, scope_reading: mattered, examples, near, rows: rows.of(foul) };
  });
}

function rulePoints(layers: Layer[], chosen: Record<string, Record<string, any>>, resolver: Resolver) {
  const parameters = Object.assign({}, ...Object.values(chosen));
  return each(merged(layers, "rule_points"), (value) =>
    typeof value === "string" && value.startsWith("$") ? (parameters[value.slice(1)] ?? value) : resolver.value(value),
  );
}
