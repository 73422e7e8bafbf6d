"""Rulings as they are sent and answered."""

from __future__ import annotations

import marshmallow as ma

from api.decisions.decisions_schemas import UNIT, Decision, Penalty, Points, Step, What
from api.escalations.escalation_shapes import Escalation
from api.frame import shapes
from api.frame.bounded import BoundedList
from api.frame.schemas import Query, Schema
from api.frame.shapes import Clocked, Hand, JournalPlace, Offender
from api.rulebooks.rulebooks_schemas import SHORT
from api.rulings.notes_schemas import Note
from rulings.engine.issue import MOST_P
from rulings.engine.unit import TABLE_POINTS

fields = ma.fields
STATUSES = ("issued", "deferred", "closed", "withdrawn", "amended")
KINDS = ("none", "redeal", "warning", "points", "dead-hand", "chonbo", "discretion", "disqualification")
CONFLICTS = ("plays", "offender", "table")
PARTIAL = "Conflict of interest of whoever issued it: plays there, or declared one with the offender or at the table"
REVISION = ma.validate.Regexp(r"[0-9a-f]{64}\Z", error="String does not match a revision (64 hexadecimal digits).")


INCIDENT = "The same for the rulings of one call on several offenders, one ruling for each"


class IssuedPenalty(Schema):
    """One penalty that the referee chose."""

    kind = fields.String(required=True, validate=SHORT, metadata={"example": "warning"})
    p = fields.Integer(
        strict=True,
        validate=ma.validate.Range(1, MOST_P),
        metadata={"description": "Whole P, where the kind has any", "example": 10},
    )
    unit = fields.String(validate=ma.validate.OneOf([TABLE_POINTS]), metadata=UNIT)
    whom = fields.String(
        validate=SHORT,
        metadata={
            "description": "offender (default), team, each-player, each-teammate, arbiter",
            "example": "offender",
        },
    )


class IssuedRequest(Schema):
    """Something else than the book prescribes, or what it leaves to the referee."""

    penalties = BoundedList(fields.Nested(IssuedPenalty), required=True, least=1, most=10)
    reason = shapes.text(required=True)


class Amends(Schema):
    """The ruling that this one replaces, and why."""

    ruling = fields.UUID(required=True)
    reason = shapes.text(required=True)


class Call(What):
    """What happened, and what the referee issues where that is not what the book prescribes."""

    issued = fields.Nested(IssuedRequest)


CORRECTED = "What is put right at the table, where it was withdrawn or replaced another; else null"


class RulingRequest(Call, Clocked):
    """A referee's call. Facts that the log knows (those of `known`) may be left out."""

    table = fields.UUID(required=True)
    hanchan = fields.UUID()
    hand = fields.Nested(Hand)
    seat = shapes.seat(metadata={"description": "The offender's wind in this hand"})
    offender = fields.Nested(Offender, required=True)
    revision = fields.String(
        validate=REVISION, metadata={"description": "The revision the device decided under; the tournament's if absent"}
    )
    shown = shapes.text(metadata={"description": "The text that the referee saw"})
    note = shapes.text()
    incident = fields.UUID(metadata={"description": INCIDENT})
    amends = fields.Nested(Amends)


CALL = {  # what /docs offers to send: the ids are those of the README's tour
    "table": "00000000-0000-4000-8000-000000000001",
    "hand": {"wind": "east", "number": 2, "counters": 0},
    "seat": "south",
    "offender": {"kind": "player", "id": "00000000-0000-4000-8000-000000000002"},
    "foul": "empty-win",
    "facts": {"hand_shown": True},
    "context": {},
    "device_at": "2025-11-21T14:02:00+09:00",
    "clock_offset_ms": -1500,
    "note": "Called on the fourth discard",
}


class WithdrawalRequest(Schema):
    """Why a ruling does not stand."""

    reason = shapes.text(required=True)


class RulingsQuery(Query):
    """Which rulings, newest first."""

    table = fields.UUID()
    player = fields.UUID(metadata={"description": "The offender: a player, team or official"})
    official = fields.UUID(metadata={"description": "Who issued it"})
    hanchan = fields.UUID()
    foul = fields.String(validate=SHORT, metadata={"example": "empty-win"})
    kind = fields.String(validate=ma.validate.OneOf(KINDS))
    status = fields.String(validate=ma.validate.OneOf(STATUSES))
    since = shapes.moment(metadata={"description": "Made at this time or later"})
    until = shapes.moment(metadata={"description": "Made before this time"})
    after = shapes.place()
    limit = shapes.limit()


class TableLabel(Schema):
    """A table and what it is called."""

    id = fields.UUID(required=True)
    label = fields.String(required=True)


class NamedOffender(Offender):
    """An offender and what they are called."""

    name = fields.String(required=True)


class RulingItem(Schema):
    """A ruling in a list."""

    id = fields.UUID(required=True)
    seq = fields.Integer(required=True)
    status = fields.String(required=True, validate=ma.validate.OneOf(STATUSES))
    kind = fields.String(required=True, validate=ma.validate.OneOf(KINDS))
    table = fields.Nested(TableLabel, required=True)
    hanchan = fields.UUID(required=True, allow_none=True)
    hand = fields.Nested(Hand, required=True, allow_none=True)
    seat = fields.String(required=True, allow_none=True)
    offender = fields.Nested(NamedOffender, required=True)
    foul = fields.String(required=True)
    penalties = fields.List(fields.Nested(Penalty), required=True)
    effects = fields.List(
        fields.String(), metadata={"description": "What was settled without a penalty; else left out"}
    )
    prescribed_followed = fields.Boolean(required=True)
    ruled_at = fields.AwareDateTime(required=True)
    official = fields.UUID(required=True)
    amends = fields.UUID(required=True, allow_none=True)
    incident = fields.UUID(metadata={"description": f"{INCIDENT}; else left out"})
    conflict = fields.String(
        validate=ma.validate.OneOf(CONFLICTS), metadata={"description": f"{PARTIAL}; else left out"}
    )


