"""A call as it was stored, read back."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any
from uuid import UUID


def parse_call(stored: Mapping[str, Any]) -> dict[str, Any]:
    """Turn a stored call (JSON) into what the services take: ids as UUIDs, times as aware datetimes."""
    call = {"facts": {}, "context": {}, **stored}
    call |= {name: UUID(str(call[name])) for name in ("table", "hanchan") if name in call}
    call["offender"] = {**call["offender"], "id": UUID(str(call["offender"]["id"]))}
    if "device_at" in call:
        call["device_at"] = datetime.fromisoformat(call["device_at"])
    if "amends" in call:
        call["amends"] = {**call["amends"], "ruling": UUID(str(call["amends"]["ruling"]))}
    return call
