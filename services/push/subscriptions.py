"""Push subscriptions: a phone asks for messages while the app is closed."""

from __future__ import annotations

from datetime import datetime
from typing import Any, TypedDict
from uuid import UUID

from sqlalchemy import Connection

from models.journal import journal
from models.people import push_subscriptions
from models.people.credentials import Caller
from models.people.push_subscriptions import PushSubscription
from services.errors import Conflict, invalid_field
from services.idempotency import TAKEN, check_same_body
from services.push.sender import PushSender

OFF = "This server pushes nothing: its owner has to set SHINPAN_PUSH_CONTACT."
NO_PHONE = "A program is told nothing this way: only browsers that were let in are."
UNKNOWN = "This server sends to push services that it knows, and this is none of theirs."


class NewSubscription(TypedDict):
    """What the browser's push service gave it, and the language to write in."""

    endpoint: str
    keys: dict[str, str]
    language: str


def put_subscription(
    connection: Connection,
    caller: Caller,
    sender: PushSender,
    subscription_id: UUID,
    sent: NewSubscription,
    at: datetime,
) -> tuple[dict[str, Any], bool]:
    """Subscribe a browser, in place of what it asked for here before; return its answer, and whether it is new.

    Raises Conflict for another body under the same id, where nothing is pushed, and for a program; Invalid for an
    unknown push service.
    """
    if not sender.on:
        raise Conflict(OFF, slug="push-off")
    if caller.session is None:
        raise Conflict(NO_PHONE, slug="no-phone")
    if not sender.services.know(sent["endpoint"]):
        raise invalid_field("endpoint", UNKNOWN, "The machine's owner can name it in SHINPAN_PUSH_SERVICES.")
    journal.hold(connection, caller.tournament_id)
    row = push_subscriptions.find(connection, subscription_id)
    if row is not None:
        _check_same(row, caller, sent)
    if row is None or row.session_id != caller.session:
        columns = {
            "id": subscription_id,
            "tournament_id": caller.tournament_id,
            "admission_id": caller.credential,
            "session_id": caller.session,
            "endpoint": sent["endpoint"],
            "language": sent["language"],
            "made_at": at,
            **sent["keys"],
        }
        push_subscriptions.add(connection, columns)
    stored = push_subscriptions.find(connection, subscription_id)
    assert stored is not None, "just added"  # noqa: S101 -- for the type checker
    return {name: getattr(stored, name) for name in ("id", "language", "made_at")}, row is None


def _check_same(row: PushSubscription, caller: Caller, sent: NewSubscription) -> None:
    if row.admission_id != caller.credential:
        raise Conflict(TAKEN, slug="other-body")
    keys = {"p256dh": row.p256dh, "auth": row.auth}
    check_same_body({"endpoint": row.endpoint, "keys": keys, "language": row.language}, sent)
