"""Running the `shinpan` command or alembic as a person does: a process of its own, its exit code and what it printed.

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

from tests.databases import ROOT
from tests.server import FORKS


def run_shinpan(arguments: tuple[str, ...], environment: Mapping[str, str], folder: Path) -> CompletedProcess[str]:
    """Run this command line in this folder."""
    return _run("cli", ("shinpan", *arguments), environment, folder)


def alembic(url: str, *arguments: str) -> CompletedProcess[str]:
    """Run alembic's own command on the database at `url`; the caller looks at the result."""
    return _run("alembic", ("alembic", *arguments), {**os.environ, "SHINPAN_DATABASE_URL": url}, ROOT)


def _run(module: str, words: tuple[str, ...], environment: Mapping[str, str], folder: Path) -> CompletedProcess[str]:
    with TemporaryDirectory() as printed:
        process = FORKS.Process(target=_become, args=(module, words, environment, folder, Path(printed)))
        process.start()
        process.join()
        out, error = ((Path(printed) / name).read_text("utf-8") for name in ("out", "error"))
    return CompletedProcess(words, process.exitcode or 0, out, error)


def _become(module: str, words: tuple[str, ...], environment: Mapping[str, str], folder: Path, printed: Path) -> None:
    """In the copy: run the command, with what it prints going to the files "out" and "error"."""
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    for number, name in ((1, "out"), (2, "error")):
        os.dup2(os.open(printed / name, os.O_CREAT | os.O_WRONLY), number)
    sys.argv = [*words]
    runpy.run_module(module, run_name="__main__")
