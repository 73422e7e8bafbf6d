"""Requests to other servers, which may answer slowly, without end, or with too much."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from socket import SHUT_RDWR, socket
from threading import Event, Timer

from urllib3 import HTTPConnectionPool, HTTPSConnectionPool
from urllib3.connection import HTTPConnection, HTTPSConnection
from urllib3.exceptions import HTTPError, LocationValueError
from urllib3.util import parse_url


class _Deadline:
    """Cuts connections off once the time is over, whatever they are at."""

    def __init__(self) -> None:
        self.over = Event()
        self._opened: list[socket] = []

    def watch(self, opened: socket) -> None:
        """Watch a connection: its copy lasts when TLS takes the socket for itself."""
        self._opened.append(opened.dup())
        if self.over.is_set():
            self.cut()

    def cut(self) -> None:
        self.over.set()
        for opened in [*self._opened]:
            with suppress(OSError):  # it has ended by itself
                opened.shutdown(SHUT_RDWR)

    def close(self) -> None:
        for opened in self._opened:
            opened.close()


_DEADLINE: ContextVar[_Deadline] = ContextVar("deadline")


class _Connection(HTTPConnection):
    def _new_conn(self) -> socket:
        opened = super()._new_conn()
        _DEADLINE.get().watch(opened)
        return opened


class _TlsConnection(HTTPSConnection):
    def _new_conn(self) -> socket:
        opened = super()._new_conn()
        _DEADLINE.get().watch(opened)
        return opened


@contextmanager
def deadline(pool: HTTPConnectionPool, seconds: float) -> Iterator[None]:
    """Cut off what this pool does within, after so many seconds in all. Raises TimeoutError then.

    A timeout would be for each read alone.
    """
    pool.ConnectionCls = _TlsConnection if isinstance(pool, HTTPSConnectionPool) else _Connection
    watching = _Deadline()
    before = _DEADLINE.set(watching)
    timer = Timer(seconds, watching.cut)
    timer.daemon = True
    timer.start()
    late = TimeoutError(f"it has not answered within {seconds:g} seconds")
    try:
        yield
    except (HTTPError, OSError) as error:
        if watching.over.is_set():
            raise late from error
        raise
    finally:
        timer.cancel()
        _DEADLINE.reset(before)
        watching.close()
    if watching.over.is_set():  # an answer that was cut off may look whole
        raise late


def post(address: str, body: bytes, headers: Mapping[str, str], *, seconds: float, largest: int) -> tuple[int, bytes]:
    """Return status and body of the answer.

    Raises TimeoutError where it takes longer, ValueError where it is larger or the address is none, OSError or
    urllib3.exceptions.HTTPError where the server can't be reached.
    """
    url = parse_url(address)
    if url.scheme not in ("http", "https") or not url.host:
        raise LocationValueError("that is no address: it has to begin with https://")
    kind = HTTPSConnectionPool if url.scheme == "https" else HTTPConnectionPool
    with kind(url.host, url.port, timeout=seconds) as pool, deadline(pool, seconds):
        answer = pool.urlopen(
            "POST",
            url.request_uri,
            body,
            headers,
            retries=False,
            redirect=False,
            preload_content=False,
            decode_content=False,  # what is packed could be any size
        )
        try:
            content = answer.read(largest + 1)
        finally:
            answer.close()
    if len(content) > largest:
        raise ValueError(f"its answer is larger than {largest // 1000} kB")
    return answer.status, content
