"""Printables: papers for the hall, as PDFs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from uuid import UUID

from flask import Response, request

from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.frame.schemas import Query
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from api.money.receipts import BINARY, PDF
from api.reports.attachment import saved
from models.journal import log_keys
from services.exports.event import Event
from services.paper.document import Paper
from services.reports.foul_card import foul_card
from services.reports.price_list import price_list
from services.reports.table_sheet import table_sheet

blp = Blueprint("printables", description="Papers for the hall as PDF", url_prefix=IN_TOURNAMENT)


@blp.get("/printables/tables.pdf")
@blp.arguments(Query, location="query")
@blp.answers(200, BINARY, content_type=PDF)
@blp.spoken
def draw_table_sheet(_: dict[str, Any], tournament_id: UUID) -> Response:
    """The QR codes of all tables, six to a page, on the server that is asked"""
    return _printed(tournament_id, "tables.pdf", lambda event, key: table_sheet(event, key, request.host_url))


@blp.get("/printables/foul-card.pdf")
@blp.arguments(Query, location="query")
@blp.answers(200, BINARY, content_type=PDF)
@blp.spoken
def draw_foul_card(_: dict[str, Any], tournament_id: UUID) -> Response:
    """Every foul of the tournament's rulebook with when it costs what, on one page where that can be read"""
    return _printed(tournament_id, "foul-card.pdf", lambda event, _: foul_card(event, event.rulebook))


@blp.get("/printables/penalties.pdf")
@blp.arguments(Query, location="query")
@blp.answers(200, BINARY, content_type=PDF)
@blp.spoken
def draw_price_list(_: dict[str, Any], tournament_id: UUID) -> Response:
    """What each foul costs, to hang up for everybody"""
    return _printed(tournament_id, "penalties.pdf", lambda event, key: price_list(event, key, event.rulebook))


def _printed(tournament_id: UUID, name: str, make: Callable[[Event, str], tuple[Paper, bytes]]) -> Response:
    spoken = language()
    with read() as connection:
        event = Event(connection, tournament_id, spoken)
        key = log_keys.find(connection, tournament_id)
        paper, body = make(event, "" if key is None else str(log_keys.vkey(key, tournament_id)))
    return saved(body, PDF, (event.row.slug, event.row.name), paper.title, name)
