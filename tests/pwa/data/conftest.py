"""Phones without screens, which take part and are cut off now and then."""

import pytest
from playwright.sync_api import Page

from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, join, reopened

BLANK = "about:blank"


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


@pytest.fixture
def page(page: Page, hall: Hall) -> Page:
    """A page of the phone of a referee who joined; it stays open from test to test."""
    if page.url == BLANK:
        reopened(page)
    join(page, hall)
    return page
