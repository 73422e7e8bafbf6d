/** Composes base, options and readings into one rulebook. */

import { Rows } from "../engine/expand.ts";
import { Resolver } from "../engine/resolve.ts";
import { unitOf } from "../engine/unit.ts";
import { BadReading, UnknownName, isObject } from "../errors.ts";
import { excluded, without } from "./exclusions.ts";
import * as optionRules from "./options.ts";
import { Rulebook, revisionOf } from "./rulebook.ts";
import type { Raise } from "../engine/row.ts";
import type { ChosenOptions, Readings, RuleAnswers } from "./content.ts";
import type { Library } from "./library.ts";
import type { BaseBook, LayerParts, Option } from "./written.ts";

/** A base book and the options chosen. */
type Layers = [BaseBook, ...Option[]];

/**
 * Compose a rulebook to decide under, without its revision, which is asynchronous: see `bookOf`. Throws UnknownName,
 * BadOption or BadReading.
 */
export function compose(
  library: Library,
  id: string,
  options?: Record<string, unknown> | null,
  readings?: Record<string, unknown> | null,
): Rulebook {
  const book = library.book(id);
  const chosenOptions = optionRules.check(book, options ?? {});
  const chosen = Object.keys(chosenOptions).map((name) => book.options[name]);
  const layers: Layers = [book, ...chosen];
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
    readings_changed: only(chosenReadings, (one, name) => one !== defaults[name].default),
    casual_only: chosen.some((option) => option.casual_only),
    facts: each(library.catalogue.facts, (_, name) =>
      without(library.shape(name), name === "hand_end" ? impossible.hand_end : []),
    ),
    fouls: foulsOf(library, layers, resolver, impossible.hand_end),
    lateness: each(merged(layers, "lateness"), (clock) => resolver.clock(clock, book.currency)),
    casual: resolver.casual(last(layers, "casual")),
    chonbo: last(layers, "chonbo").map((rule) => resolver.rule(rule)),
    procedures: each(book.procedures, (entries) => entries.map((entry) => resolver.entry(entry))),
    rule_points: points,
    raises: raisesOf(chosen, resolver),
    never_simultaneous: impossible.simultaneous,
    stays: library.catalogue.stays,
    values: { chonbo: resolver.value(merged(layers, "values").chonbo) },
  });
}

/** Compose a rulebook with its revision. Throws as `compose` does. */
export async function bookOf(
  library: Library,
  { id, options, readings }: { id: string; options?: Record<string, unknown>; readings?: Record<string, unknown> },
): Promise<Rulebook> {
  const { content } = compose(library, id, options, readings);
  return new Rulebook(content, await revisionOf(content));
}

function each<Value, Result>(values: Record<string, Value>, work: (value: Value, name: string) => Result) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, work(value, name)]));
}

function only<Value>(values: Record<string, Value>, test: (value: Value, name: string) => boolean) {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => test(value, name)));
}

function readingsOf(library: Library, layers: Layers, choices: unknown): Readings {
  if (!isObject(choices)) {
    throw new BadReading("readings", "The readings are not an object.", 'Send {"reading": "alternative"} or {}.');
  }
  const described = library.catalogue.readings;
  const offered = Object.keys(described).filter((name) => layers.some((layer) => layer.readings?.includes(name)));
  for (const [name, chosen] of Object.entries(choices)) {
    if (!offered.includes(name)) {
      const what = `reading of ${layers[0].id} with these options called`;
      throw new UnknownName(`readings.${name}`, what, name, offered);
    }
    const alternatives = Object.keys(described[name].alternatives);
    if (!alternatives.some((one) => one === chosen)) {
      throw new UnknownName(`readings.${name}`, "alternative", chosen, alternatives);
    }
  }
  return Object.fromEntries(offered.map((name) => [name, String(choices[name] ?? described[name].default)]));
}

function merged<Part extends keyof LayerParts>(layers: Layers, part: Part): LayerParts[Part] {
  return Object.assign({}, ...layers.map((layer) => layer[part]));
}

function last<Part extends keyof LayerParts>([book, ...options]: Layers, part: Part): LayerParts[Part] {
  return (
    options.map((option): Partial<LayerParts>[Part] => option[part]).findLast((found) => found !== undefined) ??
    book[part]
  );
}

/** Return what options add to penalties, each with its source. */
function raisesOf(options: Option[], resolver: Resolver): Raise[] {
  return options.flatMap(({ id, section, raise }) =>
    raise ? [{ ...raise, id, source: resolver.source({ section, ...raise }) }] : [],
  );
}

function foulsOf(library: Library, layers: Layers, resolver: Resolver, impossibleEnds: string[]) {
  const entries = merged(layers, "fouls");
  const [, ...options] = layers;
  const rows = new Rows(entries, resolver, raisesOf(options, resolver), impossibleEnds);
  return each(library.catalogue.fouls, ({ category, asks, implies = {}, near: others = [] }, foul) => {
    const { scope = null, examples = [] } = entries[foul] ?? {};
    const scopeReading: string[] = [];
    const resolvedScope = resolver.value(scope, scopeReading);
    const near = foul in entries ? [] : others.filter((other) => other in entries);
    return {
      category,
      asks,
      implies,
      scope: resolvedScope,
      scope_reading: scopeReading,
      examples,
      near,
      rows: rows.of(foul),
    };
  });
}

function rulePoints(layers: Layers, chosen: ChosenOptions, resolver: Resolver): RuleAnswers {
  const parameters: RuleAnswers = Object.assign({}, ...Object.values(chosen));
  return each(merged(layers, "rule_points"), (value) =>
    typeof value === "string" && value.startsWith("$") ? (parameters[value.slice(1)] ?? value) : resolver.value(value),
  );
}
