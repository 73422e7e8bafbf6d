"""A test fails when its phone complains, or wants anything from another machine."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Error, Page

from tests.chromium import phone

BLANK = "<!doctype html><link rel=icon href=data:,>"
FORGIVEN = "Failed to load resource"
Act = Callable[[Page, str], None]


def fetches(page: Page, away: str) -> None:
    page.evaluate("(away) => fetch(away, { mode: 'no-cors' }).catch(() => null)", away)


def leaves(page: Page, away: str) -> None:
    with pytest.raises(Error):
        page.goto(away)


def complains(page: Page, _: str) -> None:
    page.evaluate("console.error('Oh!')")


def breaks(page: Page, _: str) -> None:
    with page.expect_event("pageerror"):
        page.evaluate("setTimeout(() => { throw new Error('Oh!'); })")


def is_well(page: Page, _: str) -> None:
    page.evaluate("console.log('Well')")


def noted(browser: Browser, address: str, act: Act, *forgiven: str) -> str:
    """What the phone's test fails with; nothing when it doesn't."""
    away = address.replace("127.0.0.1", "elsewhere.localhost")  # our own server, were it not for the phone's rule
    try:
        with phone(browser, address, forgiven=forgiven) as context:
            context.route("**/bare", lambda route: route.fulfill(content_type="text/html", body=BLANK))
            page = context.new_page()
            page.goto("/bare")
            act(page, away)
    except AssertionError as error:
        return str(error)
    return ""


@pytest.mark.parametrize(
    ("act", "said"),
    [(fetches, "elsewhere"), (leaves, "elsewhere"), (complains, "console: Oh!"), (breaks, "error on the page: Oh!")],
)
def test_a_phone_that_does_so_fails_its_test(browser: Browser, address: str, act: Act, said: str) -> None:
    assert said in noted(browser, address, act)
    assert noted(browser, address, is_well) == ""


@pytest.mark.parametrize("act", [fetches, leaves])
def test_nobody_is_forgiven_for_going_elsewhere(browser: Browser, address: str, act: Act) -> None:
    assert "elsewhere" in noted(browser, address, act, FORGIVEN)


def test_what_is_forgiven_fails_nothing(browser: Browser, address: str) -> None:
    assert noted(browser, address, complains, "Oh!") == ""
