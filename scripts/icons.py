"""`make icons`: draw the PNG icons from pwa/icons/icon.svg, by Chromium."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import sync_playwright

from scripts.find_chromium import find

ICONS = Path(__file__).parents[1] / "pwa" / "icons"
ROUNDED = 'rx="112" '
# A maskable icon is cut to the system's shape, so its ground goes to the edge, as Apple wants it too.
DRAWN = {
    "icon-192.png": (192, True),
    "icon-512.png": (512, True),
    "maskable-512.png": (512, False),
    "apple-touch-icon.png": (180, False),
}


def main() -> None:
    """Write every PNG."""
    rounded = (ICONS / "icon.svg").read_text(encoding="utf-8")
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--disable-gpu", *sandbox])
        for name, (size, is_rounded) in DRAWN.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            drawing = rounded if is_rounded else rounded.replace(ROUNDED, "")
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
            page.screenshot(path=ICONS / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
