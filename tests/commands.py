"""Running the `shinpan` command as a person does: a process of its own, its exit code and what it printed.

The process is a copy of one that has imported the command already: a second saved.
"""

from __future__ import annotations

import os
import runpy
import sys
from collections.abc import Mapping
from pathlib import Path
from subprocess import CompletedProcess
from tempfile import TemporaryDirectory

from tests.server import FORKS


def run_shinpan(arguments: tuple[str, ...], environment: Mapping[str, str], folder: Path) -> CompletedProcess[str]:
    """Run this command line in this folder."""
    with TemporaryDirectory() as printed:
        process = FORKS.Process(target=_become, args=(arguments, environment, folder, Path(printed)))
        process.start()
        process.join()
        out, error = ((Path(printed) / name).read_text("utf-8") for name in ("out", "error"))
    return CompletedProcess(arguments, process.exitcode or 0, out, error)


def _become(arguments: tuple[str, ...], environment: Mapping[str, str], folder: Path, printed: Path) -> None:
    """In the copy: run the command, with what it prints going to the files "out" and "error"."""
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    for number, name in ((1, "out"), (2, "error")):
        os.dup2(os.open(printed / name, os.O_CREAT | os.O_WRONLY), number)
    sys.argv = ["shinpan", *arguments]
    runpy.run_module("cli", run_name="__main__")
