"""A reload that goes past the service worker opens the app at once, and the phone keeps it still."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.chromium import phone
from tests.pwa.proxy import Proxy
from tests.pwa.service_worker import STATES, status, until

PATIENCE = 8_000  # the first visit would wait 15 seconds for the worker


@pytest.fixture
def page(browser: Browser, proxy: Proxy) -> Iterator[Page]:
    with phone(browser, proxy.address) as context:
        yield context.new_page()


@pytest.mark.parametrize("installing", [False, True])
def test_a_hard_reload_waits_for_no_worker(page: Page, proxy: Proxy, installing: bool) -> None:
    page.goto("/")
    assert status(page)["complete"]
    if installing:
        proxy.held.add("/rulebooks/terms")
        proxy.release({"/bundle/app.css": b"body { color: green }"})
        page.evaluate("async () => void (await navigator.serviceWorker.ready).update()")
        until(page, f"async () => (await ({STATES})()).includes('installing')")
    with page.expect_event("load"):
        page.context.new_cdp_session(page).send("Page.reload", {"ignoreCache": True})
    assert page.evaluate("navigator.serviceWorker.controller === null")
    page.get_by_role("heading", name="Shinpan", exact=True).locator("visible=true").first.wait_for()
    expect(page.locator("#app > .waiting")).to_have_count(0, timeout=PATIENCE)
    assert status(page)["complete"]
    proxy.held.clear()
