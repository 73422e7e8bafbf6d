"""Issuing a ruling: the taps it takes, ten seconds to take it back, something else than prescribed, no network."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.calls import AMEND, ISSUE, TAKE_BACK, answer, issue, open_call, outbox, sent
from tests.pwa.hall import Hall, furnish
from tests.pwa.phone import eventually
from tests.pwa.screens import go, hurry, noten_riichi, take_part

LINE = ".call-verdict .call-line"
MOST_TAPS = 5
PIXEL = (
    b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1f\x15\xc4\x89"
    b"\0\0\0\nIDATx\x9cc\0\x01\0\0\x05\0\x01\r\n-\xb4\0\0\0\0IEND\xaeB`\x82"
)


@pytest.fixture
def offline(second: Page, hall: Hall) -> Page:
    """The referee's phone; what the server refuses, or a network that is cut, may stand on its console."""
    take_part(second, hall, "referee")
    return second


def kinds(hall: Hall) -> list[str]:
    return [entry["kind"] for entry in hall.journal()]


@pytest.mark.parametrize(
    ("rulebook", "foul", "answers", "penalty", "taps"),
    [
        ("r-league-24-25", "Call not said aloud", (), "1P", 3),
        ("r-league-24-25", "Empty win declaration", (), "Chonbo (30P)", 3),
        ("ema-2012", "Empty win declaration", ("Voice only",), "Dead hand", 4),
    ],
)
def test_a_common_ruling_takes_few_taps_from_the_table(
    page: Page, sqlite_url: str, address: str, rulebook: str, foul: str, answers: Any, penalty: str, taps: int
) -> None:
    hall = furnish(sqlite_url, address, rulebook, "Spring Cup")
    take_part(page, hall, "referee")
    go(page, f"#/table/{hall.tables[0]}")
    targets: list[Any] = [("link", "South Bernard"), ("link", foul), *(("button", text) for text in answers)]
    for role, name in targets:
        page.get_by_role(role, name=name).first.tap()
    page.get_by_role("button", name=ISSUE).tap()
    expect(page.get_by_role("heading", name="Issued")).to_be_focused()
    expect(page.locator(LINE)).to_have_text(penalty)
    eventually(lambda: len(outbox(page)) == 1)
    assert len(targets) + 1 == taps <= MOST_TAPS


@pytest.mark.fresh_browser
def test_it_is_logged_after_ten_seconds_as_it_was_shown(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "unvocalised-call")
    before = kinds(hall)
    referee.clock.install()
    issue(referee)
    expect(referee.get_by_role("button", name=TAKE_BACK)).to_be_visible()
    referee.clock.fast_forward(9_000)
    assert [item["state"] for item in outbox(referee)] == ["holding"]
    assert kinds(hall) == before, "sent although it may still be taken back"
    referee.clock.fast_forward(1_000)
    sent(referee, patient=True)
    (ruling,) = hall.rulings()
    assert (ruling["foul"], ruling["seat"], ruling["offender"]["id"]) == ("unvocalised-call", "south", hall.players[1])
    stored = hall.call("GET", f"rulings/{ruling['id']}")
    assert stored["shown"]["text"].startswith(
        "1P\n1P off the tournament score.\nUndo the call - tiles go back where they were."
    )
    assert stored["shown"]["by"] == "device"
    referee.get_by_role("button", name="Back to the table").click()
    expect(referee.get_by_role("heading", name="Table 7")).to_be_visible()


