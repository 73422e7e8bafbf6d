"""Notes that are added to a ruling after it was issued, without a network."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from uuid_utils.compat import uuid7

from tests.pwa.calls import outbox
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


@pytest.mark.fresh_browser
def test_who_decides_an_escalation_reads_it_and_is_not_held_up_by_one_that_was_refused(
    referee: Page, telephone: BrowserContext, hall: Hall
) -> None:
    take_part(referee, hall)
    ruling = hall.rule(0, "unclear-call")
    hall.call("PUT", f"rulings/{ruling}/escalation", {"reason": "The player does not agree"})
    hall.call("PUT", f"rulings/{ruling}/notes/{uuid7()}", {"note": "South heard it too"})
    page = at(referee, ruling)
    expect(page.get_by_text("South heard it too")).to_be_visible()
    telephone.set_offline(True)
    add_note(page, "The wall was checked")
    hall.call("PUT", f"rulings/{ruling}/notes/{outbox(page)[0]['id']}", {"note": "Of another phone"})
    telephone.set_offline(False)
    eventually(lambda: [item["state"] for item in outbox(page)] == ["conflict"])
    go(page, f"#/escalation/{ruling}")
    expect(page.get_by_role("region", name="Added later")).to_contain_text("South heard it too")
    expect(page.get_by_role("button", name="Uphold")).to_be_visible()
