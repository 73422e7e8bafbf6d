"""Photos of rulings: what a referee saw."""

from __future__ import annotations

from datetime import UTC, datetime
from uuid import UUID

from flask import Response, request

from api.access.auth import official
from api.access.heavy_requests import place_for
from api.frame import etags
from api.frame.blueprint import Blueprint
from api.frame.responses import send_put
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import engines, read
from api.rulings.photos_schemas import Photo
from services import photos
from services.images import KINDS

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
    sent = request.get_data()
    with place_for("files"):
        return send_put(*photos.put_photo(engines(), official(), ruling_id, photo_id, sent, datetime.now(UTC)))


@blp.get("/rulings/<uuid:ruling_id>/photos/<uuid:photo_id>")
@blp.answers(200, BINARY, content_type="image/*")
@blp.answers(304)
def read_photo(tournament_id: UUID, ruling_id: UUID, photo_id: UUID) -> Response:
    """A photo of a ruling"""
    with read() as connection:
        photo = photos.get_photo(connection, tournament_id, ruling_id, photo_id)
    if etags.unchanged(photo.sha256):
        return etags.revalidate(Response(status=304), photo.sha256)
    response = Response(photo.image, content_type=photo.type)
    response.headers["Content-Disposition"] = f'attachment; filename="{photo_id}.{ENDINGS[photo.type]}"'
    return etags.revalidate(response, photo.sha256)
