"""Who keeps time at a table while its arbiter is absent."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rulings.books.rulebook import Rulebook

LOWEST_ID = "lowest-id-keeps-time"
NUMBER = re.compile(r"(\d+)")


def lowest_id_keeps_time(book: Rulebook) -> bool:
    """Return whether the book asks the player with the lowest id number (R.League 24/25, Late for game)."""
    bands = book.lateness["arbiter"]["bands"] if "arbiter" in book.lateness else []
    return any(LOWEST_ID in band.get("once", {}).get("effects", []) for band in bands)


def timekeeper(id_numbers: Iterable[str]) -> str:
    """Return the lowest id number, as people count: SG9 before SG10. Raises ValueError for none at all."""
    return min(id_numbers, key=_as_counted)


def _as_counted(id_number: str) -> list[tuple[int, int, str]]:
    parts = NUMBER.split(id_number.casefold())
    return [(0, int(part), "") if part.isdecimal() else (1, 0, part) for part in parts if part]
