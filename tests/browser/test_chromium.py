"""A test fails when its phone complains, or goes anywhere but to our own server."""

import pytest
from playwright.sync_api import Browser, Error, Page

from tests.chromium import phone

AWAY = "http://elsewhere.example/"
FETCHED = f"() => fetch('{AWAY}', {{ mode: 'no-cors' }}).catch(() => null)"
BLANK = "<!doctype html><link rel=icon href=data:,>"


def fetches(page: Page) -> None:
    page.evaluate(FETCHED)


def leaves(page: Page) -> None:
    with pytest.raises(Error, match="ERR_NAME_NOT_RESOLVED"):
        page.goto(AWAY)


def complains(page: Page) -> None:
    page.evaluate("console.error('Oh!')")


def breaks(page: Page) -> None:
    with page.expect_event("pageerror"):
        page.evaluate("setTimeout(() => { throw new Error('Oh!'); })")


def is_well(page: Page) -> None:
    page.evaluate("console.log('Well')")


def open_phone(browser: Browser, address: str, does: object, *forgiven: str) -> None:
    with phone(browser, address, forgiven=forgiven) as context:
        context.route("**/bare", lambda route: route.fulfill(content_type="text/html", body=BLANK))
        page = context.new_page()
        page.goto("/bare")
        does(page)  # type: ignore[operator]


@pytest.mark.parametrize("does", [fetches, leaves, complains, breaks])
def test_a_phone_that_does_so_fails_its_test(browser: Browser, address: str, does: object) -> None:
    with pytest.raises(AssertionError):
        open_phone(browser, address, does)
    open_phone(browser, address, is_well)


@pytest.mark.parametrize("does", [fetches, leaves])
def test_nobody_is_forgiven_for_going_elsewhere(browser: Browser, address: str, does: object) -> None:
    with pytest.raises(AssertionError, match="elsewhere"):
        open_phone(browser, address, does, "Failed to load resource")


def test_what_is_forgiven_fails_nothing(browser: Browser, address: str) -> None:
    open_phone(browser, address, complains, "Oh!")
