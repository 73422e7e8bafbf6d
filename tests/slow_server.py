"""A server that answers one byte after the other, for as long as anybody listens."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread

STEP = 0.02  # seconds between two bytes


@contextmanager
def dripping(first: bytes, then: bytes = b" ") -> Iterator[str]:
    """Its address. It sends `first` at once, then `then` again and again, slowly."""
    done = Event()
    listener = socket.create_server(("127.0.0.1", 0))

    def answer(client: socket.socket) -> None:
        with client, suppress(OSError):
            client.sendall(first)
            while not done.wait(STEP):
                client.sendall(then)

    def serve() -> None:
        with suppress(OSError):  # closed
            while True:
                Thread(target=answer, args=(listener.accept()[0],), daemon=True).start()

    Thread(target=serve, daemon=True).start()
    try:
        yield f"127.0.0.1:{listener.getsockname()[1]}"
    finally:
        done.set()
        listener.shutdown(socket.SHUT_RDWR)
        listener.close()
