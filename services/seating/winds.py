"""Who begins East, South, West and North at each table, so that everybody begins each as often as possible alike.

Tables and players are a graph: each table has four edges, one to each of its players. Halving the edges at every table
and player at once gives the first two winds and the last two, halving again gives each: without earlier rounds nobody
begins one wind more than once oftener than another. Earlier rounds are evened out by exchanging two winds along a path.
"""

from __future__ import annotations

from bisect import insort
from collections import Counter, defaultdict, deque
from collections.abc import Mapping, Sequence
from itertools import combinations

from services.seating.problem import AT_A_TABLE, Four, Problem, as_four

WINDS = range(AT_A_TABLE)
NO_TABLE = -1
Seat = tuple[int, int]
"""A table, by its place in the list of all tables of all rounds, and a player who plays there."""
Counts = list[list[int]]
"""By player: how often each wind."""


def even_winds(problem: Problem, rounds: Sequence[Mapping[int, Four]]) -> list[dict[int, Four]]:
    """Return the rounds with the players of each table in the order East, South, West, North."""
    fours = [four for tables in rounds for four in tables.values()]
    first, second = _halve([(table, player) for table, four in enumerate(fours) for player in four])
    seats: list[list[int]] = [[] for _ in fours]
    for half in (*_halve(first), *_halve(second)):
        for table, player in half:
            seats[table].append(player)
    _even_out(seats, count_winds(problem, [dict(enumerate(as_four(players) for players in seats))]))
    seated = iter(seats)
    return [{table: as_four(next(seated)) for table in tables} for tables in rounds]


def count_winds(problem: Problem, rounds: Sequence[Mapping[int, Four]]) -> Counts:
    """Count how often each player has each wind, in the earlier rounds and in these."""
    counts = [[0] * AT_A_TABLE for _ in range(problem.players)]
    for tables in (*problem.seated, *rounds):
        for four in tables.values():
            for wind, player in enumerate(four):
                counts[player][wind] += 1
    return counts


def _halve(seats: Sequence[Seat]) -> tuple[list[Seat], list[Seat]]:
    """Divide the seats so that each table has as many in both halves, and each player too, but for an odd one.

    It walks from table to player to table until it is back, and puts the seats that it passes into both in turns. Who
    has an odd number gets one more, at no table.
    """
    times = Counter(player for _, player in seats)
    seats = [*seats, *((NO_TABLE, player) for player in times if times[player] % 2)]
    left: tuple[dict[int, list[Seat]], dict[int, list[Seat]]] = (defaultdict(list), defaultdict(list))
    for seat in seats:
        left[0][seat[0]].append(seat)
        left[1][seat[1]].append(seat)
    halves: tuple[list[Seat], list[Seat]] = ([], [])
    passed: set[Seat] = set()
    for start in list(left[0]):
        at, side = start, 0
        while found := _take(left[side][at], passed):
            halves[side].append(found)
            side = 1 - side
            at = found[side]
    return _real(halves[0]), _real(halves[1])


def _take(seats: list[Seat], passed: set[Seat]) -> Seat | None:
    """Take one that was not passed yet."""
    while seats:
        seat = seats.pop()
        if seat not in passed:
            passed.add(seat)
            return seat
    return None


def _real(seats: Sequence[Seat]) -> list[Seat]:
    return [seat for seat in seats if seat[0] != NO_TABLE]


def _even_out(fours: list[list[int]], counts: Counts) -> None:
    """Exchange two winds along paths of tables for as long as somebody's are more even after it."""
    while sum(_even_two(fours, counts, one, other) for one, other in combinations(WINDS, 2)):
        pass


def _even_two(fours: list[list[int]], counts: Counts, one: int, other: int) -> bool:
    """Exchange two winds where that evens them out; return whether it did."""
    improved = False
    surplus = [row[one] - row[other] for row in counts]
    tables_of: dict[int, list[int]] = defaultdict(list)
    for table, four in enumerate(fours):
        tables_of[four[one]].append(table)
    for player in range(len(counts)):
        for table in _find_path(fours, surplus, tables_of, player, other):
            four = fours[table]
            for moved, old, new in ((four[one], one, other), (four[other], other, one)):
                counts[moved][old] -= 1
                counts[moved][new] += 1
                surplus[moved] = counts[moved][one] - counts[moved][other]
            tables_of[four[one]].remove(table)
            insort(tables_of[four[other]], table)
            four[one], four[other] = four[other], four[one]
            improved = True
    return improved


def _find_path(
    fours: Sequence[Sequence[int]], surplus: Sequence[int], tables_of: Mapping[int, list[int]], start: int, other: int
) -> list[int]:
    """Find tables that lead from who has `one` too often to who has `other` too often; empty where there are none."""
    if surplus[start] - min(surplus) <= 2:
        return []
    paths: dict[int, list[int]] = {start: []}
    queue = deque([start])
    while queue:
        player = queue.popleft()
        if surplus[start] - surplus[player] > 2:
            return paths[player]
        for table in tables_of.get(player, ()):
            beyond = fours[table][other]
            if beyond not in paths:
                paths[beyond] = [*paths[player], table]
                queue.append(beyond)
    return []
