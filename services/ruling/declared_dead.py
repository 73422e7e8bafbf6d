"""Whether a hand was declared dead, as far as the log can still tell: nobody tells it when the next hand begins."""

from __future__ import annotations

from datetime import timedelta
from typing import NamedTuple
from uuid import UUID

from models.ruling import dead_hands
from models.ruling.dead_hands import DeadHand
from models.ruling.hand import Hand, hand_of
from models.ruling.hands_named import HandNamed, list_named, time_of
from services.ruling.situation import Situation

LASTS = timedelta(minutes=8)  # a hand seldom takes longer: after that a person has to say whether it is still this one


class _Place(NamedTuple):
    """A hand at the table, as far as it is known."""

    hanchan_id: UUID | None
    hand: Hand | None

    def order(self, named: HandNamed) -> int:
        """Compare it with what was named: above zero when that is later, zero when it may be the same."""
        if self.hanchan_id is not None and named.hanchan_id is not None and self.hanchan_id != named.hanchan_id:
            return 1 if self.hanchan_id < named.hanchan_id else -1  # UUIDv7: the hanchan made later has the higher id
        return 0 if self.hand is None or named.hand is None else named.hand.order(self.hand)


def declared_dead(situation: Situation) -> bool | None:
    """Return whether this hand was declared dead.

    None where the log can't tell: the seat is not known, eight minutes passed since somebody last named this hand, or
    a later hand was named meanwhile.
    """
    if "seat" not in situation.call:
        return None if situation.found.dead_hands else False
    held = find_active(situation)
    if held:
        return True if any(_is_sure(situation, row) for row in held) else None
    return None if _find_expired(situation) else False


def find_doubtful(situation: Situation) -> DeadHand | None:
    """Return the declaration of which only a person can say whether it is of this hand."""
    if "seat" not in situation.call or declared_dead(situation) is not None:
        return None
    return (find_active(situation) or _find_expired(situation))[0]


def find_active(situation: Situation) -> list[DeadHand]:
    """Return the declarations that may be of the call's seat and hand, and held when it was made."""
    if not situation.found.dead_hands:
        return []
    call = situation.call
    where = (situation.tournament_id, call["table"], call["seat"], situation.at, call.get("hanchan"), situation.hand)
    return dead_hands.list_held(situation.connection, *where, without=situation.amended)


def _find_expired(situation: Situation) -> list[DeadHand]:
    call, hand = situation.call, situation.hand
    if hand is None:
        return []
    where = (situation.tournament_id, call["table"], call["seat"], call.get("hanchan"), hand)
    rows = dead_hands.list_moved_on(situation.connection, *where)
    return [row for row in rows if row.id != situation.amended]


def _is_sure(situation: Situation, row: DeadHand) -> bool:
    """Say whether the hand of that declaration surely lasts still when the call is made."""
    call, declared = situation.call, time_of(row)
    place = _Place(call.get("hanchan") or row.hanchan_id, situation.hand or hand_of(row))
    last = declared
    for named in list_named(situation.connection, situation.tournament_id, call["table"]):
        order = place.order(named)
        if declared < named.at <= situation.at and (order > 0 or (order < 0 and row.hand_wind is None)):
            return False
        if order == 0 and place.hand is not None and named.hand is not None:
            last = max(last, named.at)
    return situation.at - last < LASTS
