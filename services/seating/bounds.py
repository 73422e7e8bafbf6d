"""What no seating can do better: how few repeats, and in how many rounds nobody meets twice."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from services.seating.problem import AT_A_TABLE, Problem
from services.seating.sitting_out import choose_players

OPPONENTS = AT_A_TABLE - 1
FEWEST_AGAIN = {1: 6, 2: 2, 3: 1}
"""By number of tables: how many pairs at each meet again if the same players play another round."""
NO_DESIGN = {5: 5}
"""By number of tables: how many rounds have no repeat where counting would allow more (4-RGDD of type 2^10: none)."""


def fewest_repeats(problem: Problem, rounds: Sequence[Sequence[int]]) -> int:
    """Return a number of repeats that no seating of these players in the new rounds falls below.

    What earlier rounds repeated among themselves is not counted.
    """
    return max(_by_opponents(problem, rounds), _by_rounds(problem, rounds), _by_design(problem, rounds))


def most_rounds(problem: Problem) -> int:
    """Return in how many new rounds, by these bounds, nobody may meet twice; never fewer than there can be."""

    def repeats(rounds: int) -> int:
        more = replace(problem, rounds=rounds)
        return fewest_repeats(more, choose_players(more, may_sit_out=True))

    return bisect_left(range(1, problem.players // OPPONENTS + 1), 1, key=repeats)


def _by_opponents(problem: Problem, rounds: Sequence[Sequence[int]]) -> int:
    """Count by player: three opponents a round, each time those met least."""
    games = Counter(player for playing in rounds for player in playing)
    others = {player: Counter({0: len(games) - 1}) for player in games}
    for a, b in problem.met.keys() | problem.kept_apart:
        if a in games and b in games:
            for player in (a, b):
                others[player][0] -= 1
                others[player][problem.met[a, b]] += (a, b) not in problem.kept_apart
    cost = sum(_meet(others[player], times * OPPONENTS) for player, times in games.items())
    return -(-cost // 2)


def _meet(others: Mapping[int, int], opponents: int) -> int:
    """Return how often a player at least met an opponent before. `others`: times met → how many may still be met."""
    cost, times, known = 0, 0, 0
    while opponents and any(others.values()):
        known += others.get(times, 0)
        met_now = min(known, opponents)
        cost += met_now * times
        opponents -= met_now
        times += 1
    return cost


def _by_rounds(problem: Problem, rounds: Sequence[Sequence[int]]) -> int:
    """Count by two rounds of the same players: four of a table come from fewer tables."""
    new = Counter(frozenset(playing) for playing in rounds)
    old = Counter(frozenset(player for four in tables.values() for player in four) for tables in problem.seated)
    together = {same: times * (times - 1) // 2 + times * old[same] for same, times in new.items()}
    tables = {same: len(same) // AT_A_TABLE for same in together}
    return sum(times * tables[same] * FEWEST_AGAIN.get(tables[same], 0) for same, times in together.items())


def _by_design(problem: Problem, rounds: Sequence[Sequence[int]]) -> int:
    """Return 1 where so many rounds of the same players are known not to exist without a repeat."""
    playing = {frozenset(four for four in one) for one in rounds}
    playing |= {frozenset(player for four in tables.values() for player in four) for tables in problem.seated}
    if len(playing) != 1:
        return 0
    tables = len(next(iter(playing))) // AT_A_TABLE
    sizes = Counter(team for team in problem.teams if team is not None)
    teams_are_a_round = problem.keep_teams_apart and list(sizes.values()) == [AT_A_TABLE] * tables
    played = len(rounds) + len(problem.seated) + teams_are_a_round
    return int(tables in NO_DESIGN and played > NO_DESIGN[tables])
