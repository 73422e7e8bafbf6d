"""Printables: papers for the hall, as PDFs."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

import marshmallow as ma
from flask import Response

from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.frame.origin import origin
from api.frame.schemas import Query
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from api.money.receipts import BINARY, PDF
from api.reports.attachment import saved
from models.journal import log_keys
from services.exports.event import Event
from services.paper.document import Paper
from services.printables.lateness import lateness_paper
from services.printables.score_slips import score_slips
from services.printables.seating import seating_by_name, seating_by_table
from services.printables.standings import standings_paper
from services.reports.foul_card import foul_card
from services.reports.price_list import price_list
from services.reports.table_sheet import table_sheet

blp = Blueprint("printables", description="Papers for the hall as PDF", url_prefix=IN_TOURNAMENT)


@blp.get("/printables/tables.pdf")
@blp.arguments(Query, location="query")
@blp.answers(200, BINARY, content_type=PDF)
@blp.spoken
def draw_table_sheet(_: dict[str, Any], tournament_id: UUID) -> Response:
    """The QR codes of all tables, six to a page"""
    return _printed(tournament_id, "tables.pdf", lambda event, key: table_sheet(event, key, f"{origin()}/"))


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


SEATING = {"table": seating_by_table, "name": seating_by_name}


class SeatingQuery(Query):
    """How the seating is ordered."""

    by = ma.fields.String(
        load_default="table",
        validate=ma.validate.OneOf([*SEATING]),
        metadata={"description": "A page a round, or a list"},
    )


class SlipsQuery(Query):
    """Which slips."""

    round = ma.fields.String(
        load_default=None, validate=ma.validate.Length(max=40), metadata={"description": "All rounds without it"}
    )


@blp.get("/printables/seating.pdf")
@blp.arguments(SeatingQuery, location="query")
@blp.answers(200, BINARY, content_type=PDF)
@blp.spoken
def draw_seating(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """Who sits where: by table, a page a round for the wall, or by name, all rounds in a line"""
    by = asked["by"]
    return _printed(tournament_id, f"seating-by-{by}.pdf", lambda event, _: SEATING[by](event, f"{origin()}/"))


@blp.get("/printables/score-slips.pdf")
@blp.arguments(SlipsQuery, location="query")
@blp.answers(200, BINARY, content_type=PDF)
@blp.spoken
def draw_score_slips(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """Slips to write results on, four to a page, of a round or of all"""
    return _printed(tournament_id, "score-slips.pdf", lambda event, _: score_slips(event, asked["round"]))


@blp.get("/printables/standings.pdf")
@blp.arguments(Query, location="query")
@blp.answers(200, BINARY, content_type=PDF)
@blp.spoken
def draw_standings(_: dict[str, Any], tournament_id: UUID) -> Response:
    """The standings of players and teams; 409 without a scoring"""
    return _printed(tournament_id, "standings.pdf", lambda event, _: standings_paper(event))


@blp.get("/printables/lateness.pdf")
@blp.arguments(Query, location="query")
@blp.answers(200, BINARY, content_type=PDF)
@blp.spoken
def draw_lateness(_: dict[str, Any], tournament_id: UUID) -> Response:
    """Everybody who was late, how it ended and what it costs"""
    return _printed(tournament_id, "lateness.pdf", lambda event, _: lateness_paper(event, datetime.now(UTC)))


def _printed(tournament_id: UUID, name: str, make: Callable[[Event, str], tuple[Paper, bytes]]) -> Response:
    spoken = language()
    with read() as connection:
        event = Event(connection, tournament_id, spoken)
        key = log_keys.find(connection, tournament_id)
        paper, body = make(event, "" if key is None else str(log_keys.vkey(key, tournament_id)))
    return saved(body, PDF, (event.row.slug, event.row.name), paper.title, name)
