"""What `.ci/run` runs: every test, and tests of screens that failed once more, each alone in a process of its own.

A test that passes then has a race: the run is green, and says `FLAKY` with an entry for tests/flaky.yaml. Whatever else
fails stays failed at once: other tests, those that draw examples, those of the rules, whole files, many at a time.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import pytest
import yaml

BROWSER = ("tests/pwa/", "tests/browser/")
NEVER = ("tests/pwa/rules/",)
MOST = 3
FLAKY = Path("tests/flaky.yaml")
PHONE = Path("pwa")  # where vitest finds the tests of screens in Node


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


def run(args: Sequence[str], *, screens: bool = False) -> int:
    """Run the tests, with `screens` those in Node too, then perhaps some again.

    Return an exit code: 0 where all that failed were races.
    """
    failures = Failures()
    code = int(pytest.main([*args], plugins=[failures]))
    failed = code == pytest.ExitCode.TESTS_FAILED
    if screens and code in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        in_node = _run_screens()
        failures.found |= in_node
        code, failed = code or int(bool(in_node)), failed or bool(in_node)
    if not failed or not failures.found:
        return code
    if not all(failures.found.values()) or len(failures.found) > MOST:
        print(f"\nNothing is run again: only up to {MOST} tests of screens are, where nothing else failed.")  # noqa: T201
        return code
    print(f"\nOnce more, each by itself: {', '.join(failures.found)}", flush=True)  # noqa: T201
    if not all(_passes(name) for name in failures.found):
        return code
    _report([*failures.found])
    return 0


def _run_screens() -> dict[str, bool]:
    """Run the tests of screens in Node; return what failed, and whether to run it again can show a race."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "report.json"
        code = _vitest("--reporter=default", "--reporter=json", f"--outputFile.json={file}")
        report = json.loads(file.read_text("utf-8")) if file.exists() else {"testResults": []}
    found = {}
    for module in report["testResults"]:
        name = f"{PHONE}/{Path(module['name']).relative_to(PHONE.resolve())}"
        failed = [test["fullName"] for test in module["assertionResults"] if test["status"] == "failed"]
        found |= {f"{name}::{title}": True for title in failed}
        if module["status"] == "failed" and not failed:
            found[name] = False
    return found if found or code == 0 else {"vitest": False}


def _vitest(*args: str) -> int:
    return subprocess.run([Path("node_modules", ".bin", "vitest"), "run", *args], cwd=PHONE, check=False).returncode


def _passes(name: str) -> bool:
    file, _, title = name.partition("::")
    if file.startswith(f"{PHONE}/"):
        return _vitest(str(Path(file).relative_to(PHONE)), "--testNamePattern", f"^{re.escape(title)}$") == 0
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
    parser = argparse.ArgumentParser(prog="python -m tests.reruns", description="What else is given goes to pytest.")
    parser.add_argument("--screens", action="store_true", help="run the tests of screens in Node too")
    chosen, for_pytest = parser.parse_known_args()
    sys.exit(run(for_pytest, screens=chosen.screens))
