"""How hands end: it judges the rulings that were deferred at the table, all of them or none."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Response

from api.access.auth import official
from api.access.command import command
from api.corrections.correction import PreviewRequest, correct, corrects
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.frame.responses import send, send_put
from api.frame.shapes import IN_TOURNAMENT, TableQuery
from api.frame.store import read
from api.rulings.hand_ends_schemas import DeferredList, HandEnd, HandEndRequest, HandEndWithdrawal
from models.journal.journal import Journal
from services.ruling import hand_end, hand_end_withdrawal
from services.ruling.hand_end import NewHandEnd

blp = Blueprint("hand-ends", description="Ends of hands, and what waits for them", url_prefix=IN_TOURNAMENT)


@blp.put("/hand-ends/<uuid:hand_end_id>")
@blp.arguments(HandEndRequest)
@blp.answers(201, HandEnd)
@blp.answers(200, HandEnd, description="It was sent before: the same answer")
@blp.spoken
def end_hand(sent: NewHandEnd, tournament_id: UUID, hand_end_id: UUID) -> Response:
    """Say how a hand ended

    Every ruling that waits at the table for this hand is judged; when a fact is missing the answer names the ruling
    and the fact, and nothing is closed. Declarations of dead hands are cleared. A hand of a hanchan ends once, unless
    a chonbo ended it first: a second end is a 409 that names the first.
    """
    lang = language()
    with command(tournament_id) as journal:
        return send_put(*hand_end.put_hand_end(journal, hand_end_id, sent, lang))


@blp.put("/hand-ends/<uuid:hand_end_id>/withdrawal")
@blp.arguments(HandEndWithdrawal)
@corrects(blp, HandEnd)
@blp.spoken
def withdraw_hand_end(sent: dict[str, Any], asked: PreviewRequest, tournament_id: UUID, hand_end_id: UUID) -> Response:
    """Withdraw the end of a hand that was recorded wrongly

    What it closed waits again, and what that charged is given back; dead hands that it cleared hold again.
    """
    lang, caller = language(), official()

    def withdraw(journal: Journal) -> dict[str, Any]:
        return hand_end_withdrawal.withdraw_hand_end(journal, caller, hand_end_id, sent["reason"], lang)

    return correct(asked, tournament_id, withdraw)


@blp.get("/hand-ends/<uuid:hand_end_id>")
@blp.answers(200, HandEnd)
@blp.spoken
def get_hand_end(tournament_id: UUID, hand_end_id: UUID) -> Response:
    """The end of a hand, and the rulings it closed"""
    lang = language()
    with read() as connection:
        return send(hand_end.get_hand_end(connection, tournament_id, hand_end_id, lang))


@blp.get("/deferred")
@blp.arguments(TableQuery, location="query")
@blp.answers(200, DeferredList)
def list_deferred(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """The rulings that wait at a table, oldest first, and what judges or drops them"""
    with read() as connection:
        return send({"items": hand_end.list_deferred(connection, tournament_id, asked["table"])})
