"""The API page in a real browser: drawn from our own files, under our own content policy, with no network beyond us.

It takes seconds to draw, so one page is tried in every way.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.chromium import phone
from tests.server import Server


@pytest.fixture(scope="module")
def docs(browser: Browser, server: Server) -> Iterator[Page]:
    """The API page on a phone."""
    with phone(browser, server.address) as context:
        page = context.new_page()
        page.goto("/docs")
        yield page


def endpoint(docs: Page, subject: str, path: str) -> Locator:
    """An endpoint, once its subject is unfolded."""
    found = docs.locator(".opblock", has=docs.locator(f"[data-path='{path}']")).first
    if not found.is_visible():
        docs.locator(".opblock-tag").filter(has=docs.get_by_text(subject, exact=True)).click()
    return found


def test_the_page_shows_the_api(docs: Page) -> None:
    decisions = endpoint(docs, "decisions", "/api/v1/decisions")
    expect(docs.get_by_role("heading", name="Shinpan")).to_be_visible()
    expect(decisions.locator(".opblock-summary-path")).to_be_visible()


@pytest.mark.usefixtures("address")
def test_an_endpoint_can_be_tried(docs: Page) -> None:
    health = endpoint(docs, "health", "/healthz")
    health.locator(".opblock-summary-control").click()
    health.get_by_role("button", name="Try it out").click()
    health.get_by_role("button", name="Execute").click()
    expect(health.locator(".live-responses-table .response-col_status").last).to_have_text("200")


def test_a_token_can_be_given(docs: Page) -> None:
    docs.get_by_role("button", name="Authorize").first.click()
    expect(docs.get_by_text("An API token of an official of the tournament")).to_be_visible()
    docs.locator(".close-modal").click()


def test_the_page_fits_a_phone(docs: Page) -> None:
    ready = endpoint(docs, "health", "/readyz")
    ready.locator(".opblock-summary-control").click()
    expect(ready.get_by_role("button", name="Try it out")).to_be_visible()
    assert docs.evaluate("document.documentElement.scrollWidth <= innerWidth")
