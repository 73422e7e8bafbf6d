"""What a table puts right once a ruling is withdrawn or replaced, by what held before and what holds now."""

from typing import Any

import pytest

from rulings import compose, decide, library
from rulings.engine.corrections import corrections

WRC, CASUAL = compose(library(), "wrc-2022"), {"casual": True}
CHONBO = decide(WRC, "empty-win")
DEAD = decide(WRC, "swap-calling")
WITH_WIN = decide(compose(library(), "r-league-24-25"), "empty-win", {}, {"simultaneous": "exhaustive-draw"})
WARNED = decide(WRC, "unclear-call")
PAID = decide(WRC, "empty-win", {}, {**CASUAL, "seat": "south"})
REDEALT = ["not-dealt-again", "sticks-on-table", "winds-by-result"]
WITH_CHECK = [*REDEALT[:2], "own-win-open", REDEALT[2]]


def after(before: Any, *now: Any, elsewhere: Any = (), others: Any = (), twins: Any = ()) -> list[str]:
    """What is put right; `now` replaces it on the same offender, `elsewhere` on another.

    Besides, `others` hold on other players, `twins` on the same offender.
    """
    instead = [*((one, True) for one in now), *((one, False) for one in elsewhere)]
    return corrections(library(), before, instead, [*((one, False) for one in others), *((one, True) for one in twins)])


@pytest.mark.parametrize(
    ("before", "now", "expected"),
    [
        (DEAD, [], ["hand-alive"]),
        (CHONBO, [], [*WITH_CHECK, "standings-follow"]),
        (PAID, [], [*WITH_CHECK, "points-back"]),
        (CHONBO, [DEAD], [*REDEALT, "standings-follow"]),
        (DEAD, [CHONBO], ["hand-payments-back", "winds-as-before"]),
        (CHONBO, [CHONBO], []),
        (PAID, [PAID], []),
        (PAID, [CHONBO], ["points-back"]),
        (WITH_WIN, [], [*WITH_CHECK[:3], "draw-settled-anew", REDEALT[2], "standings-follow"]),
        (DEAD, [WARNED], ["hand-alive"]),
    ],
)
def test_each_line_follows_from_what_holds_no_more_or_now(before: Any, now: list[Any], expected: list[str]) -> None:
    assert after(before, *now) == expected


def test_on_another_player_the_first_ones_penalty_is_put_right() -> None:
    assert after(DEAD, elsewhere=[DEAD]) == ["hand-alive"]
    assert after(PAID, elsewhere=[PAID]) == ["points-back"]


def test_what_still_holds_for_another_of_the_same_incident_holds_for_the_table() -> None:
    assert after(CHONBO, others=[CHONBO]) == ["standings-follow"]
    assert after(DEAD, others=[CHONBO]) == []
    assert after(DEAD, CHONBO, others=[CHONBO]) == []


def test_what_another_ruling_on_the_same_player_says_holds_on() -> None:
    assert after(CHONBO, twins=[CHONBO]) == ["standings-follow"]
    assert after(DEAD, twins=[DEAD]) == []
    assert after(DEAD, WARNED, twins=[DEAD]) == []
    assert after(PAID, twins=[PAID]) == ["points-back"]


def test_a_hand_that_is_dealt_again_is_not_declared_alive() -> None:
    assert "hand-alive" not in after(DEAD, CHONBO)
