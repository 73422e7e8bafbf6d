"""The Merkle tree cut into tiles of 256 hashes, as C2SP's tlog-tiles has them."""

from __future__ import annotations

from typing import NamedTuple

from models.journal import journal
from services.proofs.log import Log

WIDTH = 256
HEIGHT = 8  # levels of the tree in one tile


class Tile(NamedTuple):
    """Which tile of which level (None: of the entries themselves), and how many hashes of it."""

    level: int | None
    number: int
    width: int


def content(log: Log, tile: Tile) -> bytes | None:
    """Return the hashes of a tile one after the other, or the data of leaves; None where the log is not that long."""
    first, level = tile.number * WIDTH, HEIGHT * (tile.level or 0)
    if first + tile.width > log.size >> level:
        return None
    if tile.level is not None:
        return b"".join(log.tree.node(level, first + place) for place in range(tile.width))
    found = journal.hashes(log.connection, log.tournament_id, first, tile.width)
    return b"".join(len(data).to_bytes(2) + data for data in map(bytes.fromhex, found))
