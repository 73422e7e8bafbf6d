"""Load on a server from one thread: connections that each send one request after the other."""

from __future__ import annotations

import heapq
import random
import re
import selectors
import socket
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from statistics import quantiles
from time import perf_counter
from typing import NamedTuple
from urllib.parse import urlsplit

LENGTH = re.compile(rb"\r\ncontent-length: (\d+)", re.IGNORECASE)
PATIENCE = 60


class Load(NamedTuple):
    """The time that each answer took, and that all took together, in seconds."""

    times: list[float]
    elapsed: float

    @property
    def rate(self) -> float:
        """Return the requests per second."""
        return len(self.times) / self.elapsed

    def percentile(self, percent: int) -> float:
        """Return the time within which that share of the answers came, in milliseconds."""
        return quantiles(self.times, n=100)[percent - 1] * 1e3


def request(method: str, path: str, headers: Mapping[str, str], body: str = "") -> bytes:
    """Return a request as it is sent."""
    content = body.encode()
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", *(f"{name}: {text}" for name, text in headers.items())]
    return "\r\n".join([*lines, f"Content-Length: {len(content)}", "", ""]).encode() + content


def load(address: str, requests: Iterator[bytes], connections: int, seconds: float, pause: float = 0) -> Load:
    """Send these requests for so many seconds.

    Without a pause each connection sends its next request as soon as it has an answer. With one it sends them at
    random, as many seconds apart in the middle, and the time of an answer counts from the moment its request was due.
    Raises AssertionError for an answer that is not a success.
    """
    with ExitStack() as stack:
        clients = [stack.enter_context(closing(Client(address))) for _ in range(connections)]
        return _send(clients, requests, seconds, pause)


def _send(clients: Sequence[Client], requests: Iterator[bytes], seconds: float, pause: float) -> Load:
    begun = perf_counter()
    due = [(begun + random.uniform(0, min(pause, seconds)), client) for client in range(len(clients))]
    heapq.heapify(due)
    times, waiting = [], 0
    with selectors.DefaultSelector() as selector:
        while waiting or due:
            while due and due[0][0] <= perf_counter():
                at, number = heapq.heappop(due)
                clients[number].send(next(requests), at)
                selector.register(clients[number].socket, selectors.EVENT_READ, number)
                waiting += 1
            for key, _ in selector.select(max(0, due[0][0] - perf_counter()) if due else PATIENCE):
                client = clients[key.data]
                if client.receive():
                    selector.unregister(client.socket)
                    waiting -= 1
                    times.append(perf_counter() - client.due)
                    following = client.due + pause * random.uniform(0.5, 1.5) if pause else perf_counter()
                    if following < begun + seconds:
                        heapq.heappush(due, (following, key.data))
    return Load(times, perf_counter() - begun)


class Client:
    """A connection that is kept open, and opened anew where the server closed it while it was idle."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._place = (str(parts.hostname), parts.port or 80)
        self.socket = self._connect()
        self.due = 0.0
        self._received = b""

    def close(self) -> None:
        """Close the connection."""
        self.socket.close()

    def ask(self, sent: bytes) -> int:
        """Return the status of the answer, which must be a success."""
        self.send(sent, perf_counter())
        while not self.receive():
            pass
        return int(self._received.split()[1])

    def send(self, sent: bytes, due: float) -> None:
        """Send a request that was due then."""
        self.due, self._received = due, b""
        if _closed(self.socket):
            self.socket.close()
            self.socket = self._connect()
        self.socket.sendall(sent)

    def receive(self) -> bool:
        """Wait for more of the answer; return whether it is complete."""
        part = self.socket.recv(1 << 20)
        assert part, "the server closed the connection instead of an answer"
        self._received += part
        head, end, body = self._received.partition(b"\r\n\r\n")
        if not end:
            return False
        assert head.startswith(b"HTTP/1.1 2"), self._received.decode()
        length = LENGTH.search(head)
        assert length, head.decode()
        return len(body) >= int(length[1])

    def _connect(self) -> socket.socket:
        connection = socket.create_connection(self._place, timeout=PATIENCE)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return connection


def _closed(connection: socket.socket) -> bool:
    """Return whether the other side has closed a connection on which nothing is awaited."""
    connection.setblocking(False)
    try:
        return not connection.recv(1, socket.MSG_PEEK)
    except BlockingIOError:
        return False
    except ConnectionError:
        return True
    finally:
        connection.settimeout(PATIENCE)
