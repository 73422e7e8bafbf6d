"""What a person reads before anything has happened: a foul with its questions, a rulebook with its choices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rulings.books.library import Library
from rulings.books.rulebook import Rulebook
from rulings.words.search import describe
from rulings.words.wording import Words


def foul_card(library: Library, books: Iterable[Rulebook], foul: str, language: str = "en") -> dict[str, Any]:
    """Return a foul's name, its questions, and for each book whether it covers the foul and what it asks of it.

    Raises UnknownName for a foul that no rulebook knows.
    """
    words = Words(library, language)
    tables = [(book, book.table(foul)) for book in books]
    described = describe(library, foul, words)
    return {
        **described,
        "questions": [_question(library, words, fact) for fact in described["asks"]],
        "rulebooks": [
            {**words.book(book.names()), "covered": bool(table.rows), "asks": table.used} for book, table in tables
        ],
    }


def _question(library: Library, words: Words, fact: str) -> dict[str, Any]:
    shape = library.shape(fact)
    question: dict[str, Any] = {"fact": fact, "kind": shape["kind"], "text": words.question(fact)}
    if shape["kind"] == "count":
        unit = {"unit": library.catalogue["facts"][fact]["unit"]} if "unit" in library.catalogue["facts"][fact] else {}
        return {**question, "min": shape["min"], "max": shape["max"], **unit}
    values: list[Any] = [True, False] if shape["kind"] == "yes-no" else shape["answers"]
    answers = [{"value": value, "text": words.answer(fact, {"value": value})} for value in values]
    return {**question, "answers": answers}


def choices(library: Library, rulebook: str, language: str = "en") -> dict[str, Any]:
    """Return a base book's options and readings; a reading of an option names it. Raises UnknownName."""
    book = library.book(rulebook)
    words = Words(library, language)
    own = book["readings"]
    brought = [
        (option["id"], reading)
        for option in book["options"].values()
        for reading in option.get("readings", ())
        if reading not in own
    ]
    return {
        "options": [_option(words, option) for option in book["options"].values()],
        "readings": [
            *(_reading(library, words, reading, None) for reading in own),
            *(_reading(library, words, reading, option) for option, reading in brought),
        ],
    }


def _option(words: Words, option: Mapping[str, Any]) -> dict[str, Any]:
    excludes = option.get("excludes", {})
    return {
        "id": option["id"],
        "name": words.pick(option["name"]),
        "summary": words.pick(option["summary"]),
        "section": option["section"],
        "parameter": _parameter(words, option["parameter"]) if "parameter" in option else None,
        "excludes": [{"id": other, "reason": words.pick(reason)} for other, reason in excludes.items()],
    }


def _parameter(words: Words, parameter: Mapping[str, Any]) -> dict[str, Any]:
    answers = parameter.get("answers", {})
    return {
        "name": parameter["name"],
        "kind": parameter["kind"],
        "default": parameter.get("default"),
        "default_with": dict(parameter.get("default_with", {})),
        "answers": [{"value": answer, "text": words.pick(text)} for answer, text in answers.items()],
    }


def _reading(library: Library, words: Words, reading: str, option: str | None) -> dict[str, Any]:
    default = library.catalogue["readings"][reading]["default"]
    return {**words.reading({"id": reading, "chosen": default}), "option": option}
