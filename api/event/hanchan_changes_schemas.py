"""Changes of hanchans as they are sent and answered."""

from __future__ import annotations

from typing import Any

import marshmallow as ma

from api.corrections.correction_schemas import Removed, reason, replaces
from api.event.hanchans_schemas import STATUS, SUBSTITUTES, SeatedHanchan, Seats, Substitutes
from api.frame import shapes
from api.frame.bounded import BoundedList
from api.frame.schemas import Schema
from models.event.hanchans import STATUSES

fields = ma.fields
MOST_NEW_PLAYERS = 20


class HanchanFields(Schema):
    """What can be changed of a hanchan."""

    table = fields.UUID()
    round = shapes.text(40, metadata={"example": "3"})
    seats = fields.Nested(Seats)
    status = fields.String(allow_none=True, validate=ma.validate.OneOf(STATUSES), metadata=STATUS)
    substitutes = fields.Nested(Substitutes, metadata=SUBSTITUTES)


class ChangedHanchan(HanchanFields):
    """What is different of a hanchan from now on."""

    id = fields.UUID(required=True)
    replaces = replaces(HanchanFields)


class NewPlayer(Schema):
    """Who is in no list yet; the next free number is theirs."""

    id = fields.UUID(required=True)
    name = shapes.text(shapes.LONGEST_NAME, required=True)


class HanchanChanges(Schema):
    """Hanchans that change together: two tables that swap players, a whole round, a day."""

    players = BoundedList(
        fields.Nested(NewPlayer),
        most=MOST_NEW_PLAYERS,
        metadata={"description": "Players who are added with the change, to be named in its seats"},
    )
    hanchans = BoundedList(fields.Nested(ChangedHanchan), required=True, least=1, most=shapes.MOST_ITEMS)
    reason = reason()

    @ma.validates_schema
    def _each_once(self, sent: dict[str, Any], **_: Any) -> None:
        seen: set[Any] = set()
        for place, one in enumerate(sent["hanchans"]):
            if one["id"] in seen:
                raise ma.ValidationError({"hanchans": {place: {"id": ["This hanchan is named twice."]}}})
            seen.add(one["id"])


class ChangedHanchans(Schema):
    """Those that were named, as they are now."""

    items = fields.List(fields.Nested(SeatedHanchan), required=True)


class HanchanRemovals(Schema):
    """Hanchans that go together, such as a round that was added by mistake."""

    hanchans = BoundedList(fields.UUID(), required=True, least=1, most=shapes.MOST_ITEMS)
    reason = reason()


class RemovedHanchans(Schema):
    """Those that were named, and when each was removed."""

    items = fields.List(fields.Nested(Removed), required=True)
