"""The result of a hanchan, entered on a phone at the table: added up as one types, with or without a network."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, eventually
from tests.pwa.screens import go, hurry, second_phone

POINTS = (42300, 31200, 26500, 0)
NAMES = ("Aoki", "Bernard", "Chen", "Dupont")
SEATS = ("east", "south", "west", "north")


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


def result_of(hall: Hall, table: int = 0) -> Any:
    return hall.call("GET", f"hanchans/{hall.hanchans[table]}/result")


def entered(hall: Hall) -> list[str]:
    return [entry["kind"] for entry in hall.journal() if entry["kind"].startswith("result.")]


def at_the_result(page: Page, hall: Hall, table: int = 0) -> Page:
    go(page, f"#/result/{hall.hanchans[table]}")
    expect(page.get_by_role("heading", name="Result · table")).to_be_visible()
    return page


def type_in(page: Page, *points: int | str) -> None:
    for name, own in zip(NAMES, points, strict=True):
        page.get_by_role("textbox", name=name).fill(str(own))


def enter(page: Page, *points: int | str) -> None:
    type_in(page, *points)
    page.get_by_role("button", name="Enter the result").click()
    expect(page.get_by_role("heading", name="Points at the end")).to_be_visible()


def correct(page: Page, reason: str, *points: int) -> None:
    page.get_by_role("button", name="Correct the result").click()
    type_in(page, *points)
    send = page.get_by_role("button", name="Correct the result")
    expect(send).to_be_disabled()
    page.get_by_label("Reason").fill(reason)
    send.click()
    expect(page.get_by_role("heading", name="Points at the end")).to_be_visible()


def test_enter_goes_from_total_to_total_and_sends_from_the_last(arbiter: Page, hall: Hall) -> None:
    keys = at_the_result(arbiter, hall).keyboard
    arbiter.get_by_role("textbox", name="Aoki").focus()
    for points, following in zip((42300, 31200, 26500), NAMES[1:], strict=True):
        keys.type(str(points))
        keys.press("Enter")
        expect(arbiter.get_by_role("textbox", name=following)).to_be_focused()
    keys.type("100")
    keys.press("Enter")  # 100 too many: nothing is sent
    expect(arbiter.get_by_text("100 too many")).to_be_visible()
    keys.press("ControlOrMeta+a")
    keys.type("0")
    keys.press("Enter")
    expect(arbiter.get_by_role("heading", name="Points at the end")).to_be_visible()
    hurry(arbiter)
    eventually(lambda: entered(hall) == ["result.entered"])
    assert [result_of(hall)["points"][seat] for seat in SEATS] == list(POINTS)


def test_without_a_network_it_is_kept_corrected_and_sent_in_order(arbiter: Page, hall: Hall) -> None:
    at_the_result(arbiter, hall)
    arbiter.context.set_offline(True)
    enter(arbiter, *POINTS)
    hurry(arbiter)
    correct(arbiter, "two totals were swapped", *reversed(POINTS))
    hurry(arbiter)
    expect(arbiter.get_by_text("Not sent yet")).to_be_visible()
    arbiter.reload()
    expect(arbiter.get_by_text("two totals were swapped")).to_be_visible()
    assert entered(hall) == []
    arbiter.context.set_offline(False)
    expect(arbiter.get_by_text("Not sent yet")).to_have_count(0, timeout=15_000)
    assert entered(hall) == ["result.entered", "result.corrected"]
    result = result_of(hall)
    assert (result["number"], result["reason"]) == (2, "two totals were swapped")
    assert [result["points"][seat] for seat in SEATS] == list(reversed(POINTS))
    arbiter.get_by_text("Earlier results: 1").click()
    expect(arbiter.get_by_role("group").get_by_text("42,300")).to_be_visible()
    go(arbiter, "#/outbox")  # what was sent is not taken for lost
    expect(arbiter.get_by_text("Everything is sent.")).to_be_visible()


def test_another_phone_was_first(browser: Browser, arbiter: Page, hall: Hall) -> None:
    """The server refuses ours, nothing typed is lost, and it goes out as a correction with a reason."""
    at_the_result(arbiter, hall)
    arbiter.context.set_offline(True)
    enter(arbiter, *POINTS)
    hurry(arbiter)
    with second_phone(browser, hall) as director:
        enter(at_the_result(director, hall), 40000, 30000, 20000, 10000)
        hurry(director)
        eventually(lambda: entered(hall) == ["result.entered"])
    arbiter.context.set_offline(False)
    expect(arbiter.get_by_role("heading", name="The server did not take this phone's result")).to_be_visible(
        timeout=15_000
    )
    expect(arbiter.get_by_text("This hanchan has had a result, number 1.")).to_be_visible()
    go(arbiter, "#/outbox")
    arbiter.get_by_role("link", name="Change").click()
    expect(arbiter.get_by_role("textbox", name="Aoki")).to_have_value("42300")
    arbiter.get_by_label("Reason").fill("mine is the signed sheet")
    arbiter.get_by_role("button", name="Correct the result").click()
    hurry(arbiter)
    eventually(lambda: entered(hall) == ["result.entered", "result.corrected"])
    assert result_of(hall)["points"]["east"] == 42300
    go(arbiter, "#/outbox")
    expect(arbiter.get_by_text("Everything is sent.")).to_be_visible()


def test_what_comes_from_another_phone_meanwhile_takes_nothing_away(arbiter: Page, hall: Hall) -> None:
    type_in(at_the_result(arbiter, hall), *POINTS)
    arbiter.reload()  # what is typed outlives that, too
    expect(arbiter.get_by_role("textbox", name="Aoki")).to_have_value("42300")
    points = dict(zip(SEATS, (40000, 30000, 20000, 10000), strict=True))
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/result", {"points": points})
    warned = arbiter.get_by_role("alert").filter(has_text="Another result came while you were typing")
    expect(warned).to_contain_text("40,000")
    expect(arbiter.get_by_role("textbox", name="Aoki")).to_have_value("42300")
    arbiter.get_by_role("button", name="Cancel").click()
    expect(arbiter.get_by_text("40,000")).to_be_visible()
    arbiter.get_by_role("button", name="Correct the result").click()
    expect(arbiter.get_by_role("textbox", name="Aoki")).to_have_value("40000")


def test_a_correction_tells_of_one_that_came_while_it_was_typed(arbiter: Page, hall: Hall) -> None:
    enter(at_the_result(arbiter, hall), *POINTS)
    hurry(arbiter)
    eventually(lambda: entered(hall) == ["result.entered"])
    arbiter.get_by_role("button", name="Correct the result").click()
    type_in(arbiter, *reversed(POINTS))
    arbiter.get_by_label("Reason").fill("two totals were swapped")
    warned = arbiter.get_by_role("alert").filter(has_text="Another result came while you were typing")
    expect(warned).to_have_count(0)
    points = dict(zip(SEATS, (40000, 30000, 20000, 10000), strict=True))
    corrects = {"number": 1, "reason": "the signed sheet says so"}
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/result", {"points": points, "corrects": corrects})
    expect(warned.get_by_text("40,000")).to_be_in_viewport()
    expect(warned).to_contain_text(re.compile(r"Dora · \d\d:\d\d · the signed sheet says so"))
    expect(arbiter.get_by_text("A result is in the log already")).to_have_count(0)  # that would be said twice
    expect(arbiter.get_by_role("textbox", name="Dupont")).to_have_value("42300")
    arbiter.get_by_role("button", name="Correct it all the same").click()
    hurry(arbiter)
    eventually(lambda: entered(hall) == ["result.entered", "result.corrected", "result.corrected"])
    result = result_of(hall)
    assert (result["number"], result["points"]["north"], result["reason"]) == (3, 42300, "two totals were swapped")


@pytest.fixture(autouse=True)
def _nothing_to_resolve(page: Page) -> Iterator[None]:
    yield
    expect(page.locator(".status .calls")).to_have_count(0)
