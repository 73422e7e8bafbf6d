"""The rules as the phone gets them: all books in its files, and one composed rulebook with every text it needs."""

from __future__ import annotations

import json
from typing import Any

from rulings.books.exclusions import allowed
from rulings.books.library import Library
from rulings.books.rulebook import Rulebook
from rulings.engine.outcome import ENGINE_STEPS
from rulings.words.search_index import terms_of, vocabulary_of
from rulings.words.wording import LANGUAGES

TERMS = "terms"
TOOLS = ("hands", "draws", "hanchan", "settlements", "calls")
CARDS = ("cards", "training")
NOT_TO_RULE = (
    *("rule_points", "vocabulary", "never_together", "rulebooks", "corrections", "reasons", "opens"),
    *TOOLS,
    *CARDS,
)
BOOK_NAMES = ("id", "name", "body", "edition", "standing")
OPTION_NAMES = ("id", "name", "section", "parameter", "excludes")


def export(library: Library, book: Rulebook) -> dict[str, Any]:
    """Return all that a phone needs to decide and to word it offline: content, revision, names and texts."""
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
            "categories": _each_without(("reasons",), catalogue["categories"]),
            "fouls": _each_without(("reasons",), catalogue["fouls"]),
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
    """Return file name → content of the phone's files, without spaces.

    `<book>.json` has a base book's rules, in which no text is. For each language, `rules.*.json` has the catalogue and
    what the books are called, and `reading.*.json` what no ruling waits for: the rule points, yaku, draws, what a table
    puts right once a ruling is changed, reasons, which ruling a step leads to, what options are about, how far books
    were read, who published their sources, the readings' questions. Fouls are found by words of every language:
    `terms.json` has them all.
    """
    readings, references = library.catalogue["readings"], library.catalogue["references"]
    catalogue = _without(NOT_TO_RULE, library.catalogue)
    rules = {
        "catalogue": {
            **catalogue,
            "categories": _each_without(("reasons",), catalogue["categories"]),
            "fouls": _each_without(("words", "reasons"), catalogue["fouls"]),
            "ambiguities": _each_without(("words",), catalogue["ambiguities"]),
            "allows": allowed(library.catalogue["rule_points"]),
            "readings": {name: _without_texts(readings[name]) for name in readings},
            "references": {name: _only(("title", "reading"), references[name]) for name in references},
        },
        "books": {name: _names(book) for name, book in library.books.items()},
    }
    apart = {
        "rule_points": library.catalogue["rule_points"],
        "corrections": library.catalogue["corrections"],
        **_only(TOOLS, library.catalogue),
        "opens": library.catalogue["opens"],
        "reasons": {"names": library.catalogue["reasons"], "of": _reasons(library.catalogue)},
        "rule_point_sources": {name: book["rule_point_sources"] for name, book in library.books.items()},
        "summaries": _summaries(library),
        "standing_notes": {name: book["standing_note"] for name, book in library.books.items()},
        "readings": readings,
        "references": references,
    }
    files = {f"{name}.json": _packed(_rules(library, book)) for name, book in library.books.items()}
    files[f"{TERMS}.json"] = _packed(terms(library))
    for language in LANGUAGES:
        files[f"rules.{language}.json"] = _packed(_in_one(rules, language))
        files[f"reading.{language}.json"] = _packed(_in_one(apart, language))
        files[f"cards.{language}.json"] = _packed(_in_one(_only(CARDS, library.catalogue), language))
    return files


def _in_one(value: Any, language: str) -> Any:
    """Return a value with every text in this language alone."""
    if isinstance(value, dict):
        if value.keys() == set(LANGUAGES):
            return value[language]
        return {name: _in_one(part, language) for name, part in value.items()}
    return [_in_one(part, language) for part in value] if isinstance(value, list | tuple) else value


def terms(library: Library) -> dict[str, dict[str, Any]]:
    """Return what fouls and ambiguous words are called, in every language, and which words mean the same."""
    ambiguities, vocabulary = library.catalogue["ambiguities"], library.catalogue["vocabulary"]
    words = vocabulary_of(library).words
    return {
        "fouls": terms_of(library),
        "ambiguities": {
            id_: list(dict.fromkeys(" ".join(words(term)) for lang in LANGUAGES for term in ambiguity["words"][lang]))
            for id_, ambiguity in ambiguities.items()
        },
        "vocabulary": {
            "empty": " ".join(vocabulary["empty"].values()),
            "same": {name: " ".join(others.values()) for name, others in vocabulary["same"].items()},
        },
    }


def _without_texts(reading: dict[str, Any]) -> dict[str, Any]:
    return {"default": reading["default"], "alternatives": dict.fromkeys(reading["alternatives"], "")}


def _summaries(library: Library) -> dict[str, Any]:
    return {
        name: {id_: option["summary"] for id_, option in book["options"].items()}
        for name, book in library.books.items()
        if book["options"]
    }


def _names(book: dict[str, Any]) -> dict[str, Any]:
    """Return what a book and its options are called, and which options exclude each other."""
    options = {id_: _only(OPTION_NAMES, option) for id_, option in book["options"].items()}
    return {**_only(BOOK_NAMES, book), "options": options}


def _rules(library: Library, book: dict[str, Any]) -> dict[str, Any]:
    """Return a book without its names, and without the procedures that all books share."""
    shared = library.catalogue["procedures"]
    own = {kind: entries for kind, entries in book["procedures"].items() if shared.get(kind) != entries}
    options = {id_: _without((*OPTION_NAMES, "summary"), option) for id_, option in book["options"].items()}
    not_to_rule = (*BOOK_NAMES, "standing_note", "rule_point_sources")
    return {**_without(not_to_rule, book), "procedures": own, "options": options}


def _reasons(catalogue: dict[str, Any]) -> dict[str, list[str]]:
    """Return which reasons apply to each foul: its own, or those of its category."""
    categories, fouls = catalogue["categories"], catalogue["fouls"]
    return {id_: foul.get("reasons", categories[foul["category"]].get("reasons", [])) for id_, foul in fouls.items()}


def _each_without(names: tuple[str, ...], entries: dict[str, Any]) -> dict[str, Any]:
    return {id_: _without(names, entry) for id_, entry in entries.items()}


def _only(names: tuple[str, ...], entry: dict[str, Any]) -> dict[str, Any]:
    return {name: entry[name] for name in names if name in entry}


def _without(names: tuple[str, ...], entry: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in entry.items() if name not in names}


def _packed(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def options_for_people(option: dict[str, Any]) -> dict[str, Any]:
    """Return an option's names, parameter and what it excludes, without its rows."""
    return _only((*OPTION_NAMES, "summary"), option)
