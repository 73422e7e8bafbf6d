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
BUT_CONTRAST = {**RULES, "rules": {"color-contrast": {"enabled": False}}}


def axe(page: Page) -> list[str]:
    """What it objects to, and where."""
    return _objections(page, RULES)


def axe_but_contrast(page: Page) -> list[str]:
    """The same where the theme's contrast was looked at, which takes three quarters of axe's time."""
    return _objections(page, BUT_CONTRAST)


def _objections(page: Page, options: dict[str, Any]) -> list[str]:
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(AXE_SCRIPT)
    return list(page.evaluate(FAULTS, options))


def axe_in_every_look(page: Page, where: str) -> list[str]:
    """The same in each theme and each language; the page is English and light again afterwards.

    Themes differ in their colours alone and languages in their words alone: each of them once is all there is to see.
    """
    wrong = []
    for theme, lang, look in (("light", "ja", axe), ("dark", "fr", axe), ("light", "en", axe_but_contrast)):
        page.evaluate(CHANGE, {"lang": lang, "theme": theme})
        wrong += [f"{where} ({theme}, {lang}) {what}" for what in look(page)]
    return wrong
