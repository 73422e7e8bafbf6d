"""What is recorded only of a hanchan that is in play: neither cancelled nor void."""

from __future__ import annotations

from models.event.hanchans import CANCELLED, Hanchan
from services.errors import Conflict

SAID = {
    CANCELLED: "This hanchan was cancelled.",
    "void": "This hanchan was declared void.",
}


def check_in_play(hanchan: Hanchan) -> None:
    """Raise Conflict for a hanchan that is cancelled or void."""
    if hanchan.status is not None:
        detail = f"{SAID[hanchan.status]} A director takes that back first, or the game is entered where it was played."
        raise Conflict(detail, slug="not-in-play", hanchan_status=hanchan.status)
