"""The rules as the phone gets them: all books in its files, and one composed rulebook with every text it needs."""

from __future__ import annotations

import json
from typing import Any

from rulings.books.library import Library
from rulings.books.rulebook import Rulebook
from rulings.engine.outcome import ENGINE_STEPS


def export(library: Library, book: Rulebook) -> dict[str, Any]:
    """Everything a phone needs to decide and to speak with no network: content, revision, names and texts."""
    base = library.book(book.id)
    catalogue = library.catalogue
    steps = {entry["step"] for entries in book.content["procedures"].values() for entry in entries}
    rows = [row for entry in book.content["fouls"].values() for row in entry["rows"]]
    bands = [band for clock in book.lateness.values() for band in clock["bands"]]
    steps |= {effect for row in rows for effect in row["effects"]}
    steps |= {effect for band in bands for effect in band.get("once", {}).get("effects", ())}
    examples = {example for entry in book.content["fouls"].values() for example in entry["examples"]}
    return {
        "id": book.id,
        "revision": book.revision,
        **{name: base[name] for name in ("name", "body", "edition", "standing", "standing_note")},
        "content": book.content,
        "texts": {
            "categories": catalogue["categories"],
            "fouls": catalogue["fouls"],
            "facts": catalogue["facts"],
            "kinds": catalogue["kinds"],
            "phrases": catalogue["phrases"],
            "steps": {step: text for step, text in catalogue["steps"].items() if step in steps | ENGINE_STEPS},
            "examples": {name: example for name, example in catalogue["examples"].items() if name in examples},
            "readings": {name: catalogue["readings"][name] for name in book.readings},
            "references": catalogue["references"],
            "rule_points": catalogue["rule_points"],
            "ambiguities": catalogue["ambiguities"],
        },
        "options": {name: options_for_people(option) for name, option in base["options"].items()},
    }


def phone_files(library: Library) -> dict[str, str]:
    """File name → content of the phone's files: the catalogue, and the base books with their options, without spaces.

    A book leaves out the procedures that all books share: the catalogue has them. The names of the rule points, what
    options are about and the reasons for readings lie apart, for no ruling needs them.
    """
    catalogue = {part: value for part, value in library.catalogue.items() if part != "rule_points"}
    readings = catalogue["readings"]
    apart = {
        "rule_points": library.catalogue["rule_points"],
        "summaries": _summaries(library),
        "reasons": {name: reading["reason"] for name, reading in readings.items()},
    }
    return {
        "catalogue.json": _packed(
            {**catalogue, "readings": {name: _without_reason(readings[name]) for name in readings}}
        ),
        "reading.json": _packed(apart),
        "rulebooks.json": _packed({name: _own(library, book) for name, book in library.books.items()}),
    }


def _without_reason(reading: dict[str, Any]) -> dict[str, Any]:
    return {part: value for part, value in reading.items() if part != "reason"}


def _summaries(library: Library) -> dict[str, Any]:
    return {
        name: {id_: option["summary"] for id_, option in book["options"].items()}
        for name, book in library.books.items()
        if book["options"]
    }


def _own(library: Library, book: dict[str, Any]) -> dict[str, Any]:
    shared = library.catalogue["procedures"]
    own = {kind: entries for kind, entries in book["procedures"].items() if shared.get(kind) != entries}
    options = {
        id_: {part: value for part, value in option.items() if part != "summary"}
        for id_, option in book["options"].items()
    }
    return {**book, "procedures": own, "options": options}


def _packed(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def options_for_people(option: dict[str, Any]) -> dict[str, Any]:
    """An option's names, parameter and what it excludes, without its rows."""
    kept = ("id", "name", "summary", "section", "parameter", "excludes")
    return {name: option[name] for name in kept if name in option}
