"""Training cards as they are listed, and one with its answer."""

from __future__ import annotations

import marshmallow as ma

from api.frame.bounded import BoundedList
from api.frame.schemas import Query, Schema
from api.frame.shapes import limit
from api.rulebooks.rulebooks_schemas import SHORT, Source
from rulings.training.solution import KINDS, LEVELS

fields = ma.fields
MOST = 50


def _several(described: str) -> fields.List[str]:
    """Make a parameter that may be there several times."""
    about = {"description": described}
    return BoundedList(fields.String(validate=SHORT), load_default=list, most=MOST, metadata=about)


class CardQuery(Query):
    """Under which rulebook."""

    rulebook = fields.String(
        required=True, validate=SHORT, metadata={"description": "A base book", "example": "wrc-2025"}
    )
    option = _several("An option, with its value where it takes one: `uma=30,10`")
    reading = _several("A reading: `wrc-2025-refused-hand=referee`")


class CardsQuery(CardQuery):
    """Which cards."""

    level = fields.Integer(
        strict=False, validate=ma.validate.OneOf(LEVELS), metadata={"description": "1 easy, 2 middling, 3 hard"}
    )
    subject = fields.String(validate=SHORT, metadata={"example": "draws"})
    after = fields.String(validate=SHORT, metadata={"description": "The last `next`"})
    limit = limit()


class CardChoice(Schema):
    """What can be chosen."""

    id = fields.String(required=True, metadata={"example": "dead-hand"})
    text = fields.String(required=True, metadata={"example": "Dead hand"})


class CardStep(Schema):
    """What carries it out."""

    id = fields.String(required=True)
    text = fields.String(required=True)


class CardSource(Source):
    """Where it stands; `row` of the penalty table, where it is one."""

    row = fields.String()


class CardOrigin(Schema):
    """What the card was written from."""

    id = fields.String(required=True)
    section = fields.String(required=True)
    title = fields.String(required=True)
    reading = fields.String(required=True)


class CardAnswer(Schema):
    """What the rulebook says."""

    choice = fields.String(required=True, metadata={"description": "The right one's id"})
    line = fields.String(required=True, metadata={"example": "Chonbo (30P)"})
    tiles = fields.List(fields.String, required=True, metadata={"description": "The waits, where they were asked for"})
    steps = fields.List(fields.Nested(CardStep), required=True)
    source = fields.Nested(CardSource, required=True, allow_none=True)
    foul = fields.String(required=True, allow_none=True, metadata={"description": "The foul that lies in it"})


class CardWithoutAnswer(Schema):
    """A situation and the choices."""

    id = fields.String(required=True, metadata={"example": "ron-voice-only"})
    kind = fields.String(required=True, validate=ma.validate.OneOf(KINDS))
    level = fields.Integer(required=True, strict=True, validate=ma.validate.OneOf(LEVELS))
    subject = fields.String(required=True, metadata={"example": "calls"})
    story = fields.String(required=True)
    question = fields.String(required=True, metadata={"example": "What do you rule?"})
    laid = fields.Dict(
        required=True, metadata={"description": "What POST /hands or POST /draws is asked, and the tile asked about"}
    )
    choices = fields.List(fields.Nested(CardChoice), required=True)
    from_ = fields.Nested(CardOrigin, required=True, data_key="from", attribute="from")


class Card(CardWithoutAnswer):
    """A situation, the choices and the answer."""

    answer = fields.Nested(CardAnswer, required=True)
    lang = fields.String(required=True)


class OpenCard(Card):
    """A card as everybody may see it."""

    answer = fields.Nested(
        CardAnswer, required=True, allow_none=True, metadata={"description": "Null while an exam asks the card"}
    )


class CardPage(Schema):
    """Some cards of a rulebook, in their order."""

    items = fields.List(fields.Nested(CardWithoutAnswer), required=True)
    next = fields.String(required=True, allow_none=True, metadata={"description": "Send it as `after` for more"})
    lang = fields.String(required=True)
