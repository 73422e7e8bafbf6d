"""Every name that a file mentions is defined, and every value is one that its name can take."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from rulings import context
from rulings.errors import RuleError
from rulings.facts import Fact, check
from rulings.library import Library
from rulings.resolve import KINDS
from rulings.shape import Place

PROCEDURES = {*KINDS, "opening", "chonbo-void", "deferred"}
NOT_STATED = "not-stated"


def check_names(library: Library) -> None:
    """Raises DataError for the first name that leads nowhere."""
    catalogue = library.catalogue
    _check_fouls(catalogue)
    _check_facts(catalogue)
    _check_procedures(catalogue, catalogue["procedures"], Place("catalogue/procedures.yaml"), catalogue["readings"])
    for name, reading in catalogue["readings"].items():
        place = Place("readings.yaml", (name, "default"))
        _known(reading["default"], reading["alternatives"], place, "alternative")
    for book in library.books.values():
        _check_book(library, book)


def _known(name: str, known: Iterable[str], place: Place, what: str) -> None:
    names = list(known)
    if name not in names:
        close = get_close_matches(str(name), names, n=1)
        raise place.error(
            f"There is no {what} {name!r}.",
            f"Did you mean {close[0]!r}?" if close else f"Define it or choose a known {what}.",
        )


def _check_fouls(catalogue: Mapping[str, Any]) -> None:
    place = Place("catalogue/fouls.yaml")
    for foul, described in catalogue["fouls"].items():
        _known(described["category"], catalogue["categories"], place.at(foul).at("category"), "category")
        for fact in described["asks"]:
            _known(fact, catalogue["facts"], place.at(foul).at("asks"), "fact")
    for name, ambiguity in catalogue["ambiguities"].items():
        for meaning in ambiguity["means"]:
            _known(meaning["foul"], catalogue["fouls"], place.at(name).at("means"), "foul")


def _check_facts(catalogue: Mapping[str, Any]) -> None:
    for name, fact in catalogue["facts"].items():
        place = Place("catalogue/facts.yaml", (name,))
        wanted = {"choice": ("answers",), "count": ("min", "max"), "yes-no": ()}[fact["kind"]]
        for key in wanted:
            if key not in fact:
                raise place.at(key).error(f"A {fact['kind']} needs it.", f"Add `{key}:`.")


def _check_procedures(
    catalogue: Mapping[str, Any], procedures: Mapping[str, Any], place: Place, readings: Iterable[str]
) -> None:
    for kind, entries in procedures.items():
        _known(kind, PROCEDURES, place.at(kind), "procedure")
        for entry in entries:
            plain: Mapping[str, Any] = {"step": entry} if isinstance(entry, str) else entry
            _known(plain["step"], catalogue["steps"], place.at(kind), "step")
            _check_context(plain.get("when", {}), place.at(kind).at(plain["step"]))
            _check_reading(catalogue, plain.get("reading", {}), readings, place.at(kind).at(plain["step"]))


def _check_context(condition: Mapping[str, Any], place: Place) -> None:
    for name, expected in condition.items():
        values = (
            expected
            if isinstance(expected, list)
            else list(expected.values())
            if isinstance(expected, dict)
            else [expected]
        )
        for value in values:
            try:
                context.check({name: value})
            except RuleError as error:
                raise place.at(name).error(error.message, error.cure) from error


def _check_reading(
    catalogue: Mapping[str, Any], reading: Mapping[str, str], offered: Iterable[str], place: Place
) -> None:
    for name, alternative in reading.items():
        _known(name, offered, place.at("reading"), "reading listed in this book's `readings`")
        _known(alternative, catalogue["readings"][name]["alternatives"], place.at(name), "alternative")


def _check_book(library: Library, book: Mapping[str, Any]) -> None:
    catalogue = library.catalogue
    folder = f"rulebooks/{book['id']}"
    place = Place(f"{folder}/rulebook.yaml")
    for name in book["readings"]:
        _known(name, catalogue["readings"], place.at("readings"), "reading")
    readings = [
        *book["readings"],
        *(name for option in book["options"].values() for name in option.get("readings", ())),
    ]
    _check_procedures(catalogue, book["procedures"], place.at("procedures"), {*readings, *catalogue["readings"]})
    missing = [name for name in catalogue["rule_points"] if name not in book["rule_points"]]
    if missing:
        raise Place(f"{folder}/rule-points.yaml", (missing[0],)).error(
            "The rule point is missing.", "Answer it, or write not-stated."
        )
    _check_layer(library, book, f"{folder}/", readings, place)
    for name, option in book["options"].items():
        option_place = Place(f"{folder}/options/{name}.yaml")
        _check_layer(library, option, None, readings, option_place)
        for other in option.get("excludes", {}):
            _known(other, book["options"], option_place.at("excludes"), "option")


def _check_layer(
    library: Library, layer: Mapping[str, Any], folder: str | None, readings: list[str], place: Place
) -> None:
    """A base book (its parts lie in files of `folder`) or an option (all in one file)."""

    def at(part: str) -> Place:
        return Place(f"{folder}{part}.yaml") if folder else place.at(part)

    catalogue = library.catalogue
    if "source" in layer:
        _known(layer["source"], catalogue["references"], place.at("source"), "reference")
    for foul, entry in layer.get("fouls", {}).items():
        _check_foul(library, foul, entry, readings, at("fouls").at(foul))
    for rule in layer.get("chonbo", ()):
        _check_context(rule["when"], place.at("chonbo").at(rule["id"]))
        _check_reading(catalogue, rule.get("reading", {}), readings, place.at("chonbo").at(rule["id"]))
    for category in layer.get("casual", {}).get("not_applied", ()):
        _known(category, catalogue["categories"], place.at("casual").at("not_applied"), "category")
    for foul in layer.get("raise", {}).get("except", ()):
        _known(foul, catalogue["fouls"], place.at("raise").at("except"), "foul")
    for who, clock in layer.get("lateness", {}).items():
        for band in clock["bands"]:
            for effect in band.get("once", {}).get("effects", ()):
                _known(effect, catalogue["steps"], at("lateness").at(who).at(band["id"]), "step")
            _check_reading(catalogue, band.get("reading", {}), readings, at("lateness").at(who).at(band["id"]))
            if ("from_minute" in band) == ("after_seconds" in band):
                raise (
                    at("lateness")
                    .at(who)
                    .at(band["id"])
                    .error("A band opens at one moment.", "Give from_minute or after_seconds.")
                )
    part = at("rule-points") if folder else place.at("rule_points")
    for point, value in layer.get("rule_points", {}).items():
        _check_rule_point(catalogue, point, value, layer.get("parameter"), part.at(point))
    _check_values_by_reading(catalogue, layer, readings, place)


def _check_values_by_reading(catalogue: Mapping[str, Any], value: Any, readings: list[str], place: Place) -> None:
    """Wherever a value hangs on a reading, each of its alternatives has one."""
    if isinstance(value, dict):
        if "reading" in value and "values" in value:
            _known(value["reading"], readings, place.at("reading"), "reading listed in this book's `readings`")
            for alternative in catalogue["readings"][value["reading"]]["alternatives"]:
                _known(alternative, value["values"], place.at("values"), "value for the alternative")
        for key, element in value.items():
            if key not in ("options", "procedures"):
                _check_values_by_reading(catalogue, element, readings, place.at(key))
    elif isinstance(value, list):
        for index, element in enumerate(value):
            _check_values_by_reading(catalogue, element, readings, place.at(index))


def _check_rule_point(catalogue: Mapping[str, Any], point: str, value: Any, parameter: Any, place: Place) -> None:
    _known(point, catalogue["rule_points"], place, "rule point")
    described = catalogue["rule_points"][point]
    if isinstance(value, dict) and "values" in value:
        for element in value["values"].values():
            _check_rule_point(catalogue, point, element, parameter, place)
        return
    if value == NOT_STATED or (parameter and value == f"${parameter['name']}"):
        return
    if described["kind"] == "choice":
        _known(value, described["answers"], place, "answer")
    elif described["kind"] == "several":
        for element in value:
            _known(element, described["answers"], place, "answer")
    elif described["kind"] == "places":
        if not (isinstance(value, list) and len(value) == 4 and sum(value) == 0):
            raise place.error(f"{value!r} is no uma.", "Write four whole P that sum to zero.")
    elif not isinstance(value, int):
        raise place.error(f"{value!r} is not a whole number.", "Write a whole number.")


def _check_foul(library: Library, foul: str, entry: Mapping[str, Any], readings: list[str], place: Place) -> None:
    catalogue = library.catalogue
    _known(foul, catalogue["fouls"], place, "foul")
    for example in entry.get("examples", ()):
        _known(example, catalogue["examples"], place.at("examples"), "example")
    seen: set[str] = set()
    for row in entry["rows"]:
        at = place.at(row["id"])
        if row["id"] in seen or "/" in row["id"]:
            raise at.error("The row's id is there twice, or has a slash.", "Give each row of the foul its own id.")
        seen.add(row["id"])
        if "section" not in row and "section" not in entry:
            raise at.at("section").error("The row has no section.", "Add `section:` to the row or the foul.")
        _known(
            row.get("source", entry.get("source", next(iter(catalogue["references"])))),
            catalogue["references"],
            at,
            "reference",
        )
        _check_outcome(catalogue, row, at)
        _check_reading(catalogue, row.get("reading", {}), readings, at)
        _check_facts_of_row(library, foul, row, at)


def _check_outcome(catalogue: Mapping[str, Any], row: Mapping[str, Any], at: Place) -> None:
    if sum(key in row for key in ("then", "as", "lateness")) != 1:
        raise at.error("A row has one outcome.", "Write exactly one of then, as, lateness.")
    if ("discretion" in row.get("then", ())) != ("range" in row):
        raise at.at("range").error(
            "Discretion goes with a range.", "Add `range:` from the mildest to the hardest, or drop it."
        )
    for effect in row.get("effects", ()):
        _known(effect, catalogue["steps"], at.at("effects"), "step")
    if "as" in row:
        _known(row["as"]["foul"], catalogue["fouls"], at.at("as"), "foul")


def _check_facts_of_row(library: Library, foul: str, row: Mapping[str, Any], at: Place) -> None:
    asks = library.catalogue["fouls"][foul]["asks"]
    for name, expected in row.get("when", {}).items():
        if name not in asks:
            raise (
                at.at("when")
                .at(name)
                .error(
                    f"{foul} never asks it.", f"Add it to the foul's `asks`, or use one of {', '.join(asks) or 'none'}."
                )
            )
        _check_expectation(library.shape(name), name, expected, at.at("when"))
    if "as" in row:
        other = library.catalogue["fouls"][row["as"]["foul"]]["asks"]
        for name, value in row["as"].get("given", {}).items():
            _known(name, other, at.at("as").at("given"), f"fact of {row['as']['foul']}")
            _check_expectation(library.shape(name), name, value, at.at("as").at("given"))


def _check_expectation(fact: Fact, name: str, expected: Any, place: Place) -> None:
    if isinstance(expected, dict):
        if fact["kind"] != "count" or not expected or set(expected) - {"min", "max"}:
            raise place.at(name).error(
                f"{expected!r} is no range.", "Write {min: …, max: …} for a count, a value or a list otherwise."
            )
        values: list[Any] = list(expected.values())
    else:
        values = expected if isinstance(expected, list) else [expected]
    for value in values:
        try:
            check(fact, name, value)
        except RuleError as error:
            raise place.at(name).error(error.message, error.cure) from error
