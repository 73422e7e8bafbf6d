"""Who gets a push message about a help call: those called, then the caller; and who comes, once nobody need come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple
from uuid import UUID

import orjson
from sqlalchemy import Connection

import rulings as rules
from models.database import register
from models.event.tables import PlayingTable
from models.people import push_subscriptions
from models.people.push_subscriptions import SubscriptionOfPerson
from models.ruling import help_calls
from models.ruling.help_calls import HelpCall
from services.push.delivery import AddressedMessage, Message
from services.push.words import push_text
from services.ruling.help_calls import lies_with

HALF_AN_HOUR = 1800


class HelpCallUpdate(NamedTuple):
    """A help call was made, answered or ended."""

    tournament_id: UUID
    help_call_id: UUID


def messages_for(connection: Connection, update: HelpCallUpdate) -> Iterator[AddressedMessage]:
    """Yield a message for each recipient's browser, in its language, of how the call stands now."""
    row = help_calls.find(connection, update.tournament_id, update.help_call_id)
    assert row is not None, "nothing of it is ever deleted"  # noqa: S101 -- for the type checker
    table = register.find(connection, PlayingTable, update.tournament_id, row.table_id)
    assert table is not None, "a help call has a table"  # noqa: S101 -- for the type checker
    for subscription in push_subscriptions.in_tournament(connection, update.tournament_id):
        if _concerns(row, subscription):
            yield AddressedMessage(subscription.id, _message(row, table.label, subscription.language))


def _concerns(row: HelpCall, subscription: SubscriptionOfPerson) -> bool:
    official = subscription.official_id
    if official is None:
        return False
    if row.ended_at is None and row.answered_at is not None:
        return official == row.official_id
    return official != row.ended_by and lies_with(row, official, subscription.roles or ())


def _message(row: HelpCall, label: str, language: str) -> Message:
    shown = {
        "title": push_text("table", language, label=label),
        "body": _line(row, language),
        "lang": language,
        "tag": f"help-{row.id}",
        "place": f"#/help/{row.id}",
    }
    urgency = "normal" if row.ended_at is not None else "high"
    return Message(orjson.dumps(shown), row.id.hex, urgency, HALF_AN_HOUR)


def _line(row: HelpCall, language: str) -> str:
    if row.ended_at is not None:
        return push_text("help.ended", language)
    if row.answered_at is not None:
        return push_text(f"help.coming.{row.level}", language)
    foul = row.request.get("foul")
    if foul is None:
        return push_text("help.called", language)
    return push_text("help.called-about", language, foul=rules.Words(rules.library(), language).name("fouls", foul))
