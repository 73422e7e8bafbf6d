"""Every property is tried with more examples in `make nightly`, and says how to see a failure again."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from tests.examples import MOST, NIGHTLY, TIMES

ROOT = Path(__file__).parents[2]
OUTSIDE = {"many", "MOST"}  # a parameter that SHINPAN_RANDOM sets, and what all others have
PROPERTY = """
from hypothesis import given, settings, strategies
from tests.examples import examples
tried = []
@given(strategies.integers())
@settings(max_examples=examples(3))
def test_says_how_many(drawn): tried.append(drawn)
@given(strategies.integers())
def test_says_nothing(drawn): tried.append(drawn)
def test_counts(): print(f"tried {len(tried)}")
@given(strategies.integers())
def test_fails(drawn): assert drawn < 100
"""


def test_who_says_how_many_examples_lets_them_be_multiplied() -> None:
    wrong = []
    for path in (ROOT / "tests").rglob("*.py"):
        name = path.relative_to(ROOT).as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.keyword) and node.arg == "max_examples":
                said = ast.unparse(node.value)
                if not said.startswith(("examples(", "TIMES * ")) and said not in OUTSIDE:
                    wrong.append(f"{name}: max_examples={said} (write examples({said}))")
    assert not wrong, wrong


def test_each_run_draws_others_and_keeps_and_prints_what_fails() -> None:
    """Also where `CI` is set, for which Hypothesis would draw the same ones each time."""
    for name in ("unhurried", NIGHTLY):
        profile = settings.get_profile(name)
        assert (profile.derandomize, profile.print_blob, profile.deadline) == (False, True, None)
        assert profile.database is not None
    assert settings.get_profile("unhurried").max_examples == MOST
    assert settings.get_profile(NIGHTLY).max_examples == TIMES * settings.get_profile("default").max_examples


@pytest.mark.parametrize(("profile", "tried"), [("unhurried", 3 + MOST), (NIGHTLY, 2060)])
def test_a_night_has_twenty_times_as_many(tmp_path: Path, profile: str, tried: int) -> None:
    (tmp_path / "test_property.py").write_text(PROPERTY, "utf-8")
    (tmp_path / "conftest.py").write_text("from tests.conftest import *\n", "utf-8")
    command = [sys.executable, "-m", "pytest", "-s", "-p", "no:schemathesis", f"--hypothesis-profile={profile}"]
    where = {**os.environ, "PYTHONPATH": str(ROOT), "CI": "true"}
    ran = subprocess.run(command, cwd=tmp_path, env=where, capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert f"tried {tried}\n" in ran.stdout
    assert "drawn=100" in ran.stdout
    assert "@reproduce_failure" in ran.stdout
    assert any((tmp_path / ".hypothesis" / "examples").iterdir())
