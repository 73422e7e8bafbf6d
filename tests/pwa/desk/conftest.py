"""A desk: a director's laptop in the furnished hall."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.pwa.desk.desk import desk_of
from tests.pwa.hall import Hall


@pytest.fixture
def desk(browser: Browser, hall: Hall) -> Iterator[Page]:
    """The director's, at the hall."""
    with desk_of(browser, hall, "director") as page:
        yield page
