"""Have an outside authority stamp checkpoints (RFC 3161): when somebody asks, and once a day by itself."""

from __future__ import annotations

import logging
import threading
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from time import monotonic
from uuid import UUID

import urllib3
from sqlalchemy.exc import SQLAlchemyError

from models.database.engine import Engines, read, write
from models.journal import stamps
from models.journal.journal import Journal
from models.journal.log_trees import LogTrees
from services.proofs.log import open_if_whole
from services.web_requests import post

QUERY = "application/timestamp-query"
SECONDS = 10.0
LARGEST = 100_000  # bytes of an answer
AGAIN = 3600.0  # seconds until the next try of a day

log = logging.getLogger(__name__)


class StampError(Exception):
    """There is no stamp. The message is a sentence."""


class Authority:
    """An authority at an address, and its root certificates."""

    def __init__(self, address: str, roots: Path | None) -> None:
        self._address, self._roots = address, roots

    @property
    def on(self) -> bool:
        """Return whether there is one."""
        return bool(self._address)

    def stamp(self, text: str) -> tuple[bytes, str]:
        """Return the stamp of a text and the roots by which it was verified. Raises StampError."""
        from rfc3161_client import HashAlgorithm, TimestampRequestBuilder

        if self._roots is None:
            raise StampError("SHINPAN_STAMPING_ROOTS has to name the authority's root certificates.")
        asked = TimestampRequestBuilder().data(text.encode()).hash_algorithm(HashAlgorithm.SHA256).build()
        try:
            roots = self._roots.read_text("ascii")
            response = self._post(asked.as_bytes())
            stamp = stamps.read(response, roots, asked.nonce)
        except (OSError, ValueError, urllib3.exceptions.HTTPError) as error:
            raise StampError(f"{self._address}: {str(error) or type(error).__name__}.") from error
        if stamp.digest != sha256(text.encode()).digest():
            raise StampError(f"{self._address}: it stamped other data.")
        return response, roots

    def _post(self, asked: bytes) -> bytes:
        headers = {"Content-Type": QUERY}
        status, body = post(self._address, asked, headers, seconds=SECONDS, largest=LARGEST)
        if status != 200:
            raise ValueError(f"it answered {status}")
        return body


def stamp_log(engines: Engines, trees: LogTrees, authority: Authority, tournament_id: UUID) -> int:
    """Have the present checkpoint stamped; return its size. Raises StampError."""
    with read(engines) as connection:
        found = open_if_whole(connection, trees, tournament_id)
        if found is None:
            raise StampError("There is no checkpoint to stamp: nobody asked for one yet, or the journal is damaged.")
        size, text = found.size, found.head(found.size).text
    response, roots = authority.stamp(text)
    with write(engines) as connection:
        stamps.save(Journal(connection, tournament_id, None, datetime.now(UTC)), size, response, roots)
    return size


class DailyStamps:
    """Stamps the first checkpoint of a day that this process is asked for, in a thread of its own; nobody waits."""

    def __init__(self, engines: Engines, trees: LogTrees, authority: Authority) -> None:
        self._engines, self._trees, self._authority = engines, trees, authority
        self._next: dict[UUID, float] = {}
        self._lock = threading.Lock()

    def ask(self, tournament_id: UUID) -> None:
        """Stamp the present checkpoint, unless today's is stamped, or was tried within the hour."""
        with self._lock:
            if not self._authority.on or self._next.get(tournament_id, 0.0) > monotonic():
                return
            self._next[tournament_id] = monotonic() + AGAIN
        threading.Thread(target=self._stamp, args=(tournament_id,), name="stamp", daemon=True).start()

    def _stamp(self, tournament_id: UUID) -> None:
        try:
            with read(self._engines) as connection:
                kept = stamps.list_all(connection, tournament_id)
            if not kept or kept[-1].stamped_at.date() != datetime.now(UTC).date():
                stamp_log(self._engines, self._trees, self._authority, tournament_id)
        except (StampError, SQLAlchemyError) as error:
            log.warning("not stamped: %s", error if isinstance(error, StampError) else type(error).__qualname__)
