"""axe finds nothing on any screen, in light and in dark, in any language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.pwa.axe import AXE_SCRIPT, axe, axe_in_every_look
from tests.pwa.everywhere import phone_in, screens_of, show, shown
from tests.pwa.hall import Hall


def test_axe_would_find_something(page: Page) -> None:
    page.goto("/")
    shown(page)
    page.evaluate("() => document.querySelector('main').append(document.createElement('input'))")
    page.evaluate(AXE_SCRIPT)
    assert [what.split(":")[0] for what in axe(page)] == ["label"]


@pytest.mark.parametrize("joined", [False, True], ids=["anyone", "joined"])
def test_axe_finds_nothing_on_any_screen(browser: Browser, hall: Hall, joined: bool) -> None:
    wrong = []
    with phone_in(browser, hall, joined) as page:
        page.evaluate(AXE_SCRIPT)
        for address in screens_of(hall, joined):
            show(page, address)
            wrong += axe_in_every_look(page, address)
    assert not wrong, "\n".join(wrong)
