"""A call, what it names, and what its hanchan tells."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple
from uuid import UUID

from sqlalchemy import Connection

from models.ruling.hand import Hand
from models.ruling.incidents import Incident
from services.ruling.request import AtTable, RulingRequest


class Situation(NamedTuple):
    """The call as it was `sent`, and with what its hanchan tells filled in; what it names, and when it was made."""

    connection: Connection
    tournament_id: UUID
    sent: RulingRequest
    call: RulingRequest
    found: Incident
    at: datetime

    @property
    def hand(self) -> Hand | None:
        """The hand that the call names."""
        return hand_named(self.call)

    @property
    def amended(self) -> UUID | None:
        """The ruling that this one replaces: nothing it said is known any more."""
        amends = self.call.get("amends")
        return None if amends is None else amends["ruling"]


def hand_named(body: AtTable) -> Hand | None:
    """Return the hand that a body names, or None."""
    hand = body.get("hand")
    return None if hand is None else Hand(hand["wind"], hand["number"], hand.get("counters"))
