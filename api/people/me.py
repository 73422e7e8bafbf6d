"""Who calls: a phone that was let in by a link learns as whom."""

from __future__ import annotations

from uuid import UUID

from flask import Response

from api.access.auth import official
from api.frame.blueprint import Blueprint
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from api.people.officials_schemas import Official
from services.people.officials import get_official

blp = Blueprint("me", description="Officials", url_prefix=IN_TOURNAMENT)


@blp.get("/officials/me")
@blp.answers(200, Official)
def get_me(tournament_id: UUID) -> Response:
    """The official who calls"""
    with read() as connection:
        return send(get_official(connection, tournament_id, official().id))
