"""Print the path of a Chromium for the browser tests; install one where there is none; else say which line does.

Two programs have to start: a browser, and Playwright's driver, which needs libatomic1 that a small Debian lacks.
A browser is looked for in this order: the variable CHROMIUM, the path, the usual place on macOS, Playwright's own. The
headless shell is preferred: it is the same browser without its windows, which tests do not look at but pay for.
What is missing comes from apt-get where root runs Debian, elsewhere from Playwright. Only the path goes to standard
output.
"""

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MACOS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
PLAYWRIGHT = [sys.executable, "-m", "playwright"]
HELP = """The browser tests need a Chromium, and none could be installed. Do one of these, then the same again:
  macOS:           brew install --cask chromium
  Ubuntu:          apt-get install libatomic1 && .venv/bin/playwright install --with-deps chromium      (as root)
  or name one:     CHROMIUM=/path/to/chromium make test"""


def find() -> str:
    """Return the path of a Chromium that starts. Raises SystemExit with the cure when there is none."""
    if path := _ready():
        return path
    root, apt = os.geteuid() == 0, _apt()
    if apt and not root:
        raise SystemExit(f"The browser tests need this line run as root, then the same again:  {' && '.join(apt)}")
    if apt:
        worked = [_run(line.split()) for line in apt][-1]  # lists of yesterday may do
    else:
        worked = _run([*PLAYWRIGHT, "install", *(["--with-deps"] if root else []), "chromium"])
    if worked and (path := _ready()):
        return path
    raise SystemExit(HELP)


def _ready() -> str | None:
    """Return a browser that starts, once Playwright's driver does too. Raises SystemExit for a wrong CHROMIUM."""
    named = os.environ.get("CHROMIUM")
    if named and not (shutil.which(named) and _starts([named])):
        raise SystemExit(f"CHROMIUM is {named!r}, which does not start: give the path of a Chromium or leave it out.")
    return (named or _on_this_machine() or _playwrights_own()) if _starts(PLAYWRIGHT) else None


def _on_this_machine() -> str | None:
    found = (shutil.which(name) for name in (*NAMES, *MACOS))
    return next((path for path in found if path and _starts([path])), None)


def _playwrights_own() -> str | None:
    """Return the browser that Playwright has downloaded for itself, if it has, and if what it needs is there."""
    try:
        with sync_playwright() as playwright:
            path = Path(playwright.chromium.executable_path)
    except Error:
        return None
    shells = path.parents[2].glob("chromium_headless_shell-*/*/*headless[_-]shell")
    return next((str(one) for one in [*shells, path] if one.exists() and _starts([str(one)])), None)


def _starts(program: list[str]) -> bool:
    try:
        return subprocess.run([*program, "--version"], capture_output=True, check=False, timeout=60).returncode == 0  # noqa: S603
    except (OSError, subprocess.TimeoutExpired):
        return False


def _apt() -> list[str]:
    """Return on Debian the two lines that install what does not start; elsewhere none."""
    try:
        debian = platform.freedesktop_os_release()["ID"] == "debian"
    except OSError:
        debian = False
    lacking = [
        *([] if os.environ.get("CHROMIUM") or _on_this_machine() else [NAMES[0]]),
        *([] if _starts(PLAYWRIGHT) else ["libatomic1"]),
    ]
    install = f"apt-get install --yes --no-install-recommends {' '.join(lacking)}"
    return ["apt-get update", install] if debian and lacking else []


def _run(command: list[str]) -> bool:
    """Return whether it worked; what it says is shown only where it did not."""
    print("Installing what the browser tests need:", *command, file=sys.stderr)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False, timeout=600)  # noqa: S603
    except (OSError, subprocess.TimeoutExpired) as error:
        print(error, file=sys.stderr)
        return False
    if done.returncode:
        print(*(done.stdout + done.stderr).splitlines()[-3:], sep="\n", file=sys.stderr)
    return done.returncode == 0


if __name__ == "__main__":
    print(find())
