"""How hands end: it judges the rulings that were deferred at the table, all of them or none."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Connection, Row

from api.access.auth import official
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.frame.problems import Problem
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT, TableQuery
from api.frame.store import read, write
from api.rulings.hand_ends_schemas import DeferredList, HandEnd, HandEndRequest
from models.journal.journal import Journal
from models.ruling import dead_hands, hand_ends, rulings
from models.ruling.hand import columns_of
from services.idempotency import refuse_other
from services.ruling import serialise
from services.ruling.deferred import close, waiting
from services.ruling.judge_hand import judge_all
from services.ruling.known_facts import hand_named
from services.ruling.references import check_place

blp = Blueprint("hand-ends", description="Ends of hands, and what waits for them", url_prefix=IN_TOURNAMENT)


@blp.put("/hand-ends/<uuid:hand_end_id>")
@blp.arguments(HandEndRequest)
@blp.answers(201, HandEnd)
@blp.answers(200, HandEnd, description="It was sent before: the same answer")
@blp.spoken
def end_hand(sent: dict[str, Any], tournament_id: UUID, hand_end_id: UUID) -> Response:
    """Say how a hand ended

    Every ruling that waits at the table for this hand is judged; when a fact is missing the answer names the ruling
    and the fact, and nothing is closed. Declarations of dead hands are cleared. A hand of a hanchan ends once, unless
    a chonbo ended it first: a second end is a 409 that names the first.
    """
    lang = language()
    place = (sent["table"], sent.get("hanchan"), hand_named(sent))
    with write() as connection:
        journal = Journal(connection, tournament_id, official().id, datetime.now(UTC))
        row = hand_ends.find(connection, tournament_id, hand_end_id)
        if row is not None:
            refuse_other(row.request, sent)
            return send(_answer(connection, row, lang))
        check_place(connection, tournament_id, sent)
        _refuse_ended(connection, tournament_id, sent)
        judged = judge_all(connection, waiting(connection, tournament_id, *place), sent, lang)
        hand_ends.record(journal, _columns(hand_end_id, sent))
        for ruling, decision in judged:
            close(journal, ruling, decision, hand_end=hand_end_id)
        dead_hands.clear(journal, place[0], "hand-end", *place[1:])
        row = hand_ends.find(connection, tournament_id, hand_end_id)
        assert row is not None, "just recorded"  # noqa: S101 -- for the type checker
        return send(_answer(connection, row, lang), 201)


@blp.get("/hand-ends/<uuid:hand_end_id>")
@blp.answers(200, HandEnd)
@blp.spoken
def get_hand_end(tournament_id: UUID, hand_end_id: UUID) -> Response:
    """The end of a hand, and the rulings it closed"""
    lang = language()
    with read() as connection:
        row = hand_ends.find(connection, tournament_id, hand_end_id)
        if row is None:
            raise Problem(404, "This tournament has no such end of a hand.")
        return send(_answer(connection, row, lang))


@blp.get("/deferred")
@blp.arguments(TableQuery, location="query")
@blp.answers(200, DeferredList)
def list_deferred(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """The rulings that wait at a table, oldest first, and what judges or drops them"""
    with read() as connection:
        rows = rulings.deferred_at_table(connection, tournament_id, asked["table"])
    return send({"items": [_waiting(row) for row in rows]})


def _refuse_ended(connection: Connection, tournament_id: UUID, sent: dict[str, Any]) -> None:
    """Raise a 409 problem when this hand of the hanchan has ended: what waits now is of another hand."""
    hand = hand_named(sent)
    if hand is None or "hanchan" not in sent:
        return
    row = hand_ends.ended(connection, tournament_id, sent["hanchan"], hand)
    if row is not None:
        detail = f"This hand has ended already ({row.how}, {row.id}): name the hand that ended now, with its counters."
        raise Problem(409, detail, slug="already-ended", hand_end=row.id)


def _waiting(row: Row[Any]) -> dict[str, Any]:
    return {**row.list_item, "deferred": row.decision["deferred"]}


def _columns(identity: UUID, sent: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": identity,
        "table_id": sent["table"],
        "hanchan_id": sent.get("hanchan"),
        **columns_of(hand_named(sent)),
        "how": sent["how"],
        "winners": sent.get("winners", []),
        "device_at": sent.get("device_at"),
        "hands": sent.get("hands", {}),
        "request": sent,
    }


def _answer(connection: Connection, row: Row[Any], lang: str) -> dict[str, Any]:
    closed = rulings.closed_by(connection, row.tournament_id, row.id)
    left = rulings.deferred_at_table(connection, row.tournament_id, row.table_id)
    return {
        "id": row.id,
        "table": row.table_id,
        "hanchan": row.hanchan_id,
        "hand": serialise.hand(row._mapping),
        "how": row.how,
        "winners": row.winners,
        "hands": row.hands,
        "quads": row.request.get("quads", {}),
        "official": row.official_id,
        "device_at": row.device_at,
        "server_at": row.server_at,
        "closed": [
            {"ruling": one.id, "kind": one.kind, "status": one.status, "decision": _final(one, lang)} for one in closed
        ],
        "still_waiting": [_waiting(one) for one in left],
    }


def _final(row: Row[Any], lang: str) -> Any:
    return serialise.spoken(row.final_decision, lang)
