"""What calls on a tile come to, once everything that matters is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rulings.calls.change import against_change
from rulings.calls.kan_dora import NEVER, kan_dora
from rulings.calls.precedence import Won, precedence
from rulings.calls.question import CONCEALED_QUAD, DISCARD, KAN, QUADS, RON, SELF_DRAW, TAKEN, Call, after
from rulings.calls.scene import Missing, Open, Scene
from rulings.calls.silent_win import WITHDRAWN, later_ron, silent_win
from rulings.calls.timing import drawn_tile, too_late
from rulings.calls.validity import against_call

TAKEN_BACK = "discard-taken-back"
EMPTY_QUAD = "empty-concealed-quad"
TILE_TAKEN = "winning-tile-taken"


@dataclass(frozen=True)
class Found:
    """How it ends, and why; `lost` says why a call is void, by its place."""

    ends: str
    why: str | None
    has: Sequence[str] = ()
    lost: Mapping[int, str] = field(default_factory=dict)
    dora: str | None = None
    table: Sequence[str] = ()


def find(scene: Scene) -> Found:
    """Return who has the tile. Raises Missing and Open."""
    asked = scene.asked
    if asked.tile == SELF_DRAW:
        ends, why = silent_win(scene)
        has = later_ron(scene) if ends == "ron" else [asked.from_] if ends == "tsumo" else []
        return Found("several-rons" if len(has) > 1 else ends, why, has)
    if asked.tile in QUADS and asked.last and scene.rules["last-discard"] == "win-only":
        if asked.tile == CONCEALED_QUAD:
            scene.offer(asked.from_, EMPTY_QUAD)
        return Found("no-quad", "last-tile", lost=dict.fromkeys(range(len(asked.calls)), "no-quad"))
    if asked.tile == DISCARD and not _is_discarded(scene):
        everybody = dict.fromkeys(range(len(asked.calls)), "not-discarded")
        if asked.tsumo_said:
            return Found("tsumo", "not-discarded", [asked.from_], everybody)
        return Found("no-discard", "not-discarded", lost=everybody)
    return _called(scene)


def _is_discarded(scene: Scene) -> bool:
    """Tell a discard from a tile that never was one. Raises Open where the book doesn't say."""
    asked = scene.asked
    if not asked.knocked and asked.place in {None, "face-up-forward"}:
        return True
    if not scene.book.covers(TAKEN_BACK):
        raise Open("tile-place")
    facts: dict[str, Any] = {"knocked_by_accident": asked.knocked, "self_draw_declared": asked.tsumo_said}
    if asked.place:
        facts["face_up_forward"] = asked.place
    scene.offer(asked.from_, TAKEN_BACK, facts)
    return WITHDRAWN not in scene.effects(TAKEN_BACK, facts)


def _called(scene: Scene) -> Found:
    good, lost = _sorted_out(scene)
    if good:
        won = precedence(scene, good)
        return _taken(scene, won, {**lost, **won.lost})
    asked = scene.asked
    if asked.tile in QUADS:
        return Found("quad-stands", "nobody-robs", lost=lost, dora=kan_dora(scene, asked.tile, asked.from_))
    kept = drawn_tile(scene, taken=False)
    if kept and asked.drawn_wins:
        return Found("tsumo", "draw-first" if lost else "no-call", [after(asked.from_)], lost)
    if kept:
        return Found("draw", "draw-first" if lost else "no-call", lost=lost, table=[kept])
    return Found("nobody", "no-good-call" if lost else "no-call", lost=lost, table=_given_back(scene, []))


def _sorted_out(scene: Scene) -> tuple[dict[int, Call], dict[int, str]]:
    """Return the calls that are good and in time, and why the others are not; rons are looked at first."""
    good: dict[int, Call] = {}
    lost: dict[int, str] = {}
    numbered = sorted(enumerate(scene.asked.calls), key=lambda one: one[1].kind != RON)
    for at, call in numbered:
        try:
            why = against_change(scene, at) or against_call(scene, call, at) or too_late(scene, call, at)
        except (Missing, Open):
            if call.kind == RON or not any(one.kind == RON for one in good.values()):
                raise
            why = "ron-first"
        if why:
            lost[at] = why
        else:
            good[at] = call
    return good, lost


def _taken(scene: Scene, won: Won, lost: Mapping[int, str]) -> Found:
    asked, first = scene.asked, scene.asked.calls[won.places[0]]
    seats = [asked.calls[at].seat for at in won.places]
    is_ron = first.kind == RON
    dora = NEVER if asked.tile in QUADS else kan_dora(scene, KAN, first.seat) if first.kind == KAN else None
    drawn = drawn_tile(scene, taken=True)
    if is_ron and asked.since == TAKEN and asked.taker in seats:
        scene.offer(asked.taker, TILE_TAKEN)
    table = [*([drawn] if drawn and not (is_ron and drawn != "drawn-tile-back") else []), *_given_back(scene, seats)]
    ends = "several-rons" if len(seats) > 1 else "ron" if is_ron else "set"
    return Found(ends, won.why, seats, lost, dora, table)


def _given_back(scene: Scene, seats: Sequence[str]) -> list[str]:
    """What was taken by somebody who hasn't got it goes back to the discards."""
    asked = scene.asked
    taken = asked.tile == DISCARD and asked.since == TAKEN and asked.taker is not None
    return ["taken-tile-back"] if taken and asked.taker not in seats else []
