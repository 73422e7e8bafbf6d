"""Erasures: personal data that is taken out of a tournament when it is over."""

from __future__ import annotations

from uuid import UUID

from flask import Response

from api.access.command import command
from api.frame.blueprint import Blueprint
from api.frame.responses import send, send_put
from api.frame.shapes import IN_TOURNAMENT, PageQuery
from api.frame.store import read
from api.people.erasures_schemas import Erasure, ErasureList, ErasureRequest
from services.pages import PageRequest
from services.people import erasures

blp = Blueprint("erasures", description="Personal data, taken out", url_prefix=IN_TOURNAMENT)


@blp.put("/erasures/<uuid:erasure_id>")
@blp.arguments(ErasureRequest)
@blp.answers(201, Erasure)
@blp.answers(200, Erasure, description="It was sent before: the same answer")
def erase(sent: erasures.NewErasure, tournament_id: UUID, erasure_id: UUID) -> Response:
    """Take out what tells who the players were, for good

    Rulings, penalties, results and the chain of the journal stay; players are numbers from then on, in every entry.
    It can't be undone, and a backup made before still has it all. One that would take nothing out is refused, since all
    phones read the log anew after one.
    """
    with command(tournament_id) as journal:
        return send_put(*erasures.put_erasure(journal, erasure_id, sent))


@blp.get("/erasures")
@blp.arguments(PageQuery, location="query")
@blp.answers(200, ErasureList)
def list_erasures(asked: PageRequest, tournament_id: UUID) -> Response:
    """What was taken out, and when"""
    with read() as connection:
        return send(erasures.list_erasures(connection, tournament_id, asked))
