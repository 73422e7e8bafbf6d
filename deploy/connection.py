"""A client's connection, on which no thread ever waits: requests are read whole, and what a slow reader does not take
yet is kept for later.
"""

from __future__ import annotations

import select
import socket
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Any

from gunicorn.http.body import ChunkedReader
from gunicorn.http.errors import NoMoreData, ParseException
from gunicorn.http.parser import RequestParser

from api.access.headers import MAX_BODY_BYTES
from api.access.rate_limits import network_of
from deploy.refusals import Refused, refused_by_parser

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer
    from gunicorn.config import Config
    from gunicorn.http.message import Request

END_OF_HEAD = b"\r\n\r\n"
MOST_LINE = 4094  # bytes, gunicorn's own limit
MOST_HEAD = 32_768
MOST_UNSENT = 4_194_304  # of one answer; an export that is longer is written as its reader takes it
READER_SECONDS = 10  # in which the reader of a long export takes something
EXPORT_SECONDS = 300  # and all but the end of it
STREAM_BUFFER = 16_384  # the kernel's, doubled by Linux: some hundred events that a listener has not read


class Connection(socket.socket):
    """A client's socket, never blocking. It belongs to one thread at a time."""

    def __init__(self, accepted: socket.socket, cfg: Config, client: Any, server: Any) -> None:
        super().__init__(fileno=accepted.detach())
        self.setblocking(False)
        self.cfg, self.client, self.server = cfg, client, server
        self.address = network_of(client[0]) if client else "this machine"  # who has to answer for it
        self.request: Request | None = None  # whole, or with its body on the way
        self.keep = False  # for another request, once its answer is out
        self.leave: Callable[[], object] | None = None  # of a stream: says that the listener has gone
        self.answering = False  # whether any of the present answer has been sent
        self._parser: Any = None
        self._length = 0  # of the present request's body
        self._is_whole = False  # whether that has come, and lies with the parser
        self._came = bytearray()
        self._searched = 0
        self._slowest: float | None = None  # until when the reader of a long export has to have taken it
        self._unsent: deque[memoryview] = deque()
        self._unsent_bytes = 0

    @property
    def weight(self) -> int:
        """The bytes that it makes us hold."""
        return len(self._came) + self._unsent_bytes + (self._length if self._is_whole else 0)

    @property
    def has_unsent(self) -> bool:
        """Whether the client has not taken all of an answer."""
        return bool(self._unsent)

    @property
    def has_begun(self) -> bool:
        """Whether anything of the next request has come."""
        return bool(self._came) or self.request is not None

    def receive(self) -> None:
        """Read what has come. Raises OSError, also where the client has ended."""
        came = self.recv(65536)
        if not came:
            raise ConnectionResetError
        self._came += came

    def has_request(self, trusted_proxies: int) -> bool:
        """Return whether the next request has come whole, and lies in `request`. Raises Refused."""
        if self.request is None and not self._read_head(trusted_proxies):
            return False
        if len(self._came) < self._length:
            return False
        self._parser.unreader.unread(bytes(self._came[: self._length]))
        del self._came[: self._length]
        self._is_whole, self.answering, self._slowest = True, False, None
        return True

    def end_request(self) -> None:
        """Forget the request, with its body: it was answered."""
        self.request = self._parser = None
        self._is_whole, self._length = False, 0

    def _read_head(self, trusted_proxies: int) -> bool:
        end = self._came.find(END_OF_HEAD, self._searched)
        if end < 0:
            if len(self._came) > MOST_HEAD:
                raise Refused(431 if b"\r\n" in self._came[:MOST_LINE] else 414)
            self._searched = max(0, len(self._came) - len(END_OF_HEAD))
            return False
        head = bytes(self._came[: end + len(END_OF_HEAD)])
        del self._came[: len(head)]
        self._searched = 0
        # From memory: were its head not whole for gunicorn, it would find an end, and never wait.
        self._parser = RequestParser(self.cfg, [head], self.client)
        try:
            request = next(self._parser)
        except ParseException as error:
            raise refused_by_parser(error) from None
        except (NoMoreData, StopIteration):
            raise Refused(400) from None
        reader: Any = request.body.reader
        if isinstance(reader, ChunkedReader):
            raise Refused(411)
        if reader.length > MAX_BODY_BYTES:
            raise Refused(413)
        self.request, self._length = request, reader.length
        if trusted_proxies:
            self.address = _forwarded_for(request, trusted_proxies) or self.address
        if request._expected_100_continue:
            request._expected_100_continue = False
            self.sendall(b"HTTP/1.1 100 Continue\r\n\r\n")
        return True

    def sendall(self, data: ReadableBuffer, flags: int = 0, /) -> None:
        """Send what the client takes now and keep the rest for `flush`. Raises OSError for a listener who is behind."""
        self.answering = True
        view = memoryview(data)
        sent = 0 if self._unsent else self._send(view)
        if sent == len(view):
            return
        if self.leave is not None:
            raise BlockingIOError("this listener does not read")
        self._unsent.append(view[sent:])
        self._unsent_bytes += len(view) - sent
        while self._unsent_bytes > MOST_UNSENT:
            self._wait_for_reader()

    def flush(self) -> bool:
        """Send of what was kept as much as the client takes now. Return whether nothing is left."""
        while self._unsent:
            sent = self._send(self._unsent[0])
            if not sent:
                return False
            self._unsent_bytes -= sent
            self._unsent[0] = self._unsent[0][sent:]
            if not self._unsent[0]:
                self._unsent.popleft()
        return True

    def begin_stream(self, leave: Callable[[], object]) -> None:
        """From now on, cut off a reader who is behind, for there is no end to what comes."""
        self.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, STREAM_BUFFER)
        self.leave = leave

    def _send(self, view: memoryview) -> int:
        try:
            return self.send(view)
        except BlockingIOError:
            return 0

    def _wait_for_reader(self) -> None:
        now = monotonic()
        self._slowest = self._slowest or now + EXPORT_SECONDS
        poll = select.poll()
        poll.register(self, select.POLLOUT)
        if now > self._slowest or not poll.poll(READER_SECONDS * 1000):
            raise TimeoutError("nobody reads this")
        self.flush()


def _forwarded_for(request: Request, proxies: int) -> str | None:
    """Return the address that the outermost trusted proxy has seen, as werkzeug's ProxyFix finds it."""
    named = [value for name, value in request.headers if name == "X-FORWARDED-FOR"]
    hops = [hop.strip() for hop in ",".join(named).split(",")]
    return network_of(hops[-proxies]) if len(hops) >= proxies and hops[-proxies] else None
