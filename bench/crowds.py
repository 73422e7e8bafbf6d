"""What an attack takes: connections that are kept open, and a look at the memory of the server."""

from __future__ import annotations

import selectors
import socket
import threading
from collections.abc import Sequence
from multiprocessing import get_context
from time import sleep

import psutil

OTHERS = frozenset({"caddy", "postgres", "sh", "cat"})
"""Programs that benches start beside our server."""


class Memory:
    """The most memory that the servers of this process had at once with their children, in bytes.

    What processes share is counted once where the system tells it (the proportional set size of Linux). It is read by
    a process of its own, and ten times a second: within this one, or oftener, the reading itself made rulings slow.
    """

    def __init__(self) -> None:
        context = get_context("fork")
        self._peak = context.Value("q", 0)
        self._watcher = context.Process(target=self._watch, args=(psutil.Process(),), daemon=True)

    @property
    def peak(self) -> int:
        """The most since the last `reset`."""
        return int(self._peak.value)

    def reset(self) -> None:
        """Forget what was seen so far."""
        self._peak.value = 0

    def __enter__(self) -> Memory:
        self._watcher.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._watcher.kill()
        self._watcher.join()

    def _watch(self, bench: psutil.Process) -> None:
        while True:
            servers = [one for one in bench.children(recursive=True) if _is_server(one, bench)]
            self._peak.value = max(self._peak.value, sum(map(_resident, servers)))
            sleep(0.1)


def _is_server(process: psutil.Process, bench: psutil.Process) -> bool:
    """Attackers and this watcher are forks of the bench."""
    try:
        return process.name() not in OTHERS and process.cmdline() != bench.cmdline()
    except psutil.NoSuchProcess:
        return False


def _resident(process: psutil.Process) -> int:
    """Return what a process of ours has in memory, in bytes; 0 for one that has just ended."""
    try:
        held = process.memory_full_info()
    except psutil.NoSuchProcess:
        return 0
    return int(getattr(held, "pss", held.rss))


class Crowd:
    """Connections that each send some bytes and no more, read nothing or little, and are opened anew where they end."""

    def __init__(
        self,
        place: tuple[str, int],
        number: int,
        sent: bytes,
        *,
        reads: bool = True,
        already: Sequence[socket.socket] = (),
    ) -> None:
        self._place, self._number, self._sent, self._reads = place, number, sent, reads
        self._selector = selectors.DefaultSelector()
        self._open = set(already)
        for one in already:
            self._add(one)
        self._going = True
        self._thread = threading.Thread(target=self._run)

    def start(self) -> Crowd:
        """Open them all, and go on."""
        self._fill()
        self._thread.start()
        return self

    def close(self) -> None:
        """Give up."""
        self._going = False
        self._thread.join()
        for one in self._open:
            one.close()

    @property
    def number(self) -> int:
        """How many are open."""
        return len(self._open)

    def _fill(self) -> None:
        while len(self._open) < self._number:
            one = socket.socket()
            if not self._reads:
                one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            one.settimeout(1)
            try:
                one.connect(self._place)
                one.sendall(self._sent)
            except OSError:
                one.close()
                return
            self._add(one)

    def _add(self, one: socket.socket) -> None:
        one.setblocking(False)
        self._open.add(one)
        if self._reads:
            self._selector.register(one, selectors.EVENT_READ)

    def _run(self) -> None:
        while self._going:
            for key, _ in self._selector.select(0.1) if self._reads else []:
                one: socket.socket = key.fileobj  # type: ignore[assignment]
                try:
                    ended = not one.recv(65536)
                except OSError:
                    ended = True
                if ended:
                    self._selector.unregister(one)
                    self._open.discard(one)
                    one.close()
            self._fill()
            sleep(0.01)
