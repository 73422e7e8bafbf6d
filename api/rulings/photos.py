"""Photos of rulings: what a referee saw."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any
from uuid import UUID

from flask import Response, request
from sqlalchemy import Connection, Row

from api.access.auth import official
from api.frame import etags
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read, write
from api.rulings.photos_schemas import Photo
from models.journal.journal import Journal
from models.ruling import photos, rulings
from services import photos as images
from services.idempotency import refuse_other
from services.photos import KINDS

MOST_PHOTOS = 8  # of one ruling; the phone (pwa/js/data/keeping/photos.js) takes no more
ENDINGS = {"image/jpeg": "jpg", "image/png": "png", "image/webp": "webp"}
BINARY = {"type": "string", "format": "binary"}
SENT = {"required": True, "content": {kind: {"schema": BINARY} for kind, _ in KINDS.values()}}

blp = Blueprint("photos", description="Photos of rulings", url_prefix=IN_TOURNAMENT)


@blp.put("/rulings/<uuid:ruling_id>/photos/<uuid:photo_id>")
@blp.doc(requestBody=SENT)
@blp.answers(201, Photo)
@blp.answers(200, Photo, description="The same bytes were sent before: the same answer")
def attach_photo(tournament_id: UUID, ruling_id: UUID, photo_id: UUID) -> Response:
    """Attach a photo to a ruling

    JPEG, PNG or WebP, at most 500 KB and 16 megapixels. It is kept upright, at most 2048 pixels a side, and without
    anything that its file said beside the pixels (place, time, device). A ruling has room for 8 photos; one more is a
    409.
    """
    sent = request.get_data(cache=False)
    named = {"ruling": ruling_id, "sha256": sha256(sent).hexdigest()}
    with read() as connection:
        known = _known(connection, tournament_id, photo_id, named)
        if known is not None:
            return send(_shape(known))
        if rulings.find(connection, tournament_id, ruling_id) is None:
            raise Problem(404, "This tournament has no such ruling.")
        _refuse_too_many(connection, tournament_id, ruling_id)
    kept = images.normalise_image(sent)  # takes its time, so no transaction waits for it
    with write() as connection:
        journal = Journal(connection, tournament_id, official().id, datetime.now(UTC))
        known = _known(connection, tournament_id, photo_id, named)
        if known is not None:
            return send(_shape(known))
        _refuse_too_many(connection, tournament_id, ruling_id)
        photos.attach(journal, _columns(photo_id, named, kept))
        row = photos.find(connection, tournament_id, photo_id)
        assert row is not None, "just attached"  # noqa: S101 -- for the type checker
        return send(_shape(row), 201)


@blp.get("/rulings/<uuid:ruling_id>/photos/<uuid:photo_id>")
@blp.answers(200, BINARY, content_type="image/*")
@blp.answers(304)
def read_photo(tournament_id: UUID, ruling_id: UUID, photo_id: UUID) -> Response:
    """A photo of a ruling"""
    with read() as connection:
        row = photos.find(connection, tournament_id, photo_id)
    if row is None or row.ruling_id != ruling_id:
        raise Problem(404, "This ruling has no such photo.")
    if not row.image:
        raise Problem(410, "This photo was taken out with what else was personal.", slug="erased")
    if etags.unchanged(row.sha256):
        return etags.keep_asking(Response(status=304), row.sha256)
    response = Response(row.image, content_type=row.type)
    response.headers["Content-Disposition"] = f'attachment; filename="{photo_id}.{ENDINGS[row.type]}"'
    return etags.keep_asking(response, row.sha256)


def _known(connection: Connection, tournament_id: UUID, photo_id: UUID, named: Mapping[str, Any]) -> Row[Any] | None:
    """The photo stored under this id, or None; a 409 problem when it is another one."""
    row = photos.find(connection, tournament_id, photo_id)
    if row is not None:
        refuse_other({"ruling": row.ruling_id, "sha256": row.sent_sha256}, named)
    return row


def _refuse_too_many(connection: Connection, tournament_id: UUID, ruling_id: UUID) -> None:
    if len(photos.of_ruling(connection, tournament_id, ruling_id)) >= MOST_PHOTOS:
        detail = f"This ruling has {MOST_PHOTOS} photos, the most. Give this one up; say in a note what it shows."
        raise Problem(409, detail, slug="enough-photos")


def _columns(photo_id: UUID, named: Mapping[str, Any], kept: images.Photo) -> dict[str, Any]:
    return {
        "id": photo_id,
        "ruling_id": named["ruling"],
        "type": kept.type,
        "bytes": len(kept.image),
        "sha256": sha256(kept.image).hexdigest(),
        "sent_sha256": named["sha256"],
        "image": kept.image,
    }


def _shape(row: Row[Any]) -> dict[str, Any]:
    columns = {name: row._mapping[name] for name in ("id", "type", "bytes", "sha256", "server_at")}
    return {**columns, "ruling": row.ruling_id, "official": row.official_id}
