"""Rulebooks side by side: the same foul under each of them, and their rule points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rulings.books.library import Library
from rulings.books.rulebook import Rulebook
from rulings.engine.context import check as check_context
from rulings.engine.decide import decide, not_covered
from rulings.engine.shapes import Decision
from rulings.errors import RuleError
from rulings.words.wording import Words


def decide_across(
    books: Sequence[Rulebook], foul: str, facts: Mapping[str, Any], context: Mapping[str, Any]
) -> list[Decision]:
    """Decide the same foul and facts under each book. Raises what `decide` raises where no book can decide.

    What another book has, such as an abortive draw, a book without it does not cover.
    """
    answers = [_decide_or_refuse(book, foul, facts, context) for book in books]
    refused = [answer for answer in answers if isinstance(answer, RuleError)]
    if refused and len(refused) == len(answers):
        raise refused[0]
    around = check_context(context)
    return [
        not_covered(book, foul, facts, around) if isinstance(answer, RuleError) else answer
        for book, answer in zip(books, answers, strict=True)
    ]


def _decide_or_refuse(
    book: Rulebook, foul: str, facts: Mapping[str, Any], context: Mapping[str, Any]
) -> Decision | RuleError:
    try:
        return decide(book, foul, facts, context)
    except RuleError as error:
        return error


def compare_rule_points(library: Library, books: Iterable[Rulebook], language: str = "en") -> dict[str, Any]:
    """List every rule point with each book's answer, and whether the answers differ."""
    words = Words(library, language)
    chosen = list(books)
    points = []
    for point, described in library.catalogue["rule_points"].items():
        values = [book.content["rule_points"][point] for book in chosen]
        points.append(
            {
                "id": point,
                "name": words.pick(described["name"]),
                "kind": described["kind"],
                "values": [{"value": value, "text": rule_point_text(words, described, value)} for value in values],
                "differs": any(value != values[0] for value in values),
            }
        )
    return {"rulebooks": [words.book(book.names()) for book in chosen], "points": points}


def rule_point_text(words: Words, described: Mapping[str, Any], value: Any) -> str:
    """Return a rule point's answer as a person reads it."""
    if value == "not-stated":
        return words.phrase("not-stated")
    if described["kind"] == "choice":
        return words.pick(described["answers"][value])
    if described["kind"] == "several":
        return " · ".join(words.pick(described["answers"][each]) for each in value) or words.phrase("none")
    if described["kind"] == "places":
        return " / ".join(f"{place:+d}" for place in value)
    return f"{value}P" if described["kind"] == "p" else words.number(value)


def diff(one: Rulebook, other: Rulebook) -> dict[str, Any]:
    """Return what differs between two composed rulebooks: fouls whose rows differ, rule points, values, lateness."""
    return {
        "fouls": [
            foul
            for foul, entry in one.content["fouls"].items()
            if outcomes(entry) != outcomes(other.content["fouls"][foul])
        ],
        "rule_points": [
            {"id": point, "one": value, "other": other.content["rule_points"].get(point)}
            for point, value in one.content["rule_points"].items()
            if value != other.content["rule_points"].get(point)
        ],
        "values": one.content["values"] != other.content["values"],
        "lateness": _bands(one) != _bands(other),
    }


def outcomes(entry: Mapping[str, Any]) -> list[Any]:
    """Return a foul's rows without their names and sources: what they ask and lead to."""
    return [
        [row["when"], row["reading"], row["then"], sorted(row["effects"]), row.get("range")] for row in entry["rows"]
    ]


def _bands(book: Rulebook) -> Any:
    return {who: clock["bands"] for who, clock in book.lateness.items()}
