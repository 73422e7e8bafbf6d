"""Fouls as they are searched, and each with its questions."""

from __future__ import annotations

import marshmallow as ma

from api.frame.schemas import Query, Schema
from api.rulebooks.rulebooks_schemas import SHORT, RulebookNames

fields = ma.fields
LONGEST_QUERY = 100
FACT_KINDS = ("yes-no", "choice", "count")


class FoulsQuery(Query):
    """What to look for."""

    q = fields.String(
        load_default="",
        validate=ma.validate.Length(max=LONGEST_QUERY),
        metadata={
            "description": "Words or a sentence in any language, typos included; without it every foul",
            "example": "chombo",
        },
    )
    rulebook = fields.String(
        validate=SHORT, metadata={"description": "What this book covers comes first", "example": "wrc-2022"}
    )


class Category(Schema):
    """A chapter of the catalogue."""

    id = fields.String(required=True, metadata={"example": "calls"})
    name = fields.String(required=True, metadata={"example": "Calls and declarations"})


class Foul(Schema):
    """What happened, the same in every rulebook."""

    id = fields.String(required=True, metadata={"example": "empty-win"})
    name = fields.String(required=True, metadata={"example": "Empty win declaration"})
    category = fields.Nested(Category, required=True)
    asks = fields.List(
        fields.String,
        required=True,
        metadata={"description": "The facts that some rulebook asks", "example": ["hand_shown"]},
    )


class FoulMatch(Foul):
    """A foul that fits the query."""

    score = fields.Integer(required=True, strict=True, metadata={"description": "How well it fits, 0 to 100"})


class Meaning(Schema):
    """One thing that the query may mean."""

    foul = fields.String(required=True)
    text = fields.String(required=True)


class Ambiguity(Schema):
    """The query names more than one thing: ask which."""

    id = fields.String(required=True, metadata={"example": "open-riichi"})
    question = fields.String(required=True)
    means = fields.List(fields.Nested(Meaning), required=True)


class FoulList(Schema):
    """Fouls that fit the query, best first."""

    query = fields.String(required=True)
    ambiguity = fields.Nested(Ambiguity, required=True, allow_none=True)
    items = fields.List(fields.Nested(FoulMatch), required=True)
    lang = fields.String(required=True)


class PlainAnswer(Schema):
    """What can be answered."""

    value = fields.Raw(required=True, metadata={"description": "true, false or the id of a choice"})
    text = fields.String(required=True, metadata={"example": "Voice only"})


class PlainQuestion(Schema):
    """A question of this foul. A count has `min` and `max`, the others `answers`."""

    fact = fields.String(required=True, metadata={"example": "hand_shown"})
    kind = fields.String(required=True, validate=ma.validate.OneOf(FACT_KINDS))
    text = fields.String(required=True, metadata={"example": "Was the hand shown?"})
    answers = fields.List(fields.Nested(PlainAnswer))
    min = fields.Integer(strict=True)
    max = fields.Integer(strict=True)
    unit = fields.String(metadata={"description": "seconds where the count is a time, shown as 10:30"})


class Coverage(RulebookNames):
    """A base book, and what it makes of this foul."""

    covered = fields.Boolean(required=True)
    asks = fields.List(fields.String, required=True, metadata={"description": "The facts that this book turns on"})


class FoulCard(Foul):
    """A foul with its questions."""

    questions = fields.List(fields.Nested(PlainQuestion), required=True)
    rulebooks = fields.List(fields.Nested(Coverage), required=True)
    lang = fields.String(required=True)
