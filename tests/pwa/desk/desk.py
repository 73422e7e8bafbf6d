"""What the tests of a desk share: somebody's laptop, and the rows of its lists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from tests.chromium import phone
from tests.pwa.hall import Hall

LAPTOP: dict[str, Any] = {
    "viewport": {"width": 1280, "height": 800},
    "device_scale_factor": 1,
    "has_touch": False,
    "is_mobile": False,
}


@contextmanager
def desk_of(browser: Browser, hall: Hall, role: str, forgiven: tuple[str, ...] = ()) -> Iterator[Page]:
    """The laptop of an official who joined the tournament and is at the hall."""
    with phone(browser, hall.address, forgiven, **LAPTOP) as context:
        page = context.new_page()
        page.goto(hall.link(role))
        page.wait_for_url("**/#/tables")
        page.locator(".data-table, .table-card").first.wait_for()
        yield page


def row(page: Page, text: str) -> Locator:
    """The row of the list that has this in it."""
    return page.locator(".data-table tbody tr", has_text=text)


def rows(page: Page) -> list[str]:
    """What each row of the list leads to, in order."""
    return page.locator(".data-table tbody th a").all_inner_texts()


def open_item(page: Page, name: str) -> None:
    """Through the rail."""
    link = page.locator(".rail").get_by_role("link", name=re.compile(f"^{name}"))
    link.click()
    expect(link).to_have_attribute("aria-current", "page")


def open_tab(page: Page, name: str) -> None:
    """What else the list of an item can show."""
    link = page.locator(".list-tabs").get_by_role("link", name=name, exact=True)
    link.click()
    expect(link).to_have_attribute("aria-current", "page")


def beside(page: Page, title: str) -> Locator:
    """What stands beside the list, under this title."""
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    return page.locator(".screen")
