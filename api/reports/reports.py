"""Reports: one ruling, and a whole event, as PDFs."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response

from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.frame.problems import Problem
from api.frame.schemas import Query
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import log_trees, read
from api.money.receipts import BINARY, PDF
from api.reports.attachment import saved
from models.ruling import rulings
from services.exports.event import Event
from services.proofs.log import open_if_whole
from services.reports.incident import Incident
from services.reports.player_rulings import PlayerRulings
from services.reports.summary import Summary

blp = Blueprint("reports", description="Reports as PDF", url_prefix=IN_TOURNAMENT)


@blp.get("/rulings/<uuid:ruling_id>/report.pdf")
@blp.arguments(Query, location="query")
@blp.answers(200, BINARY, content_type=PDF)
@blp.spoken
def draw_incident_report(_: dict[str, Any], tournament_id: UUID, ruling_id: UUID) -> Response:
    """All that is known of a ruling, for who was not there

    Its codes hold number and hash of the journal's entry, as `shinpan audit verify --head` takes them, and a short
    proof; the whole one is attached as a file.
    """
    spoken = language()
    with read() as connection:
        row = rulings.find(connection, tournament_id, ruling_id)
        if row is None:
            raise Problem(404, "This tournament has no such ruling.")
        event = Event(connection, tournament_id, spoken)
        report = Incident(connection, event, row, open_if_whole(connection, log_trees(), tournament_id))
        body = report.drawn()
    return saved(body, PDF, (event.row.slug, event.row.name), report.paper.title, f"ruling-{row.journal_seq}.pdf")


@blp.get("/players/<uuid:player_id>/rulings.pdf")
@blp.arguments(Query, location="query")
@blp.answers(200, BINARY, content_type=PDF)
@blp.spoken
def draw_player_rulings(_: dict[str, Any], tournament_id: UUID, player_id: UUID) -> Response:
    """Everything that was ruled on a player, for an appeal: the list, the account, each ruling's report"""
    spoken = language()
    with read() as connection:
        event = Event(connection, tournament_id, spoken)
        if player_id not in event.holders["player"]:
            raise Problem(404, "This tournament has no such player.")
        log = open_if_whole(connection, log_trees(), tournament_id)
        report = PlayerRulings(connection, event, player_id, log)
        body = report.drawn()
    return saved(body, PDF, (event.row.slug, event.row.name), report.paper.title, f"player-{report.number}.pdf")


@blp.get("/report.pdf")
@blp.arguments(Query, location="query")
@blp.answers(200, BINARY, content_type=PDF)
@blp.spoken
def draw_event_report(_: dict[str, Any], tournament_id: UUID) -> Response:
    """The event: its rules, what was ruled and how often, fines, escalations, every ruling"""
    spoken = language()
    with read() as connection:
        event = Event(connection, tournament_id, spoken)
        report = Summary(connection, event, datetime.now(UTC))
        body = report.drawn()
    return saved(body, PDF, (event.row.slug, event.row.name), report.paper.title, "report.pdf")
