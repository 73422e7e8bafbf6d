"""The API page in a real browser: drawn from our own files, under our own content policy, with no network beyond us."""

from playwright.sync_api import Locator, Page, expect


def endpoint(page: Page, subject: str, path: str) -> Locator:
    """An endpoint, once its subject is unfolded."""
    page.goto("/docs")
    page.locator(".opblock-tag").filter(has=page.get_by_text(subject, exact=True)).click()
    return page.locator(".opblock", has=page.locator(f"[data-path='{path}']")).first


def test_the_page_shows_the_api(page: Page) -> None:
    decisions = endpoint(page, "decisions", "/api/v1/decisions")
    expect(page.get_by_role("heading", name="Shinpan")).to_be_visible()
    expect(decisions.locator(".opblock-summary-path")).to_be_visible()


def test_an_endpoint_can_be_tried(page: Page) -> None:
    health = endpoint(page, "health", "/healthz")
    health.locator(".opblock-summary-control").click()
    health.get_by_role("button", name="Try it out").click()
    health.get_by_role("button", name="Execute").click()
    expect(health.locator(".live-responses-table .response-col_status").last).to_have_text("200")


def test_a_token_can_be_given(page: Page) -> None:
    page.goto("/docs")
    page.get_by_role("button", name="Authorize").first.click()
    expect(page.get_by_text("An API token of an official of the tournament")).to_be_visible()


def test_the_page_fits_a_phone(page: Page) -> None:
    endpoint(page, "health", "/readyz").locator(".opblock-summary-control").click()
    expect(page.get_by_role("button", name="Try it out")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
