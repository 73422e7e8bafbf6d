"""Changes of time that were charged already: by a director, with a reason, as a preview showed them.

Nobody changes a clock of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, NotRequired, TypedDict

from sqlalchemy import Connection

from models.database.types import canonical
from models.people.credentials import Caller
from models.people.own_people import own_people
from services.clocks.charge import Change
from services.clocks.lateness_clocks import RoundTimes
from services.errors import Conflict, NotAllowed, invalid_field

OWN = "This is a clock of your own."
OTHERS = "Ask another referee, arbiter or director to record it."


class Approval(TypedDict):
    """Why a director changes what was charged, and the `digest` of the preview that they saw."""

    reason: NotRequired[str]
    preview: NotRequired[str]


def check_not_own(
    connection: Connection, caller: Caller, before: RoundTimes, after: RoundTimes, named: object = None
) -> None:
    """Raise NotAllowed where a clock of the caller changes, or they are `named` themselves."""
    own = [str(person) for person in own_people(connection, caller).all]
    if str(named) in own or any(before.clock_of(person) != after.clock_of(person) for person in own):
        raise NotAllowed(f"{OWN} {OTHERS}", slug="own-clock")


def check_approved(caller: Caller, sent: Approval, changes: Sequence[Change]) -> None:
    """Raise NotAllowed for who is no director, Invalid without a reason, and Conflict unless they saw these changes."""
    shown = preview(changes)
    if "director" not in caller.roles:
        detail = "Lateness was charged or ruled on here already: ask a director to change this."
        raise NotAllowed(detail, slug="already-charged", changes=shown["changes"])
    if "reason" not in sent:
        raise invalid_field("reason", "Lateness was charged or ruled on here already.", "Say why this changes.")
    if sent.get("preview") != shown["digest"]:
        detail = "Lateness was charged or ruled on here already: look at the preview, and send its digest."
        raise Conflict(detail, slug="preview-first", **shown)


def preview(changes: Sequence[Change]) -> dict[str, Any]:
    """Return what would be charged instead of what is, and the digest that approves exactly this."""
    items = [
        {"account": {"kind": one.account.kind, "id": one.account.id}, "unit": one.unit}
        | {"before": one.before, "after": one.after}
        for one in changes
    ]
    return {"changes": items, "digest": sha256(canonical(items)).hexdigest()[:16]}
