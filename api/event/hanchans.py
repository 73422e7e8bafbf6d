"""Hanchans: four players at a table for one game."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Response

from api.access.command import command
from api.event.hanchans_schemas import Hanchan, HanchanList, HanchanRequest
from api.frame.blueprint import Blueprint
from api.frame.responses import send, send_put
from api.frame.shapes import IN_TOURNAMENT, PageQuery
from api.frame.store import read
from services.members import get_member, list_members
from services.pages import PageRequest
from services.tournament import hanchans
from services.tournament.hanchans import HANCHAN

blp = Blueprint("hanchans", description="Hanchans", url_prefix=IN_TOURNAMENT)


@blp.put("/hanchans/<uuid:hanchan_id>")
@blp.arguments(HanchanRequest)
@blp.answers(201, Hanchan)
@blp.answers(200, Hanchan, description="It was sent before: the same answer")
def put_hanchan(sent: dict[str, Any], tournament_id: UUID, hanchan_id: UUID) -> Response:
    """Seat four players at a table

    The id must be a UUIDv7: at one table the newer hanchan is the one with the higher id. Who has a fine to pay, here
    or in another tournament of the season, is not seated, unless `despite_fines` says why: that is journaled.
    """
    with command(tournament_id) as journal:
        return send_put(*hanchans.put_hanchan(journal, hanchan_id, sent))


@blp.get("/hanchans/<uuid:hanchan_id>")
@blp.answers(200, Hanchan)
def get_hanchan(tournament_id: UUID, hanchan_id: UUID) -> Response:
    """A hanchan"""
    with read() as connection:
        return send(get_member(connection, HANCHAN, tournament_id, hanchan_id))


@blp.get("/hanchans")
@blp.arguments(PageQuery, location="query")
@blp.answers(200, HanchanList)
def list_hanchans(asked: PageRequest, tournament_id: UUID) -> Response:
    """Hanchans, by id"""
    with read() as connection:
        return send(list_members(connection, HANCHAN, tournament_id, asked))
