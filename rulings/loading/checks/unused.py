"""Nothing is defined that nobody uses: sources, facts, questions, steps, readings, examples, fouls, parameters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rulings.books.compose import compose
from rulings.books.library import Library
from rulings.books.options import LAYER_PARTS, WHOLE_PARTS
from rulings.books.rulebook import NOT_LISTED
from rulings.engine.outcome import ENGINE_STEPS
from rulings.loading.checks.rows import variants
from rulings.loading.shape import Place

CHANGES = {*LAYER_PARTS, *WHOLE_PARTS, "casual_only", "raise"}
NO_USE_OF_READING = "No row, step, clock or rule point hangs on this reading."


def check_unused(library: Library) -> None:
    """Refuse definitions that no file mentions. Raises DataError naming the first."""
    catalogue = library.catalogue
    layers = [layer for book in library.books.values() for layer in (book, *book["options"].values())]
    used = {key: set(mentions(layers, key)) for key in ("source", "section", "effects", "examples", "reading")}
    asked = {fact for described in catalogue["fouls"].values() for fact in described["asks"]}
    procedures = [catalogue["procedures"], *(book["procedures"] for book in library.books.values())]
    steps = (
        {step for each in procedures for entries in each.values() for entry in entries for step in [_step(entry)]}
        | used["effects"]
        | ENGINE_STEPS
    )
    covered = {foul for layer in layers for foul in layer.get("fouls", {})}
    covered |= {foul for foul, described in catalogue["fouls"].items() if "near" in described}
    _refuse("references.yaml", catalogue["references"], used["source"], "No row or rulebook names this source.")
    _refuse("facts.yaml", catalogue["facts"], asked, "No foul asks this question.")
    _refuse("steps.yaml", catalogue["steps"], steps, "No procedure or row uses this step.")
    _refuse("readings.yaml", catalogue["readings"], used["reading"], NO_USE_OF_READING)
    reasons = set(mentions([catalogue["categories"], catalogue["fouls"]], "reasons"))
    _refuse("reasons.yaml", catalogue["reasons"], reasons, "No foul and no category has this reason.")
    _refuse("examples.yaml", catalogue["examples"], used["examples"], "No foul shows this example.")
    _refuse("fouls.yaml", catalogue["fouls"], covered | {NOT_LISTED}, "No rulebook covers this foul.")
    _refuse(
        "fouls.yaml",
        catalogue["categories"],
        {f["category"] for f in catalogue["fouls"].values()},
        "No foul belongs to this category.",
    )
    for book in library.books.values():
        folder = f"rulebooks/{book['id']}"
        _refuse_idle_readings(book, Place(f"{folder}/rulebook.yaml"))
        for name, option in book["options"].items():
            _refuse_idle_readings(option, Place(f"{folder}/options/{name}.yaml"))
            _refuse_idle_option(option, Place(f"{folder}/options/{name}.yaml"))


def _refuse_idle_readings(layer: Mapping[str, Any], place: Place) -> None:
    used = set(mentions(layer, "reading"))
    for reading in layer.get("readings", ()):
        if reading not in used:
            raise place.at("readings").at(reading).error(NO_USE_OF_READING, "Take it out of `readings`.")


def _refuse_idle_option(option: Mapping[str, Any], place: Place) -> None:
    if not set(option) & CHANGES:
        raise place.error("The option changes nothing.", f"Give it one of {', '.join(sorted(CHANGES))}.")
    parameter = option.get("parameter")
    if parameter and f"${parameter['name']}" not in option.get("rule_points", {}).values():
        raise place.at("parameter").error("Nothing uses this parameter.", f"Write ${parameter['name']} in rule_points.")


def _step(entry: Any) -> str:
    return entry if isinstance(entry, str) else str(entry["step"])


def _refuse(file: str, defined: Iterable[str], used: set[str], message: str) -> None:
    for name in defined:
        if name not in used:
            raise Place(f"catalogue/{file}", (name,)).error(message, "Use it or delete it.")


def mentions(value: Any, key: str) -> Iterator[str]:
    """Yield every text under `key`, however deep: alone, in a list, or as a key of a mapping."""
    if isinstance(value, Mapping):
        for name, element in value.items():
            if name == key and isinstance(element, str):
                yield element
            elif name == key and isinstance(element, list | Mapping):
                yield from (item for item in element if isinstance(item, str))
            yield from mentions(element, key)
    elif isinstance(value, list):
        for element in value:
            yield from mentions(element, key)


def check_questions(library: Library) -> None:
    """Refuse a fact in a foul's `asks` that no rulebook uses under any option or reading. Raises DataError."""
    turned: set[tuple[str, str]] = set()
    for book in library.books.values():
        for options, readings in variants(library, book):
            composed = compose(library, book["id"], options, readings)
            turned |= {(foul, fact) for foul in composed.content["fouls"] for fact in composed.table(foul).used}
    for foul, described in library.catalogue["fouls"].items():
        for fact in described["asks"]:
            if (foul, fact) not in turned:
                place = Place("catalogue/fouls.yaml", ("fouls", foul, "asks", fact))
                raise place.error("No rulebook turns on this question.", "Take it out of `asks`.")
