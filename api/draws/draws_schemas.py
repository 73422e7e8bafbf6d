"""A draw to inspect, and what it comes to."""

from __future__ import annotations

from typing import Any

import marshmallow as ma

from api.frame.bounded import BoundedDict, BoundedList
from api.frame.schemas import Answers, Schema
from api.hands.hands_schemas import MOST_COUNTERS, ROW, TILES, BySeat, Named, OfferedFoul
from api.rulebooks.rulebooks_schemas import SHORT, RulebookChoice, RulebookNames, Source
from rulings.draws.inspect import ENDS
from rulings.draws.question import DECLARED, EXHAUSTIVE, HANDS, KINDS_OF_DRAW, MOST_QUADS
from rulings.engine.context import SEATS

fields = ma.fields
SEAT = ma.validate.OneOf(SEATS)
MOST_DECLARATIONS = 16
FIRST_COUNTS = "In the order in which they were made; of one seat the first counts"


def seats(description: str) -> ma.fields.List[Any]:
    """Return a field for some of the four seats."""
    return BoundedList(
        fields.String(validate=SEAT),
        load_default=list,
        most=len(SEATS),
        metadata={"description": description},
    )


def by_seat(values: ma.fields.Field[Any], description: str) -> ma.fields.Dict:
    """Return a field for something of some seats."""
    return BoundedDict(
        fields.String(validate=SEAT),
        values,
        most=len(SEATS),
        load_default=dict,
        metadata={"description": description},
    )


class Declaration(Schema):
    """What a player said at the draw."""

    seat = fields.String(required=True, validate=SEAT)
    said = fields.String(required=True, validate=ma.validate.OneOf(DECLARED))


class DrawQuestion(Schema):
    """How a hand ended, and under which rulebook."""

    rulebook = fields.Nested(RulebookChoice, required=True)
    rules = Answers(description="Rule point → answer, where the rulebook leaves it open", example={})
    kind = fields.String(load_default=EXHAUSTIVE, validate=ma.validate.OneOf(KINDS_OF_DRAW))
    declarations = BoundedList(
        fields.Nested(Declaration),
        load_default=list,
        most=MOST_DECLARATIONS,
        metadata={"description": FIRST_COUNTS},
    )
    riichi = seats("Who has declared riichi")
    dead = seats("Whose hand is dead")
    hands = by_seat(
        fields.String(validate=ma.validate.OneOf(HANDS)), "What was shown; `shape` is tenpai without a yaku"
    )
    discards = by_seat(fields.String(validate=ROW, metadata=TILES), "For nagashi mangan all, for four winds the first")
    taken = seats("Of whose discards one was called")
    called = seats("Who has called a tile")
    quads = by_seat(
        fields.Integer(strict=True, validate=ma.validate.Range(0, MOST_QUADS)), "How many, concealed ones too"
    )
    seat = fields.String(
        load_default="east", validate=SEAT, metadata={"description": "Who has nine terminals and honours"}
    )
    tiles = fields.String(
        load_default="", validate=SHORT, metadata={**TILES, "description": "For nine terminals: all fourteen"}
    )
    won = fields.Boolean(
        load_default=False, metadata={"description": "Someone wins on the last riichi's or kan's tile"}
    )
    counters = fields.Integer(strict=True, load_default=0, validate=ma.validate.Range(0, MOST_COUNTERS))
    deposits = fields.Integer(
        strict=True,
        load_default=0,
        validate=ma.validate.Range(0, MOST_COUNTERS),
        metadata={"description": "On the table from earlier hands"},
    )


class SeatNagashi(Schema):
    """Whether a row of discards makes nagashi mangan."""

    made = fields.Boolean(required=True)
    against = fields.List(fields.Nested(Named), required=True)


class SeatAnswer(Schema):
    """What one seat counts as, may still say, and must show."""

    counted = fields.String(required=True, allow_none=True, validate=ma.validate.OneOf(DECLARED))
    counted_text = fields.String(required=True, allow_none=True)
    may = fields.List(fields.String(validate=ma.validate.OneOf(DECLARED)), required=True)
    shows = fields.String(required=True, allow_none=True, validate=ma.validate.OneOf(["must", "must-not"]))
    shows_text = fields.String(required=True, allow_none=True)
    remarks = fields.List(fields.Nested(Named), required=True)
    nagashi = fields.Nested(SeatNagashi, required=True, allow_none=True)


class SeatsAnswer(Schema):
    """All four seats."""

    east = fields.Nested(SeatAnswer, required=True)
    south = fields.Nested(SeatAnswer, required=True)
    west = fields.Nested(SeatAnswer, required=True)
    north = fields.Nested(SeatAnswer, required=True)


class Aftermath(Schema):
    """What the draw pays and leaves."""

    payments = fields.Nested(BySeat, required=True)
    deposits = fields.Integer(required=True, strict=True, metadata={"description": "On the table"})
    returned = fields.List(
        fields.String(validate=SEAT), required=True, metadata={"description": "Who takes the own deposit back"}
    )
    counters = fields.Integer(required=True, strict=True)
    dealer = fields.String(required=True, validate=ma.validate.OneOf(["stays", "passes"]))
    dealer_text = fields.String(required=True)


class DrawAssumption(Schema):
    """A rule point that the rulebook leaves open and this answer hangs on."""

    point = fields.String(required=True, metadata={"example": "dealer-continuance"})
    text = fields.String(required=True)
    answer = fields.Raw(required=True, metadata={"description": "A list where several may be in use"})
    answer_text = fields.String(required=True)


class DrawCitation(DrawAssumption):
    """A rule point that the rulebook states and this answer hangs on."""

    source = fields.Nested(
        Source, required=True, allow_none=True, metadata={"description": "Null where the section is not known"}
    )


class FoulOfSeat(OfferedFoul):
    """A foul that may have to be ruled on, and whose it is."""

    seat = fields.String(required=True, validate=SEAT)


class DrawInspection(Schema):
    """What a draw comes to."""

    rulebook = fields.Nested(RulebookNames, required=True)
    kind = fields.String(required=True, validate=ma.validate.OneOf(KINDS_OF_DRAW))
    kind_text = fields.String(required=True)
    ends = fields.String(required=True, validate=ma.validate.OneOf(ENDS))
    ends_text = fields.String(required=True)
    against = fields.List(fields.Nested(Named), required=True, metadata={"description": "Why an abortive draw is none"})
    terminals = fields.Integer(
        required=True,
        strict=True,
        allow_none=True,
        metadata={"description": "How many different terminals and honours, where that is asked"},
    )
    seats = fields.Nested(SeatsAnswer, required=True)
    to_declare = fields.String(required=True, allow_none=True, metadata={"description": "Whose turn it is to declare"})
    nagashi = fields.List(fields.String(validate=SEAT), required=True, metadata={"description": "Who made it"})
    after = fields.Nested(Aftermath, required=True, allow_none=True)
    cited = fields.List(fields.Nested(DrawCitation), required=True)
    assumed = fields.List(fields.Nested(DrawAssumption), required=True)
    fouls = fields.List(fields.Nested(FoulOfSeat), required=True)
    lang = fields.String(required=True)
