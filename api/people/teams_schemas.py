"""Teams as they are sent and answered."""

from __future__ import annotations

import marshmallow as ma

from api.corrections.correction_schemas import reason, replaces
from api.frame import shapes
from api.frame.schemas import Schema

fields = ma.fields


class TeamRequest(Schema):
    """A team."""

    name = shapes.text(shapes.LONGEST_NAME, required=True)


class TeamChange(TeamRequest):
    """Another name of a team."""

    replaces = replaces(TeamRequest)
    reason = reason()


class Team(TeamRequest):
    """A team of the tournament."""

    id = fields.UUID(required=True)


class TeamList(Schema):
    """Teams, by id."""

    items = fields.List(fields.Nested(Team), required=True)
    next = fields.UUID(required=True, allow_none=True)
