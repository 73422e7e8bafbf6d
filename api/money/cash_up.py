"""The cash-up: what was taken on a day, and what was counted."""

from __future__ import annotations

from datetime import date
from typing import TypedDict
from uuid import UUID

from flask import Response

from api.access.command import command
from api.frame.blueprint import Blueprint
from api.frame.responses import send, send_put
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from api.money.cash_up_schemas import CashCount, CashCountRequest, CashUp, CashUpQuery
from services.ledger import cash_up
from services.ledger.cash_up import NewCount

blp = Blueprint("cash-up", description="Cash-up", url_prefix=IN_TOURNAMENT)


class Asked(TypedDict, total=False):
    """Which day."""

    day: date


@blp.get("/cash-up")
@blp.arguments(CashUpQuery, location="query")
@blp.answers(200, CashUp)
def show_cash_up(asked: Asked, tournament_id: UUID) -> Response:
    """What was taken on a day, by method and by whom, beside what was counted

    A day is one of the tournament's time zone. What was withdrawn was never taken; what was handed back is taken off.
    """
    with read() as connection:
        return send(cash_up.cash_up(connection, tournament_id, asked.get("day")))


@blp.put("/cash-counts/<uuid:count_id>")
@blp.arguments(CashCountRequest)
@blp.answers(201, CashCount)
@blp.answers(200, CashCount, description="It was sent before: the same answer")
def count_cash(sent: NewCount, tournament_id: UUID, count_id: UUID) -> Response:
    """Say what was handed over or counted of a day's payments

    Another count of the same names the one that it `replaces`, and says why; both stay in the journal.
    """
    with command(tournament_id) as journal:
        return send_put(*cash_up.put_count(journal, count_id, sent))
