"""Handing one message to the push service of one browser, and what that answered."""

from __future__ import annotations

from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import NamedTuple
from uuid import UUID

from py_vapid import Vapid02
from urllib3 import BaseHTTPResponse, HTTPConnectionPool, HTTPSConnectionPool, Timeout
from urllib3.exceptions import ConnectTimeoutError, HTTPError, NewConnectionError

from models.people.push_subscriptions import PushSubscription
from services.push.encryption import encrypt
from services.push.push_services import Services, Target
from services.push.vapid import signed
from services.web_requests import deadline

TIMEOUT = Timeout(connect=5, read=10)
SECONDS = 20.0  # for the whole of one message
UNREACHED = 0


class Message(NamedTuple):
    """What is told. `topic`: a later message takes the place of one that still waits at the service."""

    content: bytes
    topic: str
    urgency: str
    lasts: int  # seconds, for as long as it is worth telling


class AddressedMessage(NamedTuple):
    """One message to one browser."""

    subscription_id: UUID
    message: Message


class Answer(NamedTuple):
    """`status` 0: nobody answered. `wait`: seconds that the service asks for, None where it does not say."""

    status: int
    wait: float | None = None


def post(services: Services, key: Vapid02, contact: str, subscription: PushSubscription, message: Message) -> Answer:
    """Send it, once. Raises Unsafe where the address is not to be sent to."""
    try:
        target = services.target(subscription.endpoint)
    except OSError:
        return Answer(UNREACHED)
    body = encrypt(message.content, subscription.p256dh, subscription.auth)
    headers = {
        **signed(key, target.origin, contact),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(message.lasts),
        "Topic": message.topic,
        "Urgency": message.urgency,
    }
    return _sent(target, body, headers)


def _sent(target: Target, body: bytes, headers: dict[str, str]) -> Answer:
    """To the first address that takes a connection: it was looked at, and the name may lead elsewhere next time."""
    for address in target.addresses:
        with _pool(target, address) as pool:
            try:
                with deadline(pool, SECONDS):
                    response = pool.urlopen(
                        "POST",
                        target.path,
                        body,
                        {"Host": target.origin.partition("://")[2], **headers},
                        redirect=False,
                        retries=False,
                        preload_content=False,
                    )
                    response.close()
            except (NewConnectionError, ConnectTimeoutError):
                continue
            except (HTTPError, TimeoutError):
                return Answer(UNREACHED)
            return Answer(response.status, _wait(response))
    return Answer(UNREACHED)


def _pool(target: Target, address: str) -> HTTPConnectionPool:
    if target.scheme == "http":
        return HTTPConnectionPool(address, target.port, timeout=TIMEOUT)
    return HTTPSConnectionPool(
        address, target.port, timeout=TIMEOUT, server_hostname=target.host, assert_hostname=target.host
    )


def _wait(response: BaseHTTPResponse) -> float | None:
    retry_after = response.headers.get("Retry-After", "")
    if retry_after.isascii() and retry_after.isdigit():
        return float(retry_after)
    try:
        until = parsedate_to_datetime(retry_after)
    except ValueError:
        return None
    return max(0.0, (until.astimezone(UTC) - datetime.now(UTC)).total_seconds())
