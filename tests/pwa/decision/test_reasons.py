"""Nobody types at a table: reasons are a tap, and a ruling on the wrong player is put right in three."""

from datetime import UTC, datetime, timedelta
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.calls import AMEND, answer, issue, open_call, sent
from tests.pwa.hall import Hall
from tests.pwa.phone import eventually
from tests.pwa.screens import go

FACTS = quote('{"serious_or_repeated":true}')
LINE = ".call-verdict .call-line"


def reason_of(hall: Hall, ruling: str) -> str:
    return str(hall.call("GET", f"rulings/{ruling}")["issued"]["reason"])


def test_what_is_ruled_otherwise_needs_a_tap_for_its_reason(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    referee.get_by_role("button", name="Rule otherwise").click()
    sheet = referee.get_by_role("dialog", name="Rule otherwise")
    sheet.get_by_label("Warning").check()
    why = sheet.get_by_role("group", name="Why: tap one")
    why.get_by_role("button", name="By accident").click()
    why.get_by_role("button", name="Nothing gained").click()
    sheet.get_by_role("button", name="Issue", exact=True).click()
    expect(referee.get_by_role("heading", name="Issued")).to_be_visible()
    sent(referee)
    (ruling,) = hall.rulings()
    assert reason_of(hall, ruling["id"]) == "By accident · Nothing gained"


def test_within_a_range_a_reason_can_be_tapped_after_the_penalty(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "obstruction")
    answer(referee, "No")
    answer(referee, "No")
    expect(referee.get_by_role("group", name="Why: tap one")).to_have_count(0)
    referee.get_by_role("region", name="Within the range").get_by_role("button", name="Warning").click()
    expect(referee.get_by_role("group", name="Why: tap one").get_by_text("Why: tap one")).to_be_visible()
    referee.get_by_role("button", name="On purpose").click()
    issue(referee)
    sent(referee)
    (ruling,) = hall.rulings()
    assert reason_of(hall, ruling["id"]) == "On purpose"


def test_a_ruling_is_withdrawn_without_a_letter(referee: Page, hall: Hall) -> None:
    ruling = hall.rule(1, "empty-win", seat="south")
    go(referee, f"#/ruling/{ruling}")
    referee.get_by_role("button", name="Withdraw").click()
    sheet = referee.get_by_role("dialog")
    sheet.get_by_role("button", name="It did not happen").click()
    sheet.get_by_role("button", name="Withdraw", exact=True).click()
    eventually(lambda: hall.rulings()[0]["status"] == "withdrawn")
    entry = next(one for one in hall.journal() if one["kind"] == "ruling.withdrawn")
    assert entry["body"]["reason"] == "It did not happen"


@pytest.mark.fresh_browser
def test_the_wrong_player_is_put_right_in_three_taps(referee: Page, hall: Hall) -> None:
    hall.rule(2, "unvocalised-call", seat="west")
    ruling = hall.rule(1, "unvocalised-call", seat="south")
    go(referee, f"#/ruling/{ruling}")
    referee.get_by_text("Wrong player").click()
    referee.get_by_role("link", name="West Chen").click()
    expect(referee.get_by_role("region", name="Player")).to_contain_text("Chen")
    expect(referee.locator(".call-verdict")).to_contain_text("2nd")
    expect(referee.get_by_role("button", name=AMEND)).to_contain_text("Chen")
    issue(referee, AMEND)
    sent(referee)
    eventually(lambda: [one["offender"]["name"] for one in hall.rulings() if one["status"] == "issued"] == ["Chen"] * 2)
    assert hall.rulings()[0]["seat"] == "west"
    assert "Wrong player" in str(hall.call("GET", f"rulings/{ruling}"))


def test_an_issued_ruling_on_the_wrong_player_leads_to_the_others(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    issue(referee)
    expect(referee.get_by_text("Wrong player")).to_have_count(0)
    sent(referee)
    referee.get_by_text("Wrong player").click()
    referee.get_by_role("link", name="North Dupont").click()
    expect(referee.get_by_role("button", name=AMEND)).to_contain_text("Chonbo (30P) · Dupont")


def test_the_hand_dealt_again_for_the_wrong_player_is_not_dealt_again_once_more(referee: Page, hall: Hall) -> None:
    ruling = hall.rule(1, "empty-win", {"hand_shown": True}, seat="south")
    do = referee.locator(".call-steps")
    again = referee.get_by_text("deal the hand again")
    open_call(referee, hall, "empty-win")
    expect(do).to_contain_text("deal the hand again")
    go(referee, f"#/call/{hall.tables[0]}/west/empty-win?amends={ruling}&why=wrong-player")
    expect(referee.get_by_role("button", name=AMEND)).to_contain_text("Chonbo (30P)")
    expect(again).to_have_count(0)
    issue(referee, AMEND)
    expect(referee.get_by_role("heading", name="Amended")).to_be_visible()
    expect(referee.get_by_role("region", name="Put right at the table")).to_be_visible()
    expect(again).to_have_count(0)


def test_which_reasons_are_offered_is_said_by_the_foul(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    referee.get_by_role("button", name="Rule otherwise").click()
    why = referee.get_by_role("group", name="Why: tap one")
    expect(why.get_by_role("button", name="Hand was shown")).to_be_visible()
    expect(why.get_by_role("button", name="Play was disturbed")).to_have_count(0)
    go(referee, f"#/call/{hall.tables[0]}/south/slow-play?facts={FACTS}")
    referee.get_by_role("region", name="Within the range").get_by_role("button", name="Warning").click()
    expect(why.get_by_role("button", name="Play was disturbed")).to_be_visible()
    expect(why.get_by_role("button", name="Hand was shown")).to_have_count(0)


def test_an_escalation_is_decided_without_a_letter(director: Page, hall: Hall) -> None:
    ruling = hall.rule(0, "unclear-call")
    hall.call("PUT", f"rulings/{ruling}/escalation", {"reason": "The player does not agree"}, "referee")
    go(director, f"#/escalation/{ruling}")
    director.get_by_role("button", name="Uphold").click()
    sheet = director.get_by_role("dialog")
    sheet.get_by_role("button", name="The rule is clear").click()
    sheet.get_by_role("button", name="Uphold", exact=True).click()
    eventually(lambda: hall.call("GET", f"rulings/{ruling}/escalation")["escalation"]["status"] != "open")
    (decided,) = hall.call("GET", f"rulings/{ruling}/escalation")["escalation"]["steps"]
    assert decided["reason"] == "The rule is clear"


def test_a_start_that_was_a_mistake_is_taken_back_without_a_letter(director: Page, hall: Hall) -> None:
    at = (datetime.now(UTC) - timedelta(minutes=2)).isoformat()
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/schedule", {"scheduled_at": at})
    began = hall.add("timings", {"hanchan": hall.hanchans[0], "what": "began", "device_at": at, "clock_offset_ms": 0})
    go(director, f"#/start/{hall.tables[0]}")
    director.get_by_role("button", name="It has not begun…").click()
    sheet = director.get_by_role("dialog")
    sheet.get_by_role("button", name="Tapped by mistake").click()
    sheet.get_by_role("button", name="Record", exact=True).click()
    eventually(lambda: hall.journal()[-1]["body"].get("reason") == "Tapped by mistake")
    assert hall.journal()[-1]["body"]["takes_back"] == began
