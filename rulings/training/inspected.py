"""A hand or a draw inspected for a card's question, if what the rulebook leaves open does not change the answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rulings.books.library import Library
from rulings.books.rulebook import Rulebook
from rulings.draws.inspect import inspect_draw
from rulings.hands.inspect import inspect_hand


def inspected(
    library: Library, book: Rulebook, card: Mapping[str, Any], answer: Callable[[Mapping[str, Any], Any], str | None]
) -> tuple[str, Any] | None:
    """Return the right choice and the inspection. Raises what inspecting raises."""
    found = _inspect(library, book, card, {})
    right = answer(card, found)
    others = (
        _inspect(library, book, card, {point: other}) for point, other in _answered_otherwise(library, found["assumed"])
    )
    if right is None or any(answer(card, other) != right for other in others):
        return None
    return right, found


def _inspect(library: Library, book: Rulebook, card: Mapping[str, Any], chosen: Mapping[str, Any]) -> Any:
    if "hand" in card:
        return inspect_hand(library, book, card["hand"], chosen)
    return inspect_draw(library, book, card["draw"], chosen)


def _answered_otherwise(library: Library, assumed: list[dict[str, Any]]) -> Iterator[tuple[str, Any]]:
    for point, answer in ((one["point"], one["answer"]) for one in assumed):
        described = library.catalogue["rule_points"][point]
        answers = list(described["answers"])
        for other in [[], answers] if described["kind"] == "several" else answers:
            if other != answer:
                yield point, other
