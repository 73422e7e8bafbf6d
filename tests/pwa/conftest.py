"""A furnished hall on a real server, and phones in it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.chromium import phone
from tests.pwa.hall import Hall, furnish
from tests.pwa.screens import at_the_tables
from tests.pwa.wire import Wire, wired


@pytest.fixture
def hall(sqlite_url: str, address: str) -> Hall:
    """A tournament under the R.League's rules."""
    return furnish(sqlite_url, address)


@pytest.fixture
def telephone(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """A phone without an account."""
    with phone(browser, address) as context:
        yield context


@pytest.fixture
def page(telephone: BrowserContext) -> Page:
    """A page on a phone without an account."""
    return telephone.new_page()


@pytest.fixture
def referee(page: Page, hall: Hall) -> Page:
    """A page on the phone of a referee who joined the tournament and sees the tables."""
    page.goto(hall.link("referee"))
    at_the_tables(page)
    return page


@pytest.fixture
def wire(address: str) -> Iterator[Wire]:
    """What lies between a phone and the server, for a phone that goes to its address."""
    with wired(address) as wire:
        yield wire
