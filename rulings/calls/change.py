"""Several calls by one player on one tile, as in "pon, no, ron": which of them counts, and the foul in it."""

from __future__ import annotations

from typing import Any

from rulings.calls.question import RON, Call
from rulings.calls.scene import Missing, Open, Scene
from rulings.calls.validity import EMPTY_GROUP, EMPTY_WIN, impossible

CHANGING_CALL = "changing-call"
FIRST_STANDS, SECOND_ALLOWED = "first-call-stands", "second-call-allowed"
CALL_VALID, DEAD = "call-valid", {"dead-hand", "chonbo"}
TAKEN_BACK, CHANGED, EMPTY = "taken-back", "changed", "empty"


def against_change(scene: Scene, at: int) -> str | None:
    """Return why a call doesn't count beside the same player's others; None where it does. Raises Missing and Open."""
    seat = scene.asked.calls[at].seat
    first, *others = [place for place, one in enumerate(scene.asked.calls) if one.seat == seat]
    lost: dict[int, str] = {}
    for later in others:
        counts, why = _compare(scene, first, later)
        if counts != first:
            lost[first] = why
        if counts != later:
            lost[later] = CHANGED
        if counts is None:
            return lost.get(at, CHANGED)
        first = counts
    return lost.get(at)


def _compare(scene: Scene, first: int, later: int) -> tuple[int | None, str]:
    """Return the place of the call that counts of two, None where neither does, and why the first would not."""
    call, slip = scene.asked.calls[first], scene.asked.calls[later].slip
    if not scene.book.covers(CHANGING_CALL):
        return _withdrawn(scene, call, first, later), TAKEN_BACK
    possible = False if impossible(scene, call, first) else call.holds
    known = {"first_call_possible": possible, "immediate_slip": slip}
    facts = {
        "first_call": "win" if call.kind == RON else "group",
        **{name: told for name, told in known.items() if told is not None},
    }
    effects = _effects(scene, CHANGING_CALL, facts, first, later)
    scene.offer(call.seat, CHANGING_CALL, facts)
    if SECOND_ALLOWED in effects:
        return later, TAKEN_BACK
    return first if FIRST_STANDS in effects else None, EMPTY


def _withdrawn(scene: Scene, call: Call, first: int, later: int) -> int | None:
    """Take the first call for an empty one, the next for a call of its own, where the book has no row on changes."""
    foul = EMPTY_WIN if call.kind == RON else EMPTY_GROUP
    if not scene.book.covers(foul):
        raise Open(CHANGING_CALL)
    facts = {} if call.kind == RON or call.shown is None else {"group_shown": call.shown}
    effects = _effects(scene, foul, facts, first, later)
    scene.offer(call.seat, foul, facts)
    if CALL_VALID in effects and not impossible(scene, call, first):
        return first
    return None if DEAD.intersection(effects) else later


def _effects(scene: Scene, foul: str, facts: dict[str, Any], first: int, later: int) -> list[str]:
    try:
        return scene.effects(foul, facts, later)
    except Missing as missing:
        raise Missing(missing.fact, later if missing.fact == "slip" else first) from None
