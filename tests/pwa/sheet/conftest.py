"""A score sheet on a phone."""

import pytest
from playwright.sync_api import Page

from tests.pwa.sheet.acts import NAMES


@pytest.fixture
def sheet(page: Page) -> Page:
    """Four players who have not played a hand."""
    page.goto("/")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("link", name="Score sheet").click()
    page.get_by_role("button", name="Players").click()
    for number, name in enumerate(NAMES, 1):
        page.get_by_label(f"Player {number}").fill(name)
    page.get_by_role("button", name="Done").click()
    return page
