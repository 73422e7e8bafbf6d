"""A server that can be killed like a laptop whose battery is out, and comes back on the same port."""

from __future__ import annotations

import json
import random
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.server import PATIENCE, SETTINGS, Copy


class KillableServer:
    """The server of one database; what it logs stays readable."""

    def __init__(self, database_url: str, log: Path, config: str = SETTINGS, **settings: str) -> None:
        port = _port()
        self.address = f"http://127.0.0.1:{port}"
        self._database_url, self._settings = database_url, {**settings, "PORT": str(port)}
        self._log, self._config = log, config
        self._forgotten = 0
        self._running: Copy | None = None

    @property
    def lives(self) -> bool:
        """Whether it was started, and not killed since."""
        return self._running is not None

    def forget_answers(self) -> None:
        """Count the answers from now on."""
        self._forgotten = len(self._log.read_text().splitlines())

    def start(self) -> None:
        """Returns when it listens."""
        self._wait_for_port()
        self._running = Copy(self._database_url, self._log, self._config, **self._settings)
        assert self._running.address() == self.address

    def signal(self, number: int) -> None:
        """To all its processes at once: none can clean up for another."""
        assert self._running is not None
        self._running.signal(number)

    def kill(self) -> None:
        """At once, in the middle of whatever it does."""
        if self._running is None:
            return
        self._running.kill()
        self._running = None

    def _wait_for_port(self) -> None:
        """Until the last process of the one before is gone: a worker ends a moment after who started it."""
        host, port = "127.0.0.1", int(self._settings["PORT"])
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_server((host, port)).close()
            except OSError:
                assert time.monotonic() < deadline, f"port {port} is not free after {PATIENCE} seconds"
                time.sleep(0.01)
            else:
                return

    def answered(self, method: str, part: str = "/rulings/") -> list[int]:
        """The statuses that it answered to these requests, in order."""
        said = self._log.read_text().splitlines()[self._forgotten :]
        lines = [json.loads(line) for line in said if line.startswith("{")]
        wanted = [line for line in lines if line.get("method") == method and part in (line.get("route") or "")]
        return [line["status"] for line in wanted]


def _port() -> int:
    """One that nobody is given while the server is down: below those that a system hands out by itself."""
    while True:
        with socket.socket() as free, suppress(OSError):
            free.bind(("127.0.0.1", random.randrange(20_000, 32_000)))
            return free.getsockname()[1]


@contextmanager
def killable_server(database_url: str, log: Path, config: str = SETTINGS, **settings: str) -> Iterator[KillableServer]:
    """A running one, killed afterwards."""
    server = KillableServer(database_url, log, config, **settings)
    server.start()
    try:
        yield server
    finally:
        server.kill()
