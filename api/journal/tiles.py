"""The Merkle tree of the journal in tiles, for outside auditors (C2SP tlog-tiles)."""

from __future__ import annotations

import re
from uuid import UUID

from flask import Response

from api.frame.blueprint import Blueprint
from api.frame.problems import Problem
from api.frame.shapes import IN_TOURNAMENT
from api.journal.open_log import reading
from services.proofs import log_tiles

BINARY = {"type": "string", "format": "binary"}
BYTES = "application/octet-stream"
LEVEL = re.compile(r"([0-9]|[1-5][0-9]|6[0-3])/(.+)")
PLACE = re.compile(r"((?:x[0-9]{3}/)*)([0-9]{3})(?:\.p/([1-9][0-9]{0,2}))?")
LONGEST = 40

blp = Blueprint("tiles", description="Proofs of the journal", url_prefix=f"{IN_TOURNAMENT}/journal/tile")


@blp.get("/<path:place>")
@blp.answers(200, BINARY, content_type=BYTES)
def read_tile(tournament_id: UUID, place: str) -> Response:
    """A tile of hashes, such as `0/000` or a partial one, `0/x001/234.p/17`"""
    found = LEVEL.fullmatch(place)
    return _send(tournament_id, None if found is None else _tile(int(found[1]), found[2]))


@blp.get("/entries/<path:place>")
@blp.answers(200, BINARY, content_type=BYTES)
def read_entries(tournament_id: UUID, place: str) -> Response:
    """The data of a tile's leaves: the entries' hashes, two bytes of length before each

    Not for everybody: whoever knows the hash of a payment's entry holds its receipt.
    """
    return _send(tournament_id, _tile(None, place))


def _send(tournament_id: UUID, tile: log_tiles.Tile | None) -> Response:
    with reading(tournament_id) as log:
        content = None if tile is None else log_tiles.content(log, tile)
    if content is None:
        raise Problem(404, "The journal has no such tile.")
    return Response(content, content_type=BYTES)


def _tile(level: int | None, place: str) -> log_tiles.Tile | None:
    """Read which tile it is from its path; None for what is none, or written in another way."""
    found = PLACE.fullmatch(place)
    if found is None or len(place) > LONGEST:
        return None
    above, last, width = found.groups()
    if above.startswith("x000") or (width and int(width) >= log_tiles.WIDTH):
        return None
    number = int(above.replace("x", "").replace("/", "") + last)
    return log_tiles.Tile(level, number, int(width or log_tiles.WIDTH))
