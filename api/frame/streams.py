"""What goes on after an answer's first bytes, on a connection that costs no thread.

Servers that can do so (deploy/worker.py) say it in the WSGI environment; with others, the answer ends.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

KEEP_OPEN = "shinpan.keep_open"  # in the WSGI environment: takes the Stream that goes on where the answer ends


class Stream(Protocol):
    """More to come on this connection, until it ends."""

    def begin(self, write: Callable[[bytes], object], end: Callable[[], object]) -> None:
        """Give each further piece to `write`, from a thread of its own; call `end` once, at the end. `write` must not
        block; where it raises OSError, nobody reads any more.
        """

    def leave(self) -> None:
        """End soon: whoever listened has gone."""