class RulingList(Schema):
    """Rulings, newest first. `next` is the `after` of the next page, null at the end."""

    items = fields.List(fields.Nested(RulingItem), required=True)
    next = fields.Integer(required=True, allow_none=True)


class Earlier(Schema):
    """What counted against the offender before."""

    counts = fields.Dict(keys=fields.String(), values=fields.Integer(), required=True)
    total = fields.Integer(required=True)
    items = fields.List(fields.Nested(RulingItem), required=True)


class Shown(Schema):
    """The text that the referee saw, and who wrote it: the device or the server."""

    by = fields.String(required=True)
    lang = fields.String(required=True)
    text = fields.String(required=True)


class Issued(Schema):
    """What the referee issued in place of the prescription."""

    penalties = fields.List(fields.Nested(Penalty), required=True)
    points = fields.List(fields.Nested(Points), required=True)
    line = fields.String(required=True)
    say = fields.String(required=True)
    effects = fields.List(fields.Nested(Step), required=True)
    steps = fields.List(fields.Nested(Step), required=True)
    stays = fields.List(fields.Nested(Step), required=True)
    reason = fields.String(required=True)


class Known(Schema):
    """What the log itself says of these facts, null for what it can't tell; absent where the book does not ask."""

    offence_number = fields.Integer(allow_none=True)
    formally_declared = fields.Boolean(allow_none=True)
    noten_by_dead_hand = fields.Boolean(allow_none=True)


class Times(Schema):
    """`ruled_at` is the device's time corrected by its offset, never later than `server_at`."""

    ruled_at = fields.AwareDateTime(required=True)
    device_at = fields.AwareDateTime(required=True, allow_none=True)
    clock_offset_ms = fields.Integer(required=True, allow_none=True)
    server_at = fields.AwareDateTime(required=True)


class Ended(Schema):
    """Withdrawn or amended: when, by whom, why."""

    at = fields.AwareDateTime(required=True)
    by = fields.UUID(required=True)
    reason = fields.String(required=True)


class TableCorrection(Schema):
    """A line of what is put right at the table."""

    id = fields.String(required=True, metadata={"example": "hand-alive"})
    text = fields.String(required=True)
    offender = fields.Nested(
        Offender, required=True, allow_none=True, metadata={"description": "Whom it is about; null for the table"}
    )


class ClosedBy(Schema):
    """What closed a deferred ruling: the end of the hand, or a ruling that did not let it end."""

    kind = fields.String(required=True, validate=ma.validate.OneOf(("hand-end", "ruling")))
    id = fields.UUID(required=True)


class AttachedPhoto(Schema):
    """A photo of the ruling, at …/photos/{id}."""

    id = fields.UUID(required=True)
    type = fields.String(required=True, metadata={"example": "image/jpeg"})
    bytes = fields.Integer(required=True)
    sha256 = fields.String(required=True)


class Ruling(Schema):
    """A ruling as it was made, with what became of it."""

    id = fields.UUID(required=True)
    status = fields.String(required=True, validate=ma.validate.OneOf(STATUSES))
    kind = fields.String(required=True, validate=ma.validate.OneOf(KINDS))
    table = fields.UUID(required=True)
    hanchan = fields.UUID(required=True, allow_none=True)
    hand = fields.Nested(Hand, required=True, allow_none=True)
    seat = fields.String(required=True, allow_none=True)
    offender = fields.Nested(Offender, required=True)
    foul = fields.String(required=True)
    decision = fields.Nested(Decision, required=True)
    shown = fields.Nested(Shown, required=True)
    issued = fields.Nested(Issued, required=True, allow_none=True)
    prescribed_followed = fields.Boolean(required=True)
    known = fields.Nested(Known, required=True)
    revision = fields.String(required=True)
    second_decision = fields.Nested(
        Decision,
        required=True,
        allow_none=True,
        metadata={"description": "By the tournament's own book, if it differs"},
    )
    final_decision = fields.Nested(
        Decision, required=True, allow_none=True, metadata={"description": "Of a deferred ruling that was closed"}
    )
    earlier = fields.Nested(Earlier, required=True)
    times = fields.Nested(Times, required=True)
    official = fields.UUID(required=True)
    note = fields.String(required=True, allow_none=True)
    conflict = fields.String(
        required=True,
        allow_none=True,
        validate=ma.validate.OneOf(CONFLICTS),
        metadata={"description": PARTIAL},
    )
    incident = fields.UUID(required=True, allow_none=True, metadata={"description": INCIDENT})
    amends = fields.UUID(required=True, allow_none=True)
    amended_by = fields.UUID(required=True, allow_none=True)
    closed_by = fields.Nested(ClosedBy, required=True, allow_none=True)
    ended = fields.Nested(Ended, required=True, allow_none=True)
    corrections = fields.List(
        fields.Nested(TableCorrection), required=True, allow_none=True, metadata={"description": CORRECTED}
    )
    notes = fields.List(fields.Nested(Note), required=True, metadata={"description": "Added after it was issued"})
    photos = fields.List(fields.Nested(AttachedPhoto), required=True)
    escalation = fields.Nested(Escalation, required=True, allow_none=True)
    journal = fields.Nested(JournalPlace, required=True)
