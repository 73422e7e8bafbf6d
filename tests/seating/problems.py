"""Problems of seating for tests, and what everybody checks of a seating."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import count
from typing import Any

from services.seating.generate import Seating
from services.seating.problem import Problem, count_meetings


def problem(players: int, rounds: int, teams: int = 0, **more: Any) -> Problem:
    """Players next to each other are a team; tables for all of them."""
    team_of = [player * teams // players for player in range(players)] if teams else []
    return Problem(players, rounds, **{"tables": -(-players // 4), "teams": team_of, **more})


def looks(number: int) -> Callable[[], bool]:
    """End the search at the so-manieth look at the time: it is short, and the same on every machine."""
    looked = count()
    return lambda: next(looked) < number


def meetings(seating: Seating) -> Counter[tuple[int, int]]:
    """How often each pair meets, in earlier rounds too."""
    return count_meetings([list(tables.values()) for tables in seating.rounds]) + seating.problem.met


def most_meetings(seating: Seating) -> int:
    return max(meetings(seating).values())


def seated(seating: Seating, round_: int) -> list[int]:
    """Who plays in a round, each as often as seated."""
    return sorted(player for four in seating.rounds[round_].values() for player in four)
