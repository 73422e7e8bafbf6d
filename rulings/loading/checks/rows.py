"""Every table answers every combination of facts, and every row is reached by one, under some option or reading."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

from rulings.books.compose import compose
from rulings.books.library import Library
from rulings.books.rulebook import Rulebook
from rulings.engine.context import SIMULTANEOUS
from rulings.errors import DataError, RuleError
from rulings.loading.shape import Place

Variant = tuple[dict[str, Any], dict[str, str]]
SAMPLES = {"uma": [30, 10, -10, -30], "hundreds": 9000}


def check_rows(library: Library) -> None:
    """Check every table. Raises DataError for facts without a row, and for a row that no facts reach."""
    for book in library.books.values():
        reached: set[tuple[str | None, str, str]] = set()
        possible: dict[str, set[str]] = {"hand_end": set(), "simultaneous": set()}
        for options, readings in variants(library, book):
            composed = _composed(library, book, options, readings)
            possible["hand_end"] |= set(composed.facts.get("hand_end", {}).get("answers", ()))
            possible["simultaneous"] |= set(SIMULTANEOUS) - set(composed.content.get("never_simultaneous", ()))
            for foul in _referred_to_first(composed.content["fouls"]):
                owner = owner_of(book, options, foul)
                reached |= {(owner, foul, row) for row in _reached(composed, foul, place_of(book, owner, foul))}
        _refuse_unreached(book, reached)
        _refuse_impossible(book, possible)


def variants(library: Library, book: Mapping[str, Any]) -> Iterator[Variant]:
    """Yield the base, each option alone, both with each alternative of each reading, and what their rows combine.

    An option that changes no table is yielded without readings: with them it is what the base is.
    """
    for options in ({}, *({name: sample(option)} for name, option in book["options"].items())):
        offered = {
            *book["readings"],
            *(reading for name in options for reading in book["options"][name].get("readings", ())),
        }
        yield options, {}
        if not all(changes_tables(library, book["options"][name]) for name in options):
            continue
        for reading in sorted(offered):
            for alternative in library.catalogue["readings"][reading]["alternatives"]:
                if alternative != library.catalogue["readings"][reading]["default"]:
                    yield options, {reading: alternative}
        rows = [
            row
            for layer in _layers(book, options)
            for entry in layer.get("fouls", {}).values()
            for row in entry["rows"]
        ]
        combined = [row["reading"] for row in rows if len(row.get("reading", {})) > 1]
        yield from ((options, reading) for place, reading in enumerate(combined) if reading not in combined[:place])


def changes_tables(library: Library, option: Mapping[str, Any]) -> bool:
    """Return whether an option changes more than rule points that allow nothing."""
    told = {"id", "name", "summary", "section", "parameter", "excludes", "rule_points"}
    points = library.catalogue["rule_points"]
    return not option.keys() <= told or any("allows" in points[point] for point in option.get("rule_points", {}))


def _layers(book: Mapping[str, Any], options: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    return [book["options"][name] for name in options] or [book]


def sample(option: Mapping[str, Any]) -> dict[str, Any]:
    """Return a parameter that the option takes."""
    parameter = option.get("parameter")
    if not parameter:
        return {}
    return {parameter["name"]: SAMPLES.get(parameter["kind"], list(parameter.get("answers", ())))}


def _composed(library: Library, book: Mapping[str, Any], options: dict[str, Any], readings: dict[str, str]) -> Rulebook:
    try:
        return compose(library, book["id"], options, readings)
    except DataError:
        raise
    except (RuleError, KeyError, RecursionError) as error:
        place = Place(f"rulebooks/{book['id']}", (*options, *readings))
        raise place.error(f"It can't be composed: {error!r}.", "Mend the option or reading named.") from error


def owner_of(book: Mapping[str, Any], options: dict[str, Any], foul: str) -> str | None:
    """Return the option that a foul's rows are from, or None for the base."""
    return next((name for name in reversed(options) if foul in book["options"][name].get("fouls", {})), None)


def place_of(book: Mapping[str, Any], owner: str | None, foul: str) -> Place:
    """Return where a foul's rows stand."""
    file = f"rulebooks/{book['id']}/options/{owner}.yaml" if owner else f"rulebooks/{book['id']}/fouls.yaml"
    return Place(file, (*(("fouls",) if owner else ()), foul))


def _referred_to_first(fouls: Mapping[str, Any]) -> list[str]:
    """Return the fouls with those last that have another's rows, whose gaps are to be named where they are written."""
    return sorted(fouls, key=lambda foul: any("as" in row for row in fouls[foul]["rows"]))


def _reached(book: Rulebook, foul: str, place: Place) -> set[str]:
    table = book.table(foul)
    if not table.rows:
        return set()
    reached = set()
    for facts in table.completions({}):
        row = table.find(facts)
        if row is None:
            chosen = [*book.options, *(f"{name}={value}" for name, value in book.content["readings_changed"].items())]
            answers = ", ".join(f"{name}={_as_typed(answer)}" for name, answer in facts.items())
            where = f" with {', '.join(chosen)}" if chosen else ""
            raise place.error(f"No row answers {answers}{where}.", "Add a row for it.")
        reached.add(row["id"].split("/")[0])
    return reached


def _as_typed(answer: Any) -> str:
    """Return an answer as it is written in YAML and on the command line."""
    return str(answer).lower() if isinstance(answer, bool) else str(answer)


def _refuse_unreached(book: Mapping[str, Any], reached: set[tuple[str | None, str, str]]) -> None:
    for owner, layer in ((None, book), *book["options"].items()):
        for foul, entry in layer.get("fouls", {}).items():
            for row in entry["rows"]:
                if (owner, foul, row["id"]) not in reached:
                    place = place_of(book, owner, foul).at(row["id"])
                    raise place.error(
                        "No combination of facts reaches this row.",
                        "Put it before the row that takes its place, or delete it.",
                    )


def _refuse_impossible(book: Mapping[str, Any], possible: Mapping[str, set[str]]) -> None:
    """Refuse an end of a hand, or a moment, that no composition of the book has."""
    for owner, layer in ((None, book), *book["options"].items()):
        for foul, entry in layer.get("fouls", {}).items():
            for row in entry["rows"]:
                ends = [*_listed(row.get("when", {}).get("hand_end")), *chain(*row.get("deferred", {}).values())]
                _check_possible(ends, possible["hand_end"], place_of(book, owner, foul).at(row["id"]))
        for rule in layer.get("chonbo", ()):
            file = f"rulebooks/{book['id']}/{f'options/{owner}' if owner else 'rulebook'}.yaml"
            moments = _listed(rule["when"].get("simultaneous"))
            _check_possible(moments, possible["simultaneous"], Place(file, ("chonbo", rule["id"])))


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [] if value is None else [value]


def _check_possible(values: list[Any], possible: set[str], place: Place) -> None:
    for value in values:
        if value not in possible:
            message = f"No composition of this rulebook has {value!r}: its rule points exclude it."
            raise place.error(message, "Leave it out, or correct the rule point.")
