"""Four players a line, however they are separated; an empty line, or a player who comes again, begins a round."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise

from services.spreadsheets.files.cells import Grid, Line, address
from services.spreadsheets.formats.seats import Seat, Table, as_rows, in_rounds
from services.spreadsheets.formats.sheet import LeftOut, Sheet

ROUND = re.compile(
    r"\W*+(?:(?:round|hanchan|ronde|manche|tour|session|game|раунд|тур|ханчан|runde|第)\W*+(\d{1,3})|(\d{1,3})\s*+回戦)"
    r"[\s:.)\]-]*+",
    re.IGNORECASE,
)
TABLE = re.compile(r"\W*+(?:(?:table|стол|卓|tisch|mesa)\W*+)?(\w{1,8})\s*+(?:卓\s*+)?[:.)]\s++", re.IGNORECASE)
PRESCRIPT = re.compile(r"\d++(?:-\d++){3}")
GROUPS = re.compile(r"\w++(?:-\w++){3}(?:\s++\w++(?:-\w++){3})++")
SEPARATORS = (
    re.compile(r"\s[-–—/]\s"),
    re.compile(r"[,;]"),
    re.compile(r"\s\s+"),
    re.compile(r"[–—/]"),
    re.compile(r"-"),
    re.compile(r"\s+"),
)
FOUR = 4
Cut = Callable[[Line], list[str]]


def take_lines(grid: Grid) -> Sheet | None:
    """Take a worksheet or text for lines of four; None where some lines are not."""
    lines, rounds, left_out = _without_headings(grid.rows)
    if not lines:
        return None
    if all(len(cells) == 1 and GROUPS.fullmatch(cells[0]) for _, cells in lines):
        return _taken(grid, "round-per-line", [_groups(line) for line in lines], left_out)
    cut = next((cut for cut, most in _cuts() if _is_even([cut(line) for line in lines], most)), None)
    if cut is None:
        return None
    above = _are_headings(cut(lines[0]), [cut(line) for line in lines[1:]])
    left_out += [LeftOut(lines[0][0], "title")] * above
    tables = [_table(line, cut(line), rounds.get(line[0], "")) for line in lines[above:]]
    is_prescript = all(len(cells) == 1 and PRESCRIPT.fullmatch(cells[0]) for _, cells in lines)
    taken = in_rounds(tables, gaps=_has_gaps(tables))
    return _taken(grid, "pantheon-prescript" if is_prescript else "four-a-line", taken, left_out)


def _taken(grid: Grid, name: str, rounds: list[list[Table]], left_out: list[LeftOut]) -> Sheet:
    every = [table for tables in rounds for table in tables]
    counted = [what for what in ("round", "table") if not all(getattr(table, what) for table in every)]
    return Sheet(name, as_rows(rounds), (), grid.name, guessed=True, counted=counted, left_out=left_out)


def _without_headings(rows: Sequence[Line]) -> tuple[list[Line], dict[int, str], list[LeftOut]]:
    """Return the lines of players, the round of each by its number, and lines that only say something."""
    lines: list[Line] = []
    rounds: dict[int, str] = {}
    left_out: list[LeftOut] = []
    current = ""
    for number, cells in rows:
        found = ROUND.match(cells[0])
        rest = cells if found is None else [cells[0][found.end() :], *cells[1:]]
        current = current if found is None else found[1] or found[2]
        if any(rest):
            lines.append((number, rest if rest[0] else rest[1:]))
            rounds[number] = current
    first = next((at for at, (_, cells) in enumerate(lines) if len(_tokens(cells)) >= FOUR), 0)
    left_out += [LeftOut(number, "title") for number, _ in lines[:first]]
    return lines[first:], rounds, left_out


def _tokens(cells: Sequence[str]) -> list[str]:
    return re.split(r"[\s,;/–—-]+", " ".join(cells))


def _cuts() -> Iterator[tuple[Cut, int]]:
    """Yield ways to cut a line: by its cells, else by each separator; and how many parts there may be.

    Round and table may stand before the players, but not where dashes join them.
    """
    yield lambda line: [cell for cell in _without_table(line[1]) if cell], FOUR + 2
    for separator in SEPARATORS:
        yield partial(_split, separator), FOUR if "-" in separator.pattern else FOUR + 2


def _split(separator: re.Pattern[str], line: Line) -> list[str]:
    return [part.strip() for part in separator.split(" ".join(_without_table(line[1])))]


def _without_table(cells: list[str]) -> list[str]:
    """Take the table off that stands before the first player: `Table 7: Aoki`."""
    named = TABLE.match(cells[0])
    return cells if named is None else [cells[0][named.end() :], *cells[1:]]


def _is_even(cut: Sequence[Sequence[str]], most: int) -> bool:
    """Whether each line has four players, perhaps with its table, or round and table, before them."""
    return len({len(parts) for parts in cut}) == 1 and FOUR <= len(cut[0]) <= most and all(map(all, cut))


def _are_headings(first: Sequence[str], others: Sequence[Sequence[str]]) -> bool:
    """Whether words stand above numbers."""
    below = all(cell.isdecimal() for parts in others for cell in parts[-FOUR:])
    return bool(others) and below and not any(cell.isdecimal() for cell in first[-FOUR:])


def _table(line: Line, parts: list[str], round_: str) -> Table:
    number, cells = line
    labels, players = parts[:-FOUR], parts[-FOUR:]
    named = TABLE.match(cells[0]) if not labels else None
    table = labels[-1].rstrip(":.)") if labels else "" if named is None else named[1]
    round_ = labels[0] if len(labels) > 1 else round_
    seats = [Seat(player, address(number, len(labels) + at)) for at, player in enumerate(players)]
    return Table(number, seats, round_, table)


def _groups(line: Line) -> list[Table]:
    number, cells = line
    return [
        Table(number, [Seat(player, address(number, at)) for player in group.split("-")])
        for at, group in enumerate(cells[0].split())
    ]


def _has_gaps(tables: Sequence[Table]) -> bool:
    """Whether some follow each other line by line, and some with an empty line between: those begin rounds."""
    steps = {after.row - before.row > 1 for before, after in pairwise(tables)}
    return steps == {True, False}
