"""The head referee is called before any ruling, and comes; whoever called sees it at once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, eventually
from tests.pwa.screens import go, second_phone

CALL = "Call the head referee"
TIME = re.compile(r"\d{1,2}:\d\d")
WAITING = "async () => (await import('/bundle/inspect.js')).store.snapshot.outbox.length"


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


@pytest.fixture
def head_referee(referee: Page, browser: Browser, hall: Hall) -> Iterator[Page]:
    """The phone of this event's head referee, at the tables; the referee's knows of them."""
    hall.add_official("head-referee", "Hana")
    with second_phone(browser, hall, "head-referee") as page:
        go(referee, f"#/call/{hall.tables[0]}/east")
        expect(referee.get_by_role("button", name=CALL)).to_be_visible()
        yield page


def stored(hall: Hall) -> list[dict[str, Any]]:
    """The open help calls, as the server has them."""
    return list(hall.call("GET", "help-calls")["items"])


def ended(hall: Hall) -> list[str]:
    return [entry["body"]["ended_how"] for entry in hall.journal() if entry["kind"] == "help.ended"]


def test_who_is_called_comes_and_the_caller_sees_it_with_the_time(
    referee: Page, head_referee: Page, hall: Hall
) -> None:
    referee.get_by_role("button", name=CALL).click()
    expect(referee.get_by_text("Sent to the head referee. Nobody has answered yet.")).to_be_visible()
    go(head_referee, "#/log")
    notice = head_referee.get_by_role("alert").filter(has_text="Table 7")
    expect(notice).to_contain_text(TIME)
    notice.get_by_role("button", name="I am coming").click()
    expect(referee.get_by_text(re.compile(r"Hana is coming \(\d{1,2}:\d\d\)"))).to_be_visible()
    expect(notice).to_have_count(0)
    go(referee, "#/log")
    expect(referee.get_by_role("status").filter(has_text="Hana is coming")).to_be_visible()
    referee.get_by_role("button", name="Seen").click()
    expect(referee.get_by_text("Hana is coming")).to_have_count(0)
    go(referee, "#/tables")
    listed = referee.get_by_role("region", name="Calls for help").get_by_role("link")
    expect(listed).to_contain_text("Hana is coming")
    listed.click()
    referee.get_by_role("button", name="Take the call back").click()
    expect(head_referee.get_by_role("status").filter(has_text="Taken back: nobody need come.")).to_be_visible()
    eventually(lambda: ended(hall) == ["taken-back"])
    assert stored(hall) == []
    for page in (referee, head_referee):
        eventually(lambda page=page: page.evaluate(WAITING) == 0)


def test_offline_nothing_was_sent_and_it_can_be_taken_back(
    referee: Page, head_referee: Page, telephone: BrowserContext, hall: Hall
) -> None:
    telephone.set_offline(True)
    referee.get_by_role("button", name=CALL).click()
    expect(referee.get_by_text("Not sent yet: nobody has been told.")).to_be_visible()
    telephone.set_offline(False)
    expect(head_referee.get_by_role("alert").filter(has_text="Table 7")).to_be_visible()
    expect(referee.get_by_text("Sent to the head referee.")).to_be_visible()
    referee.get_by_role("button", name="Take the call back").click()
    expect(referee.get_by_role("button", name=CALL)).to_be_visible()
    expect(head_referee.get_by_role("alert").filter(has_text="Table 7")).to_have_count(0)


def test_it_stands_beside_rule_otherwise_and_the_tables_card_tells_of_it(
    referee: Page, head_referee: Page, hall: Hall
) -> None:
    go(referee, f"#/call/{hall.tables[0]}/east/empty-win")
    otherwise, call = (referee.get_by_role("button", name=name) for name in ("Rule otherwise", CALL))
    expect(call).to_be_visible()
    expect(referee.get_by_text("Shown or not: the same")).to_be_visible()  # all that comes later is there
    tops = [place["y"] for button in (otherwise, call) if (place := button.bounding_box())]
    assert len(tops) == 2
    assert abs(tops[0] - tops[1]) < 2
    call.click()
    expect(referee.get_by_text("Sent to the head referee. Nobody has answered yet.")).to_be_visible()
    go(head_referee, "#/tables")
    cards = head_referee.locator(".table-card")
    expect(cards.filter(has_text="Help called")).to_have_count(1)
    expect(cards.filter(has_text="Aoki")).to_contain_text("Help called")
    referee.get_by_role("button", name="Take the call back").click()
    expect(cards.filter(has_text="Help called")).to_have_count(0)
