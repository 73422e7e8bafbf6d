"""The end of a hand: it decides every ruling that waits at the table, or none while a fact is missing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any, NotRequired, TypedDict
from uuid import UUID

from sqlalchemy import Connection

from models.event import tournaments
from models.journal.journal import Journal
from models.ruling import dead_hands, hand_ends, rulings
from models.ruling.hand import Hand, columns_of, hand_of
from models.ruling.hand_ends import HandEnd
from models.ruling.rulings import Ruling
from rulings import RuleError
from rulings.engine.shapes import Decision
from services.errors import Conflict, Invalid, NotFound, invalid_field
from services.idempotency import check_same_body
from services.rulebook_revisions import require_rulebook
from services.ruling.decide import questions
from services.ruling.deferred import close, decide_finally, facts_asked, list_waiting
from services.ruling.known_facts import NOTEN
from services.ruling.present_names import PresentNames
from services.ruling.references import check_place
from services.ruling.request import AtTable, HandNumber
from services.ruling.serialise import hand as hand_answer
from services.ruling.serialise import localise
from services.ruling.situation import hand_named

OF_NOBODY = ("exhaustive-draw", "four-riichi", "abortive-draw", "chonbo")
Decisions = list[tuple[Ruling, Decision]]


class NextHand(HandNumber):
    """The hand that the official says comes next, and the riichi sticks that lie on the table before it."""

    deposits: int


class HowEnded(TypedDict):
    """How a hand ended: who won, what hands in riichi showed and whether quads after riichi were valid, by seat.

    `riichi` and, at an exhaustive draw, `tenpai`: those seats. `answers`: ruling → further facts that judging it needs.
    """

    how: str
    winners: NotRequired[list[str]]
    riichi: NotRequired[list[str]]
    tenpai: NotRequired[list[str]]
    hands: NotRequired[dict[str, str]]
    quads: NotRequired[dict[str, str]]
    answers: NotRequired[dict[str, dict[str, Any]]]


class NewHandEnd(AtTable, HowEnded):
    """The end of a hand, at a table."""

    next: NotRequired[NextHand]
    device_at: NotRequired[datetime]


def decide_waiting(connection: Connection, rows: Iterable[Ruling], end: HowEnded, language: str) -> Decisions:
    """Decide each waiting ruling.

    Raises Invalid that names, for every ruling that needs one, the missing fact: `answers.<ruling>.<fact>`.
    """
    decisions: Decisions = []
    errors: list[Mapping[str, str]] = []
    asked: dict[str, Any] = {}
    rows = list(rows)
    _check_answers(end.get("answers", {}), rows)
    for row in rows:
        decision = decide_by_end(connection, row, end)
        if decision["status"] == "needs-facts":
            missing = questions(decision, language, f"answers.{row.id}")
            errors += missing.errors
            asked[str(row.id)] = missing.members["questions"]
        decisions.append((row, decision))
    if errors:
        detail = "What waits at this table can't be judged yet: nothing is closed. See errors."
        raise Invalid(detail, slug="needs-facts", errors=errors, questions=asked)
    return decisions


def decide_by_end(connection: Connection, row: Ruling, end: HowEnded) -> Decision:
    """Decide a waiting ruling by how the hand ended; the status is needs-facts while a fact is missing.

    Raises RuleError naming the field of `end` that does not fit.
    """
    asked = facts_asked(connection, row)
    facts = {**_known_facts(connection, row), **_facts_of_end(row, end)}
    wanted = {name: value for name, value in facts.items() if name in asked}
    answered = end.get("answers", {}).get(str(row.id), {})
    try:
        return decide_finally(connection, row, {**wanted, **answered})
    except RuleError as error:
        path = f"answers.{row.id}.{error.field.removeprefix('facts.')}"
        raise RuleError(path, error.message, error.cure) from None


def _known_facts(connection: Connection, row: Ruling) -> dict[str, Any]:
    """Say that a hand which nobody declared dead is not noten for that reason."""
    if row.seat is None:
        return {}
    where = (row.tournament_id, row.table_id, row.seat, row.ruled_at, row.hanchan_id, hand_of(row))
    if dead_hands.list_held(connection, *where):
        return {}
    return {NOTEN: False}


def _facts_of_end(row: Ruling, end: HowEnded) -> dict[str, Any]:
    """Derive this ruling's facts from the end of the hand, as far as its seat is known."""
    if row.seat is None:
        return {} if end["how"] == "win" else {"hand_end": end["how"]}
    won = "own-win" if row.seat in end.get("winners", []) else "other-win"
    facts = {
        "hand_end": won if end["how"] == "win" else end["how"],
        "riichi_hand": end.get("hands", {}).get(row.seat),
        "quad_valid": {"valid": True, "invalid": False}.get(end.get("quads", {}).get(row.seat, "")),
    }
    return {name: value for name, value in facts.items() if value is not None}


def _check_answers(answers: Mapping[str, Any], rows: list[Ruling]) -> None:
    for identity in answers.keys() - {str(row.id) for row in rows}:
        raise RuleError(
            f"answers.{identity}", "This ruling does not wait at this table for this hand.", "Leave it out."
        )


