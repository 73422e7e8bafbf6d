"""Furnished halls on real servers, for the phone's tests that run in Node (pwa/tests).

`python -m tests.pwa.hall_service` prints its address, and ends with its standard input. `POST /halls` with the
arguments of `furnish` as JSON lends a hall on a server of its own, and `DELETE /halls/N` gives it back: the next one
takes the same server, with another database.
"""

from __future__ import annotations

import json
import sys
import tempfile
import threading
from contextlib import ExitStack
from dataclasses import asdict, replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from pathlib import Path
from typing import Any

from models.database import schema
from tests.databases import copy_sqlite, sqlite_url
from tests.pwa.hall import Hall, furnish
from tests.server import Server, forked, forking


class Halls:
    """Those that are lent, and the servers that wait for the next."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self._folder, self._stack = folder, stack
        self._furnished: dict[str, tuple[Path, Hall]] = {}
        self._lent: dict[int, Server] = {}
        self._idle: list[Server] = []
        self._numbers = count()
        self._lock = threading.Lock()
        self._empty = folder / "migrated.sqlite3"
        schema.upgrade(sqlite_url(self._empty))

    def lend(self, composed: dict[str, Any]) -> dict[str, Any]:
        """Return a hall that was furnished so, and its number."""
        with self._lock:
            path, hall = self._furnish(composed)
            number = next(self._numbers)
            own = self._folder / f"hall-{number}.sqlite3"
            copy_sqlite(path, own)
            url = sqlite_url(own)
            if self._idle:
                server = self._idle.pop()
                server.use(url)
            else:
                server = self._stack.enter_context(forked(url))
            lent = replace(hall, address=server.address, database_url=url)
            self._lent[number] = server
        return {"number": number, **asdict(lent)}

    def take_back(self, number: int) -> None:
        """Let another hall have its server."""
        with self._lock:
            self._idle.append(self._lent.pop(number))

    def _furnish(self, composed: dict[str, Any]) -> tuple[Path, Hall]:
        key = json.dumps(composed, sort_keys=True)
        if key not in self._furnished:
            path = self._folder / f"furnished-{len(self._furnished)}.sqlite3"
            copy_sqlite(self._empty, path)
            with forking(sqlite_url(path)) as address:
                self._furnished[key] = path, furnish(sqlite_url(path), address, **composed)
        return self._furnished[key]


def _handler(halls: Halls) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            given = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            self._answer(halls.lend(given))

        def do_DELETE(self) -> None:
            halls.take_back(int(self.path.rpartition("/")[2]))
            self._answer({})

        def _answer(self, body: dict[str, Any]) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps(body).encode())

        def log_message(self, *_: object) -> None:
            pass

    return Handler


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        halls = Halls(Path(folder), stack)
        halls.take_back(halls.lend({})["number"])  # the first takes longest
        service = ThreadingHTTPServer(("127.0.0.1", 0), _handler(halls))
        threading.Thread(target=service.serve_forever, daemon=True).start()
        sys.stdout.write(f"http://127.0.0.1:{service.server_port}\n")
        sys.stdout.flush()
        sys.stdin.read()
