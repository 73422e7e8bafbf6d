"""Photos of rulings: what a referee saw."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from hashlib import sha256
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import Connection

from models.database.engine import Engines, read, write
from models.journal.journal import Journal
from models.people.credentials import Caller
from models.ruling import photos, rulings
from models.ruling.photos import Photo
from services import images
from services.errors import Conflict, Gone, NotFound
from services.idempotency import check_same_body

MOST_PHOTOS = 8  # of one ruling; the phone (pwa/src/store/outbox/items.ts) takes no more


class StoredPhoto(NamedTuple):
    """A photo with its media type and its hash."""

    type: str
    sha256: str
    image: bytes


def put_photo(
    engines: Engines, caller: Caller, ruling_id: UUID, photo_id: UUID, sent: bytes, at: datetime
) -> tuple[dict[str, Any], bool]:
    """Attach a photo to a ruling; return its answer, and whether it is new.

    Raises NotFound, Conflict for other bytes under the same id and for one photo too many, Invalid and TooLarge for
    what can't be stored.
    """
    request = {"ruling": ruling_id, "sha256": sha256(sent).hexdigest()}
    with read(engines) as connection:
        known = _find_same(connection, caller.tournament_id, photo_id, request)
        if known is not None:
            return _serialise(known), False
        if rulings.find(connection, caller.tournament_id, ruling_id) is None:
            raise NotFound("This tournament has no such ruling.")
        _check_room(connection, caller.tournament_id, ruling_id)
    stored = images.normalise_image(sent)  # takes its time, so no transaction waits for it
    with write(engines) as connection:
        journal = Journal(connection, caller.tournament_id, caller.id, at)
        known = _find_same(connection, caller.tournament_id, photo_id, request)
        if known is None:
            _check_room(connection, caller.tournament_id, ruling_id)
            photos.attach(journal, _columns(photo_id, request, stored))
        row = known or photos.find(connection, caller.tournament_id, photo_id)
        assert row is not None, "just attached"  # noqa: S101 -- for the type checker
        return _serialise(row), known is None


def get_photo(connection: Connection, tournament_id: UUID, ruling_id: UUID, photo_id: UUID) -> StoredPhoto:
    """Return a photo of that ruling. Raises NotFound, and Gone where personal data was removed."""
    row = photos.find(connection, tournament_id, photo_id)
    if row is None or row.ruling_id != ruling_id:
        raise NotFound("This ruling has no such photo.")
    if not row.image:
        raise Gone("This photo was removed with other personal data.", slug="erased")
    return StoredPhoto(row.type, row.sha256, row.image)


def _find_same(connection: Connection, tournament_id: UUID, photo_id: UUID, request: Mapping[str, Any]) -> Photo | None:
    """Return the photo stored under this id. Raises Conflict when it is another one."""
    row = photos.find(connection, tournament_id, photo_id)
    if row is not None:
        check_same_body({"ruling": row.ruling_id, "sha256": row.sent_sha256}, request)
    return row


def _check_room(connection: Connection, tournament_id: UUID, ruling_id: UUID) -> None:
    if len(photos.of_ruling(connection, tournament_id, ruling_id)) >= MOST_PHOTOS:
        detail = f"This ruling has {MOST_PHOTOS} photos, the most. Give this one up; say in a note what it shows."
        raise Conflict(detail, slug="enough-photos")


def _columns(photo_id: UUID, request: Mapping[str, Any], stored: images.Photo) -> dict[str, Any]:
    return {
        "id": photo_id,
        "ruling_id": request["ruling"],
        "type": stored.type,
        "bytes": len(stored.image),
        "sha256": sha256(stored.image).hexdigest(),
        "sent_sha256": request["sha256"],
        "image": stored.image,
    }


def _serialise(row: Photo) -> dict[str, Any]:
    columns = {name: getattr(row, name) for name in ("id", "type", "bytes", "sha256", "server_at")}
    return {**columns, "ruling": row.ruling_id, "official": row.official_id}
