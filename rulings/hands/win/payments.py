"""What a win pays: base points from han and fu, the limits, counters and deposits, and who is liable."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rulings.hands.tiles import SEATS

DEALER = "east"
COUNTER = 100  # points from each who pays
DEPOSIT = 1000
YAKUMAN = 8000
LIMITS = ((13, "counted-yakuman", YAKUMAN), (11, "sanbaiman", 6000), (8, "baiman", 4000), (6, "haneman", 3000))
MANGAN = 2000
ROUNDED_UP = ((4, 30), (3, 60))  # han and fu that kiriage makes a mangan


@dataclass(frozen=True)
class Liability:
    """Who must pay for how many yakuman because a set completed them."""

    seat: str
    yakuman: int


def base_points(han: int, fu: int, yakuman: int, rules: Mapping[str, str]) -> tuple[int, str | None]:
    """Return what a dealer's self-draw takes half of from each, and the limit's name; None below mangan."""
    if yakuman:
        return YAKUMAN * yakuman, "yakuman"
    for least, name, base in LIMITS:
        if han >= least and (name != "counted-yakuman" or rules["counted-yakuman"] == "used"):
            return base, name
    counted = fu * 2 ** (2 + han)
    if han == 5 or counted >= MANGAN or (rules["kiriage-mangan"] == "used" and (han, fu) in ROUNDED_UP):
        return MANGAN, "mangan"
    return counted, None


def payments(
    base: int, winner: str, source: str | None, counters: int, deposits: int, liable: Liability | None = None
) -> dict[str, int]:
    """Return what each seat gains or loses; their sum is what the deposits add. `source` is None for a self-draw.

    A liable player pays the yakuman alone where it was drawn, and shares it with the discarder of a ron.
    """
    alone = YAKUMAN * liable.yakuman if liable else 0
    shares = _ron(base - alone, winner, source) if source else _tsumo(base - alone, winner)
    if liable and source and source != liable.seat:
        shares = _sum(shares, _ron(alone // 2, winner, source), _ron(alone // 2, winner, liable.seat))
    elif liable:
        shares = _sum(shares, _ron(alone, winner, liable.seat))
    bearers = _bearers(winner, source, liable if base == alone else None)
    for seat, times in bearers.items():
        shares[seat] -= COUNTER * counters * times
    shares[winner] += COUNTER * counters * 3 + DEPOSIT * deposits
    return shares


def _bearers(winner: str, source: str | None, liable: Liability | None) -> dict[str, int]:
    """Return who pays the counters, and how many times."""
    if source:
        return {source: 3}
    if liable:
        return {liable.seat: 3}
    return {seat: 1 for seat in SEATS if seat != winner}


def _ron(base: int, winner: str, source: str) -> dict[str, int]:
    due = rounded(base * (6 if winner == DEALER else 4))
    return {seat: due if seat == winner else -due if seat == source else 0 for seat in SEATS}


def _tsumo(base: int, winner: str) -> dict[str, int]:
    shares = {seat: -rounded(base * (2 if DEALER in (seat, winner) else 1)) for seat in SEATS if seat != winner}
    return {seat: shares.get(seat, -sum(shares.values())) for seat in SEATS}


def _sum(*shares: dict[str, int]) -> dict[str, int]:
    return {seat: sum(share[seat] for share in shares) for seat in SEATS}


def rounded(points: int) -> int:
    """Round up to the next hundred."""
    return -(-points // 100) * 100
