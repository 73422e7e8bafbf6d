"""What may be said of a win or a riichi at the same time."""

from __future__ import annotations

from collections.abc import Mapping

from rulings.errors import BadFact
from rulings.hands.hand import Hand

IN_RIICHI = frozenset({"riichi", "double-riichi", "revealed-riichi"})
ONE_RIICHI = "Name one of riichi, double-riichi and revealed-riichi."


def check_situations(read: Hand, rules: Mapping[str, str]) -> None:
    """Raise BadFact for situations that can't be together, or can't be in this hand under this rulebook."""
    said, by = read.situations, read.win.by if read.win else None
    revealed = "revealed-riichi" in said and rules["revealed-riichi"] != "used"
    _refuse(len(said & IN_RIICHI) > 1, "A riichi is of one kind.", ONE_RIICHI)
    _refuse(bool(said & IN_RIICHI) and not read.closed, "Riichi needs a closed hand.", "Leave out the riichi.")
    _refuse("ippatsu" in said and not said & IN_RIICHI, "Ippatsu needs riichi.", "Name the riichi too.")
    _refuse({"ippatsu", "after-quad"} <= said, "A quad ends ippatsu.", "Name one of them.")
    _refuse("after-quad" in said and by == "ron", "A replacement tile is drawn.", "The win is by tsumo.")
    _refuse("robbing-quad" in said and by == "tsumo", "A quad is robbed by ron.", "The win is by ron.")
    _refuse({"last-tile", "robbing-quad"} <= said, "On the last tile there is no quad.", "Name one of them.")
    _refuse(revealed, "This rulebook has no revealed riichi.", "Name riichi, or a rulebook that has it.")


def _refuse(wrong: bool, message: str, cure: str) -> None:
    if wrong:
        raise BadFact("situations", message, cure)
