"""A referee's thumb on a phone: what it does is counted."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page

NOW = "() => performance.now()"
TAKES_TAPS_AGAIN = "(since) => performance.now() - since > 300"  # sooner, a tap beside the last is taken for a slip


@dataclass
class Thumb:
    """A referee's thumb on a phone: what it does is counted."""

    page: Page
    taps: int = 0
    letters: int = 0
    last: float = -1000.0

    def tap(self, *things: Locator) -> None:
        for thing in things:
            self.page.wait_for_function(TAKES_TAPS_AGAIN, arg=self.last)
            thing.tap()
            self.last = self.page.evaluate(NOW)
            self.taps += 1

    def type(self, place: Locator, text: str) -> None:
        place.type(text)
        self.letters += len(text)

    def begin(self, seat: str = "Bernard") -> None:
        """From the list of tables to what happened."""
        self.tap(self.page.locator(".table-card", has_text="Aoki"), self.page.locator(".seat", has_text=seat))

    def pick(self, name: str) -> None:
        self.tap(self.page.locator(".pick", has_text=name))

    def find(self, category: str, name: str) -> None:
        """A foul that is not picked often, by its category."""
        group = self.page.locator("details", has=self.page.get_by_role("heading", name=category, exact=True))
        self.tap(group.locator("summary"), group.get_by_role("link", name=name))

    def answer(self, text: str) -> None:
        self.tap(self.page.locator(".answer", has_text=text).first)

    def switch(self, name: str) -> None:
        exactly = re.compile(f"^(✓ )?{re.escape(name)}$")  # pressed, it has its tick
        self.tap(self.page.locator("main").get_by_role("button", name=exactly))

    def issue(self, says: str) -> None:
        self.tap(self.page.get_by_role("button", name=f"Issue: {says}"))
