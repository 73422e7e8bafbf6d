"""Servers and load for the benches: ours and the bare one run as deploy/gunicorn.py says, and get the same load."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
OURS = "app:create_app()"
CONNECTIONS = 16
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
NO_LIMIT = "1000000/second"
PUTTER = """
local calls = {{ {calls} }}
local number = 0
request = function()
  number = number + 1
  local id = string.format("{prefix}-7000-8000-%012x", number)
  return wrk.format("PUT", "{path}/rulings/" .. id, nil, calls[number % #calls + 1])
end
"""
HEADERS = 'wrk.headers["Content-Type"] = "application/json"\nwrk.headers["Authorization"] = "Bearer {token}"\n'


class Load(NamedTuple):
    """Requests per second."""

    ours: float
    bare: float

    @property
    def ratio(self) -> float:
        """Ours against bare."""
        return self.ours / self.bare


@contextmanager
def serving(folder: Path, app: str, database: Path, **settings: str) -> Iterator[str]:
    """This WSGI app (looked for in `folder` too) on a free port, as it is deployed; gives its address."""
    environment = {
        **os.environ,
        "PORT": "0",
        "SHINPAN_DATABASE_URL": f"sqlite:///{database}",
        "SHINPAN_RATE_LIMIT": NO_LIMIT,
        "SHINPAN_RATE_LIMIT_OFFICIAL": NO_LIMIT,
        "PYTHONPATH": f"{ROOT}:{folder}",
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


def rate(address: str, script: Path, seconds: int) -> float:
    """Requests per second from 16 connections; every answer must be a success."""
    if not shutil.which("wrk"):
        sys.exit("This needs wrk: apt-get install wrk")
    command = ["wrk", "-t1", f"-c{CONNECTIONS}", f"-d{seconds}s", "-s", str(script), address]
    said = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    found = re.search(r"Requests/sec:\s+([\d.]+)", said)
    assert found, said
    assert "Non-2xx" not in said, said
    assert "Socket errors" not in said, said
    return float(found[1])


def in_words(loads: Sequence[Load], what: str) -> str:
    """The medians behind a ratio, and how far the turns lie apart."""
    ours, bare = (median(column) for column in zip(*loads, strict=True))
    ratios = [load.ratio for load in loads]
    return f"{what}: ours {ours:.0f}/s, bare {bare:.0f}/s; turns {min(ratios):.2f} to {max(ratios):.2f}"


def _address(server: subprocess.Popen[str]) -> str:
    """Read until the server says where it listens; the end of its output means that it did not start."""
    assert server.stdout is not None
    for line in server.stdout:
        if found := ADDRESS.search(line):
            return found[0]
    raise RuntimeError("the server did not start")
