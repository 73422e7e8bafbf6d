"""Rulebooks as they are named, listed and chosen from."""

from __future__ import annotations

import marshmallow as ma

from api.frame.bounded import BoundedList
from api.frame.language import LANGUAGES
from api.frame.schemas import Answers, Query, Schema

fields = ma.fields
SHORT = ma.validate.Length(max=100)
STANDINGS = ("official", "second-hand", "partial", "own")
READ = ("whole", "part", "second-hand")


class RulebookChoice(Schema):
    """A rulebook: a base book with options and readings."""

    id = fields.String(required=True, validate=SHORT, metadata={"example": "wrc-2022"})
    options = Answers(
        description="Option → its parameters, {} when it has none (GET /rulebooks/{rulebook_id}/options lists them)",
        example={"lower-penalties": {}},
    )
    readings = Answers(description="Reading → the alternative to take instead of the default", example={})


class RulebookNames(Schema):
    """The rulebook that an answer was given under."""

    id = fields.String(required=True, metadata={"example": "wrc-2022"})
    revision = fields.String(required=True, metadata={"description": "SHA-256 of the composed rulebook's content"})
    options = fields.Dict(required=True, metadata={"description": "Option → its parameters"})
    readings = fields.Dict(required=True, metadata={"description": "Only those that are not at their default"})
    standing = fields.String(required=True, validate=ma.validate.OneOf(STANDINGS))
    name = fields.String(required=True, metadata={"example": "WRC 2022"})
    edition = fields.String(required=True, metadata={"example": "2022"})
    standing_text = fields.String(required=True, metadata={"example": "From the official text"})
    standing_note = fields.String(required=True, metadata={"description": "What was read of it, and what was not"})
    option_names = fields.List(fields.String, required=True, metadata={"example": ["Lower penalties"]})


class Source(Schema):
    """Where it stands, and how much of that source was read."""

    id = fields.String(required=True, metadata={"example": "wrc-optional-2022"})
    section = fields.String(required=True, metadata={"example": "Mod 6.3"})
    title = fields.String(required=True, metadata={"example": "WRC Optional Rules 2022"})
    reading = fields.String(required=True, validate=ma.validate.OneOf(READ))


class Reading(Schema):
    """A documented choice where a source contradicts itself or is silent."""

    id = fields.String(required=True, metadata={"example": "r-league-arbiter-fine"})
    chosen = fields.String(required=True)
    question = fields.String(required=True)
    alternatives = fields.Dict(keys=fields.String, values=fields.String, required=True)
    default = fields.String(required=True)
    reason = fields.String(required=True, metadata={"description": "Why the default is the default"})


class OfferedReading(Reading):
    """A reading that can be chosen."""

    option = fields.String(
        required=True, allow_none=True, metadata={"description": "The option that brings it; null when the book does"}
    )


class RulebookItem(RulebookNames):
    """A base book in the list."""

    body = fields.String(required=True, metadata={"description": "Who published it"})


class RulebookList(Schema):
    """Every base book."""

    items = fields.List(fields.Nested(RulebookItem), required=True)
    lang = fields.String(required=True, validate=ma.validate.OneOf(LANGUAGES))


class ExportedRulebook(Schema):
    """A composed rulebook as the phone keeps it: all it needs to decide and to speak with no network."""

    id = fields.String(required=True)
    revision = fields.String(required=True)
    name = fields.Dict(required=True, metadata={"description": "Language → text, like all texts in here"})
    body = fields.String(required=True)
    edition = fields.String(required=True)
    standing = fields.String(required=True)
    standing_note = fields.Dict(required=True)
    content = fields.Dict(required=True, metadata={"description": "The rules; `revision` is the hash of this"})
    texts = fields.Dict(required=True, metadata={"description": "Names, questions, steps and phrases by id"})
    options = fields.Dict(required=True, metadata={"description": "The options of the base book by id"})


