"""Running the `shinpan` command."""

from __future__ import annotations

import os
from collections.abc import Callable
from subprocess import CompletedProcess

import pytest

from tests.commands import run_shinpan
from tests.databases import ROOT

Shinpan = Callable[..., CompletedProcess[str]]


@pytest.fixture
def shinpan() -> Shinpan:
    """Run a command line; `database` is the SHINPAN_DATABASE_URL to use."""

    def run(*arguments: str, database: str = "") -> CompletedProcess[str]:
        environment = {**os.environ, **({"SHINPAN_DATABASE_URL": database} if database else {})}
        return run_shinpan(arguments, environment, ROOT)

    return run
