"""What a phone without a network foresees of what it has not sent yet; test_log_agrees compares it with the server."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page
from uuid_utils.compat import uuid7

from tests.pwa.hall import Hall
from tests.pwa.phone import call, everything_sent, join, rule, send, snapshot, until

WAITS = {"foul": "noten-riichi", "facts": {"hand_end": "not-yet"}}


def offline(page: Page) -> None:
    page.context.set_offline(True)


def sent(page: Page, *names: str) -> Any:
    """The same part of the snapshot, once the server has told of everything."""
    page.context.set_offline(False)
    everything_sent(page)
    until(page, "!Object.values(s.state.rulings).some((one) => one.unsent)")
    return snapshot(page, *names)


def test_a_ruling_that_ends_the_hand_closes_what_waits_for_it(page: Page, hall: Hall) -> None:
    offline(page)
    waiting = rule(page, call(hall, 1, **WAITS))
    chonbo = rule(page, call(hall, 0, "empty-win"))
    assert snapshot(page, "state", "deferred") == {}
    closed = ("state", "rulings", waiting, "closed_by")
    assert snapshot(page, *closed) == {"kind": "ruling", "id": chonbo} == sent(page, *closed)


def test_after_a_chonbo_at_the_draw_what_waits_is_judged_by_the_draw(page: Page, hall: Hall) -> None:
    offline(page)
    waiting = rule(page, call(hall, 1, **WAITS))
    rule(page, call(hall, 0, "empty-win", context={"simultaneous": "exhaustive-draw"}))
    status = ("state", "rulings", waiting, "status")
    assert snapshot(page, *status) == "deferred" == sent(page, *status)


@pytest.mark.parametrize("level", ["head-referee", "director"])
def test_an_escalation_lies_with_the_head_referee_where_there_is_one(page: Page, hall: Hall, level: str) -> None:
    hall.add_official(level)
    identity = hall.rule(0, "unclear-call")
    until(
        page,
        "s.state.rulings[a[0]] && Object.values(s.state.officials).some((one) => one.roles.includes(a[1]))",
        [identity, level],
    )
    offline(page)
    send(page, "escalation", identity, {"reason": "unclear"})
    place = ("state", "escalations", identity, "level")
    assert snapshot(page, *place) == level == sent(page, *place)


def test_a_hand_that_is_over_stays_dead_no_longer(page: Page, hall: Hall) -> None:
    late = call(hall, 0, "dead-hand-call")
    end = {"table": late["table"], "hanchan": late["hanchan"], "hand": late["hand"], "how": "exhaustive-draw"}
    ended = str(uuid7())
    hall.call("PUT", f"hand-ends/{ended}", end)
    until(page, "s.state.handEnds[a]", ended)
    offline(page)
    identity = rule(page, late)
    place = ("state", "deadHands", identity, "cleared_by")
    assert snapshot(page, *place) == "hand-end" == sent(page, *place)


def test_ruled_twice_a_hand_is_dead_until_both_are_withdrawn(page: Page, hall: Hall) -> None:
    twice = [hall.rule(1, "swap-calling", seat="south") for _ in range(2)]
    until(page, "s.state.rulings[a]", twice[1])
    place = ("state", "deadHands", twice[0], "cleared_by")
    offline(page)
    send(page, "withdrawal", twice[0], {"reason": "issued twice"})
    assert snapshot(page, *place) is None
    assert sent(page, *place) is None
    offline(page)
    send(page, "withdrawal", twice[1], {"reason": "did not happen"})
    assert snapshot(page, *place) == "withdrawn" == sent(page, *place)


def test_who_issues_just_what_is_prescribed_follows_the_book(page: Page, hall: Hall) -> None:
    offline(page)
    issued = {"penalties": [{"kind": "warning", "whom": "offender"}], "reason": "as the book says"}
    identity = rule(page, call(hall, issued=issued))
    place = ("state", "rulings", identity, "prescribed_followed")
    assert snapshot(page, *place) is True
    assert sent(page, *place) is True


def test_a_call_that_stands_again_ends_its_hand_again(page: Page, hall: Hall) -> None:
    chonbo = hall.rule(0, "empty-win")
    hall.call("PUT", f"rulings/{chonbo}/escalation", {"reason": "unclear"})
    for step in (("decisions", {"outcome": "overturned"}), ("reopenings", {})):
        hall.call("PUT", f"rulings/{chonbo}/escalation/{step[0]}/{uuid7()}", {"reason": "heard all", **step[1]})
    waiting = hall.rule(1, WAITS["foul"], WAITS["facts"], seat="south")
    until(page, "s.state.deferred[a]", waiting)
    join(page, hall, "director")
    page.evaluate("() => store.loadEscalationSteps()")
    offline(page)
    upheld = send(page, "decision", chonbo, {"outcome": "upheld", "reason": "it was one"})["id"]
    closed = ("state", "rulings", waiting, "closed_by")
    assert snapshot(page, *closed) == {"kind": "ruling", "id": upheld} == sent(page, *closed)
