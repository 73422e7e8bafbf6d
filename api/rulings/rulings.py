"""Rulings: issued, read, listed, withdrawn. To amend one, issue another that names it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

import orjson
from flask import Response

from api.access.auth import official
from api.access.command import command
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.frame.problems import Problem
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read, write
from api.rulings.rulings_schemas import CALL, Ruling, RulingList, RulingRequest, RulingsQuery, WithdrawalRequest
from models.ruling import rulings
from services.ruling import list as ruling_list
from services.ruling import request as ruling_request
from services.ruling import serialise
from services.ruling.issue import issue, withdraw

blp = Blueprint("rulings", description="Rulings", url_prefix=IN_TOURNAMENT)


@blp.put("/rulings/<uuid:ruling_id>")
@blp.arguments(RulingRequest, example=CALL)
@blp.answers(201, Ruling)
@blp.answers(200, Ruling, description="The same ruling was sent before: the same answer")
@blp.spoken
def issue_ruling(call: ruling_request.RulingRequest, tournament_id: UUID, ruling_id: UUID) -> Response:
    """Issue a ruling

    The server decides, stores and journals it in one transaction: once answered, it is on disk. Missing facts, and
    matters that the book leaves to the referee without `issued`, are refused with the questions; nothing is stored.
    The same body again gives the same answer, another body for the same id a 409 that shows both. Where hanchan and
    hand are named the seat follows from them. A foul that already waits for the end of the same hand is a 409 that
    names the ruling: amend or withdraw that one. What is deferred and arrives after its hand has ended is judged by
    that end at once. A ruling that was escalated is amended by a decision on the escalation alone.
    """
    lang = language()
    with write() as connection:
        is_new = issue(connection, official(), ruling_id, call, datetime.now(UTC), lang)
    return _answer(tournament_id, ruling_id, lang, 201 if is_new else 200)


@blp.get("/rulings/<uuid:ruling_id>")
@blp.answers(200, Ruling)
@blp.spoken
def read_ruling(tournament_id: UUID, ruling_id: UUID) -> Response:
    """A ruling as it was made, and what became of it"""
    return _answer(tournament_id, ruling_id, language())


@blp.get("/rulings")
@blp.arguments(RulingsQuery, location="query")
@blp.answers(200, RulingList)
def list_rulings(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """Rulings, newest first, by table, hanchan, offender, official, foul, kind, status and time"""
    after, limit = asked.pop("after", None), asked.pop("limit")
    asked.pop("lang", None)
    with read() as connection:
        listed = ruling_list.list_rulings(connection, tournament_id, asked, after, limit)
    following = listed.last if listed.number == limit else None
    # The items are JSON already: joined, they need not be read and written again.
    body = f'{{"items":[{listed.items}],"next":{orjson.dumps(following).decode()}}}'
    return Response(body, content_type="application/json")


@blp.put("/rulings/<uuid:ruling_id>/withdrawal")
@blp.arguments(WithdrawalRequest)
@blp.answers(200, Ruling)
@blp.spoken
def withdraw_ruling(sent: dict[str, Any], tournament_id: UUID, ruling_id: UUID) -> Response:
    """Withdraw a ruling

    It stays in the log, but no longer counts; a dead-hand declaration that it made goes with it. One that was
    escalated is changed by a decision alone.
    """
    lang = language()
    with command(tournament_id) as journal:
        withdraw(journal, official(), ruling_id, sent["reason"])
    return _answer(tournament_id, ruling_id, lang)


def _answer(tournament_id: UUID, ruling_id: UUID, lang: str, status: int = 200) -> Response:
    """Answer with a stored ruling, read after any writing has ended: other writers do not wait for this."""
    with read() as connection:
        row = rulings.find(connection, tournament_id, ruling_id)
        if row is None:
            raise Problem(404, "This tournament has no such ruling.")
        return send(serialise.ruling(connection, row, lang), status)
