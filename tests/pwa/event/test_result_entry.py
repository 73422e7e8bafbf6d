"""The result of a hanchan, entered on a phone at the table: added up as one types, with or without a network."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from uuid_utils.compat import uuid7

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


def test_it_is_entered_once_it_adds_up(arbiter: Page, hall: Hall) -> None:
    go(arbiter, f"#/table/{hall.tables[0]}")
    arbiter.get_by_role("button", name="More…").click()
    arbiter.get_by_role("link", name="Result", exact=True).click()
    send, said = arbiter.get_by_role("button", name="Enter the result"), arbiter.get_by_role("status")
    expect(send).to_be_disabled()
    type_in(arbiter, "42,300", "31 200", 26500, 4250)
    expect(arbiter.get_by_text("a multiple of 100")).to_have_count(1)
    arbiter.get_by_role("textbox", name="Dupont").fill("4300")
    expect(said.filter(has_text="4,300 too many, it should be 100,000")).to_be_visible()
    arbiter.get_by_role("button", name="Dupont: below zero").click()
    expect(arbiter.get_by_role("textbox", name="Dupont")).to_have_value("-4300")
    expect(said.filter(has_text="4,300 are missing")).to_be_visible()
    expect(arbiter.get_by_role("button", name="Riichi sticks were left")).to_have_count(0)  # deposits are thousands
    arbiter.get_by_role("textbox", name="Chen").fill("29800")
    expect(send).to_be_disabled()
    arbiter.get_by_role("button", name="Riichi sticks were left: 1,000").click()
    expect(said.filter(has_text="It adds up: 100,000")).to_be_visible()
    send.press("Enter")
    expect(arbiter.get_by_text("Not sent yet")).to_be_visible()
    expect(arbiter.get_by_role("heading", level=1)).to_be_focused()
    hurry(arbiter)
    eventually(lambda: entered(hall) == ["result.entered"])
    result = result_of(hall)
    assert [result["points"][seat] for seat in SEATS] == [42300, 31200, 29800, -4300]
    assert (result["deposits"], result["unranked"]) == (1000, [])
    expect(arbiter.get_by_text("Not sent yet")).to_have_count(0)


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


def test_taken_back_nothing_is_logged_and_nothing_typed_is_lost(arbiter: Page, hall: Hall) -> None:
    enter(at_the_result(arbiter, hall), *POINTS)
    arbiter.get_by_role("button", name="Undo").click()
    expect(arbiter.get_by_role("textbox", name="Aoki")).to_have_value("42300")
    expect(arbiter.get_by_role("button", name="Enter the result")).to_be_enabled()
    assert entered(hall) == []


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


def test_who_won_no_hand_is_asked_where_yakitori_is_played(arbiter: Page, hall: Hall) -> None:
    winless = at_the_result(arbiter, hall).get_by_role("group", name="Yakitori: who won no hand?")
    expect(winless).to_have_count(0)
    hall.change({"rulebook": {"id": "wrc-2022", "options": {"yakitori": {}}}})
    type_in(arbiter, 42300, 31200, 26500, 20000)
    send = arbiter.get_by_role("button", name="Enter the result")
    expect(send).to_be_disabled()
    winless.get_by_text("Everybody has won one").click()
    expect(send).to_be_enabled()
    winless.get_by_text("Dupont").click()
    expect(winless.get_by_role("checkbox", checked=True)).to_have_count(1)
    send.click()
    expect(arbiter.get_by_text("Won no hand")).to_be_visible()
    hurry(arbiter)
    eventually(lambda: entered(hall) == ["result.entered"])
    assert (result_of(hall)["winless"], result_of(hall)["flags"]) == (["north"], [])
    arbiter.get_by_role("button", name="Correct the result").click()
    winless.get_by_text("Everybody has won one").click()
    arbiter.get_by_label("Reason").fill("won the first hand")
    arbiter.get_by_role("button", name="Correct the result").click()
    hurry(arbiter)
    eventually(lambda: entered(hall) == ["result.entered", "result.corrected"])
    assert result_of(hall)["winless"] == []


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


def test_where_nothing_is_typed_a_result_from_another_phone_takes_the_place_of_the_form(
    arbiter: Page, hall: Hall
) -> None:
    send = at_the_result(arbiter, hall).get_by_role("button", name="Enter the result")
    expect(send).to_be_disabled()
    points = dict(zip(SEATS, POINTS, strict=True))
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/result", {"points": points})
    expect(arbiter.get_by_text("42,300")).to_be_visible()
    expect(arbiter.get_by_role("textbox")).to_have_count(0)
    correct(arbiter, "two totals were swapped", *reversed(POINTS))


def test_after_a_withdrawal_the_form_is_empty_and_asks_nothing_more(director: Page, hall: Hall) -> None:
    at_the_result(director, hall)
    enter(director, *POINTS)
    hurry(director)
    eventually(lambda: entered(hall) == ["result.entered"])
    director.get_by_role("button", name="Withdraw the result…").click()
    sheet = director.get_by_role("dialog")
    sheet.get_by_role("textbox", name="Reason").fill("Wrong table")
    sheet.get_by_role("button", name="Withdraw it").click()
    expect(director.get_by_text("The earlier result was withdrawn: Wrong table")).to_be_visible()
    expect(director.get_by_role("textbox", name="Aoki")).to_have_value("")
    expect(director.get_by_text("already")).to_have_count(0)
    expect(director.get_by_role("textbox", name="Reason")).to_have_count(0)
    enter(director, *reversed(POINTS))
    director.get_by_role("button", name="Undo").click()
    expect(director.get_by_role("textbox", name="Aoki")).to_have_value("0")
    enter(director, *reversed(POINTS))
    hurry(director)
    eventually(lambda: entered(hall) == ["result.entered", "result.withdrawn", "result.corrected"])
    result = result_of(hall)
    assert (result["number"], result["reason"], result["points"]["east"]) == (2, "Wrong table", 0)
    expect(director.get_by_text("Wrong table")).to_have_count(0)  # that is why the other one was withdrawn
    director.get_by_text("Earlier results: 1").click()
    expect(director.get_by_role("group").get_by_text("Withdrawn: Wrong table")).to_be_visible()
    go(director, f"#/standings/{hall.players[0]}")
    expect(director.locator(".game > .soft").first).to_have_text("Entered anew")


def test_who_was_replaced_scores_for_nobody(arbiter: Page, hall: Hall) -> None:
    """The clock knows it: nobody has to remember."""
    schedule = {"scheduled_at": "2025-11-21T19:30:00+08:00"}
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/schedule", schedule)
    for what in ("absent", "replaced"):
        person = {"kind": "player", "id": hall.players[1]}
        hall.call("PUT", f"timings/{uuid7()}", {"hanchan": hall.hanchans[0], "what": what, "person": person})
    gone = at_the_result(arbiter, hall).get_by_role("checkbox", name="South · Bernard")
    expect(gone).to_be_checked()
    expect(gone).to_be_disabled()
    enter(arbiter, *POINTS)
    hurry(arbiter)
    eventually(lambda: entered(hall) == ["result.entered"])
    assert result_of(hall)["unranked"] == ["south"]


def test_a_referee_looks_and_enters_nothing(referee: Page, hall: Hall) -> None:
    go(referee, f"#/table/{hall.tables[0]}")
    referee.get_by_role("button", name="More…").click()
    expect(referee.get_by_role("link", name="On a team")).to_be_visible()
    expect(referee.get_by_role("link", name="Result", exact=True)).to_have_count(0)
    points = dict(zip(SEATS, POINTS, strict=True))
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/result", {"points": points})
    referee.get_by_role("dialog").get_by_role("link", name="Result", exact=True).click()
    expect(referee.get_by_text("42,300")).to_be_visible()
    expect(referee.get_by_role("button", name="Correct the result")).to_have_count(0)


@pytest.fixture(autouse=True)
def _nothing_to_resolve(page: Page) -> Iterator[None]:
    yield
    expect(page.locator(".status .calls")).to_have_count(0)
