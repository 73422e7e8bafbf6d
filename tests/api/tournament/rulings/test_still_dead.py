"""A dead hand has a time: once it may be over, the log asks whether it is still this hand, and charges nothing."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tests.api.answers import details
from tests.api.tournament.hall import Hall
from tests.api.tournament.rulings.test_scenarios import DEAD_CALL, EAST_1, EAST_2

ELSE = ("deal-error", {"can_be_put_right": True})
NOTEN_RIICHI = ("noten-riichi", {"hand_end": "exhaustive-draw", "riichi_hand": "noten"})


def ago(minutes: float) -> str:
    return (datetime.now(UTC) - timedelta(minutes=minutes)).isoformat()


def known(hall: Hall, **different: Any) -> Any:
    answer = hall.rule(*DEAD_CALL, **different)
    return answer["known"]["formally_declared"]


@pytest.mark.parametrize(("minutes", "told"), [(7.5, True), (8.5, None)])
def test_after_eight_minutes_the_log_cannot_tell(hall: Hall, minutes: float, told: bool | None) -> None:
    hall.rule("open-hand-riichi", {}, device_at=ago(minutes))
    if told:
        assert known(hall) is True
        return
    foul, facts = DEAD_CALL
    refused = details(hall.call("PUT", f"rulings/{hall.hanchan}", hall.body(*DEAD_CALL)), 422)
    (error,) = refused["errors"]
    assert error["field"] == "facts.formally_declared"
    assert "still this hand?" in error["cure"]
    assert "name hanchan" not in error["cure"]
    ruling = hall.rule(foul, {**facts, "formally_declared": False})
    assert (ruling["kind"], ruling["known"]) == ("warning", {"formally_declared": None})


def test_whatever_names_the_hand_anew_keeps_it_dead(hall: Hall) -> None:
    hall.rule("open-hand-riichi", {}, device_at=ago(15))
    hall.rule(*ELSE, offender=hall.player(1), device_at=ago(3))
    assert known(hall) is True


def test_what_names_no_hand_does_not_keep_it_dead(hall: Hall) -> None:
    """Nobody can tell that it was of the same hand."""
    hall.rule("open-hand-riichi", {}, device_at=ago(9))
    hall.rule(*ELSE, offender=hall.player(1), hand=None, device_at=ago(2))
    hall.rule(*DEAD_CALL, status=422)


def test_a_hand_declared_dead_without_a_name_is_not_kept_dead_by_what_names_one(hall: Hall) -> None:
    body = {"table": str(hall.tables[0]), "seat": "east", "device_at": ago(9)}
    assert hall.call("PUT", f"dead-hands/{hall.hanchan}", body).status_code == 201
    hall.rule(*ELSE, offender=hall.player(1), device_at=ago(2))
    hall.rule(*DEAD_CALL, hand=None, status=422)


def test_a_call_that_comes_late_is_asked_about_its_own_moment(hall: Hall) -> None:
    hall.rule("open-hand-riichi", {}, device_at=ago(20))
    assert known(hall, device_at=ago(15)) is True


def test_the_next_hand_elsewhere_in_the_log_asks(hall: Hall) -> None:
    """Somebody ruled in East 2 meanwhile: the one of them who is in East 1 still says so."""
    hall.rule("open-hand-riichi", {}, device_at=ago(3))
    hall.rule(*ELSE, offender=hall.player(1), hand=EAST_2, device_at=ago(1))
    assert hall.rule(DEAD_CALL[0], {**DEAD_CALL[1], "formally_declared": True})["known"] == {"formally_declared": None}
    assert known(hall, offender=hall.player(2), hand=EAST_2) is False


def test_a_hand_declared_dead_without_a_name_is_asked_about_in_the_next(hall: Hall) -> None:
    hall.rule("open-hand-riichi", {}, hand=None, seat="east", device_at=ago(3))
    hall.rule(*ELSE, offender=hall.player(1), hand=EAST_1, device_at=ago(2))
    later = hall.rule(
        DEAD_CALL[0], {**DEAD_CALL[1], "formally_declared": False}, offender=hall.player(1), hand=EAST_2, seat="east"
    )
    assert later["known"] == {"formally_declared": None}


def test_a_hand_that_nobody_declared_dead_is_not_noten_for_that(hall: Hall) -> None:
    ruling = hall.rule(*NOTEN_RIICHI)
    assert (ruling["kind"], ruling["known"]) == ("chonbo", {"noten_by_dead_hand": False})


def test_whether_it_is_noten_by_a_dead_hand_is_asked(hall: Hall) -> None:
    hall.rule("open-hand-riichi", {})
    refused = details(hall.call("PUT", f"rulings/{hall.hanchan}", hall.body(*NOTEN_RIICHI)), 422)
    assert [error["field"] for error in refused["errors"]] == ["facts.noten_by_dead_hand"]


def test_a_hand_declared_dead_while_the_ruling_waited_is_asked_about_at_its_end(hall: Hall) -> None:
    waits = hall.rule("noten-riichi", {"hand_end": "not-yet"})
    assert waits["known"] == {"noten_by_dead_hand": False}
    hall.rule("open-hand-riichi", {})
    end = {"table": str(hall.tables[0]), "how": "exhaustive-draw", "hands": {"east": "noten"}}
    refused = details(hall.call("PUT", f"hand-ends/{hall.hanchan}", end), 422)
    assert [error["field"] for error in refused["errors"]] == [f"answers.{waits['id']}.noten_by_dead_hand"]
