"""A reload that goes past the service worker opens the app at once, and the phone keeps it still."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.pwa.worker import status

PATIENCE = 8_000  # the first visit would wait 15 seconds for the worker


def test_a_hard_reload_waits_for_no_worker(page: Page) -> None:
    page.goto("/")
    assert status(page)["complete"]
    with page.expect_event("load"):
        page.context.new_cdp_session(page).send("Page.reload", {"ignoreCache": True})
    assert page.evaluate("navigator.serviceWorker.controller === null")
    page.get_by_role("heading", name="Shinpan", exact=True).locator("visible=true").first.wait_for()
    expect(page.locator("#app > .waiting")).to_have_count(0, timeout=PATIENCE)
    assert status(page)["complete"]
