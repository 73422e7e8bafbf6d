"""What is sent to escalate a ruling, and for each further step."""

from __future__ import annotations

from typing import Any, NotRequired

from services.device_time import DeviceTime


class NewEscalation(DeviceTime):
    """Why a ruling should be judged again, and what speaks for it."""

    reason: str
    evidence: NotRequired[str]


class NewStep(DeviceTime):
    """Why a step is taken; a decision has an `outcome`, and where it changes the ruling the `call` to rule on."""

    reason: str
    outcome: NotRequired[str]
    call: NotRequired[dict[str, Any]]
