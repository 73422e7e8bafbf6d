"""Push: a phone asks to be told while the app is closed. What it is told is in services/push/."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Row

from api.access.auth import official
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem, refuse_field
from api.frame.push_sender import push_sender
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import write
from api.people.push_schemas import PushKey, PushSubscription, PushSubscriptionRequest
from models.journal import journal
from models.people import push_subscriptions
from services.idempotency import TAKEN, refuse_other

blp = Blueprint("push", description="Being told while the app is closed", url_prefix=IN_TOURNAMENT)
OFF = "This server pushes nothing: its owner has to set SHINPAN_PUSH_CONTACT."
NO_PHONE = "A program is told nothing this way: only browsers that were let in are."
UNKNOWN = "This server sends to push services that it knows, and this is none of theirs."


@blp.get("/push-key")
@blp.answers(200, PushKey)
def read_key(tournament_id: UUID) -> Response:
    """The key by which push services know this server"""
    return send({"key": push_sender().public_key()})


@blp.put("/push-subscriptions/<uuid:subscription_id>")
@blp.arguments(PushSubscriptionRequest)
@blp.answers(201, PushSubscription)
@blp.answers(200, PushSubscription, description="It was sent before: the same answer")
def subscribe(sent: dict[str, Any], tournament_id: UUID, subscription_id: UUID) -> Response:
    """Be told of escalations that lie with the caller, and of decisions that concern them

    It takes the place of what this browser asked for here before, and ends with whatever let the browser in.
    """
    phone = _phone()
    if not push_sender().services.know(sent["endpoint"]):
        raise refuse_field("endpoint", UNKNOWN, "The machine's owner can name it in SHINPAN_PUSH_SERVICES.")
    with write() as connection:
        journal.hold(connection, tournament_id)
        row = push_subscriptions.find(connection, subscription_id)
        if row is not None:
            _refuse_anothers(row, phone, sent)
        if row is None or row.session_id != phone["session_id"]:
            columns = {name: sent[name] for name in ("endpoint", "language")} | sent["keys"]
            own = {"id": subscription_id, "tournament_id": tournament_id, "made_at": datetime.now(UTC)}
            push_subscriptions.add(connection, {**columns, **own, **phone})
        kept = push_subscriptions.find(connection, subscription_id)
        assert kept is not None, "just added"  # noqa: S101 -- for the type checker
        return send({name: kept._mapping[name] for name in ("id", "language", "made_at")}, 201 if row is None else 200)


@blp.put("/push-subscriptions/<uuid:subscription_id>/end")
@blp.answers(204)
def unsubscribe(tournament_id: UUID, subscription_id: UUID) -> Response:
    """Be told nothing more

    There is no body. What is not there has ended already.
    """
    with write() as connection:
        push_subscriptions.end(connection, subscription_id, official().credential)
    return Response(status=204)


def _phone() -> dict[str, UUID | None]:
    """The browser that calls. Raises a problem for a program, and where nothing is pushed."""
    caller = official()
    if not push_sender().on:
        raise Problem(409, OFF, slug="push-off")
    if caller.session is None:
        raise Problem(409, NO_PHONE, slug="no-phone")
    return {"admission_id": caller.credential, "session_id": caller.session}


def _refuse_anothers(row: Row[Any], phone: Mapping[str, Any], sent: Mapping[str, Any]) -> None:
    if row.admission_id != phone["admission_id"]:
        raise Problem(409, TAKEN, slug="other-body")
    keys = {"p256dh": row.p256dh, "auth": row.auth}
    refuse_other({"endpoint": row.endpoint, "keys": keys, "language": row.language}, sent)
