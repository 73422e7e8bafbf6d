"""An allowance gives what it says, gives it back evenly, and never needs more memory than it may."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from api.access import rate_limits
from api.access.rate_limits import Allowance


class Clock:
    """A clock that moves when told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_the_whole_allowance_can_be_spent_at_once_and_comes_back_evenly(clock: Clock) -> None:
    allowance = Allowance("60/minute", clock)
    assert [allowance.spend("a") for _ in range(60)] == [0.0] * 60
    assert allowance.spend("a") == pytest.approx(1.0)
    clock.now += 0.5
    assert allowance.spend("a") == pytest.approx(0.5)
    clock.now += 0.5
    assert allowance.spend("a") == 0.0
    assert allowance.spend("a") > 0


def test_one_client_does_not_spend_for_another(clock: Clock) -> None:
    allowance = Allowance("1/hour", clock)
    assert [allowance.spend(client) for client in ("a", "b", "c")] == [0.0] * 3
    assert allowance.spend("a") == pytest.approx(3600)


def test_a_refused_request_costs_nothing(clock: Clock) -> None:
    allowance = Allowance("1/minute", clock)
    allowance.spend("a")
    for _ in range(100):
        assert allowance.spend("a") == pytest.approx(60)
    clock.now += 60
    assert allowance.spend("a") == 0.0


@given(st.lists(st.floats(0, 5), max_size=200), st.integers(1, 20))
def test_no_period_ever_holds_more_than_two_allowances(pauses: list[float], amount: int) -> None:
    """A burst, and what came back during the period: never more, however the requests are spread."""
    clock = Clock()
    allowance = Allowance(f"{amount}/minute", clock)
    admitted = []
    for pause in pauses:
        clock.now += pause
        if allowance.spend("a") == 0.0:
            admitted.append(clock.now)
    for start in admitted:
        assert sum(start <= at < start + 60 for at in admitted) <= 2 * amount
    assert len(admitted) <= amount + (clock.now - 1000) * amount / 60 + 1


@pytest.mark.parametrize("pause", [0.0, 60.0])
def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch, clock: Clock, pause: float) -> None:
    monkeypatch.setattr(rate_limits, "MOST_CLIENTS", 10)
    allowance = Allowance("1/second", clock)
    for number in range(100):
        clock.now += pause
        allowance.spend(f"client {number}")
        assert len(allowance._whole_again) <= 10


def test_those_who_are_still_spending_are_remembered(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    monkeypatch.setattr(rate_limits, "MOST_CLIENTS", 3)
    allowance = Allowance("1/hour", clock)
    allowance.spend("early")
    clock.now += 3000
    allowance.spend("late")
    clock.now += 1000
    allowance.spend("x")
    allowance.spend("y")  # makes room by forgetting "early"
    assert allowance.spend("late") > 0
