"""Is a call good at all: may this seat call that, does it hold the tiles, did anybody hear it?"""

from __future__ import annotations

from rulings.calls.question import CHII, CONCEALED_QUAD, QUADS, RON, Call, after
from rulings.calls.scene import Open, Scene

EMPTY_GROUP, EMPTY_WIN = "empty-group-call", "empty-win"
AFTER_END, SILENT, UNCLEAR = "draw-after-wall-end", "unvocalised-call", "unclear-call"


def against_call(scene: Scene, call: Call, at: int) -> str | None:
    """Return why a call is none, and offer the foul that lies in it; None where it is good. Raises Missing and Open."""
    if call.voice == "mumbled":
        scene.offer(call.seat, UNCLEAR)
    why = impossible(scene, call, at)
    if why is None:
        return _silent(scene, call) if call.voice == "silent" else None
    _offer(scene, call, why)
    return why


def impossible(scene: Scene, call: Call, at: int) -> str | None:
    """Return why a call can't be carried out; None where it can, or nobody has told. Raises Missing."""
    asked = scene.asked
    if call.kind != RON:
        if asked.tile in QUADS:
            return "only-ron"
        if asked.last and scene.rules["last-discard"] == "win-only":
            return "last-discard"
        if call.kind == CHII and call.seat != after(asked.from_):
            return "not-next"
    elif asked.tile == CONCEALED_QUAD:
        if scene.rules["concealed-quad-ron"] == "not-allowed":
            return "concealed-quad"
        if not scene.need("orphans", at):
            return "not-orphans"
    return "empty" if call.holds is False else None


def _offer(scene: Scene, call: Call, why: str) -> None:
    if why == "last-discard" and scene.book.covers(AFTER_END):
        scene.offer(call.seat, AFTER_END, {"called_or_drew": "called"})
    else:
        scene.offer(call.seat, EMPTY_WIN if call.kind == RON else EMPTY_GROUP)


def _silent(scene: Scene, call: Call) -> str | None:
    """A call that nobody heard. Raises Open where the book says nothing of one."""
    scene.offer(call.seat, SILENT)
    if not scene.book.covers(SILENT):
        raise Open("silent")
    return "silent" if "call-reverted" in scene.effects(SILENT, {}) else None
