"""Push: a phone asks to be told while the app is closed. What it is told is in services/push/."""

from __future__ import annotations

from datetime import UTC, datetime
from uuid import UUID

from flask import Response

from api.access.auth import official
from api.frame.blueprint import Blueprint
from api.frame.push_sender import push_sender
from api.frame.responses import send, send_put
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import write
from api.people.push_schemas import PushKey, PushSubscription, PushSubscriptionRequest
from models.people import push_subscriptions
from services.push import subscriptions

blp = Blueprint("push", description="Being told while the app is closed", url_prefix=IN_TOURNAMENT)


@blp.get("/push-key")
@blp.answers(200, PushKey)
def read_key(tournament_id: UUID) -> Response:
    """The key by which push services know this server"""
    return send({"key": push_sender().public_key()})


@blp.put("/push-subscriptions/<uuid:subscription_id>")
@blp.arguments(PushSubscriptionRequest)
@blp.answers(201, PushSubscription)
@blp.answers(200, PushSubscription, description="It was sent before: the same answer")
def subscribe(sent: subscriptions.NewSubscription, tournament_id: UUID, subscription_id: UUID) -> Response:
    """Be told of escalations that lie with the caller, and of decisions that concern them

    It takes the place of what this browser asked for here before, and ends with whatever let the browser in.
    """
    with write() as connection:
        return send_put(
            *subscriptions.put_subscription(
                connection, official(), push_sender(), subscription_id, sent, datetime.now(UTC)
            )
        )


@blp.put("/push-subscriptions/<uuid:subscription_id>/end")
@blp.answers(204)
def unsubscribe(tournament_id: UUID, subscription_id: UUID) -> Response:
    """Be told nothing more

    There is no body. What is not there has ended already.
    """
    with write() as connection:
        push_subscriptions.end(connection, subscription_id, official().credential)
    return Response(status=204)
