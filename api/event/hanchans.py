"""Hanchans: four players at a table for one game."""

from __future__ import annotations

from datetime import UTC
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Connection, Row

from api.event.hanchans_schemas import Hanchan, HanchanList, HanchanRequest
from api.frame import resources
from api.frame.blueprint import Blueprint
from api.frame.problems import refuse_field
from api.frame.shapes import IN_TOURNAMENT, PageQuery
from models.event import hanchans
from models.journal.journal import Journal
from models.ruling.hand import SEATS
from services.tournament.seating import check_seating, note_overlooked_fines

ORDERED = 7  # the version of UUID that sorts by time

blp = Blueprint("hanchans", description="Hanchans", url_prefix=IN_TOURNAMENT)


def _shape(row: Row[Any]) -> dict[str, Any]:
    seats = {seat: row._mapping[f"{seat}_id"] for seat in SEATS}
    return {"table": row.table_id, "round": row.round, "seats": seats, "started_at": row.started_at}


@blp.put("/hanchans/<uuid:hanchan_id>")
@blp.arguments(HanchanRequest)
@blp.answers(201, Hanchan)
@blp.answers(200, Hanchan, description="It was sent before: the same answer")
def put_hanchan(sent: dict[str, Any], tournament_id: UUID, hanchan_id: UUID) -> Response:
    """Seat four players at a table

    The id must be a UUIDv7: at one table the newer hanchan is the one with the higher id. Who has a fine to pay, here
    or in another tournament of the season, is not seated, unless `despite_fines` says why: that is journaled.
    """
    if hanchan_id.version != ORDERED:
        raise refuse_field("hanchan_id", "It is no UUIDv7, so nobody could tell which hanchan is newer.", "Make one.")
    started_at = sent.get("started_at")
    sent = {**sent, "started_at": None if started_at is None else started_at.astimezone(UTC)}

    def then(journal: Journal) -> None:
        if "despite_fines" in sent:
            note_overlooked_fines(journal, hanchan_id, sent)

    columns = {
        "table_id": sent["table"],
        "round": sent["round"],
        "started_at": sent["started_at"],
        **{f"{seat}_id": player for seat, player in sent["seats"].items()},
    }

    def check(connection: Connection, tournament_id: UUID) -> None:
        check_seating(connection, tournament_id, sent)

    return resources.put(
        hanchans.Hanchan, "hanchan.added", tournament_id, hanchan_id, sent, columns, _shape, check, then
    )


@blp.get("/hanchans/<uuid:hanchan_id>")
@blp.answers(200, Hanchan)
def get_hanchan(tournament_id: UUID, hanchan_id: UUID) -> Response:
    """A hanchan"""
    return resources.get(hanchans.Hanchan, "hanchan", tournament_id, hanchan_id, _shape)


@blp.get("/hanchans")
@blp.arguments(PageQuery, location="query")
@blp.answers(200, HanchanList)
def list_hanchans(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """Hanchans, by id"""
    return resources.page(hanchans.Hanchan, tournament_id, asked, _shape)
