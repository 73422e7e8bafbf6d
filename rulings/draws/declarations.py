"""Tenpai or noten at a draw: what each seat counts as, may still say and must show."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulings.draws.question import DECLARED, Asked
from rulings.hands.tiles import SEATS

IS_TENPAI = {"tenpai": True, "shape": True, "noten": False, "refused": False}


def known_hand(asked: Asked, seat: str) -> str | None:
    """Return what is known of a hand: what it showed, else what its player may be believed; None for nothing."""
    said, in_riichi = asked.declared(seat), seat in asked.riichi
    if seat in asked.hands:
        return asked.hands[seat]
    believed = seat not in asked.dead if said == "tenpai" else not in_riichi
    return said if believed else None


def counted(asked: Asked, rules: Mapping[str, Any], seat: str) -> str | None:
    """Return tenpai, noten, or None where that is not known yet."""
    held, in_riichi = known_hand(asked, seat), seat in asked.riichi
    if seat in asked.dead or (not in_riichi and asked.declared(seat) == "noten"):
        return "noten"
    if held == "shape" and not in_riichi and rules["keishiki-tenpai"] == "not-allowed":
        return "noten"
    return held and ("tenpai" if IS_TENPAI[held] else "noten")


def may_say(asked: Asked, seat: str) -> list[str]:
    """Return what a seat may still declare: in riichi only tenpai, dead only noten, nothing twice."""
    if asked.declared(seat) or seat in asked.hands:
        return []
    if seat in asked.dead:
        return ["noten"]
    return ["tenpai"] if seat in asked.riichi else list(DECLARED)


def shows(asked: Asked, seat: str, riichi_must: bool) -> str | None:
    """Return whether a hand must or must not be shown; None while its player may choose."""
    if seat in asked.riichi:
        return "must" if riichi_must else None
    said = asked.declared(seat)
    if said is None:
        return "must-not" if seat in asked.dead else None
    return "must" if said == "tenpai" and seat not in asked.dead else "must-not"


def remarks(asked: Asked, seat: str) -> Iterator[str]:
    """Yield what was irregular: tolerated out of turn, and a change that doesn't count."""
    order = list(dict.fromkeys(who for who, _ in asked.declarations))
    due = [other for other in SEATS[: SEATS.index(seat)] if other in order or other not in asked.hands]
    if seat in order and any(other not in order[: order.index(seat)] for other in due):
        yield "out-of-turn"
    if len({said for who, said in asked.declarations if who == seat}) > 1:
        yield "changed"
