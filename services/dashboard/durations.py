"""How long a ruling took: from the moment in which its call was begun to the moment in which it was issued.

Both are stored. A phone gives a ruling its id, a UUIDv7, when the call is begun, and a UUIDv7 holds its moment; when
the ruling is issued, the phone says so (`ruled_at`, by the same corrected clock). What a device did not time has no
such time: a ruling without `device_at`, one whose id is no UUIDv7 or was made when it was sent.
"""

from __future__ import annotations

from collections.abc import Iterable
from statistics import median
from typing import Any

from models.ruling.comparison import ComparedRuling

LEAST, MOST = 1, 3600  # seconds; below it nobody looked anything up, above it was a break in the middle of a call
BANDS = (10, 30, 60, 120, 300, MOST)  # where each ends, not included


def time_to_rule(rows: Iterable[ComparedRuling]) -> dict[str, Any]:
    """Count the rulings that were timed, by how long they took; `median` is in seconds, None where none was."""
    timed = [seconds for seconds in map(duration, rows) if seconds is not None]
    starts = (LEAST, *BANDS[:-1])
    bands = [
        {"from": start, "until": end, "rulings": sum(start <= seconds < end for seconds in timed)}
        for start, end in zip(starts, BANDS, strict=True)
    ]
    return {"timed": len(timed), "median": round(median(timed)) if timed else None, "bands": bands}


def duration(row: ComparedRuling) -> float | None:
    """Return the seconds that a ruling took, or None where that was not timed."""
    if row.device_at is None or row.id.version != 7:
        return None
    seconds: float = row.ruled_at.timestamp() - (row.id.int >> 80) / 1000
    return seconds if LEAST <= seconds < MOST else None
