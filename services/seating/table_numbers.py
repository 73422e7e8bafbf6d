"""At which table each four plays, so that nobody always sits at the same one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random

from services.seating.problem import Four, Groups, Problem

SWEEPS = 6
MOST_TRIES, EXCHANGES, MOST_EXCHANGES = 40, 50_000, 800_000  # for other orders; for one, all sweeps
Placed = dict[int, Four]
"""Table → who plays there."""


def spread_tables(problem: Problem, rounds: Sequence[Groups]) -> list[Placed]:
    """Give each four a table; players come back to a table as seldom as exchanges of two tables can make it.

    It begins with the order of the fours, which a design has chosen well, then with others, and takes the best.
    """
    chance = Random(problem.seed)  # noqa: S311  no secret
    orders: list[Sequence[Groups]] = [rounds]
    orders += [[chance.sample(groups, len(groups)) for groups in rounds] for _ in range(_tries(problem))]
    best, fewest = [dict(enumerate(groups)) for groups in rounds], None
    for order in orders:
        placed, returns = _spread(problem, order)
        if fewest is None or returns < fewest:
            best, fewest = placed, returns
        if not fewest:
            break
    return best


def _tries(problem: Problem) -> int:
    return min(MOST_TRIES, EXCHANGES // max(problem.tables**2 * problem.rounds, 1))


def _burden(times: int) -> int:
    """Return what it weighs to come to a table where one was so often: more each time, or sums would often be alike."""
    return times * times


def _spread(problem: Problem, rounds: Sequence[Groups]) -> tuple[list[Placed], int]:
    """Exchange tables from this order on; return who sits where, and how often somebody came back to a table."""
    placed = [dict(enumerate(groups)) for groups in rounds]
    width = 1 + max((table for tables in (*problem.seated, *placed) for table in tables), default=0)
    visits = [[0] * width for _ in range(problem.players)]
    for tables in (*problem.seated, *placed):
        for table, four in tables.items():
            _visit(visits, four, table, 1)
    for _ in range(min(SWEEPS, MOST_EXCHANGES // max(problem.tables**2 * len(rounds), 1))):
        if not sum(_exchange_tables(at, visits) for at in placed):
            break
    return placed, sum(sum(map(_burden, range(times))) for row in visits for times in row)


def _exchange_tables(at: Placed, visits: list[list[int]]) -> bool:
    """Exchange any two tables of a round where players come back less often then; return whether any were."""
    exchanged = False
    for one, other in combinations(at, 2):
        here, there = at[one], at[other]
        gain = 0
        for player in here:
            gain += _burden(visits[player][one] - 1) - _burden(visits[player][other])
        for player in there:
            gain += _burden(visits[player][other] - 1) - _burden(visits[player][one])
        if gain > 0:
            for four, old, new in ((here, one, other), (there, other, one)):
                _visit(visits, four, old, -1)
                _visit(visits, four, new, 1)
            at[one], at[other] = there, here
            exchanged = True
    return exchanged


def _visit(visits: list[list[int]], four: Four, table: int, times: int) -> None:
    for player in four:
        visits[player][table] += times
