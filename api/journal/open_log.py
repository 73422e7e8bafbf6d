"""The log of the tournament that a request names."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from uuid import UUID

from api.frame.store import engines, log_trees, read
from services.proofs.log import Log, make_key, open_log


@contextmanager
def reading(tournament_id: UUID) -> Iterator[Log]:
    """Open the log in a view that can't write. A tournament from before there were keys gets one first."""
    with read() as connection:
        log = open_log(connection, log_trees(), tournament_id)
        if log is not None:
            yield log
            return
    make_key(engines(), tournament_id)
    with read() as connection:
        log = open_log(connection, log_trees(), tournament_id)
        assert log is not None, "just made"  # noqa: S101 -- for the type checker
        yield log
