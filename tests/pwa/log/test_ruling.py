"""One ruling's page: what was ruled and why, and what is done with it later."""

from io import BytesIO

from PIL import Image
from playwright.sync_api import Browser, Page, expect

from tests.pwa.hall import Hall
from tests.pwa.phone import call, eventually
from tests.pwa.reused_phone import another_phone
from tests.pwa.screens import go, noten_riichi, send


def at(page: Page, ruling: str) -> Page:
    go(page, f"#/ruling/{ruling}")
    expect(page.locator(".hall-verdict")).to_be_visible()
    return page


def give(page: Page, action: str, reason: str) -> None:
    page.get_by_role("button", name=action).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Reason").fill(reason)
    sheet.get_by_role("button", name=action).click()


def picture() -> bytes:
    drawn = BytesIO()
    Image.new("RGB", (64, 48), (10, 120, 90)).save(drawn, "PNG")
    return drawn.getvalue()


def test_it_shows_facts_decision_steps_source_who_and_when(referee: Page, hall: Hall) -> None:
    ruling = hall.rule(2, "empty-win", {}, note="Called on the fourth discard")
    page = at(referee, ruling)
    expect(page.get_by_role("heading", name="Empty win declaration")).to_be_visible()
    verdict = page.locator(".hall-verdict")
    expect(verdict).to_contain_text("Chonbo (30P)")
    expect(verdict).to_contain_text("Table 7 · East 1 · West")
    expect(page.locator(".steps li").first).to_be_visible()
    main = page.get_by_role("main")
    for text in ("Dora ·", "Called on the fourth discard", "R.League 24/25"):
        expect(main).to_contain_text(text)


def test_facts_are_shown_as_they_were_answered(referee: Page, hall: Hall) -> None:
    hall.rule(0, "unvocalised-call")
    page = at(referee, hall.rule(0, "unvocalised-call"))
    expect(page.locator(".facts")).to_contain_text("Which time is it for this player?2")


def test_what_was_issued_otherwise_shows_both_and_why(referee: Page, hall: Hall) -> None:
    issued = {"penalties": [{"kind": "warning"}], "reason": "First time at a table"}
    page = at(referee, hall.rule(2, "empty-win", {}, issued=issued))
    expect(page.locator(".hall-verdict")).to_contain_text("Warning")
    expect(page.get_by_text("The rulebook prescribes: Chonbo (30P)")).to_be_visible()
    expect(page.get_by_text("First time at a table")).to_be_visible()
    expect(page.locator(".steps")).not_to_contain_text("deal the hand again")


def test_where_the_book_says_nothing_it_shows_what_the_referee_chose_and_why(referee: Page, hall: Hall) -> None:
    issued = {"penalties": [{"kind": "warning"}], "reason": "Took the tile in silence"}
    page = at(referee, hall.rule(2, "riichi-not-announced", {}, issued=issued))
    expect(page.locator(".hall-verdict .penalty")).to_have_text("Warning")
    expect(page.get_by_text("Chosen because: Took the tile in silence")).to_be_visible()


def test_what_was_chosen_within_the_range_is_not_called_otherwise(referee: Page, hall: Hall) -> None:
    issued = {"penalties": [{"kind": "warning"}], "reason": "Third reminder"}
    page = at(referee, hall.rule(2, "slow-play", {"serious_or_repeated": True}, issued=issued))
    expect(page.get_by_text("Within the book's range: Third reminder")).to_be_visible()


def test_withdrawing_needs_a_reason_and_is_in_the_log(referee: Page, hall: Hall) -> None:
    ruling = hall.rule(0, "unclear-call")
    page = at(referee, ruling)
    page.get_by_role("button", name="Withdraw").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Withdraw").click()
    expect(sheet.get_by_text("Say why, in a few words")).to_be_visible()
    sheet.get_by_label("Reason").fill("Heard it wrong")
    sheet.get_by_role("button", name="Withdraw").click()
    expect(page.locator(".hall-verdict")).to_contain_text("Withdrawn")
    expect(page.get_by_text("Heard it wrong")).to_be_visible()
    expect(page.get_by_text("Referee ·").last).to_be_visible()
    eventually(lambda: hall.call("GET", f"rulings/{ruling}")["status"] == "withdrawn")
    expect(page.get_by_role("link", name="Amend")).to_have_count(0)