def put_hand_end(journal: Journal, hand_end_id: UUID, end: NewHandEnd, language: str) -> tuple[dict[str, Any], bool]:
    """Record how a hand ended, decide what waits for it, and clear its dead hands; return the end's answer, and
    whether it is new.

    Raises Invalid when the place is unknown or a fact is missing, Conflict when this hand has ended already and for
    another body under the same id.
    """
    row = hand_ends.find(journal.connection, journal.tournament_id, hand_end_id)
    if row is not None:
        check_same_body(row.request, end)
        return serialise(journal.connection, row, language), False
    _end_hand(journal, hand_end_id, end, language)
    return get_hand_end(journal.connection, journal.tournament_id, hand_end_id, language), True


def get_hand_end(connection: Connection, tournament_id: UUID, hand_end_id: UUID, language: str) -> dict[str, Any]:
    """Return the answer of a hand's end. Raises NotFound."""
    row = hand_ends.find(connection, tournament_id, hand_end_id)
    if row is None:
        raise NotFound("This tournament has no such end of a hand.")
    return serialise(connection, row, language)


def list_deferred(connection: Connection, tournament_id: UUID, table_id: UUID) -> list[dict[str, Any]]:
    """Return the rulings that wait at a table, oldest first, with what they wait for."""
    names = PresentNames(connection, tournament_id)
    return [_serialise_waiting(row, names) for row in rulings.deferred_at_table(connection, tournament_id, table_id)]


def _end_hand(journal: Journal, hand_end_id: UUID, end: NewHandEnd, language: str) -> None:
    connection, tournament_id = journal.connection, journal.tournament_id
    hand = hand_named(end)
    place = (end["table"], end.get("hanchan"), hand)
    check_place(connection, tournament_id, end)
    _check_how(connection, tournament_id, end["how"])
    _check_next(hand, end.get("next"))
    _check_not_ended(connection, tournament_id, end.get("hanchan"), hand)
    decisions = decide_waiting(connection, list_waiting(connection, tournament_id, *place), end, language)
    hand_ends.record(journal, _columns(hand_end_id, end))
    for ruling, decision in decisions:
        close(journal, ruling, decision, hand_end=hand_end_id)
    dead_hands.clear(journal, end["table"], "hand-end", end.get("hanchan"), hand)


def _check_how(connection: Connection, tournament_id: UUID, how: str) -> None:
    """Raise Invalid for an end that the tournament's rulebook does not know, such as an abortive draw."""
    book = require_rulebook(connection, tournaments.require(connection, tournament_id).revision)
    known = ["win", *(end for end in book.facts["hand_end"]["answers"] if end in OF_NOBODY)]
    if how not in known:
        message = "No hand ends so under this tournament's rulebook."
        raise invalid_field("how", message, f"Write one of: {', '.join(known)}.")


def _check_next(hand: Hand | None, following: NextHand | None) -> None:
    """Raise Invalid for a next hand that is played before the one that ended. A re-deal is the same hand."""
    if hand and following and hand.order(Hand(following["wind"], following["number"], following["counters"])) > 0:
        raise invalid_field("next", "This hand is played before the one that ended.", "Name the same or a later one.")


def _check_not_ended(connection: Connection, tournament_id: UUID, hanchan: UUID | None, hand: Hand | None) -> None:
    """Raise Conflict when this hand of the hanchan has ended: what waits now is of another hand."""
    if hand is None or hanchan is None:
        return
    row = hand_ends.ended(connection, tournament_id, hanchan, hand)
    if row is not None:
        detail = f"This hand has ended already ({row.how}, {row.id}): name the hand that ended now, with its honba."
        raise Conflict(detail, slug="already-ended", hand_end=row.id)


def _columns(identity: UUID, end: NewHandEnd) -> dict[str, Any]:
    return {
        "id": identity,
        "table_id": end["table"],
        "hanchan_id": end.get("hanchan"),
        **columns_of(hand_named(end)),
        "how": end["how"],
        "winners": end.get("winners", []),
        "device_at": end.get("device_at"),
        "hands": end.get("hands", {}),
        "request": end,
    }


def serialise(connection: Connection, row: HandEnd, language: str) -> dict[str, Any]:
    """Make the answer of a stored end of a hand, with the rulings it closed and those that still wait."""
    closed = rulings.closed_by(connection, row.tournament_id, row.id)
    left = rulings.deferred_at_table(connection, row.tournament_id, row.table_id)
    names = PresentNames(connection, row.tournament_id)
    return {
        "id": row.id,
        "table": row.table_id,
        "hanchan": row.hanchan_id,
        "hand": hand_answer(row),
        "how": row.how,
        "winners": row.winners,
        "hands": row.hands,
        "quads": row.request.get("quads", {}),
        "riichi": row.request.get("riichi", []),
        "tenpai": row.request.get("tenpai"),
        "next": row.request.get("next"),
        "official": row.official_id,
        "device_at": row.device_at,
        "server_at": row.server_at,
        "withdrawn_at": row.withdrawn_at,
        "closed": [_closed(ruling, language) for ruling in closed],
        "still_waiting": [_serialise_waiting(ruling, names) for ruling in left],
    }


def _serialise_waiting(row: Ruling, names: PresentNames) -> dict[str, Any]:
    """Make the list item of a deferred ruling, with what it waits for."""
    return {**names.item(row.list_item), "deferred": row.decision["deferred"]}


def _closed(row: Ruling, language: str) -> dict[str, Any]:
    decision = localise(row.final_decision, language)
    return {"ruling": row.id, "kind": row.kind, "status": row.status, "decision": decision}
