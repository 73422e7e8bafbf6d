"""`.ci/run` runs tests of screens that failed once more, and nothing else: who passes then has a race."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
PASSES = "def test_passes(): pass\n"
FAILS = "def test_fails(): assert False\n"
RACE = """
import os, pathlib
def test_race{number}():
    runs = pathlib.Path("runs{number}")
    runs.write_text((runs.read_text() if runs.exists() else "") + f"{{os.getpid()}}\\n")
    assert len(runs.read_text().splitlines()) > 1
"""
IN_NODE = """
import { appendFileSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
test.each(["east"])("a race (%s)?", () => {
  appendFileSync("runs", `${process.pid}\\n`);
  expect(readFileSync("runs", "utf8").trim().split("\\n").length).toBeGreaterThan(1);
});
test("another", () => appendFileSync("others", "once"));
"""
DRAWN = "from hypothesis import given, strategies\n@given(strategies.booleans())\ndef test_drawn(drawn): assert False\n"


def run(folder: Path, files: dict[str, str], *args: str) -> subprocess.CompletedProcess[str]:
    """Run what `.ci/run` runs, on these files."""
    for name, text in {"tests/flaky.yaml": "# Races\n[]\n", **files}.items():
        if (folder / name).is_symlink():
            continue
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    (folder / "pytest.ini").write_text("[pytest]\ntestpaths = tests\n", "utf-8")
    variables = os.environ | {
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "PYTEST_PLUGINS": "xdist.plugin,_hypothesis_pytestplugin",
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
    }
    command = [sys.executable, str(ROOT / "tests" / "reruns.py"), "--import-mode=importlib", *args]
    return subprocess.run(command, cwd=folder, env=variables, capture_output=True, text=True, check=False)


@pytest.fixture
def phone(tmp_path: Path) -> Path:
    """A folder with the phone's tools, for tests in Node."""
    tests = tmp_path / "pwa" / "tests"
    tests.mkdir(parents=True)
    (tmp_path / "pwa" / "node_modules").symlink_to(ROOT / "pwa" / "node_modules")
    (tmp_path / "pwa" / "package.json").write_text('{"type": "module"}', "utf-8")
    return tests


def races(count: int) -> dict[str, str]:
    return {f"tests/pwa/test_{number}.py": RACE.format(number=number) for number in range(count)}


def flaky(folder: Path) -> list[dict[str, object]]:
    entries: list[dict[str, object]] = yaml.safe_load((folder / "tests" / "flaky.yaml").read_text("utf-8"))
    return entries


@pytest.mark.parametrize("workers", ["0", "2"])
def test_a_race_is_run_again_alone_and_entered(tmp_path: Path, workers: str) -> None:
    ran = run(tmp_path, {**races(1), "tests/api/test_api.py": PASSES}, "--numprocesses", workers)
    assert ran.returncode == 0, ran.stdout
    name, today = "tests/pwa/test_0.py::test_race0", datetime.now(UTC).date()
    assert f"\n- name: {name}\n  date: {today}\n  cause: null\n" in ran.stdout.partition("FLAKY")[2]
    assert flaky(tmp_path) == [{"name": name, "date": today, "cause": None}]
    assert (tmp_path / "tests" / "flaky.yaml").read_text("utf-8").startswith("# Races\n- name")
    first, again = (tmp_path / "runs0").read_text("utf-8").splitlines()
    assert first != again


def test_so_is_a_race_in_node(tmp_path: Path, phone: Path) -> None:
    (phone / "race.test.ts").write_text(IN_NODE, "utf-8")
    ran = run(tmp_path, {"tests/api/test_api.py": PASSES}, "--screens")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert [entry["name"] for entry in flaky(tmp_path)] == ["pwa/tests/race.test.ts::a race (east)?"]
    first, again = (tmp_path / "pwa" / "runs").read_text("utf-8").splitlines()
    assert first != again
    assert (tmp_path / "pwa" / "others").read_text("utf-8") == "once"


@pytest.mark.parametrize(
    ("test", "other"),
    [
        ('import { test } from "vitest"; test("fails", () => { throw new Error("always"); });', PASSES),
        ('import "./nowhere.ts";', PASSES),
        ('import { test } from "vitest"; test("passes", () => { Promise.reject(new Error("late")); });', PASSES),
        (IN_NODE, FAILS),
    ],
)
def test_whatever_else_fails_in_node_stays_failed(tmp_path: Path, phone: Path, test: str, other: str) -> None:
    (phone / "some.test.ts").write_text(test, "utf-8")
    ran = run(tmp_path, {"tests/api/test_api.py": other}, "--screens")
    assert (ran.returncode, flaky(tmp_path)) == (1, []), ran.stdout
    assert "FLAKY" not in ran.stdout


def test_three_races_are_green_and_four_are_not(tmp_path: Path) -> None:
    listed = [{"name": "tests/pwa/test_1.py::test_race1", "date": date(2025, 1, 1), "cause": "It did not wait."}]
    three, four = tmp_path / "three", tmp_path / "four"
    assert run(three, {**races(3), "tests/flaky.yaml": yaml.safe_dump(listed)}).returncode == 0
    assert [entry["cause"] for entry in flaky(three)] == ["It did not wait.", None, None]
    ran = run(four, races(4))
    assert (ran.returncode, flaky(four)) == (1, [])
    assert "FLAKY" not in ran.stdout


@pytest.mark.parametrize(
    ("files", "code"),
    [
        ({"tests/pwa/test_fails.py": FAILS}, 1),
        ({"tests/pwa/test_fails.py": FAILS, **races(1)}, 1),
        ({"tests/api/test_fails.py": FAILS, **races(1)}, 1),
        ({"tests/api/test_race.py": RACE.format(number=0)}, 1),
        ({"tests/pwa/rules/test_race.py": RACE.format(number=0)}, 1),
        ({"tests/pwa/test_drawn.py": DRAWN}, 1),
        ({"tests/pwa/test_broken.py": "import nowhere\n", **races(1)}, 2),
        ({"tests/pwa/test_ends.py": "import os\ndef test_ends(): os._exit(3)\n"}, 3),
        ({"tests/pwa/passes.py": PASSES}, 5),
    ],
)
def test_whatever_else_fails_stays_failed(tmp_path: Path, files: dict[str, str], code: int) -> None:
    ran = run(tmp_path, files)
    assert (ran.returncode, flaky(tmp_path)) == (code, []), ran.stdout
    assert "FLAKY" not in ran.stdout


def test_a_worker_that_breaks_down_is_no_race(tmp_path: Path) -> None:
    breaks_down = "len(runs.read_text().splitlines()) > 1 or os._exit(3)\n"
    ends = RACE.format(number=0).replace("assert len(runs.read_text().splitlines()) > 1\n", breaks_down)
    ran = run(tmp_path, {"tests/browser/test_ends.py": ends}, "--numprocesses", "1")
    assert ran.returncode == 1, ran.stdout


def test_all_pass(tmp_path: Path) -> None:
    ran = run(tmp_path, {"tests/pwa/test_passes.py": PASSES})
    assert (ran.returncode, flaky(tmp_path)) == (0, [])


def test_an_entry_is_printed_where_it_can_not_be_written(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "flaky.yaml").symlink_to(tmp_path / "nowhere" / "flaky.yaml")
    ran = run(tmp_path, races(1))
    assert (ran.returncode, "cause: null" in ran.stdout) == (0, True)
