"""Lighthouse's scores for the phone app, on its phone profile (4 times slower processor, slow 4G).

python -m bench.lighthouse        (needs npx, which comes with Node.js, and npm's registry)

Starts a server on a fresh database with a furnished tournament and measures the start page and the tables of a referee
who joined: performance, accessibility and best practices, each out of 100.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from bench.results import Result, at_least, show
from models.database import schema
from scripts.find_chromium import find
from tests.chromium import ARGUMENTS
from tests.databases import sqlite_url
from tests.pwa.hall import furnish
from tests.server import forking

LIGHTHOUSE = "lighthouse@12"
CATEGORIES = ("performance", "accessibility", "best-practices")
PATIENCE = 300
LEAST = 95
GOOD = 0.9


def measure() -> list[Result]:
    """Measure both pages in about two minutes."""
    chrome, npx = find(), shutil.which("npx")
    if not npx:
        sys.exit("This needs npx: apt-get install npm")
    with tempfile.TemporaryDirectory() as folder:
        url = sqlite_url(Path(folder) / "shinpan.sqlite3")
        schema.upgrade(url)
        with forking(url) as address:
            start = scores(npx, chrome, f"{address}/#/", Path(folder))
            link = f"{address}{furnish(url, address).link()}"
            return [*start, *scores_joined(npx, chrome, link, address, Path(folder))]


def scores(npx: str, chrome: str, address: str, folder: Path, *more: str) -> list[Result]:
    """Measure one page. Raises CalledProcessError with what Lighthouse said."""
    report = folder / "report.json"
    flags = " ".join(["--headless=new", "--no-sandbox", *ARGUMENTS])
    subprocess.run(
        [
            *(npx, "--yes", LIGHTHOUSE, address, "--quiet", "--output=json", f"--output-path={report}"),
            *(f"--only-categories={','.join(CATEGORIES)}", f"--chrome-flags={flags}", *more),
        ],
        check=True,
        env={**os.environ, "CHROME_PATH": chrome},
        timeout=PATIENCE,
    )
    found = json.loads(report.read_text("utf-8"))
    page = "/" + address.partition("#/")[2]
    return [_result(page, category, found) for category in CATEGORIES]


def scores_joined(npx: str, chrome: str, link: str, address: str, folder: Path) -> list[Result]:
    """Measure the tables as a phone that joined opens them: Lighthouse borrows a browser that joined before."""
    with sync_playwright() as playwright:
        port = 9333
        context = playwright.chromium.launch_persistent_context(
            str(folder / "profile"),
            executable_path=chrome,
            args=["--no-sandbox", *ARGUMENTS, f"--remote-debugging-port={port}"],
        )
        page = context.new_page()
        page.goto(link)
        page.wait_for_url("**/#/tables")
        found = scores(npx, chrome, f"{address}/#/tables", folder, f"--port={port}", "--disable-storage-reset")
        context.close()
    return found


def _result(page: str, category: str, report: dict[str, Any]) -> Result:
    """Return the score, and which audits cost something."""
    found = report["categories"][category]
    audits = [report["audits"][ref["id"]] for ref in found["auditRefs"] if ref["weight"]]
    costly = [audit for audit in audits if audit.get("score") is not None and audit["score"] < GOOD]
    details = ", ".join(f"{audit['id']}: {audit.get('displayValue') or audit['title']}" for audit in costly)
    return at_least(f"Lighthouse, {page}: {category}", 100 * found["score"], LEAST, "of 100", details)


if __name__ == "__main__":
    sys.exit(not show(measure()))
