"""Who is late for how long: the same clock in whatever order the timings are read."""

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.clocks.timings import OF_PERSON, PersonClock, Timing, began_at, clock_of, in_force

START = 1_700_000_000_000
MINUTE = 60_000
SCHEDULED = {"h1": START, "h2": START + 5 * MINUTE}


def timing(name: str, what: str, minute: float = 0, person: str | None = "ai", **more: Any) -> dict[str, Any]:
    """At so many minutes after the scheduled start of `h1`."""
    at = START + int(minute * MINUTE)
    return {"id": name, "what": what, "hanchan": "h1", "person": person, "at": at, **more}


def corrected(name: str, minute: float, to: float, person: str | None = "ai") -> dict[str, Any]:
    return timing(name, "corrected", minute, person, arrived_at=START + int(to * MINUTE))


def taken_back(name: str, other: str) -> dict[str, Any]:
    return timing(name, "taken-back", takes_back=other)


ABSENT = timing("a", "absent", 2)


def stopped(*timings: dict[str, Any]) -> tuple[float, str, str] | None:
    """Minutes, how and by which timing: the same in every order."""
    found = {clock_of("ai", order, SCHEDULED) for order in permutations(timings)}
    (clock,) = found
    assert clock is not None
    if clock.stopped is None:
        return None
    return clock.seconds(0) / 60, clock.stopped.how, clock.stopped.by


def test_others_are_those_who_saw_the_person_not_the_beginning_of_the_game() -> None:
    began = timing("b", "began", 9, None)
    arrived, later = timing("c", "arrived", 7), timing("d", "arrived", 8)
    clock = clock_of("ai", [ABSENT, began, later, arrived], SCHEDULED)
    assert clock is not None
    assert clock.stopped is not None
    assert (clock.stopped.by, clock.stopped.others) == ("c", ("d",))


def test_it_counts_from_the_scheduled_start_not_from_the_tap() -> None:
    clock = clock_of("ai", [ABSENT], SCHEDULED)
    assert clock == PersonClock(START, None, replaced=False, cancelled=False)
    assert clock.seconds(START + 12 * MINUTE + 999) == 12 * 60
    assert clock.seconds(START - MINUTE) == 0


def test_nobody_absent_no_clock() -> None:
    assert clock_of("ai", [], SCHEDULED) is None
    assert clock_of("ai", [timing("a", "absent", person="bo")], SCHEDULED) is None
    assert clock_of("ai", [ABSENT, taken_back("b", "a")], SCHEDULED) is None
    assert clock_of("ai", [ABSENT], {"h2": START}) is None


@pytest.mark.parametrize(
    ("timings", "expected"),
    [
        ([timing("b", "arrived", 9)], (9, "arrived", "b")),
        ([timing("b", "arrived", 9), timing("c", "arrived", 7)], (7, "arrived", "c")),
        ([timing("b", "arrived", 9), timing("c", "began", 8, None)], (8, "began", "c")),
        ([timing("b", "arrived", 9), timing("c", "began", 8, None), taken_back("d", "c")], (9, "arrived", "b")),
        ([timing("b", "arrived", 9), taken_back("d", "b")], None),
        ([timing("b", "arrived", 9), corrected("c", 20, 11)], (11, "corrected", "c")),
        ([corrected("b", 20, 11), corrected("c", 21, 10)], (10, "corrected", "c")),
        ([corrected("b", 20, 11), timing("c", "began", 10, None)], (10, "began", "c")),
        ([timing("c", "began", 10, None), corrected("b", 20, 12, person=None)], (12, "began", "b")),
        ([timing("b", "replaced", 10.5)], (10.5, "replaced", "b")),
        ([timing("b", "cancelled", 33), timing("c", "arrived", 30.2)], (30.2, "arrived", "c")),
        ([timing("b", "cancelled", 33, "bo")], (33, "cancelled", "b")),
        ([{**timing("b", "cancelled", 33, "bo"), "hanchan": "h2"}], None),
        ([timing("c", "arrived", 9), timing("b", "began", 9, None)], (9, "began", "b")),
    ],
)
def test_what_stops_it(timings: list[dict[str, Any]], expected: tuple[float, str, str] | None) -> None:
    assert stopped(ABSENT, *timings) == expected


