"""Who sits out a round: as evenly as possible, and nobody twice before everybody did once."""

from __future__ import annotations

from collections import Counter
from random import Random

from services.seating.problem import AT_A_TABLE, Problem


class CannotDivide(Exception):
    """Somebody would have to sit out, and nobody is to; `missing`: how many substitutes would fill the tables."""

    def __init__(self, round_: int, playing: int, places: int) -> None:
        super().__init__(f"{playing} players do not fill tables of four")
        self.round, self.playing, self.places = round_, playing, places
        self.missing = -playing % AT_A_TABLE


def choose_players(problem: Problem, may_sit_out: bool) -> list[list[int]]:
    """List who plays each new round. Raises CannotDivide where somebody would sit out, unless they may."""
    chance = Random(problem.seed)  # noqa: S311  no secret
    out = count_sitting_out(problem)
    last = dict.fromkeys(range(problem.players), -1)
    played: Counter[int] = Counter()
    rounds = []
    for round_ in range(problem.rounds):
        present = problem.present(round_)
        regular = [player for player in present if player not in problem.substitutes]
        helpers = [player for player in present if player in problem.substitutes]
        places = _places(len(regular), len(helpers), problem.tables)
        if places < len(regular) and not may_sit_out:
            raise CannotDivide(round_, len(regular), problem.tables * AT_A_TABLE)
        chance.shuffle(regular)
        regular.sort(key=lambda player: (out[player], last[player]))
        chosen_out = regular[: max(len(regular) - places, 0)]
        out.update(chosen_out)
        last |= dict.fromkeys(chosen_out, round_)
        chance.shuffle(helpers)
        helpers.sort(key=lambda player: played[player])
        needed = helpers[: max(places - len(regular), 0)]
        played.update(needed)
        rounds.append(sorted({*regular, *needed} - set(chosen_out)))
    return rounds


def count_sitting_out(problem: Problem) -> Counter[int]:
    """Count in how many of the earlier rounds each player had no seat."""
    out: Counter[int] = Counter()
    for tables in problem.seated:
        seated = {player for four in tables.values() for player in four}
        out.update(player for player in range(problem.players) if player not in seated | problem.substitutes)
    return out


def _places(regular: int, helpers: int, tables: int) -> int:
    """Return how many play: everybody who is no substitute if the tables and the substitutes suffice."""
    filled = -(-regular // AT_A_TABLE)
    if filled * AT_A_TABLE <= regular + helpers:
        return min(filled, tables) * AT_A_TABLE
    return min(regular // AT_A_TABLE, tables) * AT_A_TABLE
