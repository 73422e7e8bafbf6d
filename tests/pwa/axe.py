"""What axe objects to on a page."""

from __future__ import annotations

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

__all__ = ["AXE_SCRIPT", "axe"]

RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


def axe(page: Page) -> list[str]:
    """What it objects to, and where; evaluate AXE_SCRIPT on the page before."""
    found = page.evaluate("(options) => axe.run(document, options)", RULES)["violations"]
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]
