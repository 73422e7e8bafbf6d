"""Print the path of a Chromium for the browser tests; install one when there is none; fail loudly when that fails too.

Looked for in this order: the variable CHROMIUM, the path, the usual place on macOS, Playwright's own. The headless
shell is preferred: it is the same browser without its windows, which tests do not look at but pay for.
Installed by Playwright, or on Debian as root by apt-get. Only the path goes to standard output.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MACOS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
HELP = """No Chromium for the browser tests, and none could be installed. Do one of these, then run `make test` again:
  Debian, Ubuntu:  apt-get install chromium-headless-shell      (as root)
  macOS:           brew install --cask chromium
  anywhere:        .venv/bin/playwright install chromium
  or name one:     CHROMIUM=/path/to/chromium make test"""


def named() -> str | None:
    """The browser named by CHROMIUM; a wrong name is an error, not a reason to look elsewhere."""
    name = os.environ.get("CHROMIUM")
    if name and not shutil.which(name):
        raise SystemExit(f"CHROMIUM is {name!r}, which is not a program: give the path of a Chromium or leave it out.")
    return shutil.which(name) if name else None


def installed() -> str | None:
    """A browser already on this machine."""
    found = (shutil.which(name) for name in (*NAMES, *MACOS))
    return next(filter(None, found), None) or playwrights_own()


def playwrights_own() -> str | None:
    """The browser Playwright has downloaded for itself, if it has."""
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def by_playwright() -> str | None:
    """Download Playwright's own browser."""
    _run([sys.executable, "-m", "playwright", "install", "chromium"])
    return playwrights_own()


def by_apt() -> str | None:
    """Install Debian's browser; only root may."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return None
    _run(["apt-get", "update", "-q"])
    for name in NAMES[:2]:  # the other names are not Debian's
        _run(["apt-get", "install", "-q", "-y", "--no-install-recommends", name])
        if path := shutil.which(name):
            return path
    return None


def _run(command: list[str]) -> None:
    print("Shinpan has no Chromium yet:", *command, file=sys.stderr)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(command, stdout=sys.stderr, env=environment, check=False, timeout=300)  # noqa: S603


def find() -> str:
    """Path of a Chromium; raises SystemExit with the cure when there is none."""
    ways: tuple[Callable[[], str | None], ...] = (named, installed, by_playwright, by_apt)
    for way in ways:
        if path := way():
            return path
    raise SystemExit(HELP)


if __name__ == "__main__":
    print(find())
