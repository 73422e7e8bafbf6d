"""A question to the rules, and the decision."""

from __future__ import annotations

import marshmallow as ma

from api.frame.bounded import BoundedList
from api.frame.language import LANGUAGES
from api.frame.schemas import Answers, Schema
from api.rulebooks.fouls_schemas import FACT_KINDS
from api.rulebooks.rulebooks_schemas import MOST_BOOKS, SHORT, Reading, RulebookChoice, RulebookNames, Source
from rulings.engine.context import RIICHI, SEATS, SIMULTANEOUS
from rulings.engine.resolve import KINDS
from rulings.engine.unit import TABLE_POINTS

fields = ma.fields
STATUSES = ("decided", "needs-facts", "discretion", "deferred", "not-covered")
MOMENTS = ("own-win", "exhaustive-draw", "four-riichi", "other-win", "chonbo", "abortive-draw")
SCOPES = ("hand", "hanchan", "day", "tournament", "season")
UNIT = {"description": "pts where the book writes in table points (1,000 for 1P), off after the uma", "example": "pts"}
WHOM = {"description": "offender, team, each-player or each-teammate", "example": "offender"}


class What(Schema):
    """What happened."""

    foul = fields.String(required=True, validate=SHORT, metadata={"example": "empty-win"})
    facts = Answers(
        description="Fact → answer. What is left out and matters comes back as a question.",
        example={"hand_shown": False},
    )
    context = Answers(
        description=f"What happened around it: `simultaneous` ({', '.join(SIMULTANEOUS)}), `offenders` (1 to 4), "
        f"`after_time`, `casual` (true or false), `seat` ({', '.join(SEATS)}), `riichi` ({', '.join(RIICHI)})",
        example={},
    )


class DecisionQuestion(What):
    """What happened, and under which rulebook."""

    rulebook = fields.Nested(RulebookChoice, required=True)


class AcrossQuestion(What):
    """What happened, and under which rulebooks; without `rulebooks` under every base book."""

    rulebooks = BoundedList(fields.Nested(RulebookChoice), load_default=None, least=1, most=MOST_BOOKS)


class DecisionContext(Schema):
    """What happened around the foul, nothing left out."""

    simultaneous = fields.String(required=True, validate=ma.validate.OneOf(SIMULTANEOUS))
    offenders = fields.Integer(required=True, strict=True, validate=ma.validate.Range(1, 4))
    after_time = fields.Boolean(required=True)
    casual = fields.Boolean(required=True)
    seat = fields.String(required=True, allow_none=True, validate=ma.validate.OneOf(SEATS))
    riichi = fields.String(required=True, validate=ma.validate.OneOf(RIICHI))


class Penalty(Schema):
    """One penalty."""

    kind = fields.String(required=True, validate=ma.validate.OneOf(KINDS), metadata={"example": "dead-hand"})
    whom = fields.String(required=True, metadata=WHOM)
    p = fields.Integer(strict=True, metadata={"description": "P on the tournament score"})
    unit = fields.String(validate=ma.validate.OneOf([TABLE_POINTS]), metadata=UNIT)


class Points(Schema):
    """P on the tournament score."""

    whom = fields.String(required=True, metadata=WHOM)
    p = fields.Integer(required=True, strict=True)
    unit = fields.String(validate=ma.validate.OneOf([TABLE_POINTS]), metadata=UNIT)


class Fine(Schema):
    """Money."""

    whom = fields.String(required=True, metadata=WHOM)
    amount = fields.Integer(required=True, strict=True, metadata={"description": "In minor units: cents"})
    currency = fields.String(required=True, metadata={"example": "SGD"})


class Step(Schema):
    """A line to read aloud or to tick off."""

    id = fields.String(required=True, metadata={"example": "call-void"})
    text = fields.String(required=True, metadata={"example": "The call is void."})


class Transfer(Schema):
    """Table points that change hands."""

    from_ = fields.String(required=True, data_key="from", metadata={"description": "A seat, or offender"})
    to = fields.String(required=True, metadata={"description": "A seat, table, each-opponent or each-other-opponent"})
    points = fields.Integer(required=True, strict=True)
    if_ = fields.String(
        data_key="if",
        validate=ma.validate.OneOf(["offender-is-dealer", "offender-is-not-dealer"]),
        metadata={"description": "Only then, while the offender's seat is not known"},
    )


class RowSource(Source):
    """The row of the penalty table that fits, and where it stands."""

    row = fields.String(required=True, metadata={"example": "voice-only"})


class TracedRow(Schema):
    """A row of the penalty table that was looked at."""

    row = fields.String(required=True)
    verdict = fields.String(required=True, validate=ma.validate.OneOf(["fits", "open", "not"]))
    facts = fields.List(fields.String, metadata={"description": "What it waits for, or what speaks against it"})


class Deferral(Schema):
    """When it is judged, and what makes it fall away."""

    judged = fields.List(fields.String(validate=ma.validate.OneOf(MOMENTS)), required=True)
    dropped = fields.List(fields.String(validate=ma.validate.OneOf(MOMENTS)), required=True)


