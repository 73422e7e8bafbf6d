"""Bodies that come slowly: each holds a thread, so one address sends few at once, and each has its time."""

from __future__ import annotations

import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Lock, Thread
from time import monotonic, sleep

from flask import Flask, current_app, request
from werkzeug.exceptions import HTTPException

from api.access.rate_limits import network_of
from api.frame.problems import Problem

KEY = "shinpan.bodies"
MOST_OF_ONE_ADDRESS = 32  # on their way at once: those of honest phones come within milliseconds
SECONDS = 10
SECONDS_OF = {"photos.attach_photo": 60}  # 500 KB from a crowded hall
LOOK_EVERY = 0.5
CROWDED = "Too many requests from your address come slowly: send this again in a moment."


class Bodies:
    """The bodies that are being read in this process: from which address, by when, on which socket."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._by_address: Counter[str] = Counter()
        self._ends: dict[int, tuple[float, socket.socket | None]] = {}
        self._watched = False

    @contextmanager
    def reading(self, address: str, seconds: float, connection: socket.socket | None) -> Iterator[None]:
        """Count a body while it is read, and cut it off after so many seconds. Raises Problem for one too many."""
        mark = object()
        with self._lock:
            if self._by_address[address] >= MOST_OF_ONE_ADDRESS:
                raise Problem(503, CROWDED, headers={"Retry-After": "5"})
            self._by_address[address] += 1
            self._ends[id(mark)] = (monotonic() + seconds, connection)
            if not self._watched:
                self._watched = True
                Thread(target=self._watch, name="bodies", daemon=True).start()
        try:
            yield
        finally:
            with self._lock:
                del self._ends[id(mark)]
                self._by_address -= Counter({address: 1})

    def _watch(self) -> None:
        """Cut off what is late, as long as anything is being read."""
        while True:
            sleep(LOOK_EVERY)
            with self._lock:
                if not self._ends:
                    self._watched = False
                    return
                for end, connection in self._ends.values():
                    if end < monotonic():
                        _stop_listening(connection)


def begin(app: Flask) -> None:
    """Forget what was being read."""
    app.extensions[KEY] = Bodies()


def install(app: Flask) -> None:
    """Read every body before anything else: one that is left unread keeps its thread, too. So before api.auth."""
    app.before_request(_read)


def _read() -> None:
    environ = request.environ
    if environ.get("CONTENT_LENGTH", "0") in ("", "0") and "HTTP_TRANSFER_ENCODING" not in environ:
        return
    bodies: Bodies = current_app.extensions[KEY]
    seconds = SECONDS_OF.get(str(request.endpoint), SECONDS)
    connection = environ.get("gunicorn.socket")
    try:
        with bodies.reading(network_of(environ.get("REMOTE_ADDR", "")), seconds, connection):
            if len(request.get_data()) < (request.content_length or 0):
                raise Problem(400, f"The body did not come whole within {seconds} seconds: send it again.")
    except (Problem, HTTPException):
        _stop_listening(connection)
        raise


def _stop_listening(connection: socket.socket | None) -> None:
    """Let whoever reads from this socket find its end; what is written still goes out."""
    if connection is not None:
        with suppress(OSError):
            connection.shutdown(socket.SHUT_RD)
