"""Who calls: a phone that was let in by a link learns as whom."""

from __future__ import annotations

from uuid import UUID

from flask import Response

from api.auth import official
from api.blueprint import Blueprint
from api.ruling.answers import send
from api.store import read
from api.tournament import members
from api.tournament.officials import shape
from api.tournament.officials_schemas import Official as OfficialSchema
from api.tournament.shapes import IN_TOURNAMENT
from models import official_numbers
from models.officials import Official

blp = Blueprint("me", description="Officials", url_prefix=IN_TOURNAMENT)


@blp.get("/officials/me")
@blp.answers(200, OfficialSchema)
def get_me(tournament_id: UUID) -> Response:
    """The official who calls"""
    with read() as connection:
        row = members.find(connection, Official, "official", tournament_id, official().id)
        return send(shape(row, official_numbers.numbers(connection, tournament_id)))
