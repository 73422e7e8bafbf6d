"""A tournament created by an account, whose director it is."""

from __future__ import annotations

from uuid import UUID

from flask import Response

from api.access.auth import account_caller
from api.account import schemas
from api.frame.blueprint import Blueprint
from api.frame.origin import add_link
from api.frame.responses import send, send_put
from api.frame.store import read, write
from services.account import tournaments
from services.tournament.copy import list_staying

blp = Blueprint("founding", description="Accounts")


@blp.put("/account/tournaments/<uuid:tournament_id>")
@blp.arguments(schemas.TournamentRequest)
@blp.answers(201, schemas.Founded)
@blp.answers(200, schemas.Founded, description="It was made before by this account")
def create_tournament(sent: tournaments.NewTournament, tournament_id: UUID) -> Response:
    """Make a tournament; the account is its director in each browser where it is signed in"""
    with write() as connection:
        answer, is_new = tournaments.put_tournament(connection, account_caller(), tournament_id, sent)
    return send_put({**answer, "links": [add_link(one) for one in answer["links"]]}, is_new)


@blp.get("/account/tournaments/<uuid:tournament_id>/staying")
@blp.answers(200, schemas.StayingPlayers)
def get_staying(tournament_id: UUID) -> Response:
    """Say which players a copy of this tournament leaves out: withdrawn, or only substitutes"""
    with read() as connection:
        return send({"items": list_staying(connection, tournament_id, account_caller().account_id)})
