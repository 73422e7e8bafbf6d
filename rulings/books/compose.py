"""Base, options and readings made into one rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulings.books import options as options_
from rulings.books.content import Content, FoulEntry, Raise
from rulings.books.exclusions import allowed, excluded, without
from rulings.books.library import Library
from rulings.books.rulebook import Rulebook
from rulings.engine.expand import Rows
from rulings.engine.resolve import Resolver
from rulings.engine.unit import unit_of
from rulings.errors import BadReading, UnknownName


def compose(
    library: Library, rulebook: str, options: Mapping[str, Any] | None = None, readings: Mapping[str, Any] | None = None
) -> Rulebook:
    """Compose a rulebook to decide under. Raises UnknownName, BadOption or BadReading with the name and the reason."""
    book = library.book(rulebook)
    chosen_options = options_.check(book, options)
    layers = [book, *(book["options"][name] for name in chosen_options)]
    chosen_readings = _readings(library, layers, readings)
    resolver = Resolver(chosen_readings, book["source"], _merged(layers, "values"), unit_of(book))
    rule_points = _rule_points(layers, chosen_options, resolver)
    impossible = excluded(allowed(library.catalogue["rule_points"]), rule_points)
    facts = {name: library.shape(name) for name in library.catalogue["facts"]}
    content: Content = {
        "id": book["id"],
        "standing": book["standing"],
        **unit_of(book),
        "options": chosen_options,
        "readings": chosen_readings,
        "readings_changed": _changed(library, chosen_readings),
        "casual_only": any(layer.get("casual_only", False) for layer in layers),
        "facts": {name: without(fact, impossible.get(name, [])) for name, fact in facts.items()},
        "fouls": _fouls(library, layers, resolver, impossible["hand_end"]),
        "lateness": {
            who: resolver.clock(clock, book["currency"]) for who, clock in _merged(layers, "lateness").items()
        },
        "casual": resolver.casual(_last(layers, "casual")),
        "chonbo": [resolver.rule(rule) for rule in _last(layers, "chonbo")],
        "procedures": {
            kind: [resolver.entry(entry) for entry in entries] for kind, entries in book["procedures"].items()
        },
        "rule_points": rule_points,
        "raises": _raises(layers, resolver),
        "never_simultaneous": impossible["simultaneous"],
        "stays": library.catalogue["stays"],
        "values": {name: resolver.number(value, []) for name, value in _merged(layers, "values").items()},
    }
    return Rulebook(content)


def _readings(library: Library, layers: list[Mapping[str, Any]], given: Mapping[str, Any] | None) -> dict[str, str]:
    given = given or {}
    if not isinstance(given, Mapping):
        raise BadReading("readings", "The readings are not an object.", 'Send {"reading": "alternative"} or {}.')
    offered = [
        name for name in library.catalogue["readings"] if any(name in layer.get("readings", ()) for layer in layers)
    ]
    for name, chosen in given.items():
        if name not in offered:
            raise UnknownName(
                f"readings.{name}", f"reading of {layers[0]['id']} with these options called", name, offered
            )
        alternatives = library.catalogue["readings"][name]["alternatives"]
        if not isinstance(chosen, str) or chosen not in alternatives:
            raise UnknownName(f"readings.{name}", "alternative", chosen, alternatives)
    return {name: given.get(name, library.catalogue["readings"][name]["default"]) for name in offered}


def _changed(library: Library, readings: Mapping[str, str]) -> dict[str, str]:
    """Return the readings that are not at their default."""
    defaults = library.catalogue["readings"]
    return {name: chosen for name, chosen in readings.items() if chosen != defaults[name]["default"]}


def _merged(layers: list[Mapping[str, Any]], part: str) -> dict[str, Any]:
    return {name: value for layer in layers for name, value in layer.get(part, {}).items()}


def _last(layers: list[Mapping[str, Any]], part: str) -> Any:
    return next(layer[part] for layer in reversed(layers) if part in layer)


def _fouls(
    library: Library, layers: list[Mapping[str, Any]], resolver: Resolver, impossible_ends: list[str]
) -> dict[str, FoulEntry]:
    entries = _merged(layers, "fouls")
    rows = Rows(entries, resolver, _raises(layers, resolver), impossible_ends)
    composed: dict[str, FoulEntry] = {}
    for foul, described in library.catalogue["fouls"].items():
        entry = entries.get(foul, {})
        scope, scope_reading = resolver.scope(entry.get("scope"))
        composed[foul] = {
            "category": described["category"],
            "asks": described["asks"],
            "implies": described.get("implies", {}),
            "scope": scope,
            "scope_reading": scope_reading,
            "examples": entry.get("examples", []),
            "near": [] if foul in entries else [near for near in described.get("near", ()) if near in entries],
            "rows": rows.of(foul),
        }
    return composed


def _raises(layers: list[Mapping[str, Any]], resolver: Resolver) -> list[Raise]:
    """Return what options add to penalties, each with the section that says so."""
    return [
        {
            "id": layer["id"],
            "kinds": layer["raise"]["kinds"],
            "by": layer["raise"]["by"],
            "source": resolver.source({"section": layer["section"], **layer["raise"]}),
        }
        for layer in layers
        if "raise" in layer
    ]


def _rule_points(
    layers: list[Mapping[str, Any]], chosen: Mapping[str, Mapping[str, Any]], resolver: Resolver
) -> dict[str, Any]:
    parameters = {f"${key}": value for option in chosen.values() for key, value in option.items()}
    points = _merged(layers, "rule_points")
    return {
        name: parameters.get(value, value) if isinstance(value, str) else resolver.value(value)
        for name, value in points.items()
    }
