"""Servers for the benches: ours and the bare one run as deploy/gunicorn.py says, and get the same load in turns."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench.load import Load, load
from models.database.engine import sqlite_url

ROOT = Path(__file__).resolve().parents[1]
OURS = "app:create_app()"
CONNECTIONS = 16
ADDRESS = re.compile(r"http://localhost:\d+")
UNLIMITED = dict.fromkeys(("SHINPAN_RATE_LIMIT", "SHINPAN_RATE_LIMIT_OFFICIAL"), "1000000/second")


class Turn(NamedTuple):
    """The requests per second of both, one after the other."""

    ours: float
    bare: float

    @property
    def ratio(self) -> float:
        """Return ours against bare."""
        return self.ours / self.bare


@contextmanager
def serving(folder: Path, app: str, database: Path | str, **settings: str) -> Iterator[str]:
    """Serve this WSGI app (looked for in `folder` too) on a free port, as it is deployed; gives its address.

    `database`: a SQLite file, or the address of any other.
    """
    environment = {
        **os.environ,
        "PORT": "0",
        "SHINPAN_DATABASE_URL": url_of(database),
        "PYTHONPATH": f"{ROOT}:{folder}",
        **UNLIMITED,
        **settings,
    }
    command = [sys.executable, "-m", "gunicorn", "--config", "deploy/gunicorn.py", app]
    quiet = subprocess.DEVNULL  # a log file on this disk would be flushed with every commit
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=quiet, text=True
    ) as server:
        try:
            yield _address(server)
        finally:
            server.terminate()


def url_of(database: Path | str) -> str:
    """Return the address of a SQLite file; any other is an address already."""
    return sqlite_url(database) if isinstance(database, Path) else database


def turns(
    ours: str, bare: str, requests: Callable[[], Iterator[bytes]], number: int, seconds: float
) -> tuple[Turn, ...]:
    """Measure both in turns, with 16 connections that never pause."""

    def one(address: str) -> Load:
        return load(address, requests(), CONNECTIONS, seconds)

    return tuple(Turn(one(ours).rate, one(bare).rate) for _ in range(number))


def in_words(taken: Sequence[Turn], what: str) -> str:
    """Return the medians behind a ratio, and how far the turns lie apart."""
    ours, bare = (median(column) for column in zip(*taken, strict=True))
    ratios = [turn.ratio for turn in taken]
    return f"{what}: ours {ours:.0f}/s, bare {bare:.0f}/s; turns {min(ratios):.2f} to {max(ratios):.2f}"


def _address(server: subprocess.Popen[str]) -> str:
    """Read until the server says where it listens; the end of its output means that it did not start."""
    assert server.stdout is not None
    for line in server.stdout:
        if found := ADDRESS.search(line):
            return found[0]
    raise RuntimeError("the server did not start")
