"""Rounds in which nobody meets twice, by construction: for every multiple of four players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from functools import cache
from random import Random

from services.seating.problem import AT_A_TABLE, Groups, as_four
from services.seating.starters import STARTERS

POLYNOMIALS = {4: 0b111, 8: 0b1011, 16: 0b10011, 32: 0b100101, 64: 0b1000011}
"""By the size of a field: the irreducible polynomial that its elements, polynomials over two elements, are taken by."""
TRIES = 30
Shifts = tuple[int, int, int, int]
"""How far the second, third and fourth column have moved along the first, and the tables, a fifth."""


@dataclass(frozen=True)
class Design:
    """Rounds of points in which none meet twice; no two points of a column meet at all."""

    rounds: list[Groups]
    columns: list[list[int]]

    def cells(self, rounds: int) -> Iterator[list[list[int]]]:
        """Yield ways to divide all points so that none within a cell meet in the first rounds."""
        if self.columns:
            yield self.columns
        if rounds < len(self.rounds):
            yield [list(four) for four in self.rounds[rounds]]
        yield self._never_meeting(rounds)

    def _never_meeting(self, rounds: int) -> list[list[int]]:
        """Divide the points into those that have nobody to meet but the same others; each alone where that fails."""
        points = sorted(point for four in self.rounds[0] for point in four)
        met = {point: {point} for point in points}
        for groups in self.rounds[:rounds]:
            for four in groups:
                for point in four:
                    met[point].update(four)
        others = {point: frozenset(points) - met[point] | {point} for point in points}
        is_cell = {own for point, own in others.items() if all(others[other] == own for other in own)}
        return [sorted(cell) for cell in is_cell] + [[point] for point in points if others[point] not in is_cell]


def list_designs(players: int, rounds: int) -> list[Design]:
    """List designs for these players, a multiple of four; the longest there is where none has so many rounds."""
    found = [_columns(players, rounds), _starter(players)]
    enough = [design for design in found if design and len(design.rounds) >= rounds]
    most = max((design for design in found if design), key=lambda design: len(design.rounds))
    return enough or [most]


@cache
def _starter(players: int) -> Design | None:
    """Return the rounds that the first one gives, each circle moved by one place for the next."""
    if players not in STARTERS:
        return None
    first = [tuple(int(point) for point in four.split(",")) for four in STARTERS[players].split()]
    m = (players - 1) // 3

    def moved(point: int, by: int) -> int:
        return point if point >= 3 * m else point - point % m + (point + by - point // m * m) % m

    return Design([[as_four(moved(point, by) for point in four) for four in first] for by in range(m)], [])


@cache
def _columns(players: int, rounds: int) -> Design:
    """Return rounds in which everybody meets players of three other columns, who move past each other.

    Then, where columns are tables long themselves, rounds within them.
    """
    tables = players // AT_A_TABLE
    shifts = _field(tables) or _find_shifts(tables, min(rounds, tables))
    columns = [list(range(column * tables, (column + 1) * tables)) for column in range(AT_A_TABLE)]
    across = [_round(tables, by) for by in shifts]
    if rounds <= len(across) or tables % AT_A_TABLE:
        return Design(across, columns)
    within = list_designs(tables, rounds - len(across))[0].rounds
    inside = [[as_four(column[p] for p in four) for column in columns for four in groups] for groups in within]
    return Design(across + inside, [])


def _round(tables: int, shifts: Shifts) -> Groups:
    """Return who sits at each table once the columns moved so far."""

    def point(table: int, column: int) -> int:
        by = shifts[column - 1] if column else 0
        place = table ^ shifts[3] ^ by if tables in POLYNOMIALS else (table - shifts[3] + by) % tables
        return column * tables + place

    return [as_four(point(table, column) for column in range(AT_A_TABLE)) for table in range(tables)]


def _field(tables: int) -> list[Shifts]:
    """Return one round for each element of the field of this size, none where there is no such field or it is small.

    Each column moves by another multiple of the element, so two of them stand to each other as never before.
    """
    is_prime = tables > AT_A_TABLE and all(tables % divisor for divisor in range(2, tables))
    if not (is_prime or tables in POLYNOMIALS):
        return []
    elements = Random(tables).sample(range(tables), tables)  # noqa: S311  no secret; opponents have other opponents so
    multiples = [[_product(k, factor % tables, tables) for factor in range(1, 5)] for k in elements]
    return [(second, third, fourth, moved) for second, third, fourth, moved in multiples]


def _product(a: int, b: int, size: int) -> int:
    """Multiply in the field of this size."""
    if size not in POLYNOMIALS:
        return a * b % size
    product = 0
    for bit in range(size.bit_length()):
        product ^= a << bit if b >> bit & 1 else 0
    for bit in range(product.bit_length() - size.bit_length(), -1, -1):
        product ^= POLYNOMIALS[size] << bit if product >> bit & size else 0
    return product


def _find_shifts(tables: int, rounds: int) -> list[Shifts]:
    """Find shifts for as many rounds as possible, one by one, so that no two columns stand to each other as before.

    Where it can be, no column comes to a table again either.
    """
    chance = Random(tables)  # noqa: S311  no secret
    best: list[Shifts] = []
    for columns in [AT_A_TABLE + 1] + [AT_A_TABLE] * (1 if AT_A_TABLE * tables in STARTERS else TRIES):
        best = max(best, _try_shifts(tables, rounds, columns, chance), key=len)
        if len(best) == rounds:
            break
    return best


def _try_shifts(tables: int, rounds: int, columns: int, chance: Random) -> list[Shifts]:
    used: set[tuple[int, int, int]] = set()
    found: list[Shifts] = []
    while len(found) < rounds:
        order = chance.sample(range(tables), tables) if found else [0]
        moved = _extend((0,), used, order, columns, tables)
        if not moved:
            break
        used |= {difference for at in range(1, columns) for difference in _differences(moved[:at], moved[at], tables)}
        found.append((moved[1], moved[2], moved[3], moved[4] if columns > AT_A_TABLE else 0))
    return found


def _extend(
    moved: tuple[int, ...], used: Set[tuple[int, int, int]], order: Sequence[int], columns: int, tables: int
) -> tuple[int, ...]:
    """Return shifts of all columns that begin with these, and stand to each other as never before; none if none do."""
    if len(moved) == columns:
        return moved
    for by in order:
        if used.isdisjoint(_differences(moved, by, tables)):
            found = _extend((*moved, by), used, order, columns, tables)
            if found:
                return found
    return ()


def _differences(moved: Sequence[int], by: int, tables: int) -> set[tuple[int, int, int]]:
    """Return how the next column stands to those that moved already."""
    return {(len(moved), column, (by - other) % tables) for column, other in enumerate(moved)}
