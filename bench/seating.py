"""Whole seatings: the evening of a league, a large tournament, and what only a search finds.

python -m bench.seating
"""

from __future__ import annotations

import sys
from statistics import median
from time import process_time

from bench.results import Result, at_most, show
from services.seating.achievement import assess
from services.seating.generate import generate
from services.seating.problem import Problem

CASES = (
    ("32 players, 8 teams, 8 rounds", 32, 8, 8, 2.0),
    ("200 players, 50 teams, 10 rounds", 200, 10, 50, 10.0),
    ("31 players in turns, 7 rounds", 31, 7, 0, 2.0),
    ("16 players, 12 rounds: some meet again", 16, 12, 0, 5.0),
)


def measure(times: int = 3) -> list[Result]:
    """Measure in about 20 seconds."""
    return [_measure(*case, times) for case in CASES]


def _measure(name: str, players: int, rounds: int, teams: int, limit: float, times: int) -> Result:
    """Measure the processor's time for different seeds."""
    taken, repeats = [], []
    for seed in range(times):
        team_of = [player * teams // players for player in range(players)] if teams else []
        problem = Problem(players, rounds, players // 4, team_of, seed=seed)
        start = process_time()
        achieved = assess(generate(problem, may_sit_out=True))
        taken.append(process_time() - start)
        repeats.append(len(achieved.repeats))
    details = f"pairs who meet again: {', '.join(map(str, repeats))}; at most {max(taken):.2f} s"
    return at_most(f"seating {name}", median(taken), limit, "s", details)


if __name__ == "__main__":
    sys.exit(not show(measure()))
