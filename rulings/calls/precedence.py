"""Which of the calls that are good and in time has the tile, and why the others don't."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rulings.books.exclusions import NOT_STATED
from rulings.calls.question import CHII, RON, Call, distance
from rulings.calls.scene import Open, Scene
from rulings.calls.timing import COMPETING

FIRST_CALLER, PON_FIRST = "first-caller-has-tile", "pon-before-chii"


@dataclass(frozen=True)
class Won:
    """Who has the tile and why; `lost` says of the others why not, by their place."""

    places: tuple[int, ...]
    why: str
    lost: Mapping[int, str]


def precedence(scene: Scene, good: Mapping[int, Call]) -> Won:
    """Return who has the tile among at least one good call. Raises Missing and Open."""
    rons = {at: call for at, call in good.items() if call.kind == RON}
    if rons:
        return _rons(scene, rons, [at for at in good if at not in rons])
    pons = [at for at, call in good.items() if call.kind != CHII]
    if len(pons) > 1:
        return _one_can_hold(scene, good, pons)
    if len(good) == 1:
        return Won(tuple(good), "only-call", {})
    (pon,), (chii,) = pons, [at for at in good if at not in pons]
    later = max(pon, chii)
    by = _order(scene, later)
    first = pon if by == "pon-first" else min(pon, chii)
    return Won((first,), by, {later if first != later else min(pon, chii): by})


def _rons(scene: Scene, rons: Mapping[int, Call], others: list[int]) -> Won:
    lost = dict.fromkeys(others, "ron-first")
    if len(rons) == 1:
        return Won(tuple(rons), "ron-first" if others else "only-call", lost)
    if scene.rules["several-rons"] == "all-win":
        return Won(tuple(rons), "all-win", lost)
    nearest = min(rons, key=lambda at: distance(scene.asked.from_, rons[at].seat))
    return Won((nearest,), "head-bump", {**lost, **{at: "head-bump" for at in rons if at != nearest}})


def _one_can_hold(scene: Scene, good: Mapping[int, Call], pons: list[int]) -> Won:
    """Of a tile there are four, so that only one player can hold two more: ask who shows them."""
    holder = next((at for at in pons if good[at].holds), None)
    if holder is None:
        scene.need("holds", next(at for at in pons if good[at].holds is None))
    others = {at: call for at, call in good.items() if at == holder or at not in pons}
    won = precedence(scene, others)
    for at in pons:
        if at != holder:
            scene.offer(good[at].seat, "empty-group-call")
    return Won(won.places, won.why, {**won.lost, **{at: "empty" for at in pons if at != holder}})


def _order(scene: Scene, later: int) -> str:
    if scene.book.covers(COMPETING) and scene.book.content["rule_points"].get("call-order", NOT_STATED) != NOT_STATED:
        call = scene.asked.calls[later]
        facts = {"win_called": False, "calls_apart": call.apart, "tile_was_hidden": call.hidden}
        effects = scene.effects(COMPETING, {name: told for name, told in facts.items() if told is not None}, later)
        if FIRST_CALLER in effects:
            return "first-caller"
        if PON_FIRST in effects:
            return "pon-first"
        raise Open("equal-calls")
    if scene.rules["call-order"] == "pon-first":
        return "pon-first"
    return "first-caller" if scene.need("apart", later) == "apart" else "pon-first"