@pytest.mark.fresh_browser
def test_taking_it_back_leaves_no_trace_and_returns_to_the_decision(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    before = kinds(hall)
    referee.clock.install()
    issue(referee)
    referee.get_by_role("button", name=TAKE_BACK).click()
    expect(referee.get_by_text("Undone: nothing was logged")).to_be_visible()
    expect(referee.get_by_role("button", name=ISSUE)).to_be_visible()
    assert outbox(referee) == []
    referee.clock.fast_forward(11_000)
    referee.wait_for_timeout(300)  # what was sent then would have arrived
    assert kinds(hall) == before


def test_it_can_be_taken_back_from_the_table_after_leaving(referee: Page, hall: Hall) -> None:
    go(referee, f"#/table/{hall.tables[0]}")
    referee.get_by_role("link", name="South Bernard").click()
    referee.get_by_role("link", name="Empty win declaration").click()
    issue(referee)
    referee.get_by_role("button", name="Back to the table").click()
    referee.wait_for_url(f"**/#/table/{hall.tables[0]}")
    referee.get_by_role("button", name=TAKE_BACK).click()
    expect(referee.get_by_text("Chonbo (30P)")).to_have_count(0)
    assert outbox(referee) == []
    referee.go_back()
    expect(referee.get_by_role("button", name=ISSUE)).to_have_count(0)


def test_a_reload_within_the_ten_seconds_keeps_the_call(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    issue(referee)
    referee.get_by_label("Shuffle and deal the hand again.").check()
    referee.reload()
    expect(referee.get_by_role("heading", name="Issued")).to_be_visible()
    expect(referee.get_by_label("Shuffle and deal the hand again.")).to_be_checked()
    referee.get_by_role("button", name=TAKE_BACK).click()
    expect(referee.get_by_role("button", name=ISSUE)).to_be_visible()
    assert outbox(referee) == []


def test_without_network_it_waits_on_the_phone_and_says_so(offline: Page, hall: Hall) -> None:
    open_call(offline, hall, "unvocalised-call")
    offline.context.set_offline(True)
    issue(offline)
    hurry(offline)
    expect(offline.get_by_text("Waiting to send; saved on this phone.")).to_be_visible(timeout=15_000)
    assert hall.rulings() == []
    assert [item["state"] for item in outbox(offline)] == ["waiting"]
    open_call(offline, hall, "unvocalised-call")
    expect(offline.locator(LINE)).to_have_text("3P")
    offline.context.set_offline(False)
    eventually(lambda: len(hall.rulings()) == 1)


def test_what_is_judged_later_says_when(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "noten-riichi")
    expect(referee.get_by_role("button", name="Still going on Judged later")).to_be_visible()
    answer(referee, "Still going on")
    expect(referee.locator(LINE)).to_have_text("Judged later")
    expect(referee.locator(".call-verdict")).to_contain_text(
        "Judged if the hand ends with: the player's own win · an exhaustive draw"
    )
    issue(referee)
    expect(referee.locator(LINE)).to_have_text("Judged later")
    hurry(referee)
    expect(referee.get_by_text("Logged. It is judged when the hand ends.")).to_be_visible(timeout=20_000)
    (ruling,) = hall.rulings()
    assert ruling["status"] == "deferred"


def test_a_note_and_a_photo_go_with_it(referee: Page, hall: Hall) -> None:
    open_call(referee, hall, "empty-win")
    fold = referee.locator("details", has_text="Note or photo")
    fold.locator("summary").click()
    fold.get_by_label("Note").fill("Called on the fourth discard")
    fold.locator("input[type=file]").set_input_files({"name": "a.png", "mimeType": "image/png", "buffer": PIXEL})
    expect(fold.get_by_role("img", name="Photo 1")).to_be_visible()
    issue(referee)
    sent(referee)
    eventually(lambda: "photo.attached" in kinds(hall))
    (ruling,) = hall.rulings()
    assert hall.call("GET", f"rulings/{ruling['id']}")["note"] == "Called on the fourth discard"


def test_a_ruling_is_amended_from_its_own_facts_with_a_reason(referee: Page, hall: Hall) -> None:
    first = hall.rule(1, "empty-win", {"hand_shown": True}, seat="south", note="Seen by Chen")
    go(referee, f"#/ruling/{first}")
    referee.get_by_role("link", name="Amend").click()
    expect(referee.get_by_role("region", name="Answers")).to_contain_text("Hand shown")
    expect(referee.get_by_role("region", name="Player")).to_contain_text("Amending: Chonbo (30P), Bernard, ")
    referee.get_by_role("button", name=AMEND).click()
    expect(referee.get_by_role("alert")).to_contain_text("Nothing is changed yet")
    expect(referee.get_by_role("dialog")).to_have_count(0)
    referee.get_by_role("region", name="Answers").get_by_role("link").click()  # here the answer doesn't matter
    referee.get_by_role("button", name=AMEND).click()
    why = referee.get_by_role("dialog", name="Why is the ruling changed?")
    why.get_by_label("Reason").fill("Only the voice")
    why.get_by_role("button", name="Amend", exact=True).click()
    expect(referee.get_by_role("heading", name="Amended")).to_be_visible()
    sent(referee)
    (ruling,) = [one for one in hall.rulings() if one["id"] != first]
    assert ruling["amends"] == first
    assert "ruling.amended" in kinds(hall)


def test_a_refused_ruling_is_issued_again_and_its_task_is_done(offline: Page, hall: Hall) -> None:
    """Refused because another official withdrew what it amends."""
    first = hall.rule(1, "empty-win", seat="south")
    go(offline, f"#/call/{hall.tables[0]}/south/empty-group-call?amends={first}")
    offline.get_by_role("button", name=AMEND).click()
    why = offline.get_by_role("dialog")
    why.get_by_label("Reason").fill("Only a group")
    why.get_by_role("button", name="Amend", exact=True).click()
    hall.call("PUT", f"rulings/{first}/withdrawal", {"reason": "Never happened"})
    hurry(offline)
    expect(offline.get_by_text("The server refused it.")).to_be_visible(timeout=20_000)
    (item,) = outbox(offline)
    go(offline, f"#/call/{hall.tables[0]}/south/unclear-call?again={item['id']}")
    expect(offline.get_by_role("region", name="Player")).to_contain_text("Bernard")
    issue(offline, AMEND)
    offline.get_by_role("button", name=TAKE_BACK).click()
    expect(offline.get_by_role("region", name="Player")).to_contain_text("Bernard")
    assert [(one["id"], one["state"]) for one in outbox(offline)] == [(item["id"], "refused")]
    issue(offline, AMEND)
    eventually(lambda: [one["id"] for one in outbox(offline)] != [item["id"]])
    assert len(outbox(offline)) == 1


def test_an_amendment_of_what_was_judged_later_begins_from_its_last_facts(referee: Page, hall: Hall) -> None:
    first = noten_riichi(hall)
    place = {"table": hall.tables[0], "hanchan": hall.hanchans[0], "hand": {"wind": "east", "number": 1, "counters": 0}}
    drawn = {**place, "how": "exhaustive-draw", "answers": {first: {"riichi_hand": "noten"}}}
    hall.call("PUT", "hand-ends/01980000-0000-7000-8000-000000000003", drawn)
    go(referee, f"#/call/{hall.tables[0]}/south/noten-riichi?amends={first}")
    expect(referee.locator(LINE)).to_have_text("Chonbo (30P)")
    referee.get_by_role("button", name="Rule otherwise").click()
    sheet = referee.get_by_role("dialog")
    sheet.get_by_label("Warning").check()
    sheet.get_by_label("Reason").fill("It was shown by mistake")
    sheet.get_by_role("button", name="Amend", exact=True).click()
    expect(referee.locator(LINE)).to_have_text("Warning")  # one reason is enough
    sent(referee)
    referee.get_by_role("button", name="Back to the table").press("Enter")  # a tap so soon counts as a slip
    expect(referee.get_by_role("heading", name="Table 7")).to_be_visible()


def test_a_team_and_an_official_can_be_ruled_on(referee: Page, hall: Hall) -> None:
    hall.call("PUT", "teams/01980000-0000-7000-8000-000000000009", {"name": "Reds"})
    go(referee, f"#/call/{hall.tables[0]}/team/slow-play")
    referee.get_by_role("button", name="Reds").click()
    expect(referee.get_by_role("region", name="Player")).to_contain_text("Reds")
    go(referee, f"#/call/{hall.tables[0]}/arbiter/late-arbiter")
    answer(referee, "Arbiter")
    referee.get_by_label("How late exactly?").fill("5")
    referee.get_by_role("button", name="Use this time").click()
    issue(referee)
    sent(referee)
    (ruling,) = hall.rulings()
    assert ruling["offender"]["kind"] == "official"


def test_a_call_is_ruled_by_keyboard_alone(referee: Page, hall: Hall) -> None:
    open_call(referee, hall)
    taken = []
    for wanted in ("Noten riichi", "Still going on", "Issue: "):
        for _ in range(60):
            referee.keyboard.press("Tab")
            text = str(referee.evaluate("document.activeElement.textContent")).strip()
            if text.startswith(wanted):
                break
        taken.append(text)
        referee.keyboard.press("Enter")
        referee.wait_for_timeout(400)
    assert [text.startswith(name) for text, name in zip(taken, ("Noten", "Still", "Issue"), strict=True)] == [True] * 3
    expect(referee.get_by_role("heading", name="Issued")).to_be_focused()


@pytest.mark.parametrize(
    ("lang", "said", "button"),
    [
        ("ja", "大会成績から1ポイント減点とします。", "裁定する"),
        ("fr", "1P de moins au score du tournoi.", "Prononcer"),
    ],
)
def test_the_log_keeps_the_words_in_the_language_they_were_shown(
    referee: Page, hall: Hall, lang: str, said: str, button: str
) -> None:
    referee.evaluate(f"async () => (await import('/bundle/inspect.js')).change({{lang: '{lang}'}})")
    go(referee, f"#/call/{hall.tables[0]}/south/unvocalised-call")
    expect(referee.locator(".call-verdict")).to_contain_text(said)
    referee.get_by_role("button", name=button).click()
    hurry(referee)
    eventually(lambda: len(hall.rulings()) == 1)
    (ruling,) = hall.rulings()
    assert said in hall.call("GET", f"rulings/{ruling['id']}")["shown"]["text"]
