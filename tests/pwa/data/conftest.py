"""Phones without screens, which take part and are cut off now and then."""

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.pwa.hall import Hall
from tests.pwa.phone import CUT_OFF, joined


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    return CUT_OFF


@pytest.fixture
def page(telephone: BrowserContext, hall: Hall) -> Page:
    """A page of the phone of a referee who joined."""
    return joined(telephone, hall)
