"""What `.ci/run` runs: every test, and browser tests that failed once more, each alone in a process and a browser.

A test that passes then has a race: the run is green, and says `FLAKY` with an entry for tests/flaky.yaml. Whatever else
fails stays failed at once: other tests, those that draw examples, those of the rules, whole files, many at a time.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import pytest
import yaml

BROWSER = ("tests/pwa/", "tests/browser/")
NEVER = ("tests/pwa/rules/",)
MOST = 3
FLAKY = Path("tests/flaky.yaml")


class Failures:
    """What failed in a run: by name, whether to run it again can show a race."""

    def __init__(self) -> None:
        self.found: dict[str, bool] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test; one whose process broke down has no phase."""
        if report.failed:
            races = report.nodeid.startswith(BROWSER) and not report.nodeid.startswith(NEVER)
            races = races and "hypothesis" not in report.keywords and report.when in ("setup", "call", "teardown")
            self.found[report.nodeid] = self.found.get(report.nodeid, True) and races

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note a file that could not be read."""
        if report.failed:
            self.found[report.nodeid] = False


def run(args: Sequence[str]) -> int:
    """Run the tests, then perhaps some again; return pytest's exit code, 0 where all that failed were races."""
    failures = Failures()
    code = int(pytest.main([*args], plugins=[failures]))
    if code != pytest.ExitCode.TESTS_FAILED or not failures.found:
        return code
    if not all(failures.found.values()) or len(failures.found) > MOST:
        print(f"\nNothing is run again: only up to {MOST} browser tests are, where nothing else failed.")  # noqa: T201
        return code
    print(f"\nOnce more, each by itself: {', '.join(failures.found)}", flush=True)  # noqa: T201
    if not all(_passes(name) for name in failures.found):
        return code
    _report([*failures.found])
    return 0


def _passes(name: str) -> bool:
    return subprocess.run([sys.executable, "-m", "pytest", "--quiet", name], check=False).returncode == 0


def _report(names: Sequence[str]) -> None:
    """Print what has a race, and enter it where it is not known yet."""
    known = FLAKY.read_text("utf-8") if FLAKY.exists() else "[]"
    entries = yaml.safe_load(known)
    today = datetime.now(UTC).date()
    new = [{"name": name, "date": today, "cause": None} for name in names]
    print(f"\n=== FLAKY: failed, and passed alone. Enter it into {FLAKY}, find the race, and name its cause:")  # noqa: T201
    print(_dump(new))  # noqa: T201
    listed = {entry["name"] for entry in entries}
    comments = [line for line in known.splitlines() if line.startswith("#")]
    entries += [entry for entry in new if entry["name"] not in listed]
    try:
        FLAKY.write_text("\n".join([*comments, _dump(entries)]), "utf-8")
    except OSError as error:
        print(f"It could not be entered: {error}")  # noqa: T201


def _dump(entries: Sequence[dict[str, object]]) -> str:
    return str(yaml.safe_dump([*entries], sort_keys=False, allow_unicode=True, width=1_000))


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
