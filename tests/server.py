"""The app as it is really served: gunicorn with our settings, a port of its own, stopped afterwards.

`serving` starts a fresh interpreter, `forking` takes a copy of a preloaded app (tests/preloaded_app.py);
`Server.use` gives such a copy another database, and a memory as empty as that of a new one.
"""

import multiprocessing
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.server import ThreadingHTTPServer
from multiprocessing.connection import Connection
from pathlib import Path
from typing import IO, Any

from tests.databases import ROOT

ADDRESS = re.compile(r"http://localhost:(\d+)")
SETTINGS = "deploy/gunicorn.py"
GUNICORN = ["gunicorn", "--config", SETTINGS]
PATIENCE = 30
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.preloaded_app", "gunicorn.app.wsgiapp", "gunicorn.workers.gthread"])


class StandIn(ThreadingHTTPServer):
    """For another program on the way or elsewhere. That a client goes away while it is answered is no error."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def environment(database_url: str, **settings: str) -> dict[str, str]:
    """What a server of this database finds in its environment: a free port unless `settings` name one."""
    return {**os.environ, "PORT": "0", "SHINPAN_DATABASE_URL": database_url, **settings}


@contextmanager
def serving(database_url: str, log: IO[bytes] | None = None, **settings: str) -> Iterator[str]:
    """Serve the database at `database_url`; gives its address. `settings` are its environment, `log` its stderr."""
    server = subprocess.Popen(
        [sys.executable, "-m", *GUNICORN],
        cwd=ROOT,
        env=environment(database_url, **settings),
        stdout=subprocess.PIPE,
        stderr=log,
        text=True,
    )
    assert server.stdout is not None
    try:
        yield _address(server.stdout)
    finally:
        server.terminate()
        try:
            server.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()
        server.stdout.close()


@dataclass(frozen=True)
class Server:
    """A running copy of the preloaded app."""

    address: str
    _orders: Connection

    def use(self, database_url: str) -> None:
        """From now on it serves this database; streams of the one before end."""
        self._orders.send(database_url)
        assert self._orders.poll(PATIENCE), "the server does not take another database"
        self._orders.recv()


@contextmanager
def forking(database_url: str, **settings: str) -> Iterator[str]:
    """As `serving`, but for the end: it comes at once, and lets nothing be finished."""
    with forked(database_url, **settings) as server:
        yield server.address


@contextmanager
def forked(database_url: str, **settings: str) -> Iterator[Server]:
    """As `forking`, and its database can be exchanged."""
    copy = Copy(database_url, **settings)
    try:
        yield Server(copy.address(), copy.orders)
    finally:
        copy.kill()


class Copy:
    """A copy of the preloaded app that becomes a server: gunicorn with the settings `config`, stderr added to `log`."""

    def __init__(self, database_url: str, log: Path | None = None, config: str = SETTINGS, **settings: str) -> None:
        ours, theirs = FORKS.Pipe(duplex=False)
        self.orders, taken = FORKS.Pipe()
        given = (environment(database_url, **settings), config, log, theirs, taken)
        self._process = FORKS.Process(target=_serve, args=given)
        self._process.start()
        theirs.close()
        taken.close()
        self._output = ours

    def address(self) -> str:
        """Wait until it listens. Raises RuntimeError where it ends instead."""
        with os.fdopen(os.dup(self._output.fileno())) as output:
            return _address(output)

    def exit_code(self) -> int | None:
        """Wait until it has ended by itself; None where it does not."""
        self._process.join(PATIENCE)
        return self._process.exitcode

    def end(self) -> None:
        """Ask it to stop, as whoever started it would, and wait until it has. Raises RuntimeError where it does not."""
        assert self._process.pid is not None
        os.kill(self._process.pid, signal.SIGTERM)
        if self.exit_code() is None:
            raise RuntimeError(f"it goes on after {PATIENCE} seconds")

    def signal(self, number: int) -> None:
        """To all its processes at once: none can clean up for another."""
        assert self._process.pid is not None
        os.killpg(self._process.pid, number)

    def kill(self) -> None:
        """At once, in the middle of whatever it does."""
        self._output.close()
        self.orders.close()
        with suppress(ProcessLookupError):  # it did not start
            self.signal(signal.SIGKILL)
        self._process.join()


def _serve(variables: dict[str, str], config: str, log: Path | None, output: Connection, orders: Connection) -> None:
    """In the copy: become the server, with what it prints going to `output`."""
    from gunicorn.app import wsgiapp

    from tests import preloaded_app

    os.setsid()  # a group of its own, which ends as one
    os.environ.clear()
    os.environ.update(variables)
    os.chdir(ROOT)
    os.dup2(output.fileno(), 1)
    if log:
        with log.open("ab") as written:
            os.dup2(written.fileno(), 2)
    preloaded_app.ORDERS.append(orders)
    sys.argv = ["gunicorn", "--config", config, "tests.preloaded_app:app()"]
    wsgiapp.run()


def _address(output: IO[str]) -> str:
    """Read until the server says where it listens; the end of its output means that it did not start."""
    said = []
    for line in output:
        said.append(line)
        if found := ADDRESS.search(line):
            return f"http://127.0.0.1:{found[1]}"
    raise RuntimeError(f"the server did not start:\n{''.join(said)}")
