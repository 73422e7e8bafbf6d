"""Bounds hold for every seating, and small cases reach them: found by trying all."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from services.seating.bounds import fewest_repeats, most_rounds
from services.seating.problem import Groups, as_four, count_meetings, count_repeats, in_fours
from tests.examples import examples
from tests.seating.problems import problem


def every_round(players: list[int]) -> Iterator[Groups]:
    if not players:
        yield []
        return
    for others in combinations(players[1:], 3):
        rest = [player for player in players[1:] if player not in others]
        for groups in every_round(rest):
            yield [as_four((players[0], *others)), *groups]


@pytest.mark.parametrize("players", [4, 8, 12])
def test_two_rounds_of_few_players_repeat_as_the_bound_says(players: int) -> None:
    first = in_fours(range(players))
    least = min(count_repeats(count_meetings([first, second])) for second in every_round([*range(players)]))
    asked = problem(players, 1, seated=[dict(enumerate(first))])
    assert fewest_repeats(asked, [range(players)]) == least
    assert most_rounds(problem(players, 1)) == 1
    assert most_rounds(asked) == 0


@given(st.integers(1, 8), st.integers(1, 6), st.randoms(use_true_random=False), st.integers(0, 3))
@settings(max_examples=examples(60), deadline=None)
def test_no_seating_falls_below_the_bound(tables: int, rounds: int, chance: object, earlier: int) -> None:
    players = list(range(4 * tables))
    orders = [chance.sample(players, len(players)) for _ in range(rounds + earlier)]  # type: ignore[attr-defined]
    every = [in_fours(order) for order in orders]
    asked = problem(len(players), rounds, seated=[dict(enumerate(groups)) for groups in every[:earlier]])
    new = count_repeats(count_meetings(every)) - count_repeats(count_meetings(every[:earlier]))
    assert fewest_repeats(asked, [players] * rounds) <= new


@pytest.mark.parametrize(
    ("players", "teams", "most"),
    [(16, 0, 5), (16, 4, 4), (20, 0, 5), (20, 5, 4), (24, 8, 7), (32, 0, 10), (32, 8, 9), (40, 0, 13), (8, 0, 1)],
)
def test_no_more_rounds_than_there_are_opponents(players: int, teams: int, most: int) -> None:
    assert most_rounds(problem(players, 1, teams)) == most
