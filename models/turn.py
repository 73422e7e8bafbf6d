"""A lock that serves threads in the order in which they came."""

import threading
from collections import deque
from types import TracebackType


class Turn:
    """A first-come, first-served lock: `threading.Lock` lets a lucky thread starve the others."""

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._held = False
        self._waiting: deque[threading.Lock] = deque()

    @property
    def awaited(self) -> bool:
        """Whether somebody waits for it."""
        return bool(self._waiting)

    def __enter__(self) -> None:
        with self._guard:
            if not self._held:
                self._held = True
                return
            called = threading.Lock()
            called.acquire()
            self._waiting.append(called)
        try:
            called.acquire()
        except BaseException:  # interrupted while waiting: leave the queue, or pass on a turn already given
            self._leave(called)
            raise

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pass_on()

    def _pass_on(self) -> None:
        with self._guard:
            if self._waiting:
                self._waiting.popleft().release()
            else:
                self._held = False

    def _leave(self, called: threading.Lock) -> None:
        with self._guard:
            if called in self._waiting:
                self._waiting.remove(called)
                return
        self._pass_on()
