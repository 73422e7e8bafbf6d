"""A time as it is asked to be recorded."""

from __future__ import annotations

from datetime import datetime
from typing import NotRequired, TypedDict
from uuid import UUID

from services.clocks.approval import Approval
from services.device_time import DeviceTime


class LatePerson(TypedDict):
    """Who is late: a player of the hanchan, or an arbiter (`kind` is official)."""

    kind: str
    id: UUID


class NewTiming(DeviceTime, Approval):
    """A time to record: `arrived_at` of a correction, `takes_back` the timing that it undoes.

    It names no person where the whole hanchan is meant.
    """

    hanchan: UUID
    what: str
    person: NotRequired[LatePerson]
    arrived_at: NotRequired[datetime]
    takes_back: NotRequired[UUID]


class PreviewedTiming(NewTiming):
    """A time to look at before it is recorded, under this `id` where that is known: of two of one moment ids decide."""

    id: NotRequired[UUID]
