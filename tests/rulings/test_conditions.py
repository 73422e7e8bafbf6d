"""The language of conditions, which the phone's engine speaks as well."""

from __future__ import annotations

from typing import Any

import pytest

from rulings.engine.conditions import condition_matches, cuts
from rulings.engine.facts import cells

CONDITION = {"tiles": {"min": 3, "max": 6}, "whose": ["own", "other"], "shown": True}


@pytest.mark.parametrize(
    ("known", "verdict"),
    [
        ({"tiles": 3, "whose": "own", "shown": True}, True),
        ({"tiles": 6, "whose": "other", "shown": True}, True),
        ({"tiles": 2, "whose": "own", "shown": True}, False),
        ({"tiles": 7, "whose": "own", "shown": True}, False),
        ({"tiles": 3, "whose": "wall", "shown": True}, False),
        ({"tiles": 3, "whose": "own"}, None),
        ({}, None),
        ({"shown": False}, False),  # however little else is known
    ],
)
def test_all_of_a_condition_must_hold(known: dict[str, Any], verdict: bool | None) -> None:
    assert condition_matches(CONDITION, known) is verdict


@pytest.mark.parametrize(
    ("expected", "held"),
    [({"min": 3}, [3, 4, 100]), ({"max": 3}, [1, 2, 3]), ({"min": 3, "max": 3}, [3])],
)
def test_a_range_may_be_open_at_either_end(expected: dict[str, int], held: list[int]) -> None:
    assert [tiles for tiles in (1, 2, 3, 4, 100) if condition_matches({"tiles": expected}, {"tiles": tiles})] == held


def test_no_condition_always_holds() -> None:
    assert condition_matches({}, {}) is True


@pytest.mark.parametrize(
    ("expected", "points"),
    [({"min": 3}, {3}), ({"max": 6}, {7}), ({"min": 3, "max": 6}, {3, 7}), (2, {2, 3}), ([1, 4], {1, 2, 4, 5})],
)
def test_an_answer_can_change_at_a_range_and_just_past_it(expected: Any, points: set[int]) -> None:
    assert cuts({"tiles": expected}, "tiles") == points


@pytest.mark.parametrize(
    ("points", "expected"),
    [(set(), [(1, 20)]), ({3, 7}, [(1, 2), (3, 6), (7, 20)]), ({1, 20, 21}, [(1, 19), (20, 20)])],
)
def test_a_count_is_cut_into_cells_from_its_least_to_its_most(
    points: set[int], expected: list[tuple[int, int]]
) -> None:
    assert cells({"kind": "count", "min": 1, "max": 20}, points) == expected
