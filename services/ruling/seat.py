"""Where the offender sits: the hanchan's seats and the number of the hand tell it, so the call must say the same."""

from __future__ import annotations

from uuid import UUID

from sqlalchemy import Connection

from models.database import register
from models.people.players import Player
from models.ruling.hand import SEATS
from models.ruling.incidents import Incident
from services.errors import invalid_field
from services.ruling.request import RulingRequest


def fill_in_seat(connection: Connection, tournament_id: UUID, call: RulingRequest, found: Incident) -> RulingRequest:
    """Fill in `seat` and `context.seat` as far as they are known; of officials and teams as the call says.

    Raises Invalid when the offender does not sit in that hanchan, or on another seat in that hand.
    """
    known = _known_seat(connection, tournament_id, call, found)
    named = call["context"].get("seat")
    seat = call.get("seat", known or named)
    if known is not None and seat != known:
        raise invalid_field("seat", "The offender has another seat in this hand.", f"Say {known}, or leave it out.")
    if named is not None and named != seat:
        raise invalid_field("context.seat", f"The offender's seat is {seat}.", f"Say {seat}, or leave it out.")
    return call if seat is None else {**call, "seat": seat, "context": {**call["context"], "seat": seat}}


def wind_of(start: str, hand_number: int) -> str:
    """Return the seat wind in hand `hand_number` of who began on `start`: in hand 2 South has become East."""
    return SEATS[(SEATS.index(start) - hand_number + 1) % len(SEATS)]


def _known_seat(connection: Connection, tournament_id: UUID, call: RulingRequest, found: Incident) -> str | None:
    offender = call["offender"]
    if "hanchan" not in call or offender["kind"] != "player":
        return None
    if offender["id"] not in found.seats:
        names = (
            register.find(connection, Player, tournament_id, player) for player in found.seats if player is not None
        )
        sitting = ", ".join(f"{player.name} ({player.id})" for player in names if player is not None)
        raise invalid_field("offender.id", f"{found.offender_name} does not sit in this hanchan.", f"There: {sitting}.")
    return wind_of(found.seats[offender["id"]], call["hand"]["number"]) if "hand" in call else None
