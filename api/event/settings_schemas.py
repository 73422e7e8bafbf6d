"""A tournament as it is changed and answered."""

from __future__ import annotations

from typing import Any

import marshmallow as ma

from api.corrections.correction_schemas import reason
from api.frame import shapes
from api.frame.schemas import Schema
from api.rulebooks.rulebooks_schemas import RulebookChoice

fields = ma.fields


class TournamentChange(Schema):
    """What to change; the rest stays."""

    name = shapes.text(shapes.LONGEST_NAME)
    rulebook = fields.Nested(RulebookChoice)
    currency = fields.String(
        validate=ma.validate.Length(equal=3), metadata={"description": "ISO 4217", "example": "EUR"}
    )
    board_open = fields.Boolean(metadata={"description": "Whether everybody may see the hall's board"})
    people_open = fields.Boolean(metadata={"description": "Whether everybody may see seating and standings, by name"})
    time_zone = fields.String(
        validate=ma.validate.Length(max=64), metadata={"description": "IANA", "example": "Europe/Paris"}
    )

    reason = reason(required=False, described="Why; it stands in the journal. Say so once anything was played")

    @ma.validates_schema
    def _check_not_empty(self, change: dict[str, Any], **_: Any) -> None:
        if not change.keys() - {"reason"}:
            raise ma.ValidationError("Missing data: nothing to change is named.")


class Tournament(Schema):
    """A tournament. `revision` is the rulebook composed; `version` counts the changes."""

    id = fields.UUID(required=True)
    slug = fields.String(required=True)
    name = fields.String(required=True)
    rulebook = fields.Nested(RulebookChoice, required=True)
    revision = fields.String(required=True)
    currency = fields.String(required=True)
    time_zone = fields.String(required=True)
    board_open = fields.Boolean(required=True)
    people_open = fields.Boolean(required=True)
    version = fields.Integer(required=True)
    created_at = fields.AwareDateTime(required=True)
