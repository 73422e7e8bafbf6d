"""The workbook of a tournament in World Riichi's app: worksheets `players`, `seating` and `schedule`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from services.spreadsheets.files.cells import Grid, address
from services.spreadsheets.formats.seats import Seat, Table, as_rows, in_rounds
from services.spreadsheets.formats.sheet import LeftOut, Sheet
from services.spreadsheets.rows import Row

ABOVE_PLAYERS, ABOVE_SEATING, ABOVE_SCHEDULE = 3, 1, 3
"""Rows of headings."""
SEATING_ID, REGISTRATION, NAME, STATUS = range(4)
FOUR = 4


def take_players(grids: Sequence[Grid]) -> Sheet | None:
    """Take the players of such a workbook; None for another one. Who dropped out is left out."""
    sheets = _sheets(grids)
    if sheets is None:
        return None
    players = [(number, [*cells, *[""] * FOUR]) for number, cells in _below(sheets["players"], ABOVE_PLAYERS)]
    gone = {number for number, cells in players if cells[STATUS].casefold() == "dropped"}
    ids = SEATING_ID if any(cells[SEATING_ID] for _, cells in players) else REGISTRATION
    rows = [
        Row(
            number,
            {"id_number": cells[ids], "name": cells[NAME], "team": ""},
            places={"id_number": address(number, ids), "name": address(number, NAME)},
        )
        for number, cells in players
        if number not in gone and cells[NAME]
    ]
    left_out = [LeftOut(number, "dropped") for number in sorted(gone)]
    return Sheet("world-riichi", rows, (), sheets["players"].name, left_out=left_out)


def take_seating(grids: Sequence[Grid]) -> Sheet | None:
    """Take the seating of such a workbook, by names, with the start of each round; None for another one."""
    sheets = _sheets(grids)
    if sheets is None:
        return None
    names = {
        cells[SEATING_ID]: cells[NAME] for _, cells in _below(sheets["players"], ABOVE_PLAYERS) if len(cells) > NAME
    }
    starts = _starts(sheets["schedule"]) if "schedule" in sheets else {}
    tables = []
    for number, cells in _below(sheets["seating"], ABOVE_SEATING):
        round_, table, *players = [*cells, *[""] * (FOUR + 2)][: FOUR + 2]
        seats = [Seat(names.get(who) or who, address(number, at + 2)) for at, who in enumerate(players)]
        places = {"round": address(number, 0), "table": address(number, 1)}
        tables.append(Table(number, seats, round_, table, starts.get(round_, ""), places))
    return Sheet("world-riichi", as_rows(in_rounds(tables)), (), sheets["seating"].name)


def _sheets(grids: Sequence[Grid]) -> Mapping[str, Grid] | None:
    named = {grid.name.casefold(): grid for grid in grids}
    return named if {"players", "seating"} <= named.keys() else None


def _below(grid: Grid, headings: int) -> list[tuple[int, list[str]]]:
    return [(number, cells) for number, cells in grid.rows if number > headings]


def _starts(grid: Grid) -> dict[str, str]:
    """Return the start of each round, with the offset of the schedule's own time zone."""
    zone = next((cells[2] for number, cells in grid.rows if number == 2 and len(cells) > 2), "")
    rows = [cells for _, cells in _below(grid, ABOVE_SCHEDULE) if len(cells) > 2]
    return {str(at): _moment(cells[2], zone) for at, cells in enumerate(rows, 1)}


def _moment(cell: str, zone: str) -> str:
    """Return a time with its offset; as it stands where it is written otherwise, or the zone is not known."""
    for form in ("%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%M", "%A %d %B %Y, %H:%M"):
        try:
            at = datetime.strptime(cell, form).replace(tzinfo=ZoneInfo(zone))
        except (ValueError, ZoneInfoNotFoundError, OSError):
            continue
        return at.isoformat(" ", "minutes")
    return cell
