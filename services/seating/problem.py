"""What is to be seated: players by place in a list, rounds that are seated already, and what is to be kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

Four = tuple[int, int, int, int]
"""Players at a table: in any order, or East, South, West and North."""
Groups = list[Four]
"""Who plays with whom in a round."""
MayGoOn = Callable[[], bool]
"""Whether there is time left."""
AT_A_TABLE = 4
NOBODY: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Problem:
    """Players 0, 1, 2, … who are to be seated for some more rounds.

    `teams`: a player's team, None for none. `seated`: earlier rounds, table → its players, East first. `absent`: who
    does not play in each of the new rounds. `substitutes` play only where players are missing. `apart`: pairs that are
    not to meet, beside teammates where `keep_teams_apart`.
    """

    players: int
    rounds: int
    tables: int
    teams: Sequence[int | None] = ()
    keep_teams_apart: bool = True
    seated: Sequence[Mapping[int, Four]] = ()
    absent: Sequence[Set[int]] = ()
    substitutes: Set[int] = NOBODY
    apart: Set[tuple[int, int]] = frozenset()
    seed: int = 1

    def present(self, round_: int) -> list[int]:
        """List who plays in a new round, substitutes too."""
        absent = self.absent[round_] if round_ < len(self.absent) else NOBODY
        return [player for player in range(self.players) if player not in absent]

    @cached_property
    def teammates(self) -> set[tuple[int, int]]:
        """Every pair of one team, the lower player first."""
        pairs = combinations(range(len(self.teams)), 2)
        return {(a, b) for a, b in pairs if self.teams[a] is not None and self.teams[a] == self.teams[b]}

    @cached_property
    def kept_apart(self) -> set[tuple[int, int]]:
        """Every pair that is not to meet, the lower player first."""
        return {in_order(*pair) for pair in self.apart} | (self.teammates if self.keep_teams_apart else set())

    @cached_property
    def met(self) -> Counter[tuple[int, int]]:
        """How often each pair met in the earlier rounds."""
        return count_meetings([list(tables.values()) for tables in self.seated])


def as_four(players: Iterable[int]) -> Four:
    """Return these four players."""
    one, two, three, four = players
    return one, two, three, four


def in_fours(players: Sequence[int]) -> Groups:
    """Put players together in their order, four by four."""
    return [as_four(players[at : at + AT_A_TABLE]) for at in range(0, len(players), AT_A_TABLE)]


def in_order(a: int, b: int) -> tuple[int, int]:
    """Return the pair, the lower player first."""
    return (a, b) if a < b else (b, a)


def pairs_of(groups: Sequence[Four]) -> Iterator[tuple[int, int]]:
    """Yield who meets in a round, the lower player first."""
    for four in groups:
        yield from combinations(sorted(four), 2)


def count_meetings(rounds: Sequence[Sequence[Four]]) -> Counter[tuple[int, int]]:
    """Count how often each pair meets."""
    return Counter(pair for groups in rounds for pair in pairs_of(groups))


def count_repeats(meetings: Mapping[tuple[int, int], int]) -> int:
    """Count the pairs of rounds in which two players meet both times: 1 for who meet twice, 3 for thrice, 6, 10, …"""
    return sum(times * (times - 1) // 2 for times in meetings.values())
