"""The times that players kept while the arbiter was absent: a director confirms or dismisses each."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Connection, Row

from api.access.auth import official
from api.clocks.kept_times_schemas import KeptTimeAnswer, KeptTimeAnswerRequest, KeptTimeList, KeptTimesQuery
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem, refuse_field
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read, write
from models.event import kept_times
from models.journal.journal import Journal
from models.people.officials import Official
from services import lookup
from services.clocks import player_times
from services.clocks.record import record
from services.idempotency import same_or_conflict
from services.tournament.create import new_id

blp = Blueprint("kept times", description="Times that players kept", url_prefix=IN_TOURNAMENT)


@blp.get("/kept-times")
@blp.arguments(KeptTimesQuery, location="query")
@blp.answers(200, KeptTimeList)
def list_kept_times(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """The times that players kept at a hanchan, in the order in which they arrived"""
    with read() as connection:
        rows = kept_times.of_hanchan(connection, tournament_id, asked["hanchan"])
        return send({"items": [player_times.told(row) for row in rows]})


@blp.put("/kept-times/<uuid:kept_id>/answer")
@blp.arguments(KeptTimeAnswerRequest)
@blp.answers(201, KeptTimeAnswer)
@blp.answers(200, KeptTimeAnswer, description="It was sent before: the same answer")
def answer_kept_time(sent: dict[str, Any], tournament_id: UUID, kept_id: UUID) -> Response:
    """Confirm a time that a player kept, or dismiss it

    Confirmed, it becomes a timing of the moment in which the player kept it, and the clocks follow.
    """
    with write() as connection:
        journal = Journal(connection, tournament_id, official().id, datetime.now(UTC))
        row = kept_times.find(connection, tournament_id, kept_id)
        if row is None:
            raise Problem(404, "No player kept such a time.")
        answered = kept_times.find_answer(connection, tournament_id, kept_id)
        if answered is not None:
            same_or_conflict(answered, sent)
            return send(_answer(row))
        timing = _confirm(journal, row, sent) if sent["confirmed"] else None
        kept_times.answer(journal, kept_id, timing, sent.get("reason"), sent)
        return send(_answer(_found(connection, tournament_id, kept_id)), 201)


def _confirm(journal: Journal, row: Row[Any], sent: dict[str, Any]) -> UUID:
    """The id of the timing that counts since."""
    timing: dict[str, Any] = {"hanchan": row.hanchan_id, "what": row.what}
    if row.who == "arbiter":
        if "arbiter" not in sent:
            message = "The player said that the arbiter was meant, not who that is."
            raise refuse_field("arbiter", message, "Name an official of GET …/officials.")
        lookup.must_exist(journal.connection, Official, journal.tournament_id, "arbiter", sent["arbiter"], "official")
        timing["person"] = {"kind": "official", "id": sent["arbiter"]}
    elif "arbiter" in sent:
        raise refuse_field("arbiter", "This time is not about an arbiter.", "Leave it out.")
    if row.who == "player":
        timing["person"] = {"kind": "player", "id": row.player_id}
    identity = new_id()
    record(journal, official(), identity, timing, row.at, {"kept_time": row.id})
    return identity


def _found(connection: Connection, tournament_id: UUID, kept_id: UUID) -> Row[Any]:
    row = kept_times.find(connection, tournament_id, kept_id)
    assert row is not None, "just answered"  # noqa: S101 -- for the type checker
    return row


def _answer(row: Row[Any]) -> dict[str, Any]:
    return {**player_times.told(row), "timing": row.timing_id}
