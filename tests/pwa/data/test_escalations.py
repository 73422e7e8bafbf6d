"""Steps of escalations in the outbox: laid over the log at once, sent in order, taken once, refused in words."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, Page
from uuid_utils.compat import uuid7

from tests.pwa.hall import Hall
from tests.pwa.phone import call, eventually, everything_sent, joined, outbox, rule, send, snapshot, until

CALLED = {"foul": "unvocalised-call", "facts": {}, "context": {}}


def escalation(page: Page, ruling: str, *names: str) -> Any:
    return snapshot(page, "state", "escalations", ruling, *names)


def ruling_of(page: Page, ruling: str, *names: str) -> Any:
    return snapshot(page, "state", "rulings", ruling, *names)


def director_of(telephone: BrowserContext, hall: Hall) -> Page:
    """A page of a director's phone, as it is once an escalation was opened on it."""
    page = joined(telephone, hall, "director")
    page.evaluate("() => store.loadEscalationSteps()")
    return page


def steps(hall: Hall, ruling: str) -> list[tuple[str, str]]:
    found = hall.call("GET", f"rulings/{ruling}/escalation")["escalation"]["steps"]
    return [(step["what"], step["status"]) for step in found]


def test_the_whole_way_without_a_network_arrives_in_order(telephone: BrowserContext, hall: Hall) -> None:
    page = director_of(telephone, hall)
    telephone.set_offline(True)
    ruling = rule(page, call(hall, 0, "empty-win"))
    send(page, "escalation", ruling, {"reason": "Nobody heard it", "evidence": "South"})
    given = {"outcome": "amended", "reason": "No win call", "call": CALLED}
    expected = {"status": "decided", "penalties": [{"kind": "warning", "whom": "offender"}], "effects": [], "facts": {}}
    amended = send(page, "decision", ruling, given, expected=expected)["id"]
    assert escalation(page, ruling, "status") == "final"
    assert escalation(page, ruling, "standing_id") == amended
    assert (ruling_of(page, ruling, "status"), ruling_of(page, ruling, "counts")) == ("amended", False)
    assert (ruling_of(page, amended, "foul"), ruling_of(page, amended, "kind")) == ("unvocalised-call", "warning")
    assert ruling_of(page, amended, "offender", "name") == "Aoki"
    send(page, "reopening", ruling, {"reason": "Another witness"})
    upheld = send(page, "decision", ruling, {"outcome": "upheld", "reason": "He did say it"})["id"]
    assert (ruling_of(page, amended, "counts"), ruling_of(page, upheld, "penalties", "0", "kind")) == (False, "chonbo")
    telephone.set_offline(False)
    everything_sent(page)
    eventually(lambda: steps(hall, ruling) == [("decided", "final"), ("reopened", "open"), ("decided", "final")])
    until(page, "s.state.escalations[a].steps.length === 3 && !s.state.escalations[a].unsent", ruling)
    assert escalation(page, ruling, "standing_id") == upheld
    assert [one["id"] for one in hall.rulings() if one["status"] == "issued"] == [upheld]


def test_what_was_overturned_counts_no_more_at_once(telephone: BrowserContext, hall: Hall) -> None:
    ruling = hall.rule(0, "unvocalised-call")
    hall.call("PUT", f"rulings/{ruling}/escalation", {"reason": "Unclear"}, "referee")
    page = director_of(telephone, hall)
    telephone.set_offline(True)
    send(page, "decision", ruling, {"outcome": "overturned", "reason": "It was said"})
    assert (ruling_of(page, ruling, "status"), ruling_of(page, ruling, "counts")) == ("withdrawn", False)
    assert escalation(page, ruling, "standing_id") is None
    telephone.set_offline(False)
    everything_sent(page)
    assert hall.call("GET", f"rulings/{ruling}")["status"] == "withdrawn"


def test_a_head_referees_decision_is_taken_on_by_the_referee(page: Page, hall: Hall) -> None:
    hall.add_official("head-referee", "Hana")
    ruling = hall.rule(0, "unclear-call")
    hall.call("PUT", f"rulings/{ruling}/escalation", {"reason": "Unclear"}, "referee")
    decided = {"outcome": "upheld", "reason": "Clear enough"}
    hall.call("PUT", f"rulings/{ruling}/escalation/decisions/{uuid7()}", decided, "head-referee")
    until(page, "s.state.escalations[a]?.status === 'decided'", ruling)
    send(page, "appeal", ruling, {"reason": "It was not"})
    assert (escalation(page, ruling, "status"), escalation(page, ruling, "level")) == ("open", "director")
    everything_sent(page)
    assert steps(hall, ruling) == [("decided", "decided"), ("appealed", "open")]


def test_a_refused_step_holds_up_those_after_it_and_is_laid_over_nothing(telephone: BrowserContext, hall: Hall) -> None:
    ruling = hall.rule(0, "unclear-call")
    hall.call("PUT", f"rulings/{ruling}/escalation", {"reason": "Unclear"}, "referee")
    page = director_of(telephone, hall)
    telephone.set_offline(True)
    first = send(page, "decision", ruling, {"outcome": "upheld", "reason": "As I saw it"})["id"]
    again = send(page, "reopening", ruling, {"reason": "Another witness"})["id"]
    other = {"outcome": "overturned", "reason": "Decided at the desk"}
    hall.call("PUT", f"rulings/{ruling}/escalation/decisions/{uuid7()}", other)
    telephone.set_offline(False)
    until(page, "s.outbox[0]?.state === 'refused' && s.outbox[1]?.blockedBy === s.outbox[0].id")
    assert snapshot(page, "outbox", "0", "problem", "type").endswith("escalation-elsewhere")
    until(page, "s.state.escalations[a].standing_id === null", ruling)
    assert list(outbox(page)) == [first, again]
    assert page.evaluate("(id) => store.discard(id)", first) is True
    until(page, "s.outbox.length === 0")
    assert steps(hall, ruling) == [("decided", "final")]
