"""Amounts of money, with as many digits as their currency has."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.scores.money import DIGITS, major, money


@pytest.mark.parametrize(
    ("currency", "amount", "written"),
    [
        ("SGD", 2000, "SGD 20.00"),
        ("EUR", 5, "EUR 0.05"),
        ("EUR", 0, "EUR 0.00"),
        ("JPY", 2000, "JPY 2000"),
        ("KWD", 1250, "KWD 1.250"),
    ],
)
def test_it_is_written_as_people_do(currency: str, amount: int, written: str) -> None:
    assert money(currency, amount) == written


@given(st.sampled_from([*DIGITS, "EUR"]), st.integers(0, 10**9))
def test_nothing_is_lost(currency: str, amount: int) -> None:
    assert int(money(currency, amount).removeprefix(f"{currency} ").replace(".", "")) == amount


@pytest.mark.parametrize(
    ("currency", "amount", "exact"), [("SGD", 1500, "15.00"), ("JPY", 2000, "2000"), ("KWD", -1250, "-1.250")]
)
def test_as_a_number_it_keeps_all_its_digits(currency: str, amount: int, exact: str) -> None:
    assert str(major(currency, amount)) == exact