class PossibleOutcome(Schema):
    """What an answer would lead to."""

    status = fields.String(required=True, validate=ma.validate.OneOf(STATUSES))
    penalties = fields.List(fields.Nested(Penalty), required=True)
    effects = fields.List(fields.String, required=True)
    points = fields.List(fields.Nested(Points), required=True)
    fines = fields.List(fields.Nested(Fine), required=True)
    transfers = fields.List(fields.Nested(Transfer), required=True)
    range = fields.List(fields.Nested(Penalty), metadata={"description": "Between what a referee may choose"})
    deferred = fields.Nested(Deferral)
    line = fields.String(required=True, metadata={"example": "Chonbo (20P)"})


class PossibleAnswer(Schema):
    """An answer and what it leads to: a `value`, or for counts a stretch from `min` to `max`."""

    value = fields.Raw(metadata={"description": "true, false, a choice or a count"})
    min = fields.Integer(strict=True)
    max = fields.Integer(strict=True)
    text = fields.String(required=True, metadata={"example": "Hand shown"})
    outcomes = fields.List(fields.Nested(PossibleOutcome), required=True)


class Question(Schema):
    """A fact that still matters."""

    fact = fields.String(required=True, metadata={"example": "hand_shown"})
    kind = fields.String(required=True, validate=ma.validate.OneOf(FACT_KINDS))
    text = fields.String(required=True, metadata={"example": "Was the hand shown?"})
    answers = fields.List(fields.Nested(PossibleAnswer), required=True)


class ContextRule(Schema):
    """A further rule that applied: on a chonbo, with a win or a draw too, or an option that adds P."""

    id = fields.String(required=True)
    source = fields.Nested(Source, required=True)


class CasualPayment(Schema):
    """Where the payments at the table stand."""

    source = fields.Nested(Source, required=True)
    borrowed = fields.Boolean(
        required=True, metadata={"description": "Taken from another book, since this one is silent"}
    )
    extrapolated = fields.Boolean(required=True, metadata={"description": "This amount is not listed"})
    notes = fields.List(fields.String, required=True)


class Example(Schema):
    """Something that the book counts as this foul."""

    id = fields.String(required=True)
    text = fields.String(required=True)
    suspicion = fields.Boolean(required=True, metadata={"description": "It raises a suspicion of cheating"})


class FoulName(Schema):
    """The foul that was judged."""

    id = fields.String(required=True, metadata={"example": "empty-win"})
    name = fields.String(required=True, metadata={"example": "Empty win declaration"})


class Decision(Schema):
    """What the rulebook prescribes."""

    rulebook = fields.Nested(RulebookNames, required=True)
    foul = fields.Nested(FoulName, required=True)
    facts = fields.Dict(required=True)
    context = fields.Nested(DecisionContext, required=True)
    status = fields.String(required=True, validate=ma.validate.OneOf(STATUSES))
    status_text = fields.String(required=True, metadata={"example": "Decided"})
    line = fields.String(required=True, metadata={"description": "All in one line", "example": "Dead hand"})
    say = fields.String(required=True, metadata={"description": "To be said aloud", "example": "This hand is dead."})
    penalties = fields.List(fields.Nested(Penalty), required=True)
    effects = fields.List(fields.Nested(Step), required=True)
    steps = fields.List(fields.Nested(Step), required=True, metadata={"description": "In the order to carry them out"})
    stays = fields.List(fields.Nested(Step), required=True, metadata={"description": "Holds without anybody doing it"})
    counts = fields.Boolean(required=True, metadata={"description": "Whether it is an offence on record"})
    points = fields.List(fields.Nested(Points), required=True)
    fines = fields.List(fields.Nested(Fine), required=True)
    transfers = fields.List(fields.Nested(Transfer), required=True, metadata={"description": "In casual play"})
    source = fields.Nested(RowSource, required=True, allow_none=True)
    readings = fields.List(fields.Nested(Reading), required=True, metadata={"description": "Those that mattered"})
    trace = fields.List(fields.Nested(TracedRow), required=True)
    scope = fields.String(
        required=True,
        allow_none=True,
        validate=ma.validate.OneOf(SCOPES),
        metadata={"description": "Within what earlier offences count"},
    )
    scope_text = fields.String()
    questions = fields.List(fields.Nested(Question), metadata={"description": "Only with needs-facts"})
    range = fields.List(fields.Nested(Penalty), metadata={"description": "Between what a referee may choose"})
    deferred = fields.Nested(Deferral)
    context_rule = fields.Nested(ContextRule)
    casual = fields.Nested(CasualPayment)
    examples = fields.List(fields.Nested(Example), metadata={"description": "What the book counts as this foul"})
    near = fields.List(fields.Nested(FoulName), metadata={"description": "Where it is silent: what it has near it"})
    lang = fields.String(required=True, validate=ma.validate.OneOf(LANGUAGES))


class AcrossDecisions(Schema):
    """The same call under several rulebooks."""

    decisions = fields.List(fields.Nested(Decision), required=True)
    lang = fields.String(required=True)
