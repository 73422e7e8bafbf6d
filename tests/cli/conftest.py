"""Running the `shinpan` command as a person does: a process of its own, its exit code and what it printed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
Shinpan = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def shinpan() -> Shinpan:
    """Run a command line; `database` is the SHINPAN_DATABASE_URL to use."""

    def run(*arguments: str, database: str = "") -> subprocess.CompletedProcess[str]:
        environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            **({"SHINPAN_DATABASE_URL": database} if database else {}),
        }
        command = [sys.executable, "-m", "cli", *arguments]
        return subprocess.run(command, capture_output=True, text=True, env=environment, check=False, cwd=ROOT)

    return run
