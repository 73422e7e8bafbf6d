"""Players and seating from a sheet: looked at first, then added whole or not at all.

Nothing is kept of a sheet itself, so it has no id: a row that is there already, the same, is known, and whoever sends
the sheet again adds nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any
from uuid import UUID
from zoneinfo import ZoneInfo

from flask import Response
from sqlalchemy import Connection

from api.access.auth import official
from api.event.imports_schemas import Enrolled, PlayerSheet, SeatingSheet
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem, refuse_field
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read, write
from api.results.results_schemas import STATUSES
from models.event import tournaments
from models.journal.journal import Journal
from services.spreadsheets import csv_text, player_sheet, seating_sheet
from services.spreadsheets.columns import OPTIONAL, PLAYERS, SEATING, Headings, lacking, recognised
from services.spreadsheets.rows import Row, row_of

Columns = list[dict[str, str | None]]

blp = Blueprint("imports", description="Players and seating from sheets", url_prefix=IN_TOURNAMENT)


@blp.post("/players/import/preview")
@blp.arguments(PlayerSheet)
@blp.answers(200, Enrolled)
def preview_players(sent: dict[str, Any], tournament_id: UUID) -> Response:
    """Look at a sheet of players before it is imported; nothing is written"""
    columns, rows = _read(sent, PLAYERS, player_sheet.LONGEST)
    with read() as connection:
        player_sheet.match(connection, tournament_id, rows)
        return _answer(columns, rows, player_sheet.to_make(connection, tournament_id, rows))


@blp.post("/players/import")
@blp.arguments(PlayerSheet)
@blp.answers(200, Enrolled)
def import_players(sent: dict[str, Any], tournament_id: UUID) -> Response:
    """Add the players of a sheet, and their teams

    All rows or none. Sent again it changes nothing: every row is known then. A row never changes a player who is there.
    """
    columns, rows = _read(sent, PLAYERS, player_sheet.LONGEST)
    with write() as connection:
        journal = Journal(connection, tournament_id, official().id, datetime.now(UTC))
        player_sheet.match(connection, tournament_id, rows)
        _refuse_wrong(rows)
        made = player_sheet.to_make(connection, tournament_id, rows)
        player_sheet.add(journal, rows)
        return _answer(columns, rows, made)


@blp.post("/seating/import/preview")
@blp.arguments(SeatingSheet)
@blp.answers(200, Enrolled)
def preview_seating(sent: dict[str, Any], tournament_id: UUID) -> Response:
    """Look at a sheet of seating before it is imported; nothing is written"""
    columns, rows = _read(sent, SEATING, seating_sheet.LONGEST)
    with read() as connection:
        seating_sheet.match(connection, tournament_id, _zone(connection, tournament_id), rows)
        return _answer(columns, rows, seating_sheet.to_make(connection, tournament_id, rows))


@blp.post("/seating/import")
@blp.arguments(SeatingSheet)
@blp.answers(200, Enrolled)
def import_seating(sent: dict[str, Any], tournament_id: UUID) -> Response:
    """Add the hanchans of a sheet, their tables, and when they begin

    All rows or none. Sent again it changes nothing: every row is known then. A row never changes a hanchan that is
    there. Who has a fine to pay is not seated.
    """
    columns, rows = _read(sent, SEATING, seating_sheet.LONGEST)
    with write() as connection:
        journal = Journal(connection, tournament_id, official().id, datetime.now(UTC))
        zone = _zone(connection, tournament_id)
        seating_sheet.match(connection, tournament_id, zone, rows)
        _refuse_wrong(rows)
        made = seating_sheet.to_make(connection, tournament_id, rows)
        seating_sheet.add(journal, zone, rows)
        return _answer(columns, rows, made)


def _read(sent: dict[str, Any], known: Headings, longest: dict[str, int]) -> tuple[Columns, list[Row]]:
    """Its columns and rows. Raises a 422 problem for what is no such sheet; it shows the headings as they were read."""
    lines, errors = csv_text.lines(sent["csv"])
    if errors:
        raise Problem(422, errors=errors)
    headings = lines[0][1] if lines else []
    columns = sent.get("columns", recognised(headings, known))
    if len(columns) != len(headings):
        raise refuse_field("columns", f"These are {len(columns)} for {len(headings)} headings.", "Give one for each.")
    told: Columns = [
        {"heading": name.strip(), "column": column} for name, column in zip(headings, columns, strict=True)
    ]
    missed = lacking(columns, known)
    if missed:
        message = f"No heading of the first row was taken for {', '.join(missed)}."
        wrong = {"field": "csv", "message": message, "cure": "Choose which column it is, or name it in the first row."}
        raise Problem(422, errors=[wrong], headings=told, lacking=missed)
    errors = csv_text.miscounted(lines[1:])
    if errors:
        raise Problem(422, errors=errors)
    needed = [name for name in known if name not in OPTIONAL]
    return told, [row_of(line, columns, longest, needed) for line in lines[1:]]


def _zone(connection: Connection, tournament_id: UUID) -> ZoneInfo:
    settings = tournaments.find(connection, tournament_id)
    assert settings is not None, "its officials are known"  # noqa: S101 -- for the type checker
    return ZoneInfo(settings.time_zone)


def _refuse_wrong(rows: Sequence[Row]) -> None:
    wrong = [{**error, "field": f"rows.{row.number}.{error['field']}"} for row in rows for error in row.errors]
    if wrong:
        raise Problem(422, "Nothing was written. See errors: each names its row.", errors=wrong)


def _answer(columns: Columns, rows: Sequence[Row], made: Sequence[str]) -> Response:
    counts = Counter(row.status for row in rows)
    told = [
        {"row": row.number, "status": row.status, "id": row.identity, "cells": row.cells, "errors": row.errors}
        for row in rows
    ]
    return send({"columns": columns, "rows": told, "made": made, **{status: counts[status] for status in STATUSES}})
