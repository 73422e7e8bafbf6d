"""Designs: every round seats everybody once, and nobody meets twice."""

from __future__ import annotations

from itertools import combinations

import pytest

from services.seating.designs import list_designs
from services.seating.problem import count_meetings

ROUNDS = {4: 1, 8: 1, 12: 1, 16: 5, 20: 5, 24: 7, 28: 9, 32: 9, 36: 11, 40: 13, 44: 14, 48: 15, 52: 17, 56: 18, 60: 19}
"""As many as there can be (4-RGDDs, RBIBDs), but for 32: there can be ten."""
LARGE = {64: 21, 68: 17, 72: 12, 80: 14, 92: 23, 100: 18, 128: 32, 172: 43, 200: 20, 256: 85}


@pytest.mark.parametrize(("players", "rounds"), (ROUNDS | LARGE).items())
def test_nobody_meets_twice(players: int, rounds: int) -> None:
    designs = list_designs(players, rounds)
    assert max(len(design.rounds) for design in designs) >= rounds
    for design in designs:
        assert all(sorted(point for four in groups for point in four) == [*range(players)] for groups in design.rounds)
        assert set(count_meetings(design.rounds).values()) == {1}


@pytest.mark.parametrize(("players", "rounds"), [(16, 4), (24, 7), (24, 3), (28, 8), (32, 8), (60, 12), (200, 10)])
def test_nobody_meets_within_a_cell(players: int, rounds: int) -> None:
    for design in list_designs(players, rounds):
        meet = count_meetings(design.rounds[:rounds])
        divisions = list(design.cells(rounds))
        assert divisions
        for cells in divisions:
            assert sorted(point for cell in cells for point in cell) == [*range(players)]
            assert not [pair for cell in cells for pair in combinations(sorted(cell), 2) if pair in meet]


def test_triples_that_never_meet_are_found() -> None:
    """24 players in seven rounds meet 21 others: whom they never meet are two, the same for each of the three."""
    (design,) = list_designs(24, 7)
    assert [len(cell) for cell in list(design.cells(7))[-1]] == [3] * 8


def test_there_are_as_many_rounds_as_there_can_be() -> None:
    """Each round everybody meets three others; with 20 players six rounds would be a design that does not exist."""
    short = {players for players, rounds in ROUNDS.items() if rounds < (players - 1) // 3}
    assert short == {8, 12, 20, 32}
