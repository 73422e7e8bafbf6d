"""A command: a request of an official that changes a tournament, in one transaction; and the preview of one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from uuid import UUID

from api.access.auth import official
from api.frame.store import write
from models.journal.journal import Journal


@contextmanager
def command(tournament_id: UUID) -> Iterator[Journal]:
    """Open the tournament's journal in the name of who calls; what is written is committed at the end."""
    with write() as connection:
        yield Journal(connection, tournament_id, official().actor, datetime.now(UTC))


@contextmanager
def preview(tournament_id: UUID) -> Iterator[Journal]:
    """Open the journal like `command`; what is written is rolled back at the end."""
    with write() as connection:
        yield Journal(connection, tournament_id, official().actor, datetime.now(UTC))
        connection.rollback()
