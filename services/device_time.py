"""When something happened, by the clock of the device that reports it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any


def made_at(call: Mapping[str, Any], arrived: datetime) -> datetime:
    """Return the device's time, corrected by its measured offset; never later than `arrived`."""
    if "device_at" not in call:
        return arrived
    corrected: datetime = call["device_at"] + timedelta(milliseconds=call.get("clock_offset_ms", 0))
    return min(corrected.astimezone(UTC), arrived)


def device_time(sent: Mapping[str, Any]) -> dict[str, Any]:
    """Return the columns that keep the device's own time."""
    device_at = sent.get("device_at")
    in_utc = None if device_at is None else device_at.astimezone(UTC)
    return {"device_at": in_utc, "clock_offset_ms": sent.get("clock_offset_ms")}
