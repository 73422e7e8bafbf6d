"""The four layouts of mahjong-tournament-engine: numbers of players, told apart by who would sit in each round."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from services.spreadsheets.files.cells import Grid, address
from services.spreadsheets.formats.seats import Seat, Table, as_rows
from services.spreadsheets.formats.sheet import Sheet

FOUR = 4


class Layout(NamedTuple):
    """`cell`: row and column of a seat, by round, table and seat; the rest, how many rounds and tables fit."""

    name: str
    rounds: int
    tables: int
    cell: Callable[[int, int, int], tuple[int, int]]


def take_layouts(grid: Grid) -> list[Sheet]:
    """Take a worksheet of numbers for each layout in which every round seats everybody once; the likeliest first."""
    numbers = [
        (row, [(at, cell) for at, cell in enumerate(cells) if _is_number(cell)])
        for row, cells in grid.rows
        if any(map(_is_number, cells))
    ]
    width = max((len(cells) for _, cells in numbers), default=0)
    if not width or any(len(cells) < width for _, cells in numbers):
        return []
    layouts = [layout for layout in _layouts(len(numbers), width) if _seats_everybody(layout, numbers)]
    layouts.sort(key=lambda layout: not _begins_in_order(layout, numbers))
    return [_taken(grid, layout, numbers) for layout in layouts]


def _is_number(cell: str) -> bool:
    return cell.isdecimal() and len(cell) < 5


Numbers = Sequence[tuple[int, Sequence[tuple[int, str]]]]


def _layouts(rows: int, width: int) -> Iterator[Layout]:
    if width % FOUR == 0:
        yield Layout("round-table-horizontal", rows, width // FOUR, lambda r, t, s: (r, FOUR * t + s))
    if rows % FOUR == 0:
        yield Layout("table-round-vertical", width, rows // FOUR, lambda r, t, s: (FOUR * t + s, r))
        yield Layout("round-table-vertical", rows // FOUR, width, lambda r, t, s: (FOUR * r + s, t))
    if width % FOUR == 0:
        yield Layout("table-round-horizontal", width // FOUR, rows, lambda r, t, s: (t, FOUR * r + s))


def _players(layout: Layout, numbers: Numbers, round_: int) -> list[int]:
    places = [layout.cell(round_, table, seat) for table in range(layout.tables) for seat in range(FOUR)]
    return [int(numbers[row][1][column][1]) for row, column in places]


def _seats_everybody(layout: Layout, numbers: Numbers) -> bool:
    """Whether in each round all players sit once, numbered from 0 or 1 without a gap."""
    everybody = sorted(_players(layout, numbers, 0))
    from_zero_or_one = [list(range(first, first + len(everybody))) for first in (0, 1)]
    return everybody in from_zero_or_one and all(
        sorted(_players(layout, numbers, round_)) == everybody for round_ in range(1, layout.rounds)
    )


def _begins_in_order(layout: Layout, numbers: Numbers) -> bool:
    players = _players(layout, numbers, 0)
    return players == sorted(players)


def _taken(grid: Grid, layout: Layout, numbers: Numbers) -> Sheet:
    def seat(round_: int, table: int, place: int) -> Seat:
        row, column = layout.cell(round_, table, place)
        number, cells = numbers[row]
        return Seat(cells[column][1], address(number, cells[column][0]))

    rounds = [
        [
            Table(numbers[layout.cell(round_, table, 0)[0]][0], [seat(round_, table, place) for place in range(FOUR)])
            for table in range(layout.tables)
        ]
        for round_ in range(layout.rounds)
    ]
    return Sheet(layout.name, as_rows(rounds), (), grid.name, guessed=True, counted=("round", "table"))
