"""Sheets with a row for each seat: round, table, player, wind; as RiichiNomi, TOMAS and lists of results have them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from services.spreadsheets.columns import LONG_ROWS, SEATING, SEATS, normalise_heading, recognised
from services.spreadsheets.files.cells import Grid, address
from services.spreadsheets.formats.headed import find_headings
from services.spreadsheets.formats.seats import Seat, Table, as_rows, in_rounds
from services.spreadsheets.formats.sheet import LeftOut, Sheet

WINDS: Mapping[str, int] = {
    word: place
    for place, words in enumerate(
        (
            ("0", "east", "e", "東", "東家", "est", "восток", "в"),
            ("1", "south", "s", "南", "南家", "sud", "юг", "ю"),
            ("2", "west", "w", "西", "西家", "ouest", "o", "запад", "з"),
            ("3", "north", "n", "北", "北家", "nord", "север", "с"),
        )
    )
    for word in words
}
TOOLS = {"riichi-nomi": {"roundid", "tableid", "playerid"}, "tomas": {"table", "name", "association", "country"}}
Found = Mapping[str, str]


def take_seats(grid: Grid) -> Sheet | None:
    """Take a worksheet for rows of seats; None where it has no columns for players and tables, or one for each seat."""
    found = find_headings(grid, LONG_ROWS)
    if found is None:
        return None
    at, columns = found
    headings = grid.rows[at][1]
    seats = [column for column in recognised(headings, SEATING) if column in SEATS]
    if seats or "player" not in columns or not {"round", "table"} & set(columns):
        return None
    tables, left_out = _tables(grid, at, columns)
    if not tables:
        return None
    plain = {normalise_heading(heading) for heading in headings}
    tool = next((tool for tool, names in TOOLS.items() if names <= plain), "row-per-seat")
    return Sheet(
        tool,
        as_rows(in_rounds(tables)),
        [{"heading": name, "column": column} for name, column in zip(headings, columns, strict=True)],
        grid.name,
        grid.rows[at][0],
        counted=[name for name in ("round", "table") if name not in columns],
        left_out=left_out,
    )


def _tables(grid: Grid, at: int, columns: Sequence[str | None]) -> tuple[list[Table], list[LeftOut]]:
    """Put rows of one table together; those that are not four are left out."""
    tables: list[Table] = []
    left_out: list[LeftOut] = []
    group: list[tuple[int, Found]] = []
    for number, cells in [*grid.rows[at + 1 :], (0, [])]:
        found = {name: cell for name, cell in zip(columns, cells, strict=False) if name}
        if group and (_place(found) != _place(group[0][1]) or len(group) == len(SEATS)):
            if len(group) == len(SEATS):
                tables.append(_table(group, columns))
            else:
                left_out += [LeftOut(row, "not-four") for row, _ in group]
            group = []
        group.append((number, found))
    return tables, left_out


def _place(found: Found) -> tuple[str | None, str | None]:
    return found.get("round"), found.get("table")


def _table(group: Sequence[tuple[int, Found]], columns: Sequence[str | None]) -> Table:
    winds = [WINDS.get(found.get("seat", "").casefold()) for _, found in group]
    from_one = [found.get("seat") for _, found in group]
    if sorted(str(wind) for wind in from_one) == ["1", "2", "3", "4"]:
        winds = [int(str(wind)) - 1 for wind in from_one]
    order = sorted(range(len(group)), key=lambda one: winds[one] or 0) if len({*winds, None}) > len(SEATS) else range(4)
    at = columns.index("player")
    seats = [Seat(group[one][1].get("player", ""), address(group[one][0], at)) for one in order]
    row, found = group[0]
    places = {name: address(row, columns.index(name)) for name in ("round", "table") if name in columns}
    return Table(row, seats, found.get("round", ""), found.get("table", ""), places=places)
