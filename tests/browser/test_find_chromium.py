"""scripts/find_chromium.py takes only what starts, and says in words what does not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.databases import ROOT


def find(**settings: str) -> subprocess.CompletedProcess[str]:
    command, environment = [sys.executable, "scripts/find_chromium.py"], {**os.environ, **settings}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A browser that lacks a library."""
    path = tmp_path / "chromium-headless-shell"
    path.write_text("#!/bin/sh\necho 'error while loading shared libraries: libnss3.so' >&2\nexit 127\n")
    path.chmod(0o755)
    return path


def test_a_browser_that_does_not_start_is_passed_over(broken: Path) -> None:
    another = broken.with_name("chromium")
    another.symlink_to(os.environ["CHROMIUM"])
    found = find(CHROMIUM="", PATH=f"{broken.parent}{os.pathsep}{os.environ['PATH']}")
    assert (found.stdout, found.stderr, found.returncode) == (f"{another}\n", "", 0)


@pytest.mark.parametrize("named", ["broken", "nothing"])
def test_a_named_browser_that_does_not_start_is_an_error(broken: Path, named: str) -> None:
    path = str(broken if named == "broken" else broken.with_name("nowhere"))
    found = find(CHROMIUM=path)
    assert (found.stdout, found.returncode) == ("", 1)
    assert found.stderr == f"CHROMIUM is {path!r}, which does not start: give the path of a Chromium or leave it out.\n"
