"""Who calls: a phone that was let in by a link learns as whom."""

from __future__ import annotations

from uuid import UUID

from flask import Response

from api.access.auth import official
from api.frame.blueprint import Blueprint
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from api.people.officials import shape
from api.people.officials_schemas import Official as OfficialSchema
from models.people import official_numbers
from models.people.officials import Official
from services import lookup

blp = Blueprint("me", description="Officials", url_prefix=IN_TOURNAMENT)


@blp.get("/officials/me")
@blp.answers(200, OfficialSchema)
def get_me(tournament_id: UUID) -> Response:
    """The official who calls"""
    with read() as connection:
        row = lookup.find(connection, Official, "official", tournament_id, official().id)
        return send(shape(row, official_numbers.numbers(connection, tournament_id)))
