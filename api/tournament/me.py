"""Whose token it is: a phone that joined by a link learns who holds it."""

from __future__ import annotations

from uuid import UUID

from flask import Response

from api.auth import ROLES, official, require
from api.blueprint import Blueprint
from api.ruling.answers import send
from api.store import read
from api.tournament.officials import shape
from api.tournament.officials_schemas import Official
from api.tournament.shapes import IN_TOURNAMENT
from models import official_numbers

blp = Blueprint("me", description="Officials", url_prefix=IN_TOURNAMENT)


@blp.get("/officials/me")
@require(*ROLES)
@blp.answers(200, Official)
def get_me(tournament_id: UUID) -> Response:
    """The official whose token this is"""
    with read() as connection:
        return send(shape(official(), official_numbers.numbers(connection, tournament_id)))
