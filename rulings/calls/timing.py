"""Is a call in time: what has happened on the table since the tile was discarded."""

from __future__ import annotations

from rulings.calls.question import DISCARD, DISCARDED, DRAWN, IS_DRAWN, NOTHING, QUADS, RON, TAKEN, TOUCHED, Call, after
from rulings.calls.scene import Open, Scene

DRAW_TOO_FAST = "draw-too-fast"
AFTER_TOUCH = "claim-after-wall-touched"
COMPETING = "competing-calls"
DRAW_FIRST, CHONBO = "draw-has-priority", "chonbo"


def too_late(scene: Scene, call: Call, at: int) -> str | None:
    """Return why a call comes too late; None where it is in time. Raises Missing and Open."""
    asked = scene.asked
    if asked.since == NOTHING or (asked.tile in QUADS and asked.since != DISCARDED):
        return None  # a robbed kan is still to be had while its player draws
    if asked.since == TAKEN:
        late = call.kind == RON and call.seat != asked.taker and scene.rules["late-ron"] == "too-late"
        return "taken" if late else None
    if asked.tile in QUADS:
        return "played-on"
    if call.seat == after(asked.from_):
        return _after_own_touch(scene, call)
    return None if asked.since == TOUCHED else _after_draw(scene, call, at)


def _after_own_touch(scene: Scene, call: Call) -> str | None:
    facts = {"win_called": call.kind == RON}
    scene.offer(call.seat, AFTER_TOUCH, facts)
    if not scene.book.covers(AFTER_TOUCH):
        raise Open("wall-touched")
    return "wall-touched" if DRAW_FIRST in scene.effects(AFTER_TOUCH, facts) else None


def _after_draw(scene: Scene, call: Call, at: int) -> str | None:
    asked, fast = scene.asked, scene.rules["fast-draw"]
    if fast == "call":
        if asked.since == DISCARDED:
            raise Open("played-on")
        if not scene.need("too_fast"):
            _check_hidden(scene, at)
            return None
    if fast == "in-hand" and (asked.since == DISCARDED or not _is_apart(scene)):
        return _once_in_hand(scene, call)
    facts = {"self_draw_declared": asked.drawn_wins, "win_called": call.kind == RON, "tile_provable": _is_apart(scene)}
    if asked.since != DISCARDED:
        scene.offer(after(asked.from_), DRAW_TOO_FAST, facts)
    if not scene.book.covers(DRAW_TOO_FAST):
        return "draw-first" if fast == "draw" else None
    effects = scene.effects(DRAW_TOO_FAST, facts)
    if CHONBO in effects:
        raise Open("rule-first")
    return "draw-first" if DRAW_FIRST in effects else None


def _once_in_hand(scene: Scene, call: Call) -> str | None:
    if scene.asked.since == DISCARDED:
        return "played-on"
    return None if call.kind == RON else "draw-first"


def _check_hidden(scene: Scene, at: int) -> None:
    """Let a player who could not see the tile call late where fair play asks for it. Raises Open where it doesn't."""
    if scene.book.covers(COMPETING) and scene.need("hidden", at):
        facts = {"win_called": False, "calls_apart": "apart", "tile_was_hidden": True}
        if "late-call-allowed" in scene.effects(COMPETING, facts):
            return
    raise Open("late-call")


def _is_apart(scene: Scene) -> bool:
    return scene.asked.since == DRAWN


def drawn_tile(scene: Scene, taken: bool) -> str | None:
    """Return what becomes of the tile that the next player has drawn; None where nobody has."""
    if scene.asked.tile != DISCARD or scene.asked.since not in IS_DRAWN:
        return None
    if not taken:
        return "drawn-tile-stays"
    return "drawn-tile-back" if _is_apart(scene) else "referee-names-tile"
