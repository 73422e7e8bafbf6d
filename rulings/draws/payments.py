"""What a draw pays: tenpai payments and nagashi mangan."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rulings.hands.tiles import SEATS
from rulings.hands.win.payments import MANGAN, payments

TENPAI_TOTAL = 3000


def nothing_paid() -> dict[str, int]:
    """Return a draw's payments where nobody pays."""
    return dict.fromkeys(SEATS, 0)


def tenpai_payments(counted: Mapping[str, str | None]) -> dict[str, int]:
    """Return what noten players pay and tenpai players receive: 3,000 in all, unless all or none are tenpai."""
    tenpai = [seat for seat in SEATS if counted[seat] == "tenpai"]
    noten = len(SEATS) - len(tenpai)
    if not tenpai or not noten:
        return nothing_paid()
    return {seat: TENPAI_TOTAL // len(tenpai) if seat in tenpai else -TENPAI_TOTAL // noten for seat in SEATS}


def nagashi_payments(seats: Iterable[str], counters: int = 0, deposits: int = 0) -> dict[str, int]:
    """Return a mangan by tsumo for each seat; who receives one pays for the others."""
    wins = [payments(MANGAN, seat, None, counters, deposits) for seat in seats]
    return {seat: sum(win[seat] for win in wins) for seat in SEATS}
