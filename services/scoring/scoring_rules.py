"""What a tournament's hanchans are scored by: its rulebook, and a director's word where the book is silent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.event import scorings, tournaments
from rulings import Rulebook
from rulings.books.options import check_uma
from rulings.scores.scoring import NUMBERS, Scoring, scoring, stated
from services.errors import Conflict, Invalid, field_error
from services.rulebook_revisions import find_rulebook


def book_of(connection: Connection, tournament_id: UUID) -> Rulebook:
    """The rulebook that the tournament plays under now."""
    tournament = tournaments.find(connection, tournament_id)
    assert tournament is not None, "the token belongs to it"  # noqa: S101 -- for the type checker
    book = find_rulebook(connection, tournament.revision)
    assert book is not None, "a tournament names a revision that is kept"  # noqa: S101 -- for the type checker
    return book


def chosen(connection: Connection, tournament_id: UUID) -> dict[str, Any]:
    """What a director chose."""
    return scorings.chosen(scorings.find(connection, tournament_id))


def required(connection: Connection, tournament_id: UUID) -> Scoring:
    """The scoring that holds; Conflict where neither the rulebook nor a director says it."""
    book = book_of(connection, tournament_id)
    rules = scoring(book, chosen(connection, tournament_id))
    if rules is None:
        detail = f"What was read of {book.id} doesn't say how a hanchan is scored: a director says it at PUT …/scoring."
        raise Conflict(detail)
    return rules


def check(book: Rulebook, sent: Mapping[str, Any]) -> dict[str, Any]:
    """What is to be kept of a director's choice; a problem for what the book states otherwise, or still lacks."""
    known = stated(book)
    mistakes = []
    for name in NUMBERS:
        if name in known and sent.get(name, known[name]) != known[name]:
            message = f"The tournament's rulebook states {known[name]}."
            mistakes.append(field_error(name, message, "Leave it out, or choose another rulebook or option."))
        if name not in known and name not in sent:
            mistakes.append(field_error(name, "Missing data: the tournament's rulebook doesn't state it.", "Add it."))
    if mistakes:
        raise Invalid(errors=mistakes)
    kept = {name: sent[name] for name in NUMBERS if name not in known}
    return {**kept, "uma": check_uma("uma", kept["uma"])} if "uma" in kept else kept
