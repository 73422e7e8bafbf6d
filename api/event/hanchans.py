"""Hanchans: four players at a table for one game."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Response

from api.access.auth import official
from api.access.command import command
from api.corrections.correction import PreviewRequest, correct, corrects
from api.corrections.correction_schemas import RemovalRequest, Removed
from api.event.debts_schemas import Permission, PermissionRequest
from api.event.hanchan_changes_schemas import ChangedHanchans, HanchanChanges, HanchanRemovals, RemovedHanchans
from api.event.hanchans_schemas import HanchanList, HanchanRequest, SeatedHanchan
from api.frame.blueprint import Blueprint
from api.frame.responses import send, send_put
from api.frame.shapes import IN_TOURNAMENT, PageQuery
from api.frame.store import read
from services.corrections import hanchans as corrections
from services.corrections.removal import remove_hanchans, remove_member
from services.ledger import debts
from services.members import list_members
from services.pages import PageRequest
from services.tournament import hanchans
from services.tournament.hanchans import HANCHAN

blp = Blueprint("hanchans", description="Hanchans", url_prefix=IN_TOURNAMENT)


@blp.put("/hanchans/<uuid:hanchan_id>")
@blp.arguments(HanchanRequest)
@blp.answers(201, SeatedHanchan)
@blp.answers(200, SeatedHanchan, description="It was sent before: the same answer")
def put_hanchan(sent: dict[str, Any], tournament_id: UUID, hanchan_id: UUID) -> Response:
    """Seat four players at a table

    The id must be a UUIDv7: at one table the newer hanchan is the one with the higher id. Who has a fine to pay, here
    or in another tournament of the season, is seated and named in `debts`: their arrival, the beginning of the game and
    its result are refused until they have paid, or a director lets them play.
    """
    with command(tournament_id) as journal:
        return send_put(*hanchans.put_hanchan(journal, hanchan_id, sent))


@blp.patch("/hanchans")
@blp.arguments(HanchanChanges)
@corrects(blp, ChangedHanchans)
def change_hanchans(sent: Any, asked: PreviewRequest, tournament_id: UUID) -> Response:
    """Change hanchans, all or none: table, round, seats, substitutes, cancelled or void, or in play again

    Seats may change after hands were played and after a result, whose points stay with the seat. Of one that is
    cancelled or void no result counts, its clocks charge nothing, and its players are free in that round; rulings made
    there stay. Fouls on a substitute's seat are the substitute's from then on; the points count as `scoring` says.
    """
    caller = official()
    return correct(asked, tournament_id, lambda journal: corrections.change_hanchans(journal, caller, sent))


@blp.put("/hanchans/<uuid:hanchan_id>/removal")
@blp.arguments(RemovalRequest)
@corrects(blp, Removed)
def remove_hanchan(sent: Any, asked: PreviewRequest, tournament_id: UUID, hanchan_id: UUID) -> Response:
    """Remove a hanchan of which nothing was recorded but when it was to begin"""
    return correct(asked, tournament_id, lambda journal: remove_member(journal, HANCHAN, hanchan_id, sent["reason"]))


@blp.put("/hanchans/removal")
@blp.arguments(HanchanRemovals)
@corrects(blp, RemovedHanchans)
def remove_several_hanchans(sent: Any, asked: PreviewRequest, tournament_id: UUID) -> Response:
    """Remove hanchans, such as a round, of which nothing was recorded but when they were to begin; all or none"""
    return correct(asked, tournament_id, lambda journal: remove_hanchans(journal, sent["hanchans"], sent["reason"]))


@blp.put("/hanchans/<uuid:hanchan_id>/permission")
@blp.arguments(PermissionRequest)
@blp.answers(200, Permission)
def allow_play(sent: Any, tournament_id: UUID, hanchan_id: UUID) -> Response:
    """Let players play a hanchan although they have a fine to pay; nobody lets themselves"""
    with command(tournament_id) as journal:
        return send(debts.allow_play(journal, official(), hanchan_id, sent))


@blp.get("/hanchans/<uuid:hanchan_id>")
@blp.answers(200, SeatedHanchan)
def get_hanchan(tournament_id: UUID, hanchan_id: UUID) -> Response:
    """A hanchan"""
    with read() as connection:
        return send(hanchans.get_hanchan(connection, tournament_id, hanchan_id))


@blp.get("/hanchans")
@blp.arguments(PageQuery, location="query")
@blp.answers(200, HanchanList)
def list_hanchans(asked: PageRequest, tournament_id: UUID) -> Response:
    """Hanchans, by id"""
    with read() as connection:
        return send(list_members(connection, HANCHAN, tournament_id, asked))
