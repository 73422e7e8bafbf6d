"""Running the `shinpan` command as a person does: a process of its own, its exit code and what it printed.

The process is a copy of one that has imported the command already: a second saved.
"""

from __future__ import annotations

import os
import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from tests.server import FORKS

ROOT = Path(__file__).parents[2]
Shinpan = Callable[..., CompletedProcess[str]]


@pytest.fixture
def shinpan(tmp_path_factory: pytest.TempPathFactory) -> Shinpan:
    """Run a command line; `database` is the SHINPAN_DATABASE_URL to use."""

    def run(*arguments: str, database: str = "") -> CompletedProcess[str]:
        environment = {**os.environ, **({"SHINPAN_DATABASE_URL": database} if database else {})}
        printed = tmp_path_factory.mktemp("printed")
        process = FORKS.Process(target=_become, args=(arguments, environment, printed))
        process.start()
        process.join()
        out, error = ((printed / name).read_text("utf-8") for name in ("out", "error"))
        return CompletedProcess(arguments, process.exitcode or 0, out, error)

    return run


def _become(arguments: tuple[str, ...], environment: dict[str, str], printed: Path) -> None:
    """In the copy: run the command, with what it prints going to the files "out" and "error"."""
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(ROOT)
    for number, name in ((1, "out"), (2, "error")):
        os.dup2(os.open(printed / name, os.O_CREAT | os.O_WRONLY), number)
    sys.argv = ["shinpan", *arguments]
    runpy.run_module("cli", run_name="__main__")
