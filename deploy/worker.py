"""gunicorn's worker with threads, except that a thread only ever serves a whole request: the one loop of the process
reads what comes, writes what its reader takes slowly, and keeps live streams open.
"""

from __future__ import annotations

import errno
import socket
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from selectors import EVENT_READ, EVENT_WRITE
from time import monotonic
from typing import TYPE_CHECKING, Any

from gunicorn.errors import ConfigError
from gunicorn.http import wsgi

from api.frame.streams import KEEP_OPEN, Stream
from deploy.connection import Connection
from deploy.limits import LimitedWorker
from deploy.loop import MethodQueue, Turns
from deploy.refusals import Refused, answer

if TYPE_CHECKING:
    from gunicorn.config import Config
    from gunicorn.glogging import Logger
    from gunicorn.http.message import Request

HEAD_SECONDS = 10
BODY_SECONDS = 60  # for a photo of 500 KB from a crowded hall
READER_SECONDS = 60  # for an answer to be taken
LINGER_SECONDS = 2  # so that an answer to what was not read whole arrives before the connection is reset
MOST_AT_ONCE = 24  # requests of one address; the others wait for their turn
MOST_IDLE = 1000  # connections between two requests


class Worker(LimitedWorker):
    """Serves one process. deploy/gunicorn.py sets `trusted_proxies` and `most_connections`."""

    trusted_proxies = 0
    most_connections = 1000

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._turns: Turns[Connection] = Turns(MOST_AT_ONCE)
        self.method_queue = MethodQueue()

    @classmethod
    def check_config(cls, cfg: Config, log: Logger) -> None:
        """Refuse certificates: the proxy in front has them."""
        if cfg.is_ssl:
            raise ConfigError("TLS is the proxy's: see docs/deploying.md")

    def accept(self, listener: socket.socket) -> None:
        """Wait for the first request of whoever connects, and make room for them."""
        if self.nr_conns >= self.most_connections:
            self._make_room()
        if self.nr_conns >= self.most_connections:
            return
        try:
            client, address = listener.accept()
        except OSError as error:
            if error.errno in (errno.EMFILE, errno.ENFILE):
                self._make_room()
            return
        self.nr_conns += 1
        connection = Connection(client, self.cfg, address, listener.getsockname())
        self._await(connection, HEAD_SECONDS)

    def _await(self, connection: Connection, seconds: float) -> None:
        self._watch(connection, EVENT_READ, self._read)
        self._hold(connection, seconds, self._time_out)

    def _read(self, connection: Connection) -> None:
        try:
            connection.receive()
        except BlockingIOError:
            return
        except OSError:
            self._close(connection)
            return
        self._advance(connection)

    def _advance(self, connection: Connection, *, answered: bool = False) -> None:
        """Serve what has come whole, or wait for the rest."""
        begins = answered or connection in self._idle
        had_head = connection.request is not None
        try:
            whole = connection.has_request(self.trusted_proxies)
        except Refused as refused:
            self._refuse(connection, refused.status)
            return
        except OSError:
            self._close(connection)
            return
        if whole:
            self._serve(connection)
        elif not connection.has_begun:
            self._rest(connection)
        elif connection.request is not None and not had_head:
            self._await(connection, BODY_SECONDS)
        elif begins:
            self._await(connection, HEAD_SECONDS)
        else:
            self._count(connection)

    def _rest(self, connection: Connection) -> None:
        """Wait for another request."""
        self._held.remove(connection)
        self._watch(connection, EVENT_READ, self._read)
        self._idle[connection] = None
        self._overdue[connection] = (monotonic() + self.cfg.keepalive, self._close)

    def _serve(self, connection: Connection) -> None:
        self._unwatch(connection)
        self._idle.pop(connection, None)
        if self._turns.begin(connection.address):
            self._begin(connection)
        else:
            self._turns.wait(connection.address, connection)
            self._hold(connection, BODY_SECONDS, self._close)

    def _begin(self, connection: Connection) -> None:
        self._overdue.pop(connection, None)
        self._count(connection, served=True)
        self.enqueue_req(connection)  # type: ignore[arg-type]

    def _end_turn(self, address: str) -> None:
        """Serve who waits for a turn of this address, and is still there."""
        waiting = self._turns.end(address)
        while waiting:
            connection = waiting.popleft()
            if connection.fileno() >= 0:
                self._turns.begin(address)
                self._begin(connection)
                return

    def handle(self, connection: Any) -> Any:
        """Answer in a thread. Return whether the connection may be kept; None where a stream keeps it."""
        try:
            return self._answer(connection.request, connection)
        except OSError:
            return False  # whoever asked has gone
        except Exception as error:  # noqa: BLE001 -- the app answers its own mistakes; the thread has to go on
            self.log.error("a request failed: %s", type(error).__qualname__)  # its message may quote what was sent
            if not connection.answering:
                with suppress(OSError):
                    connection.sendall(answer(500))
            return False

    def _answer(self, request: Request, connection: Connection) -> bool | None:
        response, environ = wsgi.create(request, connection, connection.client, connection.server, self.cfg)
        environ["wsgi.multithread"] = True
        if not self.alive or len(self._idle) >= MOST_IDLE:
            response.force_close()
        streams: list[Stream] = []
        environ[KEEP_OPEN] = streams.append
        body: Any = ()
        try:
            body = self.wsgi(environ, response.start_response)  # type: ignore[arg-type]
            for piece in body:
                response.write(piece)
        except BaseException:
            for stream in streams:
                stream.leave()
            raise
        finally:
            if hasattr(body, "close"):
                body.close()
        if not streams:
            response.close()
            return not response.should_close()
        [stream] = streams
        connection.begin_stream(stream.leave)
        stream.begin(response.write, partial(self._end_stream, connection, response))
        return None

    def _end_stream(self, connection: Connection, response: wsgi.Response) -> None:
        with suppress(OSError):
            response.close()
        self.method_queue.defer(self._close, connection)

    def finish_request(self, connection: Any, future: Future[Any]) -> None:
        """Go on in the loop: write the rest, then wait for another request, or for a listener to go."""
        self._end_turn(connection.address)
        if future.cancelled():
            self._close(connection)
            return
        connection.end_request()
        if connection.leave is not None:
            self._held.remove(connection)
            self._watch(connection, EVENT_READ, self._leave)
            return
        connection.keep = bool(future.result())
        self._hold(connection, READER_SECONDS, self._close)
        self._write(connection)

    def _leave(self, connection: Connection) -> None:
        """Say that a listener has gone: what else could one send?"""
        self._unwatch(connection)
        if connection.leave is not None:
            connection.leave()

    def _write(self, connection: Connection) -> None:
        try:
            written = connection.flush()
        except OSError:
            self._close(connection)
            return
        if not written:
            self._watch(connection, EVENT_WRITE, self._write)
            self._count(connection)
        elif connection.keep:
            self._advance(connection, answered=True)
        else:
            self._linger(connection)

    def _refuse(self, connection: Connection, status: int) -> None:
        with suppress(OSError):
            connection.sendall(answer(status))
        connection.keep = False
        self._hold(connection, READER_SECONDS, self._close)
        self._write(connection)

    def _time_out(self, connection: Connection) -> None:
        if connection.has_begun:
            self._refuse(connection, 408)
        else:
            self._close(connection)

    def _linger(self, connection: Connection) -> None:
        try:
            connection.shutdown(socket.SHUT_WR)
        except OSError:
            self._close(connection)
            return
        self._watch(connection, EVENT_READ, self._discard)
        self._hold(connection, LINGER_SECONDS, self._close)

    def _discard(self, connection: Connection) -> None:
        try:
            if connection.recv(65536):
                return
        except BlockingIOError:
            return
        except OSError:
            pass
        self._close(connection)
