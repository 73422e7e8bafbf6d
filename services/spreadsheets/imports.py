"""Players and seating from sheets: a preview, and the import."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID
from zoneinfo import ZoneInfo

from sqlalchemy import Connection

from models.event import tournaments
from models.journal.journal import Journal
from services.errors import Invalid, field_error, invalid_field
from services.spreadsheets import csv_text, player_sheet, seating_sheet
from services.spreadsheets.columns import OPTIONAL, PLAYERS, SEATING, Headings, missing_columns, recognised
from services.spreadsheets.rows import STATUSES, Row, located_errors, parse_row


@dataclass(frozen=True)
class Sheet:
    """A sheet as it was sent: its headings with the column that each was taken for, and its rows."""

    columns: list[dict[str, str | None]]
    rows: list[Row]


def parse_players(sent: Mapping[str, Any]) -> Sheet:
    """Parse a sheet of players. Raises Invalid, showing the headings as they were read, for what is no such sheet."""
    return _parse(sent, PLAYERS, player_sheet.LONGEST)


def preview_players(connection: Connection, tournament_id: UUID, sheet: Sheet) -> dict[str, Any]:
    """Answer with the rows of a sheet of players, and what is wrong with each."""
    player_sheet.match(connection, tournament_id, sheet.rows)
    return _answer(sheet, player_sheet.list_new_teams(connection, tournament_id, sheet.rows))


def import_players(journal: Journal, sheet: Sheet) -> dict[str, Any]:
    """Add the players of a sheet, and their teams; answer with its rows. Raises Invalid when a row is wrong."""
    player_sheet.match(journal.connection, journal.tournament_id, sheet.rows)
    _check(sheet)
    made = player_sheet.list_new_teams(journal.connection, journal.tournament_id, sheet.rows)
    player_sheet.add(journal, sheet.rows)
    return _answer(sheet, made)


def parse_seating(sent: Mapping[str, Any]) -> Sheet:
    """Parse a sheet of seating. Raises Invalid, showing the headings as they were read, for what is no such sheet."""
    return _parse(sent, SEATING, seating_sheet.LONGEST)


def preview_seating(connection: Connection, tournament_id: UUID, sheet: Sheet) -> dict[str, Any]:
    """Answer with the rows of a sheet of seating, and what is wrong with each."""
    seating_sheet.match(connection, tournament_id, _time_zone(connection, tournament_id), sheet.rows)
    return _answer(sheet, seating_sheet.list_new_tables(connection, tournament_id, sheet.rows))


def import_seating(journal: Journal, sheet: Sheet) -> dict[str, Any]:
    """Add the hanchans of a sheet, their tables and schedules; answer with its rows. Raises Invalid for a wrong row."""
    connection, tournament_id = journal.connection, journal.tournament_id
    zone = _time_zone(connection, tournament_id)
    seating_sheet.match(connection, tournament_id, zone, sheet.rows)
    _check(sheet)
    made = seating_sheet.list_new_tables(connection, tournament_id, sheet.rows)
    seating_sheet.add(journal, zone, sheet.rows)
    return _answer(sheet, made)


def _parse(sent: Mapping[str, Any], known: Headings, longest: Mapping[str, int]) -> Sheet:
    lines, errors = csv_text.lines(sent["csv"])
    if errors:
        raise Invalid(errors=errors)
    headings = lines[0][1] if lines else []
    columns = sent.get("columns", recognised(headings, known))
    if len(columns) != len(headings):
        message = f"These are {len(columns)} for {len(headings)} headings."
        raise invalid_field("columns", message, "Give one for each.")
    read: list[dict[str, str | None]] = [
        {"heading": name.strip(), "column": column} for name, column in zip(headings, columns, strict=True)
    ]
    missing = missing_columns(columns, known)
    if missing:
        message = f"No heading of the first row was taken for {', '.join(missing)}."
        error = field_error("csv", message, "Choose which column it is, or name it in the first row.")
        raise Invalid(errors=[error], headings=read, lacking=missing)
    errors = csv_text.check_row_count(lines[1:])
    if errors:
        raise Invalid(errors=errors)
    needed = [name for name in known if name not in OPTIONAL]
    return Sheet(read, [parse_row(line, columns, longest, needed) for line in lines[1:]])


def _time_zone(connection: Connection, tournament_id: UUID) -> ZoneInfo:
    return ZoneInfo(tournaments.require(connection, tournament_id).time_zone)


def _check(sheet: Sheet) -> None:
    errors = located_errors(sheet.rows)
    if errors:
        raise Invalid("Nothing was written. See errors: each names its row.", errors=errors)


def _answer(sheet: Sheet, made: Sequence[str]) -> dict[str, Any]:
    counts = Counter(row.status for row in sheet.rows)
    rows = [
        {"row": row.number, "status": row.status, "id": row.identity, "cells": row.cells, "errors": row.errors}
        for row in sheet.rows
    ]
    return {"columns": sheet.columns, "rows": rows, "made": made, **{status: counts[status] for status in STATUSES}}
