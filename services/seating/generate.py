"""Rounds for all players: by a design where there is one, by a search where there is none or it does not fit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from operator import itemgetter
from random import Random

from services.seating.bounds import fewest_repeats
from services.seating.placement import place
from services.seating.problem import Four, Groups, MayGoOn, Problem, in_fours
from services.seating.search import count_cost, improve
from services.seating.sitting_out import choose_players
from services.seating.table_numbers import spread_tables
from services.seating.winds import even_winds


@dataclass(frozen=True)
class Seating:
    """The new rounds, each table → players by seat, East first; and how few repeats they could have by a proof."""

    problem: Problem
    rounds: Sequence[Mapping[int, Four]]
    fewest_repeats: int
    in_time: bool


def generate(problem: Problem, may_sit_out: bool = False, may_go_on: MayGoOn = lambda: True) -> Seating:
    """Seat the players for the new rounds. Raises CannotDivide where somebody would sit out, unless they may.

    The same problem gives the same seating where `may_go_on` counts steps.
    """
    playing = choose_players(problem, may_sit_out)
    enough = fewest_repeats(problem, playing)
    rounds = even_winds(problem, spread_tables(problem, _search(problem, playing, enough, may_go_on)))
    return Seating(problem, rounds, enough, may_go_on())


def _search(problem: Problem, playing: Sequence[Sequence[int]], enough: int, may_go_on: MayGoOn) -> Sequence[Groups]:
    """Return the best that a search finds from any start; it ends with the first that is good enough."""
    found: list[tuple[int, list[Groups]]] = []
    for start in _starts(problem, playing):
        improved = improve(problem, start, enough, may_go_on)
        found.append((count_cost(problem, improved), improved))
        if found[-1][0] <= enough or not may_go_on():
            break
    return min(found, key=itemgetter(0))[1]


def _starts(problem: Problem, playing: Sequence[Sequence[int]]) -> Iterator[list[Groups]]:
    """Yield rounds by a design of those who play most often together, each adapted to who plays, then rounds by chance.

    Either the design had the earlier rounds too, or who met in those is kept apart in it.
    """
    usual = max((tuple(players) for players in playing), key=[tuple(players) for players in playing].count, default=())
    if usual:
        whole = _design(usual, len(problem.seated) + len(playing), problem.kept_apart, problem.seed)
        new = _leave_out(whole, problem.seated)
        starts = [new[: len(playing)]]
        if len(whole) - len(new) < len(problem.seated):
            starts.append(_design(usual, len(playing), problem.kept_apart | problem.met.keys(), problem.seed))
        adapted = [[_adapt(*pair) for pair in zip(start, playing, strict=True)] for start in starts]
        yield from sorted(adapted, key=lambda rounds: count_cost(problem, rounds))
    chance = Random(problem.seed)  # noqa: S311  no secret
    yield [in_fours(chance.sample(players, len(players))) for players in playing]


def _leave_out(rounds: Sequence[Groups], earlier: Iterable[Mapping[int, Four]]) -> list[Groups]:
    """Leave each of the earlier rounds out, once: a design that is gone through again comes to the same round again."""
    played = Counter(frozenset(frozenset(four) for four in tables.values()) for tables in earlier)
    new = []
    for groups in rounds:
        fours = frozenset(frozenset(four) for four in groups)
        if played[fours]:
            played[fours] -= 1
        else:
            new.append(groups)
    return new


def _design(players: Sequence[int], rounds: int, kept_apart: Set[tuple[int, int]], seed: int) -> list[Groups]:
    """Return so many rounds, by the same design with players elsewhere where it has too few."""
    designed: list[Groups] = []
    while len(designed) < rounds:
        designed += place(players, rounds - len(designed), kept_apart, seed + len(designed))
    return designed


def _adapt(groups: Groups, players: Sequence[int]) -> Groups:
    """Keep the fours who all play, and put the others together anew."""
    whole = [four for four in groups if set(four) <= set(players)]
    kept = {player for four in whole for player in four}
    torn = [player for four in groups for player in four if player in players and player not in kept]
    others = [*torn, *(player for player in players if player not in kept and player not in torn)]
    return whole + in_fours(others)
