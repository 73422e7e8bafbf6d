"""What a seating achieves: who meets again, teammates at one table, winds, who sits out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from services.seating.bounds import most_rounds
from services.seating.generate import Seating
from services.seating.problem import Four, Problem, count_meetings, count_repeats, in_order, pairs_of
from services.seating.sitting_out import count_sitting_out
from services.seating.winds import Counts, count_winds


class Meeting(NamedTuple):
    """Two players, the lower first, at a table of a new round."""

    round: int
    table: int
    players: tuple[int, int]


@dataclass(frozen=True)
class Achievement:
    """What all rounds come to, earlier ones too.

    `meetings`: how often → how many pairs. `repeats`: pairs who meet more than once, the most frequent first.
    `teammates`, and `kept_apart` by wish: where they meet in the new rounds. `winds`, `sat_out`: by player. `visits`:
    how often somebody is at one table, at most. `is_best`: it is proved that no seating has fewer repeats.
    `most_rounds`: where there are new repeats, how many new rounds could be without, at most.
    """

    meetings: dict[int, int]
    repeats: list[tuple[tuple[int, int], int]]
    teammates: list[Meeting]
    kept_apart: list[Meeting]
    winds: Counts
    sat_out: list[int]
    visits: int
    is_best: bool
    most_rounds: int | None

    @property
    def wind_spread(self) -> int:
        """How much oftener somebody begins one wind than another."""
        return max((max(counts) - min(counts) for counts in self.winds), default=0)


def assess(seating: Seating) -> Achievement:
    """Say what a seating achieves."""
    problem = seating.problem
    rounds = [list(tables.values()) for tables in seating.rounds]
    meetings = count_meetings(rounds) + problem.met
    new_repeats = count_repeats(meetings) - count_repeats(problem.met)
    apart = {in_order(*pair) for pair in problem.apart}
    met = [
        Meeting(round_, table, pair)
        for round_, tables in enumerate(seating.rounds)
        for table, four in sorted(tables.items())
        for pair in pairs_of([four])
    ]
    return Achievement(
        meetings=dict(sorted(Counter(meetings.values()).items())),
        repeats=sorted(((pair, n) for pair, n in meetings.items() if n > 1), key=lambda found: (-found[1], found[0])),
        teammates=[meeting for meeting in met if meeting.players in problem.teammates],
        kept_apart=[meeting for meeting in met if meeting.players in apart],
        winds=count_winds(problem, seating.rounds),
        sat_out=_sat_out(problem, rounds),
        visits=_most_visits(seating),
        is_best=_is_best(seating, new_repeats) and problem.kept_apart.isdisjoint(meeting.players for meeting in met),
        most_rounds=most_rounds(problem) if new_repeats else None,
    )


def _is_best(seating: Seating, repeats: int) -> bool:
    """Return whether that many repeats are the fewest. The bound is for these players: others might sit out."""
    everybody = all(
        len(seating.problem.present(round_)) == sum(map(len, tables.values()))
        for round_, tables in enumerate(seating.rounds)
    )
    return repeats == 0 or (everybody and repeats == seating.fewest_repeats)


def _sat_out(problem: Problem, rounds: Sequence[Sequence[Four]]) -> list[int]:
    """Count by player the rounds without a seat, but for those in which they are absent; none for substitutes."""
    out = count_sitting_out(problem)
    for round_, groups in enumerate(rounds):
        seated = {player for four in groups for player in four}
        out.update(set(problem.present(round_)) - seated - problem.substitutes)
    return [out[player] for player in range(problem.players)]


def _most_visits(seating: Seating) -> int:
    """Return how often somebody sits at the same table, at most."""
    rounds = (*seating.problem.seated, *seating.rounds)
    visits = Counter((player, table) for tables in rounds for table, four in tables.items() for player in four)
    return max(visits.values(), default=0)
