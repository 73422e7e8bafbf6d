"""Players and seating from a sheet: looked at first, then added whole or not at all.

Nothing is kept of a sheet itself, so it has no id: a row that is there already, the same, is known, and whoever sends
the sheet again adds nothing.
"""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Response

from api.access.command import command
from api.access.heavy_requests import place_for
from api.event.imports_schemas import EnrolledPlayers, EnrolledSeating, PlayerSheet, SeatingSheet
from api.frame.blueprint import Blueprint
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from services.spreadsheets import imports
from services.spreadsheets.formats.sheet import Sheet

blp = Blueprint("imports", description="Players and seating from sheets", url_prefix=IN_TOURNAMENT)


@blp.post("/players/import/preview")
@blp.arguments(PlayerSheet)
@blp.answers(200, EnrolledPlayers)
def preview_players(sent: dict[str, Any], tournament_id: UUID) -> Response:
    """Look at a sheet of players before it is imported; nothing is written"""
    with place_for("files"):
        sheet = imports.parse_players(sent)
        with read() as connection:
            return send(imports.preview_players(connection, tournament_id, sheet))


@blp.post("/players/import")
@blp.arguments(PlayerSheet)
@blp.answers(200, EnrolledPlayers)
def import_players(sent: dict[str, Any], tournament_id: UUID) -> Response:
    """Add the players of a sheet and their teams, and change who is there otherwise

    All rows or none. Sent again it changes nothing: every row is known then. Who is in no row stays.
    """
    with place_for("files"):
        sheet = imports.parse_players(sent)
        with command(tournament_id) as journal:
            return send(imports.import_players(journal, sheet, sent.get("reason")))


@blp.post("/seating/import/preview")
@blp.arguments(SeatingSheet)
@blp.answers(200, EnrolledSeating)
def preview_seating(sent: dict[str, Any], tournament_id: UUID) -> Response:
    """Look at a sheet of seating before it is imported; nothing is written"""
    with place_for("files"):
        sheet = _parse_seating(sent, tournament_id)
        with read() as connection:
            return send(imports.preview_seating(connection, tournament_id, sheet, sent.get("named_by")))


@blp.post("/seating/import")
@blp.arguments(SeatingSheet)
@blp.answers(200, EnrolledSeating)
def import_seating(sent: dict[str, Any], tournament_id: UUID) -> Response:
    """Add the hanchans of a sheet, their tables, and when they begin

    All rows or none. Sent again it changes nothing: every row is known then. A row never changes a hanchan that is
    there. Who has a fine to pay is seated too: `debts` lists what they owe.
    """
    with place_for("files"):
        sheet = _parse_seating(sent, tournament_id)
        with command(tournament_id) as journal:
            return send(imports.import_seating(journal, sheet, sent.get("named_by")))


def _parse_seating(sent: dict[str, Any], tournament_id: UUID) -> Sheet:
    with read() as connection:
        players = imports.count_players(connection, tournament_id)
    return imports.parse_seating(sent, players)