class OptionAnswer(Schema):
    """One of the values that a parameter takes."""

    value = fields.String(required=True)
    text = fields.String(required=True)


class OptionParameter(Schema):
    """A parameter of an option."""

    name = fields.String(required=True, metadata={"example": "places"})
    kind = fields.String(
        required=True,
        validate=ma.validate.OneOf(["uma", "hundreds", "several"]),
        metadata={
            "description": "uma: four P that sum to zero, or two · hundreds: points · several: some of `answers`"
        },
    )
    default = fields.Integer(required=True, allow_none=True, strict=True)
    default_with = fields.Dict(
        keys=fields.String(),
        values=fields.Integer(strict=True),
        required=True,
        metadata={"description": "Another option → the default where that is chosen too", "example": {}},
    )
    answers = fields.List(fields.Nested(OptionAnswer), required=True)


class Exclusion(Schema):
    """Another option that can't be taken together with this one."""

    id = fields.String(required=True)
    reason = fields.String(required=True)


class Option(Schema):
    """A change of the base book that a tournament or a table may take."""

    id = fields.String(required=True, metadata={"example": "lower-penalties"})
    name = fields.String(required=True)
    summary = fields.String(required=True)
    section = fields.String(required=True, metadata={"example": "Mod 6.3"})
    parameter = fields.Nested(OptionParameter, required=True, allow_none=True)
    excludes = fields.List(fields.Nested(Exclusion), required=True)


class RulebookChoices(Schema):
    """Everything that can be chosen on top of a base book."""

    rulebook = fields.Nested(RulebookNames, required=True)
    options = fields.List(fields.Nested(Option), required=True)
    readings = fields.List(fields.Nested(OfferedReading), required=True)
    lang = fields.String(required=True)


class RulePointValue(Schema):
    """One rulebook's answer."""

    value = fields.Raw(required=True, metadata={"description": "A whole number, four places, a choice, or several"})
    text = fields.String(required=True, metadata={"example": "30,000"})


class RulePoint(Schema):
    """One point in which rulebooks can differ."""

    id = fields.String(required=True, metadata={"example": "starting-points"})
    name = fields.String(required=True, metadata={"example": "Starting points"})
    kind = fields.String(required=True, validate=ma.validate.OneOf(["points", "places", "choice", "several", "p"]))
    values = fields.List(
        fields.Nested(RulePointValue), required=True, metadata={"description": "In the order of `rulebooks`"}
    )
    differs = fields.Boolean(required=True, metadata={"description": "Do the rulebooks differ in it?"})


class RulePoints(Schema):
    """Rulebooks side by side."""

    rulebooks = fields.List(fields.Nested(RulebookNames), required=True)
    points = fields.List(fields.Nested(RulePoint), required=True)
    lang = fields.String(required=True)


class RulePointsQuery(Query):
    """Which base books to lay side by side."""

    rulebooks = fields.String(
        validate=ma.validate.Length(min=1, max=400),
        metadata={
            "description": "Ids with commas between them; without it every base book",
            "example": "wrc-2022,wrr-2015",
        },
    )


MOST_BOOKS = 16


class SeveralRulebooks(Schema):
    """Rulebooks with their options and readings."""

    rulebooks = BoundedList(fields.Nested(RulebookChoice), required=True, least=1, most=MOST_BOOKS)


class CompositionQuestion(RulebookChoice):
    """A rulebook to be put together."""

    export = fields.Boolean(
        load_default=False, metadata={"description": "Also answer with the whole rulebook, as the phone keeps it"}
    )


class Composition(Schema):
    """A rulebook that can be played under."""

    revision = fields.String(required=True)
    rulebook = fields.Nested(RulebookNames, required=True)
    rule_points = fields.Nested(
        RulePoints, required=True, metadata={"description": "The base book and this one, side by side"}
    )
    export = fields.Nested(ExportedRulebook)
    lang = fields.String(required=True)
