"""How long a hanchan lasts still."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rulings
from rulings.books.rulebook import Rulebook
from rulings.clocks.game_clock import EndOfTime, end_of_time, game_clock

START = 1_700_000_000_000


@pytest.mark.parametrize(
    ("after_ms", "left", "is_up"),
    [
        (0, 75 * 60, False),
        (1, 75 * 60, False),
        (1000, 75 * 60 - 1, False),
        (75 * 60_000 - 1, 1, False),
        (75 * 60_000, 0, True),
        (75 * 60_000 + 1, 0, True),
    ],
)
def test_it_is_up_at_the_millisecond_at_which_no_second_is_left(after_ms: int, left: int, is_up: bool) -> None:
    clock = game_clock(START, 75, 0)
    assert clock is not None
    assert (clock.left(START + after_ms), clock.is_up(START + after_ms)) == (left, is_up)


def test_without_a_beginning_or_a_limit_there_is_none() -> None:
    assert game_clock(None, 75, 180) is None
    assert game_clock(START, None, 180) is None


@given(st.integers(1, 1440), st.lists(st.integers(-3600, 3600)), st.integers(0, 100_000_000))
def test_all_extra_time_counts_together(minutes: int, extra: list[int], now: int) -> None:
    clock = game_clock(START, minutes, sum(extra))
    assert clock is not None
    assert clock.ends == START + minutes * 60_000 + sum(seconds * 1000 for seconds in extra)
    assert clock.is_up(START + now) == (clock.left(START + now) == 0)


def test_a_rulebook_kept_before_the_question_was_asked_ends_with_the_hand() -> None:
    book = rulings.compose(rulings.library(), "ema-2012")
    assert end_of_time(book) == EndOfTime("one-more-hand", "redeal")
    points = {name: value for name, value in book.content["rule_points"].items() if name != "end-of-time"}
    assert end_of_time(Rulebook({**book.content, "rule_points": points})) == EndOfTime("finish-hand", "redeal")
