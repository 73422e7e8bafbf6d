"""Stamps: an outside authority's word (RFC 3161) that a checkpoint existed at a time.

What is stamped is the text of the checkpoint. The root certificates by which a stamp was first accepted are stored with
it, so that it can be verified years later, without a network; who doubts them compares their fingerprints.
"""

from collections.abc import Sequence
from datetime import datetime
from hashlib import sha256
from typing import NamedTuple
from uuid import UUID

from cryptography import x509
from cryptography.hazmat.primitives.hashes import SHA256
from sqlalchemy import Connection, ForeignKey, LargeBinary, Text, Uuid, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Mapped, mapped_column

from models.database.base import Base, table_of
from models.database.typed_rows import all_as
from models.database.types import UtcDateTime
from models.journal.journal import Journal

KIND = "log.stamped"


class StampRow(Base):
    """The stamp of a checkpoint of `size` entries. `response`: the authority's, DER; `roots`: certificates, PEM."""

    __tablename__ = "stamp"

    tournament_id: Mapped[UUID] = mapped_column(Uuid(), ForeignKey("tournament.id"), primary_key=True)
    size: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    response: Mapped[bytes] = mapped_column(LargeBinary())
    roots: Mapped[str] = mapped_column(Text())
    stamped_at: Mapped[datetime] = mapped_column(UtcDateTime())


class Stamp(NamedTuple):
    """What a stamp says: the SHA-256 of what was stamped, when, and by which authority (its root's fingerprint)."""

    digest: bytes
    at: datetime
    roots: Sequence[str]


STAMP = table_of(StampRow)
_KEEP = {
    "postgresql": postgresql.insert(STAMP).on_conflict_do_nothing().returning(STAMP.c.size),
    "sqlite": sqlite.insert(STAMP).on_conflict_do_nothing().returning(STAMP.c.size),
}


def save(journal: Journal, size: int, response: bytes, roots: str) -> None:
    """Store a stamp, entry `log.stamped`, unless there is one of this size already."""
    own = {"tournament_id": journal.tournament_id, "size": size}
    row = {**own, "response": response, "roots": roots, "stamped_at": journal.at}
    if journal.connection.execute(_KEEP[journal.connection.dialect.name], row).first() is not None:
        journal.append(KIND, journal.tournament_id, {"size": size, "digest": digest_of(response, roots)})


def digest_of(response: bytes, roots: str) -> str:
    """Return the hash (hex) by which the journal knows a stamp."""
    return sha256(response + roots.encode()).hexdigest()


def list_all(connection: Connection, tournament_id: UUID) -> Sequence[StampRow]:
    """List the stamps of a tournament's log, by size."""
    query = select(STAMP).where(STAMP.c.tournament_id == tournament_id).order_by(STAMP.c.size)
    return all_as(StampRow, connection.execute(query))


def read(response: bytes, roots: str, nonce: int | None = None) -> Stamp:
    """Verify the authority's signature and return what it says. Raises ValueError for what does not hold.

    `nonce`: of the request, where the answer has just come.
    """
    # Imported by who has stamps alone: most tournaments have none.
    from rfc3161_client import VerificationError, VerifierBuilder, decode_timestamp_response

    trusted = x509.load_pem_x509_certificates(roots.encode())
    builder = VerifierBuilder()
    for root in trusted:
        builder = builder.add_root_certificate(root)
    if nonce is not None:
        builder = builder.nonce(nonce)
    answer = decode_timestamp_response(response)
    digest = answer.tst_info.message_imprint.message
    try:
        builder.build().verify(answer, digest)
    except VerificationError as error:
        raise ValueError(str(error)) from error
    if len(digest) != sha256().digest_size:
        raise ValueError("it is over another kind of hash than SHA-256")
    named = [f"{root.subject.rfc4514_string()} (SHA-256 {root.fingerprint(SHA256()).hex()})" for root in trusted]
    return Stamp(digest, answer.tst_info.gen_time, named)
