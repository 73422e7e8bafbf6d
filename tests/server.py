"""The app as it is really served: gunicorn with our settings, a port of its own, stopped afterwards."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from tests.databases import ROOT

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")


def environment(database_url: str, **settings: str) -> dict[str, str]:
    """What a server of this database finds in its environment: a free port unless `settings` name one."""
    return {**os.environ, "PORT": "0", "SHINPAN_DATABASE_URL": database_url, **settings}


@contextmanager
def serving(database_url: str, **settings: str) -> Iterator[str]:
    """Serve the database at `database_url`; gives its address. `settings` go into its environment."""
    server = subprocess.Popen(
        [sys.executable, "-m", "gunicorn", "--config", "deploy/gunicorn.py"],
        cwd=ROOT,
        env=environment(database_url, **settings),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    try:
        yield _address(server.stdout)
    finally:
        server.terminate()
        try:
            server.wait(15)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()
        server.stdout.close()


def _address(output: IO[str]) -> str:
    """Read until the server says where it listens; the end of its output means that it did not start."""
    said = []
    for line in output:
        said.append(line)
        if found := ADDRESS.search(line):
            return found[0]
    raise RuntimeError(f"the server did not start:\n{''.join(said)}")
