"""Lighthouse's scores for the phone app, on its phone profile (4 times slower processor, slow 4G).

    CHROME_PATH=$(.venv/bin/python scripts/find_chromium.py) .venv/bin/python -m bench.lighthouse

Needs npx and a registry. Starts a server on a fresh database with a furnished tournament, measures the start page and
the tables of a referee who joined, and prints performance, accessibility and best practices, each out of 100.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.chromium import ARGUMENTS
from tests.databases import migrate, sqlite_url
from tests.pwa.hall import furnish
from tests.server import serving

LIGHTHOUSE = "lighthouse@12"
CATEGORIES = ("performance", "accessibility", "best-practices")
PATIENCE = 300


def main() -> None:
    """Measure both pages and print the scores."""
    chrome, npx = os.environ.get("CHROME_PATH"), shutil.which("npx")
    if not chrome or not npx:
        raise SystemExit("Set CHROME_PATH to a Chromium, and have npx on the PATH.")
    with tempfile.TemporaryDirectory() as folder:
        url = sqlite_url(Path(folder) / "shinpan.sqlite3")
        migrate(url)
        with serving(url) as address:
            _print("start page", measure(npx, chrome, f"{address}/#/", Path(folder)))
            link = f"{address}{furnish(url, address).link()}"
            _print("tables, joined", measure_joined(npx, chrome, link, address, Path(folder)))


def measure(npx: str, chrome: str, address: str, folder: Path, *more: str) -> dict[str, float]:
    """Category → score of one page. Raises CalledProcessError with what Lighthouse said."""
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
    _explain(found)
    return {name: 100 * found["categories"][name]["score"] for name in CATEGORIES}


def measure_joined(npx: str, chrome: str, link: str, address: str, folder: Path) -> dict[str, float]:
    """The tables as a phone that joined opens them: Lighthouse borrows a browser that we let join first."""
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
        scores = measure(npx, chrome, f"{address}/#/tables", folder, f"--port={port}", "--disable-storage-reset")
        context.close()
    return scores


def _explain(report: dict[str, object]) -> None:
    """Say which audits cost something."""
    audits = report["audits"]
    assert isinstance(audits, dict)
    for audit in audits.values():
        if audit.get("score") is not None and audit["score"] < 0.9:
            print(f"  {audit['id']}: {audit.get('displayValue') or audit['title']}")


def _print(page: str, scores: dict[str, float]) -> None:
    print(f"{page}: " + ", ".join(f"{name} {score:.0f}" for name, score in scores.items()))


if __name__ == "__main__":
    main()
