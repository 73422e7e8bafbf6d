"""What axe objects to on a page."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.pwa.all_screens import CHANGE

# What it says of all that is well costs as much to carry here as to find out.
# Bars that stay where they are cover a part of the page, which scrolls: what is there is no smaller for that.
FAULTS = """async (options) => {
  const isSticky = (bar) => getComputedStyle(bar).position === "sticky";
  const bars = [...document.querySelectorAll("header, footer")].filter(isSticky);
  for (const bar of bars) bar.style.position = "static";
  const { violations } = await axe.run(document, options);
  for (const bar of bars) bar.style.position = "";
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}"""
RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],
    "preload": {"assets": ["media"]},  # no rule among them reads the style sheets, which axe would parse each time
}
CONTRAST = {**RULES, "runOnly": {"type": "rule", "values": ["color-contrast"]}}


def axe(page: Page) -> list[str]:
    """What it objects to, and where."""
    return _objections(page, RULES)


def axe_contrast(page: Page) -> list[str]:
    """The same where only the theme changed, and the words."""
    return _objections(page, CONTRAST)


def _objections(page: Page, options: dict[str, Any]) -> list[str]:
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(AXE_SCRIPT)
    return list(page.evaluate(FAULTS, options))


def axe_in_every_look(page: Page, where: str) -> list[str]:
    """The same in both themes, which differ in their colours alone; the page is English and light again afterwards."""
    page.evaluate(CHANGE, {"lang": "ja", "theme": "light"})
    wrong = [f"{where} {what}" for what in axe(page)]
    page.evaluate(CHANGE, {"lang": "fr", "theme": "dark"})
    wrong += [f"{where} (dark) {what}" for what in axe_contrast(page)]
    page.evaluate(CHANGE, {"lang": "en", "theme": "light"})
    return wrong
