"""Calls to inspect, and who has the tile."""

from __future__ import annotations

import marshmallow as ma

from api.draws.draws_schemas import SEAT, FoulOfSeat
from api.frame.bounded import BoundedList
from api.frame.schemas import Answers, Schema
from api.hands.hands_schemas import Assumption, Citation, Named
from api.rulebooks.rulebooks_schemas import Reading, RulebookChoice, RulebookNames, Source
from rulings.calls.inspect import ENDS
from rulings.calls.kan_dora import TIMINGS
from rulings.calls.question import APART, DISCARD, KINDS_OF_CALL, NOTHING, PLACES, SINCE, TILES_TO_CALL, VOICES

fields = ma.fields
MOST_CALLS = 3 * len(KINDS_OF_CALL)


def maybe(known: tuple[str, ...], description: str) -> ma.fields.String:
    """Return a field for an answer that nobody may have told."""
    return fields.String(
        load_default=None,
        allow_none=True,
        validate=ma.validate.OneOf(known),
        metadata={"description": description},
    )


def perhaps(description: str) -> ma.fields.Boolean:
    """Return a field for a yes or no that nobody may have told."""
    return fields.Boolean(load_default=None, allow_none=True, metadata={"description": description})


def flag(description: str) -> ma.fields.Boolean:
    """Return a field for what usually isn't so."""
    return fields.Boolean(load_default=False, metadata={"description": description})


class CallAsked(Schema):
    """One player's call; who says "pon, no, ron" has called twice."""

    seat = fields.String(required=True, validate=SEAT)
    kind = fields.String(required=True, validate=ma.validate.OneOf(KINDS_OF_CALL))
    voice = fields.String(
        load_default="clear",
        validate=ma.validate.OneOf(VOICES),
        metadata={"description": "Silent: nobody heard it, the tiles were shown"},
    )
    apart = maybe(APART, "How it came after another player's call before it")
    hidden = perhaps("The caller could not see the tile in time")
    holds = perhaps("The caller shows the tiles for it")
    orphans = perhaps("It is thirteen orphans")
    slip = perhaps("It mends a slip of the tongue at once")
    shown = perhaps("The tiles for it lay open when the player changed it")


class CallsQuestion(Schema):
    """Which tile, who called, what has happened since, and under which rulebook."""

    rulebook = fields.Nested(RulebookChoice, required=True)
    rules = Answers(description="Rule point → answer, where the rulebook leaves it open", example={})
    tile = fields.String(load_default=DISCARD, validate=ma.validate.OneOf(TILES_TO_CALL))
    from_ = fields.String(
        data_key="from",
        attribute="from",
        load_default="east",
        validate=SEAT,
        metadata={"description": "Whose tile it is"},
    )
    calls = BoundedList(
        fields.Nested(CallAsked),
        load_default=list,
        most=MOST_CALLS,
        metadata={"description": "In the order heard; after a silent win, those on the next player's discard"},
    )
    since = fields.String(
        load_default=NOTHING,
        validate=ma.validate.OneOf(SINCE),
        metadata={"description": "What the next player, or who took the tile, has done since"},
    )
    taker = fields.String(
        load_default=None, allow_none=True, validate=SEAT, metadata={"description": "Who has taken the tile"}
    )
    place = maybe(PLACES, "Where the tile lies, if that is disputed")
    too_fast = perhaps("The next player drew too fast to call")
    last = flag("It is the last tile")
    knocked = flag("It was knocked over by accident")
    tsumo_said = flag("Its player had said tsumo")
    drawn_wins = flag("The next player says tsumo on the drawn tile")
    indicator_turned = flag("The kan dora was turned before the discard")


class CallAnswer(Schema):
    """What becomes of one call."""

    seat = fields.String(required=True, validate=SEAT)
    kind = fields.String(required=True, validate=ma.validate.OneOf(KINDS_OF_CALL))
    kind_text = fields.String(required=True)
    has = fields.Boolean(required=True, allow_none=True, metadata={"description": "Null while that is not known"})
    why = fields.String(required=True, allow_none=True, metadata={"description": "Why it is void"})
    why_text = fields.String(required=True, allow_none=True)


class AskedAnswer(Schema):
    """What one answer would come to."""

    answer = fields.Raw(required=True)
    text = fields.String(required=True)
    ends = fields.String(required=True, validate=ma.validate.OneOf(ENDS))
    ends_text = fields.String(required=True)
    has = fields.List(fields.String(validate=SEAT), required=True)


class CallQuestion(Schema):
    """A fact that still matters."""

    fact = fields.String(required=True)
    at = fields.Integer(
        required=True, strict=True, allow_none=True, metadata={"description": "The place of the call it belongs to"}
    )
    question = fields.String(required=True)
    answers = fields.List(fields.Nested(AskedAnswer), required=True)


class CallInspection(Schema):
    """Who has a tile, and why."""

    rulebook = fields.Nested(RulebookNames, required=True)
    ends = fields.String(required=True, validate=ma.validate.OneOf(ENDS))
    ends_text = fields.String(required=True)
    why = fields.String(required=True, allow_none=True)
    why_text = fields.String(required=True, allow_none=True)
    has = fields.List(fields.String(validate=SEAT), required=True, metadata={"description": "Who has the tile"})
    calls = fields.List(fields.Nested(CallAnswer), required=True)
    asks = fields.Nested(CallQuestion, required=True, allow_none=True)
    dora = fields.String(
        required=True,
        allow_none=True,
        validate=ma.validate.OneOf(TIMINGS),
        metadata={"description": "When the kan's indicator is turned"},
    )
    dora_text = fields.String(required=True, allow_none=True)
    table = fields.List(
        fields.Nested(Named), required=True, metadata={"description": "What becomes of tiles drawn or taken"}
    )
    fouls = fields.List(fields.Nested(FoulOfSeat), required=True)
    sources = fields.List(fields.Nested(Source), required=True)
    readings = fields.List(fields.Nested(Reading), required=True)
    cited = fields.List(fields.Nested(Citation), required=True)
    assumed = fields.List(fields.Nested(Assumption), required=True)
    lang = fields.String(required=True)
