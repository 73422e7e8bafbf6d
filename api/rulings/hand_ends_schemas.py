"""Ends of hands as they are sent and answered."""

from __future__ import annotations

from typing import Any

import marshmallow as ma

from api.decisions.decisions_schemas import Decision, Deferral
from api.frame import shapes
from api.frame.bounded import BoundedDict, BoundedList
from api.frame.schemas import Answers, Schema
from api.frame.shapes import AtTable, Hand
from api.rulings.rulings_schemas import RulingItem
from models.ruling.hand import SEATS

fields = ma.fields
HOW = ("win", "exhaustive-draw", "four-riichi", "abortive-draw", "chonbo")
SHOWN = ("tenpai", "noten", "refused")
SETS = ("winners", "riichi", "tenpai")
MOST_DEPOSITS = 1000


def _by_seat(answers: tuple[str, ...], description: str) -> fields.Dict:
    return BoundedDict(
        shapes.seat(),
        fields.String(validate=ma.validate.OneOf(answers)),
        most=len(SEATS),
        metadata={"description": description, "example": {"east": answers[0]}},
    )


def _seats(description: str, least: int = 0, most: int = len(SEATS)) -> fields.List[Any]:
    return BoundedList(
        shapes.seat(),
        least=least,
        most=most,
        metadata={"description": description, "example": ["south"]},
    )


class NextHand(Hand):
    """The hand that is played next, and the riichi sticks that lie on the table before it."""

    counters = fields.Integer(strict=True, required=True, validate=ma.validate.Range(0, 1000), metadata={"example": 1})
    deposits = fields.Integer(
        strict=True, required=True, validate=ma.validate.Range(0, MOST_DEPOSITS), metadata={"example": 1}
    )


class HandEndRequest(AtTable):
    """How a hand ended."""

    how = fields.String(required=True, validate=ma.validate.OneOf(HOW))
    winners = _seats("Whose win it was: several where the book lets them all win", least=1, most=3)
    riichi = _seats("Who had declared riichi")
    tenpai = _seats("Of an exhaustive draw: who was tenpai")
    next = fields.Nested(NextHand, metadata={"description": "The hand that the official says comes next"})
    hands = _by_seat(SHOWN, "Seat → what the hand in riichi showed: tenpai, noten, refused")
    quads = _by_seat(("valid", "invalid"), "Seat → whether the quad after riichi was valid")
    answers = BoundedDict(
        fields.UUID(),
        Answers(),
        most=shapes.SOME_ITEMS,
        metadata={"description": "Ruling → further facts (fact → answer) that its judgment needs", "example": {}},
    )
    device_at = shapes.moment(metadata={"description": "When, by the device's clock"})

    @ma.post_load
    def _rulings_as_text(self, sent: dict[str, Any], **_: Any) -> dict[str, Any]:
        """Turn the rulings' ids into text: JSON's keys are texts."""
        if "answers" in sent:
            sent["answers"] = {str(ruling): facts for ruling, facts in sent["answers"].items()}
        return sent

    @ma.post_load
    def _seats_in_one_order(self, sent: dict[str, Any], **_: Any) -> dict[str, Any]:
        """Order the seats, so that the same ones are the same body."""
        return {name: sorted(said, key=SEATS.index) if name in SETS else said for name, said in sent.items()}

    @ma.validates_schema
    def _a_win_has_winners(self, sent: dict[str, Any], **_: Any) -> None:
        if sent["how"] == "win" and "winners" not in sent:
            raise ma.ValidationError("Missing data for required field: whose win was it?", "winners")
        if sent["how"] != "win" and "winners" in sent:
            raise ma.ValidationError("Unknown field: only a win has winners.", "winners")
        if sent["how"] != "exhaustive-draw" and "tenpai" in sent:
            raise ma.ValidationError("Unknown field: only an exhaustive draw asks who was tenpai.", "tenpai")

    @ma.validates_schema
    def _each_seat_once(self, sent: dict[str, Any], **_: Any) -> None:
        for name in SETS:
            if len(set(sent.get(name, []))) < len(sent.get(name, [])):
                raise ma.ValidationError("Longer than need be: name each seat once.", name)

    @ma.validates_schema
    def _next_follows_a_hand(self, sent: dict[str, Any], **_: Any) -> None:
        for name in ("hanchan", "hand"):
            if "next" in sent and name not in sent:
                raise ma.ValidationError("Missing data: name the hand that the next one follows.", name)


class HandEndWithdrawal(Schema):
    """Why the end of a hand is withdrawn."""

    reason = shapes.text(required=True)


class ClosedRuling(Schema):
    """A ruling that this closed, with what it came to."""

    ruling = fields.UUID(required=True)
    kind = fields.String(required=True)
    status = fields.String(required=True, metadata={"description": "closed, unless withdrawn or amended since"})
    decision = fields.Nested(Decision, required=True)


class DeferredRuling(RulingItem):
    """A ruling that waits."""

    deferred = fields.Nested(Deferral, required=True)


class HandEnd(Schema):
    """The end of a hand."""

    id = fields.UUID(required=True)
    table = fields.UUID(required=True)
    hanchan = fields.UUID(required=True, allow_none=True)
    hand = fields.Nested(Hand, required=True, allow_none=True)
    how = fields.String(required=True, validate=ma.validate.OneOf(HOW))
    winners = fields.List(fields.String(), required=True)
    hands = fields.Dict(keys=fields.String(), values=fields.String(), required=True)
    quads = fields.Dict(keys=fields.String(), values=fields.String(), required=True)
    riichi = fields.List(fields.String(), required=True)
    tenpai = fields.List(fields.String(), required=True, allow_none=True, metadata={"description": "null: not said"})
    next = fields.Nested(NextHand, required=True, allow_none=True)
    official = fields.UUID(required=True)
    device_at = fields.AwareDateTime(required=True, allow_none=True)
    server_at = fields.AwareDateTime(required=True)
    withdrawn_at = fields.AwareDateTime(
        required=True, allow_none=True, metadata={"description": "Since then it counts for nothing"}
    )
    closed = fields.List(fields.Nested(ClosedRuling), required=True)
    still_waiting = fields.List(
        fields.Nested(DeferredRuling),
        required=True,
        metadata={"description": "Rulings that still wait at this table, for another hand, oldest first"},
    )


class DeferredList(Schema):
    """Rulings that wait, oldest first."""

    items = fields.List(fields.Nested(DeferredRuling), required=True)
