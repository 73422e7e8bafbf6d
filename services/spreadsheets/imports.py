"""Players and seating from sheets: a preview, and the import."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID
from zoneinfo import ZoneInfo

from sqlalchemy import Connection

from models.event import tournaments
from models.journal.journal import Journal
from models.people import players
from models.people.players import Player
from services.errors import Invalid, invalid_field
from services.spreadsheets import player_sheet, seating_sheet
from services.spreadsheets.columns import PLAYER_SHEET, SEATING_SHEET
from services.spreadsheets.files.document import source_of
from services.spreadsheets.formats.apart import parse_apart
from services.spreadsheets.formats.sheet import Sheet
from services.spreadsheets.rows import STATUSES, located_errors
from services.spreadsheets.seat_names import name_players

UNDERSTOOD = ("format", "columns", "worksheet", "heading_row", "counted", "alternatives", "left_out", "encoding")
"""What the answer says of how a sheet was read."""


def parse_players(sent: Mapping[str, Any]) -> Sheet:
    """Parse a sheet of players. Raises Invalid, showing the headings as they were read, for what is no such sheet."""
    return parse_apart(source_of(sent), PLAYER_SHEET)


def preview_players(connection: Connection, tournament_id: UUID, sheet: Sheet) -> dict[str, Any]:
    """Answer with the rows of a sheet of players: what is wrong with each, what it changes, and who is in none."""
    known = player_sheet.match(connection, tournament_id, sheet.rows)
    answer = _answer(sheet, player_sheet.list_new_teams(connection, tournament_id, sheet.rows))
    return {**answer, "missing": player_sheet.list_missing(known)}


def import_players(journal: Journal, sheet: Sheet, reason: str | None) -> dict[str, Any]:
    """Add the players of a sheet and their teams, and change those who differ; answer with its rows.

    Raises Invalid when a row is wrong, and when somebody is changed for no reason.
    """
    known = player_sheet.match(journal.connection, journal.tournament_id, sheet.rows)
    _check(sheet)
    changed = sum(row.status == "changed" for row in sheet.rows)
    if changed and reason is None:
        raise invalid_field("reason", f"It changes {changed} of the players.", "Say why, or take these rows out.")
    made = player_sheet.list_new_teams(journal.connection, journal.tournament_id, sheet.rows)
    player_sheet.write(journal, known, sheet.rows, reason or "")
    return {**_answer(sheet, made), "missing": player_sheet.list_missing(known)}


def count_players(connection: Connection, tournament_id: UUID) -> int:
    """Count who may sit down: plans are for a number of players."""
    return len(_list_seated(connection, tournament_id))


def parse_seating(sent: Mapping[str, Any], number: int) -> Sheet:
    """Parse a sheet of seating. Raises Invalid, showing the headings as they were read, for what is no such sheet."""
    return parse_apart(source_of(sent, number), SEATING_SHEET)


def preview_seating(connection: Connection, tournament_id: UUID, sheet: Sheet, named_by: str | None) -> dict[str, Any]:
    """Answer with the rows of a sheet of seating, and what is wrong with each."""
    named_by = _match_seating(connection, tournament_id, sheet, named_by)
    made = seating_sheet.list_new_tables(connection, tournament_id, sheet.rows)
    debts = seating_sheet.list_debts(connection, tournament_id, sheet.rows)
    return {**_answer(sheet, made, debts), "named_by": named_by}


def import_seating(journal: Journal, sheet: Sheet, named_by: str | None) -> dict[str, Any]:
    """Add the hanchans of a sheet, their tables and schedules; answer with its rows. Raises Invalid for a wrong row."""
    connection, tournament_id = journal.connection, journal.tournament_id
    named_by = _match_seating(connection, tournament_id, sheet, named_by)
    _check(sheet)
    made = seating_sheet.list_new_tables(connection, tournament_id, sheet.rows)
    debts = seating_sheet.list_debts(connection, tournament_id, sheet.rows)
    seating_sheet.add(journal, _time_zone(connection, tournament_id), sheet.rows)
    return {**_answer(sheet, made, debts), "named_by": named_by}


def _match_seating(connection: Connection, tournament_id: UUID, sheet: Sheet, named_by: str | None) -> str:
    seated = _list_seated(connection, tournament_id)
    named_by = name_players(sheet.rows, seated, "table" in sheet.counted, named_by)
    seating_sheet.match(connection, tournament_id, _time_zone(connection, tournament_id), sheet.rows)
    return named_by


def _list_seated(connection: Connection, tournament_id: UUID) -> list[Player]:
    """List each person who was not withdrawn once."""
    everybody = players.find_by_numbers(connection, tournament_id).values()
    return list({row.id: row for row in everybody if row.withdrawn_at is None}.values())


def _time_zone(connection: Connection, tournament_id: UUID) -> ZoneInfo:
    return ZoneInfo(tournaments.require(connection, tournament_id).time_zone)


def _check(sheet: Sheet) -> None:
    errors = located_errors(sheet.rows)
    if errors:
        raise Invalid("Nothing was written. See errors: each names its row.", errors=errors)


def _answer(sheet: Sheet, made: Sequence[str], debts: Sequence[Mapping[str, Any]] = ()) -> dict[str, Any]:
    counts = Counter(row.status for row in sheet.rows)
    rows = [
        {
            "row": row.number,
            "status": row.status,
            "id": row.identity,
            "cells": row.cells,
            "before": row.before,
            "similar": row.similar,
            "errors": [{**error, "place": row.places.get(error["field"], "")} for error in row.errors],
        }
        for row in sheet.rows
    ]
    counted = {status: counts[status] for status in STATUSES}
    understood = {name: getattr(sheet, name) for name in UNDERSTOOD}
    return {**understood, "rows": rows, "made": made, "debts": debts, **counted}
