"""Who sits on each seat of a sheet: players by their numbers, by name, or counted in their order."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from unicodedata import normalize

from models.people.players import Player
from services.spreadsheets.columns import SEATS
from services.spreadsheets.likeness import People
from services.spreadsheets.rows import Row

NUMBER, NAME, ORDER = "number", "name", "order"
WAYS = (NUMBER, NAME, ORDER)
"""How players are meant."""


def name_players(rows: Sequence[Row], players: Sequence[Player], counted: bool, way: str | None = None) -> str:
    """Write id numbers on all seats, and note who is not known; return the way in which players are meant.

    Players may be `counted` where the sheet comes from a plan of numbers; `way` is what a person chose.
    """
    cells = [row.cells[seat] for row in rows for seat in SEATS if row.cells[seat]]
    by_number = {_plain(player.id_number): player for player in players}
    ordered = sorted(players, key=lambda player: _natural(player.id_number))
    if way == ORDER or (way is None and counted and _are_counted(cells, by_number, len(players))):
        first = 0 if "0" in cells else 1
        _count_players(rows, {str(at): player for at, player in enumerate(ordered, first)})
        return ORDER
    _write(rows, {cell: by_number[_plain(cell)] for cell in cells if _plain(cell) in by_number and way != NAME})
    if way == NUMBER or not any(any(letter.isalpha() for letter in cell) for cell in cells):
        return NUMBER
    return NAME if _find_by_name(rows, players) else NUMBER


def _count_players(rows: Sequence[Row], counted: Mapping[str, Player]) -> None:
    """Write the number of each player by their place in the order, and note places that nobody has."""
    for row in rows:
        for seat in SEATS:
            if row.cells[seat] and row.cells[seat] not in counted:
                row.note_error(seat, "beyond-players", cell=row.cells[seat][:40], count=len(counted))
    _write(rows, counted)


def _are_counted(cells: Sequence[str], by_number: Mapping[str, Player], players: int) -> bool:
    """Whether they are 1, 2, 3 … or 0, 1, 2 … up to no more than there are players, and no numbers of players."""
    if not all(cell.isdecimal() and len(cell) < 5 for cell in cells):
        return False
    numbers = {int(cell) for cell in cells}
    known = sum(str(number) in by_number for number in numbers)
    is_other = known * 2 < len(numbers) or (0 in numbers and "0" not in by_number)
    return is_other and len(numbers) <= players and max(numbers) - min(0, *numbers) <= players - (0 in numbers)


def _find_by_name(rows: Sequence[Row], players: Sequence[Player]) -> bool:
    """Write numbers where a name stands, and note the names of nobody; return whether there was any of somebody."""
    numbers = {player.id_number for player in players}
    people = People((player.name, player) for player in players)
    found = {}
    for row in rows:
        for seat in SEATS:
            cell = row.cells[seat]
            if not cell or cell in numbers:
                continue
            called = people.called(cell)
            if len(called) == 1:
                found[cell] = called[0]
            elif any(letter.isalpha() for letter in cell):
                _note(row, seat, cell, called, people.nearly_called(cell))
    _write(rows, found)
    return bool(found)


def _note(row: Row, seat: str, cell: str, called: Sequence[Player], near: Sequence[Player]) -> None:
    if called:
        numbers = ", ".join(player.id_number for player in called)
        row.note_error(seat, "seat-of-several", cell=cell[:40], numbers=numbers)
    elif near:
        row.note_error(seat, "name-nearly", cell=cell[:40], name=near[0].name, number=near[0].id_number)
    else:
        row.note_error(seat, "name-unknown", cell=cell[:40])


def _write(rows: Sequence[Row], found: Mapping[str, Player]) -> None:
    for row in rows:
        meant = {seat: found[row.cells[seat]].id_number for seat in SEATS if row.cells[seat] in found}
        row.cells = {**row.cells, **meant}


def _plain(number: str) -> str:
    """Reduce a number to what makes it another one: #07 is 7."""
    text = normalize("NFKC", number).casefold().strip("# ")
    return text.lstrip("0") or "0" if text.isdecimal() else text


def _natural(number: str) -> list[tuple[int, str]]:
    """Order numbers as people do: SG2 before SG10."""
    return [(int(part), "") if part.isdecimal() else (0, part) for part in re.split(r"(\d+)", number)]
