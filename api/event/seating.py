"""Seating of whole rounds: proposed, and applied."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Response

from api.access.command import command
from api.access.heavy_requests import place_for
from api.event.seating_schemas import Proposal, ProposalRequest, Seating, SeatingRequest
from api.frame.blueprint import Blueprint
from api.frame.responses import send, send_put
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from services.tournament import seating_proposals, seatings
from services.tournament.seatings import NewSeating

blp = Blueprint("seating", description="Seating of whole rounds", url_prefix=IN_TOURNAMENT)


@blp.post("/seating/proposal")
@blp.arguments(ProposalRequest)
@blp.answers(200, Proposal)
def propose_seating(sent: Any, tournament_id: UUID) -> Response:
    """Rounds in which nobody meets twice where that is possible; nothing is written

    Teammates are kept apart, winds and tables are even, and `achieved` says how well it went, `warnings` what fell
    short. The same request gives the same rounds; another `seed` gives others. Where a tournament goes on, the same
    seed continues the rounds that it began. A director applies them by `PUT …/seatings/{id}`.
    """
    with place_for("seating"):
        with read() as connection:
            gathered = seating_proposals.gather(connection, tournament_id, sent)
        return send(seating_proposals.propose(gathered, sent["seconds"]))


@blp.put("/seatings/<uuid:seating_id>")
@blp.arguments(SeatingRequest)
@blp.answers(201, Seating)
@blp.answers(200, Seating, description="It was sent before: the same answer")
def put_seating(sent: NewSeating, tournament_id: UUID, seating_id: UUID) -> Response:
    """Seat whole rounds, and say when they begin

    All of it or nothing: whatever can't be seated is named with its path. Who has a fine to pay is seated and
    named in `debts`: they do not play before they have paid, or a director lets them.
    """
    with command(tournament_id) as journal:
        return send_put(*seatings.put_seating(journal, seating_id, sent))
