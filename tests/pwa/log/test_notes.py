"""Notes that are added to a ruling after it was issued: with who and when, also without a network."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, eventually
from tests.pwa.screens import go, take_part


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    """A phone without a network complains of each try."""
    return CUT_OFF


def at(page: Page, ruling: str) -> Page:
    go(page, f"#/ruling/{ruling}")
    expect(page.locator(".hall-verdict")).to_be_visible()
    return page


def add_note(page: Page, text: str) -> None:
    page.get_by_role("button", name="Add a note").click()
    sheet = page.get_by_role("dialog", name="Add a note")
    sheet.get_by_label("Note").fill(text)
    sheet.get_by_role("button", name="Add it").click()
    expect(sheet).to_have_count(0)


def test_a_note_is_added_later_with_who_and_when(referee: Page, second: Page, hall: Hall) -> None:
    ruling = hall.rule(0, "unclear-call", note="Said on the fourth discard")
    page = at(referee, ruling)
    add_note(page, "South heard it too")
    later = page.get_by_role("region", name="Added later")
    expect(later).to_contain_text("South heard it too")
    expect(later).to_contain_text("Referee ·")
    expect(later).not_to_contain_text("Not sent yet")
    go(page, "#/log")
    page.get_by_role("searchbox").fill("south heard")
    expect(page.locator(f'.rulings a[href="#/ruling/{ruling}"]')).to_have_count(1)
    take_part(second, hall)
    expect(at(second, ruling).get_by_role("region", name="Added later")).to_contain_text("South heard it too")
    expect(second.get_by_text("Said on the fourth discard")).to_be_visible()


@pytest.mark.fresh_browser
def test_without_a_network_a_note_is_kept_and_sent_later(referee: Page, telephone: BrowserContext, hall: Hall) -> None:
    ruling = hall.rule(0, "unclear-call")
    page = at(referee, ruling)
    expect(page.get_by_role("button", name="Add a note")).to_be_visible()
    telephone.set_offline(True)
    add_note(page, "The wall was checked")
    later = page.get_by_role("region", name="Added later")
    expect(later).to_contain_text("Not sent yet")
    telephone.set_offline(False)
    expect(later).not_to_contain_text("Not sent yet")
    eventually(lambda: [note["note"] for note in hall.call("GET", f"rulings/{ruling}")["notes"]])
    assert hall.call("GET", f"rulings/{ruling}")["notes"][0]["note"] == "The wall was checked"
