"""What a column without a heading is, by what it holds."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from services.spreadsheets.columns import SEATS, Kind
from services.spreadsheets.files.cells import Line

CODE = re.compile(r"#?(?=[\w/-]{0,11}\d)[\w/-]{1,12}")
PLACED = {
    6: ("round", "table", *SEATS),
    7: ("round", "table", *SEATS, "scheduled_at"),
}


def guess_columns(kind: Kind, rows: Sequence[Line], width: int) -> list[str | None]:
    """Return which column each may be; all None where nothing tells."""
    cells = [[row[at] if at < len(row) else "" for _, row in rows] for at in range(width)]
    if kind.name == "seating":
        placed = PLACED.get(width) if _counts_up(cells[0]) else None
        return list(placed or [None] * width)
    found = _guess_people(cells)
    return [found.get(at) for at in range(width)]


def _guess_people(cells: Sequence[Sequence[str]]) -> dict[int, str]:
    """Return what columns of players hold: numbers all differ, names mostly, teams do not."""
    numbers = [at for at, column in enumerate(cells) if _are_codes(column) and len(set(column)) == len(column)]
    words = [at for at, column in enumerate(cells) if sum(map(_is_worded, column)) * 2 > len(column)]
    found = dict.fromkeys(numbers[:1], "id_number")
    words = [at for at in words if at not in found]
    people = [at for at in words if _are_mostly_different(cells[at])] or words[:1]
    if _are_halves(people, cells):
        found |= dict(zip(people, ("first_name", "last_name"), strict=True))
    elif people:
        found[people[0]] = "name"
    teams = [at for at in words if at not in people]
    return found | dict.fromkeys(teams[:1], "team")


def _are_halves(people: Sequence[int], cells: Sequence[Sequence[str]]) -> bool:
    """Whether two columns side by side hold a word each, of more people than one."""
    words = all(len(cell.split()) == 1 for at in people for cell in cells[at] if cell)
    return words and len(people) == 2 and people[1] == people[0] + 1 and len(cells[0]) > 1


def _is_worded(cell: str) -> bool:
    return any(letter.isalpha() for letter in cell)


def _counts_up(cells: Sequence[str]) -> bool:
    numbers = [int(cell) if cell.isdecimal() and len(cell) < 5 else 0 for cell in cells]
    return bool(numbers) and numbers[0] > 0 and all(0 <= b - a <= 1 for a, b in pairwise(numbers))


def _are_codes(cells: Sequence[str]) -> bool:
    """Whether each is short, and a word with a digit: SG1, SG2."""
    return all(CODE.fullmatch(cell) for cell in cells)


def _are_mostly_different(cells: Sequence[str]) -> bool:
    filled = [cell for cell in cells if cell]
    return len(set(filled)) * 4 >= len(filled) * 3 and len(filled) * 4 >= len(cells) * 3