def test_the_stops_that_came_later_are_kept() -> None:
    clock = clock_of("ai", [ABSENT, timing("b", "arrived", 9), timing("c", "arrived", 7)], SCHEDULED)
    assert clock is not None
    assert clock.stopped is not None
    assert clock.stopped.others == ("b",)


def test_stops_of_the_same_moment_are_kept_in_the_order_of_their_ids() -> None:
    stops = [timing("b", "arrived", 7), timing("d", "arrived", 8), timing("c", "replaced", 8)]
    clock = clock_of("ai", [ABSENT, *stops], SCHEDULED)
    assert clock is not None
    assert clock.stopped is not None
    assert clock.stopped.others == ("c", "d")


@pytest.mark.parametrize(
    ("what", "replaced", "cancelled"),
    [("arrived", False, False), ("replaced", True, False), ("cancelled", False, True)],
)
def test_it_says_whether_the_person_was_replaced_or_the_day_cancelled(
    what: str, replaced: bool, cancelled: bool
) -> None:
    clock = clock_of("ai", [ABSENT, timing("b", what, 33)], SCHEDULED)
    assert clock is not None
    assert (clock.replaced, clock.cancelled) == (replaced, cancelled)


def test_the_games_are_off_for_everybody_who_is_missed_there() -> None:
    timings = [ABSENT, {**timing("b", "absent", 0, "bo")}, timing("c", "cancelled", 33, "bo")]
    clock = clock_of("ai", timings, SCHEDULED)
    assert clock is not None
    assert (clock.stopped and clock.stopped.how, clock.cancelled) == ("cancelled", True)


def test_neither_what_was_taken_back_nor_the_taking_back_is_in_force() -> None:
    assert in_force([ABSENT, timing("b", "arrived", 9), taken_back("c", "b")]) == [ABSENT]


def test_who_is_missed_at_two_tables_has_one_clock() -> None:
    """An arbiter: from the earlier start, until first seen, or a game begins that waited."""
    other = {**ABSENT, "id": "z", "hanchan": "h2"}
    begun = {**timing("y", "began", 6, None), "hanchan": "h2"}
    clock = clock_of("ai", [ABSENT, other, begun], SCHEDULED)
    assert clock is not None
    assert clock.scheduled == START
    assert clock.seconds(0) == 6 * 60
    assert clock_of("ai", [other, begun], SCHEDULED) is not None


NAMES = st.sampled_from("abcdefgh")
PEOPLE = st.sampled_from(["ai", "bo"])


def _timing(name: str, what: str, minute: int, person: str | None, other: str) -> dict[str, Any]:
    more: dict[str, Any] = {}
    if what == "corrected":
        more["arrived_at"] = START + minute * MINUTE // 2
    if what == "taken-back":
        more["takes_back"] = other
    return timing(name, what, minute, None if what == "began" else person, **more)


TIMINGS = st.lists(
    st.builds(_timing, NAMES, st.sampled_from([*OF_PERSON, "began", "taken-back"]), st.integers(0, 45), PEOPLE, NAMES),
    max_size=8,
    unique_by=lambda made: made["id"],
)


@given(TIMINGS, st.randoms())
def test_any_order_gives_the_same_clock(timings: list[Timing], chance: Any) -> None:
    shuffled = list(timings)
    chance.shuffle(shuffled)
    for person in ("ai", "bo"):
        assert clock_of(person, timings, SCHEDULED) == clock_of(person, shuffled, SCHEDULED)


@given(TIMINGS)
def test_a_stop_more_never_makes_it_later(timings: Sequence[Timing]) -> None:
    """Unless somebody corrected it."""
    before = clock_of("ai", timings, SCHEDULED)
    after = clock_of("ai", [*timings, timing("zz", "arrived", 20)], SCHEDULED)
    if before is None or any(one["what"] == "corrected" for one in in_force(timings)):
        return
    assert after is not None
    assert after.stopped is not None
    assert before.stopped is None or after.stopped.at <= before.stopped.at
    assert began_at("h1", in_force(timings)) is None or after.stopped is not None
