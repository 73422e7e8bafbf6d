"""Players as they are sent and answered."""

from __future__ import annotations

import marshmallow as ma

from api.event.seasons_schemas import SeasonOffence
from api.frame import shapes
from api.frame.schemas import Query, Schema
from api.rulings.rulings_schemas import Earlier

fields = ma.fields


class PlayerRequest(Schema):
    """A player."""

    name = shapes.text(shapes.LONGEST_NAME, required=True)
    id_number = shapes.text(40, required=True, metadata={"description": "As on the badge", "example": "1017"})
    team = fields.UUID(allow_none=True)


class Player(PlayerRequest):
    """A player of the tournament."""

    id = fields.UUID(required=True)


class PlayerList(Schema):
    """Players, by id."""

    items = fields.List(fields.Nested(Player), required=True)
    next = fields.UUID(required=True, allow_none=True)


class PlayerOffences(Earlier):
    """What counts against a player."""

    season = fields.List(
        fields.Nested(SeasonOffence), required=True, metadata={"description": "In the season's other tournaments"}
    )


class OffencesQuery(Query):
    """How many of the newest to show; the counts are of all."""

    limit = shapes.limit()
