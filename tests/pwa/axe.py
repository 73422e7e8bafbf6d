"""What axe objects to on a page."""

from __future__ import annotations

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.pwa.all_screens import CHANGE

__all__ = ["AXE_SCRIPT", "axe", "axe_in_every_look"]

RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],
}
# Themes differ in their colours alone and languages in their words alone: each of them once is all there is to see.
LOOKS = (("light", "ja"), ("dark", "fr"), ("light", "en"))


def axe(page: Page) -> list[str]:
    """What it objects to, and where; evaluate AXE_SCRIPT on the page before."""
    found = page.evaluate("(options) => axe.run(document, options)", RULES)["violations"]
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]


def axe_in_every_look(page: Page, where: str) -> list[str]:
    """The same in each theme and each language; the page is English and light again afterwards."""
    wrong = []
    for theme, lang in LOOKS:
        page.evaluate(CHANGE, {"lang": lang, "theme": theme})
        wrong += [f"{where} ({theme}, {lang}) {what}" for what in axe(page)]
    return wrong
