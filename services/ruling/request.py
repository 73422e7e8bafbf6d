"""What a referee sends to issue a ruling."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, NotRequired, TypedDict, cast
from uuid import UUID

from services.device_time import DeviceTime


class HandNumber(TypedDict):
    """A hand as it is named: its wind, its number, and its counters where they are known."""

    wind: str
    number: int
    counters: NotRequired[int | None]


class AtTable(TypedDict):
    """Which table; hanchan and hand where they are known."""

    table: UUID
    hanchan: NotRequired[UUID]
    hand: NotRequired[HandNumber]


class Offender(TypedDict):
    """Who committed the foul: `kind` is player, team or official."""

    kind: str
    id: UUID


class Override(TypedDict):
    """What the referee issues in place of the prescribed penalties, and why."""

    penalties: list[dict[str, Any]]
    reason: str


class Amends(TypedDict):
    """The ruling that this one replaces, and why."""

    ruling: UUID
    reason: str


class RulingRequest(AtTable, DeviceTime):
    """A foul with its facts, by whom and where; `revision` of the rulebook and the words `shown` are the device's."""

    seat: NotRequired[str]
    offender: Offender
    foul: str
    facts: dict[str, Any]
    context: dict[str, Any]
    incident: NotRequired[UUID]
    revision: NotRequired[str]
    issued: NotRequired[Override]
    amends: NotRequired[Amends]
    note: NotRequired[str]
    shown: NotRequired[str]


def parse_request(stored: Mapping[str, Any]) -> RulingRequest:
    """Turn a stored request (JSON) into what the services take: ids as UUIDs, times as aware datetimes."""
    sent = {"facts": {}, "context": {}, **stored}
    sent |= {name: UUID(str(sent[name])) for name in ("table", "hanchan", "incident") if name in sent}
    sent["offender"] = {**sent["offender"], "id": UUID(str(sent["offender"]["id"]))}
    if "device_at" in sent:
        sent["device_at"] = datetime.fromisoformat(sent["device_at"])
    if "amends" in sent:
        sent["amends"] = {**sent["amends"], "ruling": UUID(str(sent["amends"]["ruling"]))}
    return cast("RulingRequest", sent)
