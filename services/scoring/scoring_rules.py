"""What a tournament's hanchans are scored by: its rulebook, and a director's choice where the book is silent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.event import scorings, tournaments
from models.journal.journal import Journal
from rulings import Rulebook
from rulings.books.options import check_uma
from rulings.scores.scoring import NUMBERS, YAKITORI, Scoring, scoring, stated
from rulings.scores.substitutes import stated_substitute_points, substitute_points
from services.errors import Conflict, Invalid, field_error
from services.idempotency import check_replaces
from services.rulebook_revisions import require_rulebook

SUBSTITUTES = "substitute_points"


def book_of(connection: Connection, tournament_id: UUID) -> Rulebook:
    """Return the rulebook that the tournament plays under now."""
    return require_rulebook(connection, tournaments.require(connection, tournament_id).revision)


def chosen(connection: Connection, tournament_id: UUID) -> dict[str, Any]:
    """Return what a director chose."""
    return scorings.chosen(scorings.find(connection, tournament_id))


def require_scoring(connection: Connection, tournament_id: UUID) -> Scoring:
    """Return the scoring in force. Raises Conflict where neither the rulebook nor a director states it."""
    return scoring_under(connection, tournament_id, book_of(connection, tournament_id))


def scoring_under(connection: Connection, tournament_id: UUID, book: Rulebook) -> Scoring:
    """Return the scoring in force under the tournament's rulebook. Raises Conflict as `require_scoring` does."""
    rules = scoring(book, chosen(connection, tournament_id))
    if rules is None:
        detail = f"What was read of {book.id} doesn't say how a hanchan is scored: a director says it at PUT …/scoring."
        raise Conflict(detail, slug="not-scored")
    return rules


def choose_scoring(journal: Journal, sent: Mapping[str, Any]) -> dict[str, Any]:
    """Store a director's choice and why; return the answer. For whom substitutes count stays where it is left out.

    Raises Invalid for what the rulebook states otherwise, and for what is still missing, Conflict where another choice
    holds by now than the caller saw.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    book = book_of(connection, tournament_id)
    choice = _choice(book, sent)
    known, before = _stated(book), chosen(connection, tournament_id)
    stored = {name: value for name, value in before.items() if name not in (*known, SUBSTITUTES)}
    if SUBSTITUTES in choice:
        stored[SUBSTITUTES] = substitute_points(book, before)
    check_replaces(stored or None, sent["replaces"], choice)
    kept = {SUBSTITUTES: before[SUBSTITUTES]} if SUBSTITUTES in before else {}
    scorings.choose(journal, {**kept, **choice}, sent.get("reason"))
    return _answer(connection, tournament_id, book)


def answer_scoring(connection: Connection, tournament_id: UUID) -> dict[str, Any]:
    """Answer with what hanchans are scored by, and what of it the rulebook states."""
    return _answer(connection, tournament_id, book_of(connection, tournament_id))


def _answer(connection: Connection, tournament_id: UUID, book: Rulebook) -> dict[str, Any]:
    own = _stated(book)
    said = {**chosen(connection, tournament_id), **own}
    rules = scoring(book, said)
    paid = rules.yakitori_paid if rules and rules.yakitori else None
    choices = {**dict.fromkeys(NUMBERS), YAKITORI: 0, **said, SUBSTITUTES: substitute_points(book, said)}
    return {**choices, "yakitori_paid": paid, "by_rulebook": list(own), "revision": book.revision}


def _stated(book: Rulebook) -> dict[str, Any]:
    points = stated_substitute_points(book)
    return {**stated(book), **({} if points is None else {SUBSTITUTES: points})}


def _choice(book: Rulebook, sent: Mapping[str, Any]) -> dict[str, Any]:
    known = _stated(book)
    errors = []
    for name in (*NUMBERS, YAKITORI, SUBSTITUTES):
        if name in known and sent.get(name, known[name]) != known[name]:
            message = f"The tournament's rulebook states {known[name]}."
            errors.append(field_error(name, message, "Leave it out, or choose another rulebook or option."))
        if name in NUMBERS and name not in known and name not in sent:
            errors.append(field_error(name, "Missing data: the tournament's rulebook doesn't state it.", "Add it."))
    if errors:
        raise Invalid(errors=errors)
    kept = {name: sent[name] for name in (*NUMBERS, YAKITORI, SUBSTITUTES) if name in sent and name not in known}
    return {**kept, "uma": check_uma("uma", kept["uma"])} if "uma" in kept else kept
