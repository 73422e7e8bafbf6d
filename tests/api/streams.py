"""Streams that are followed without a server: what is written to them is read from a queue."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from queue import SimpleQueue
from typing import Any

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from api.frame.streams import KEEP_OPEN, Stream

PATIENCE = 10.0


@contextmanager
def followed(client: FlaskClient, path: str, **given: Any) -> Iterator[tuple[TestResponse, Iterator[bytes]]]:
    """Ask as `client`; gives the answer and all that comes, which ends with the stream."""
    streams: list[Stream] = []
    answer = client.get(path, environ_overrides={KEEP_OPEN: streams.append}, **given)
    pieces: SimpleQueue[bytes | None] = SimpleQueue()
    for stream in streams:
        stream.begin(pieces.put, lambda: pieces.put(None))
    further = iter(lambda: pieces.get(timeout=PATIENCE), None)
    try:
        yield answer, chain(answer.response, further)  # type: ignore[arg-type]
    finally:
        for stream in streams:
            stream.leave()
        answer.close()
