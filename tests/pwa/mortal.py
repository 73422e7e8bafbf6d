"""A server that can be killed like a laptop whose battery is out, and comes back on the same port."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

from tests.databases import ROOT
from tests.server import environment


class Mortal:
    """The server of one database; what it logs stays readable."""

    def __init__(self, database_url: str, log: Path, config: str = "deploy/gunicorn.py", **settings: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self._environment = environment(database_url, **{**settings, "PORT": str(port)})
        self._log, self._config = log, config
        self._forgotten = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def lives(self) -> bool:
        """Whether it was started, and not killed since."""
        return self._process is not None

    def forget_answers(self) -> None:
        """Count the answers from now on."""
        self._forgotten = len(self._log.read_text().splitlines())

    def start(self) -> None:
        """Returns when it answers."""
        command = [sys.executable, "-m", "gunicorn", "--config", self._config]
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                command,
                cwd=ROOT,
                env=self._environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert self.address.replace("127.0.0.1", "localhost") in said, f"{said}{self._log.read_text()}"
        with urlopen(f"{self.address}/readyz", timeout=30) as answer:  # noqa: S310 -- our own server
            assert answer.status == 200

    def signal(self, number: int) -> None:
        """To all its processes at once: none can clean up for another."""
        assert self._process is not None
        os.killpg(self._process.pid, number)

    def kill(self) -> None:
        """At once, in the middle of whatever it does."""
        if self._process is None:
            return
        self.signal(signal.SIGKILL)
        self._process.wait(15)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None

    def answered(self, method: str, part: str = "/rulings/") -> list[int]:
        """The statuses that it answered to these requests, in order."""
        told = self._log.read_text().splitlines()[self._forgotten :]
        lines = [json.loads(line) for line in told if line.startswith("{")]
        wanted = [line for line in lines if line.get("method") == method and part in (line.get("route") or "")]
        return [line["status"] for line in wanted]


@contextmanager
def mortal(database_url: str, log: Path, config: str = "deploy/gunicorn.py", **settings: str) -> Iterator[Mortal]:
    """A running one, killed afterwards."""
    server = Mortal(database_url, log, config, **settings)
    server.start()
    try:
        yield server
    finally:
        server.kill()
