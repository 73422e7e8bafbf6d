"""Winds and tables: even from the start, and evened out where earlier rounds were not."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from services.seating.generate import generate
from services.seating.problem import in_fours
from services.seating.winds import count_winds, even_winds
from tests.examples import examples
from tests.seating.problems import looks, problem


@given(st.integers(1, 10), st.integers(1, 12), st.randoms(use_true_random=False))
@settings(max_examples=examples(40), deadline=None)
def test_nobody_has_a_wind_more_than_once_oftener_than_another(tables: int, rounds: int, chance: object) -> None:
    players = list(range(4 * tables))
    orders = [chance.sample(players, len(players)) for _ in range(rounds)]  # type: ignore[attr-defined]
    asked = problem(len(players), rounds)
    fours = [dict(enumerate(in_fours(order))) for order in orders]
    even = even_winds(asked, fours)
    assert [{at: set(four) for at, four in one.items()} for one in even] == [
        {at: set(four) for at, four in one.items()} for one in fours
    ]
    assert all(max(counts) - min(counts) <= 1 for counts in count_winds(asked, even))


def test_uneven_rounds_before_are_evened_out() -> None:
    """For four rounds everybody began the same wind; after twelve more nearly everybody began each wind four times."""
    earlier = generate(problem(16, 4, 4))
    same = [{at: tuple(sorted(four, key=lambda one: one // 4)) for at, four in one.items()} for one in earlier.rounds]
    asked = problem(16, 12, seated=same)
    before = [max(counts) for counts in count_winds(asked, [])]
    assert before == [4] * 16
    after = count_winds(asked, generate(asked, may_go_on=looks(5)).rounds)
    assert after.count([4] * 4) >= 12
    assert all(max(counts) - min(counts) <= 2 for counts in after)