def test_escalating_keeps_the_ruling_and_says_why(referee: Page, hall: Hall) -> None:
    ruling = hall.rule(0, "unclear-call")
    page = at(referee, ruling)
    give(page, "Escalate", "The player does not agree")
    expect(page.get_by_text("The player does not agree")).to_be_visible()
    expect(page.get_by_role("button", name="Escalate")).to_have_count(0)
    eventually(lambda: hall.call("GET", f"rulings/{ruling}")["escalation"] is not None)
    assert hall.call("GET", f"rulings/{ruling}")["escalation"]["reason"] == "The player does not agree"


def test_amending_opens_the_call_again_and_both_rulings_name_each_other(referee: Page, hall: Hall) -> None:
    ruling = hall.rule(0, "unclear-call")
    page = at(referee, ruling)
    amend = page.get_by_role("link", name="Amend")
    expect(amend).to_have_attribute("href", f"#/call/{hall.tables[0]}/east/unclear-call?amends={ruling}")
    amended = {**call(hall, 0, "empty-win"), "amends": {"ruling": ruling, "reason": "It was a win call"}}
    newer = send(page, "ruling", None, amended)
    expect(page.locator(".hall-verdict")).to_contain_text("Amended")
    page.get_by_role("link", name="Amended").click()
    expect(page).to_have_url(f"{hall.address}/#/ruling/{newer}")
    expect(page.get_by_role("link", name="Replaces an earlier ruling")).to_be_visible()
    expect(page.get_by_text("It was a win call")).to_be_visible()


def test_a_photo_is_shown_at_once_and_on_another_phone(referee: Page, browser: Browser, hall: Hall) -> None:
    ruling = hall.rule(0, "unclear-call")
    page = at(referee, ruling)
    page.locator("input[type=file]").set_input_files({"name": "a.png", "mimeType": "image/png", "buffer": picture()})
    shown = page.get_by_role("img", name="Photo 1")
    expect(shown).to_be_visible()
    expect(page.get_by_role("figure")).not_to_contain_text("Not sent yet")
    with another_phone(browser, hall.address) as other:
        other.goto(hall.link("arbiter"))
        other.wait_for_url("**/#/tables")
        at(other, ruling)
        expect(other.get_by_role("img", name="Photo 1")).to_be_visible()
        expect(other.get_by_role("button", name="Withdraw")).to_have_count(0)  # an arbiter does not rule


def test_a_file_that_is_no_picture_says_so(referee: Page, hall: Hall) -> None:
    page = at(referee, hall.rule(0, "unclear-call"))
    page.locator("input[type=file]").set_input_files({"name": "a.png", "mimeType": "image/png", "buffer": b"no"})
    expect(page.get_by_text("This picture can't be read")).to_be_visible()


def test_a_deferred_ruling_tells_what_it_came_to(referee: Page, hall: Hall) -> None:
    ruling = noten_riichi(hall)
    page = at(referee, ruling)
    expect(page.locator(".hall-verdict .penalty")).to_have_text("Judged later")
    expect(page.get_by_text("Judged if the hand ends with:")).to_be_visible()
    place = {"table": hall.tables[0], "hanchan": hall.hanchans[0], "hand": {"wind": "east", "number": 1, "counters": 0}}
    hall.call("PUT", f"hand-ends/{ruling}", {**place, "how": "exhaustive-draw", "hands": {"south": "refused"}})
    expect(page.locator(".hall-verdict")).to_contain_text("Chonbo (30P)")
    expect(page.get_by_text("Judged at the end of the hand: Exhaustive draw")).to_be_visible()


def test_the_phones_own_time_shows_where_it_was_another(referee: Page, hall: Hall) -> None:
    wrong = {"device_at": "2025-01-01T10:00:00Z", "clock_offset_ms": 3_600_000}
    page = at(referee, hall.rule(0, "unclear-call", {}, **wrong))
    expect(page.get_by_text("The phone's own clock said")).to_contain_text("11:00")
    expect(page.get_by_text("Dora ·")).to_contain_text("12:00")
