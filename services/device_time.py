"""When something happened, by the clock of the device that reports it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, NotRequired, TypedDict


class DeviceTime(TypedDict):
    """When something happened by the device's clock, and what must be added to it (milliseconds)."""

    device_at: NotRequired[datetime]
    clock_offset_ms: NotRequired[int]


def made_at(sent: DeviceTime, arrived: datetime) -> datetime:
    """Return the device's time, corrected by its measured offset; never later than `arrived`."""
    if "device_at" not in sent:
        return arrived
    corrected = sent["device_at"] + timedelta(milliseconds=sent.get("clock_offset_ms", 0))
    return min(corrected.astimezone(UTC), arrived)


def device_time(sent: DeviceTime) -> dict[str, Any]:
    """Return the columns that keep the device's own time."""
    device_at = sent.get("device_at")
    in_utc = None if device_at is None else device_at.astimezone(UTC)
    return {"device_at": in_utc, "clock_offset_ms": sent.get("clock_offset_ms")}
