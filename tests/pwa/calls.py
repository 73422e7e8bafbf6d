"""What the tests of the call's screens share: opening a call, answering, issuing."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Page, expect

from tests.pwa.hall import Hall
from tests.pwa.phone import eventually
from tests.pwa.screens import go, hurry

SNAPSHOT = "async () => (await import('/bundle/inspect.js')).store.snapshot"
PLANNED = """async () => {
  const { store } = await import('/bundle/inspect.js');
  return Object.values(store.snapshot.state.hanchans).some((one) => one.scheduled_at);
}"""
PAINTED = "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
ISSUE = re.compile("^Issue: ")
AMEND = re.compile("^Amend: ")
TAKE_BACK = "Undo"


def open_call(page: Page, hall: Hall, foul: str = "", seat: str = "south", table: int = 0) -> None:
    """The call's screen: the foul screen, or the questions of this foul."""
    go(page, "/".join(["#/call", hall.tables[table], seat, *([foul] if foul else [])]))
    expect(page.get_by_role("region", name="Player")).to_be_visible()


def planned(page: Page, hall: Hall, ago: timedelta) -> datetime:
    """The first table's game was to begin so long ago; known on the phone when this returns."""
    start = datetime.now(UTC) - ago
    hall.call("PUT", f"hanchans/{hall.hanchans[0]}/schedule", {"scheduled_at": start.isoformat()})
    eventually(lambda: bool(page.evaluate(PLANNED)))
    return start


def answer(page: Page, text: str | re.Pattern[str]) -> None:
    """Give the answer that begins so, by the keyboard: taps that quick, at one place, are taken for a slip.

    Over only when the next screen stands: the next answer may bear the same name as one of this.
    """
    before = page.url
    begins = re.compile(f"^{re.escape(text)}") if isinstance(text, str) else text
    page.get_by_role("button", name=begins).first.press("Enter")
    expect(page).not_to_have_url(before)
    page.evaluate(PAINTED)


def issue(page: Page, tapped: re.Pattern[str] = ISSUE) -> None:
    """As prescribed; `tapped` is what the button says."""
    page.get_by_role("button", name=tapped).click()
    expect(page.get_by_role("heading", name="Issued" if tapped == ISSUE else "Amended")).to_be_visible()


def outbox(page: Page) -> list[dict[str, object]]:
    """What waits on the phone."""
    return list(page.evaluate(f"async () => (await ({SNAPSHOT})()).outbox"))


def sent(page: Page, patient: bool = False) -> None:
    """All is sent; `patient` leaves it to the clock that the ten seconds are over."""
    if not patient:
        hurry(page)
    expect(page.get_by_text("Logged.")).to_be_visible(timeout=20_000)
