"""A self-drawn winning tile laid down without a word, and what has come of it."""

from __future__ import annotations

from typing import Any

from rulings.calls.question import RON, after, distance
from rulings.calls.scene import Open, Scene

SILENT_WIN = "silent-win"
LAST_WIN, WIN_STANDS = "last-win-counts", "win-stands"
WITHDRAWN = "discard-withdrawn"


def silent_win(scene: Scene) -> tuple[str, str]:
    """Return how it ends, and why: the tsumo counts, a later ron does, or the tile is a discard. Raises Open, Missing.

    The calls are those on a discard that the next player made since.
    """
    asked = scene.asked
    other = any(call.kind == RON for call in asked.calls)
    facts: dict[str, Any] = {"another_won": other}
    if asked.place:
        facts["face_up_forward"] = asked.place
    if not scene.book.covers(SILENT_WIN):
        raise Open("silent-win")
    effects = scene.effects(SILENT_WIN, facts)
    scene.offer(asked.from_, SILENT_WIN, facts)
    if LAST_WIN in effects:
        scene.offer(after(asked.from_), "draw-too-fast")
        return "ron", "last-win"
    if WIN_STANDS in effects:
        return "tsumo", "win-stands"
    return ("tsumo", "not-discarded") if WITHDRAWN in effects else ("discard-stands", "discarded")


def later_ron(scene: Scene) -> list[str]:
    """Return who wins on the next player's discard."""
    seats = [call.seat for call in scene.asked.calls if call.kind == RON]
    if scene.rules["several-rons"] == "all-win":
        return seats
    return sorted(seats, key=lambda seat: distance(after(scene.asked.from_), seat))[:1]
