"""A page on the server, as a phone shows it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.chromium import phone


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A phone's page on the server; an error on it, or a request to another machine, fails the test."""
    with phone(browser, address) as context:
        yield context.new_page()
