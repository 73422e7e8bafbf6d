"""Issuing a ruling: ten seconds to take it back, no network, with a photo, by keyboard alone."""

import pytest
from playwright.sync_api import Page, expect

from tests.pwa.calls import ISSUE, TAKE_BACK, issue, open_call, outbox, sent
from tests.pwa.hall import Hall
from tests.pwa.phone import eventually
from tests.pwa.screens import hurry, take_part

LINE = ".call-verdict .call-line"
PIXEL = (
    b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1f\x15\xc4\x89"
    b"\0\0\0\nIDATx\x9cc\0\x01\0\0\x05\0\x01\r\n-\xb4\0\0\0\0IEND\xaeB`\x82"
)


@pytest.fixture
def offline(second: Page, hall: Hall) -> Page:
    """The referee's phone; a network that is cut may stand on its console."""
    take_part(second, hall, "referee")
    return second


def kinds(hall: Hall) -> list[str]:
    return [entry["kind"] for entry in hall.journal()]


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
