"""A time as people type it into a sheet."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from models.database.types import EARLIEST, LATEST

Moment = datetime | None
WRITTEN = re.compile(
    r"(?P<day>\d{4}[-/]\d{1,2}[-/]\d{1,2})[ T]+(?P<hour>\d{1,2}):(?P<rest>\d\d(:\d\d)?)\s*(?P<zone>Z|[-+]\d\d:?\d\d)?",
    re.ASCII,
)


def moment(cell: str, zone: ZoneInfo) -> Moment:
    """Parse a time to UTC; None for an empty cell. Without an offset it is a time of the tournament's zone.

    Raises ValueError with the kind of error that it is.
    """
    if not cell:
        return None
    found = WRITTEN.fullmatch(cell)
    if found is None:
        raise ValueError("no-time")
    day = "-".join(part.zfill(2) for part in re.split("[-/]", found["day"]))
    try:
        at = datetime.fromisoformat(f"{day}T{found['hour'].zfill(2)}:{found['rest']}{found['zone'] or ''}")
        at = at if at.tzinfo else at.replace(tzinfo=zone)
        at = at.astimezone(UTC)
    except (ValueError, OverflowError):
        raise ValueError("no-such-time") from None
    if not EARLIEST <= at <= LATEST:
        raise ValueError("far-time")
    return at
