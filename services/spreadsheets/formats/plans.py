"""World Riichi's seating plans, each for several numbers of players: a worksheet of blocks, or a list by number."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from services.errors import Invalid, field_error
from services.spreadsheets.files.cells import Grid, address
from services.spreadsheets.files.document import Source
from services.spreadsheets.formats.seats import Seat, Table, as_rows
from services.spreadsheets.formats.sheet import Sheet

PLAYERS = re.compile(r"players\s*+(?::\s*+)?(\d{1,4})", re.IGNORECASE)
HANCHAN = re.compile(r"(?:hanchan|round)\s*+(\d{1,3})", re.IGNORECASE)
FOUR = 4
Rounds = list[list[Table]]


def take_plan(grid: Grid, source: Source) -> Sheet | None:
    """Take a worksheet for a plan. Raises Invalid where it has none for this many players."""
    plans: dict[int, Rounds] = {}
    rounds: Rounds = []
    for number, cells in grid.rows:
        players, hanchan = PLAYERS.fullmatch(cells[0]), HANCHAN.fullmatch(cells[0])
        if players is not None:
            rounds = plans.setdefault(int(players[1]), [])
        elif hanchan is not None and plans:
            seats = [Seat(cell, address(number, at)) for at, cell in enumerate(cells) if at and cell.isdecimal()]
            rounds.append([Table(number, seats[at : at + FOUR]) for at in range(0, len(seats), FOUR)])
    return None if not plans else _taken(plans, grid.name, source)


def take_listed_plan(data: Any, source: Source) -> Sheet | None:
    """Take lists of rounds, tables and numbers, perhaps by number of players, for a plan. Raises Invalid, as above."""
    by_number = data if isinstance(data, Mapping) else {"": data}
    plans = {}
    for key, listed in by_number.items():
        if not _is_plan(listed):
            return None
        path = f"{key}." if key else ""
        plans[int(key) if key.isdecimal() and len(key) < 5 else FOUR * len(listed[0])] = [
            [
                Table(round_ + 1, [Seat(str(who), f"{path}{round_}.{table}.{at}") for at, who in enumerate(four)])
                for table, four in enumerate(tables)
            ]
            for round_, tables in enumerate(listed)
        ]
    return _taken(plans, "", source) if plans else None


def _is_plan(listed: Any) -> bool:
    return _is_list(listed) and all(_is_list(tables) and all(map(_is_four, tables)) for tables in listed)


def _is_list(value: Any) -> bool:
    return isinstance(value, list) and bool(value)


def _is_four(value: Any) -> bool:
    return _is_list(value) and len(value) == FOUR and all(type(who) in (int, str) for who in value)


def _taken(plans: Mapping[int, Rounds], worksheet: str, source: Source) -> Sheet:
    players = source.players if len(plans) > 1 else next(iter(plans))
    if players is None or players not in plans:
        numbers = ", ".join(str(number) for number in sorted(plans))
        message = f"It has seating for {numbers} players, and {players or 'no'} sit down here."
        cure = "Choose a plan of this number, or add or withdraw players first."
        raise Invalid(errors=[field_error(source.field, message, cure)])
    return Sheet("world-riichi-plan", as_rows(plans[players]), (), worksheet, counted=("table",))
