"""The API page in a real browser: drawn from our own files, under our own content policy, with no network beyond us."""

from playwright.sync_api import Page, expect


def test_the_page_shows_the_api(page: Page) -> None:
    page.goto("/docs")
    expect(page.get_by_role("heading", name="Shinpan")).to_be_visible()
    expect(page.locator(".opblock-summary-path", has_text="/api/v1/decisions").first).to_be_visible()


def test_an_endpoint_can_be_tried(page: Page) -> None:
    page.goto("/docs")
    endpoint = page.locator(".opblock", has=page.locator("[data-path='/healthz']"))
    endpoint.locator(".opblock-summary-control").click()
    endpoint.get_by_role("button", name="Try it out").click()
    endpoint.get_by_role("button", name="Execute").click()
    expect(endpoint.locator(".live-responses-table .response-col_status").last).to_have_text("200")


def test_a_token_can_be_given(page: Page) -> None:
    page.goto("/docs")
    page.get_by_role("button", name="Authorize").first.click()
    expect(page.get_by_text("The token of an official of the tournament")).to_be_visible()


def test_the_page_fits_a_phone(page: Page) -> None:
    page.goto("/docs")
    page.locator("[data-path='/readyz']").first.click()
    expect(page.get_by_role("button", name="Try it out")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
