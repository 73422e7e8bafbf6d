"""A card that asks about a hand that nobody won: how it ends, what is paid, who deals, who shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rulings.training.hand_card import NO, YES

OF_WALL = ("draw", "nagashi-win", "nagashi-bonus", "chonbo")
OF_ABORTION = ("abortive-draw", "goes-on", "chonbo")
DEALER = ("stays", "passes")
NOTEN_PENALTIES = (0, 1000, 1500, 3000)
GETS = (0, 3000, 8000, 12000)
PAYS = (0, -1000, -2000, -4000)
WAITS = "waits"

_ANSWER: dict[str, Callable[[Mapping[str, Any], Mapping[str, Any]], str | None]] = {
    "ends": lambda _, found: None if found["ends"] == WAITS else found["ends"],
    "dealer": lambda _, found: found["after"] and found["after"]["dealer"],
    "pays": lambda card, found: found["after"] and str(found["after"]["payments"][card["seat"]]),
    "counters": lambda _, found: found["after"] and str(found["after"]["counters"]),
    "shows": lambda card, found: YES if found["seats"][card["seat"]]["shows"] == "must" else NO,
    "counted": lambda card, found: found["seats"][card["seat"]]["counted"],
}
DRAW_QUESTIONS = tuple(_ANSWER)
OF_A_SEAT = ("pays", "shows", "counted")


def draw_answer(card: Mapping[str, Any], found: Mapping[str, Any]) -> str | None:
    """Return the answer; None where the draw waits for something first."""
    return _ANSWER[card["ask"]](card, found)


def draw_choices(card: Mapping[str, Any], right: str) -> list[str]:
    """Return a few plausible answers, the right one among them."""
    match card["ask"]:
        case "ends":
            usual = OF_ABORTION if card["draw"].get("kind", "exhaustive-draw") != "exhaustive-draw" else OF_WALL
            return [*usual, *([] if right in usual else [right])]
        case "dealer":
            return [*DEALER]
        case "pays":
            return _amounts(int(right))
        case "counters":
            before = card["draw"].get("counters", 0)
            return [str(many) for many in sorted({0, before, before + 1, int(right)})]
        case "counted":
            return ["tenpai", "noten"]
    return [YES, NO]


def _amounts(right: int) -> list[str]:
    sign = -1 if right < 0 else 1
    at_draw = [sign * amount for amount in NOTEN_PENALTIES]
    amounts = at_draw if right in at_draw else sorted({*(GETS if right > 0 else PAYS), right}, key=abs)
    return [str(amount) for amount in amounts]
