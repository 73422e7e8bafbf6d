"""Players as they are sent and answered."""

from __future__ import annotations

import marshmallow as ma

from api.corrections.correction_schemas import reason, replaces
from api.event.seasons_schemas import SeasonOffence
from api.frame import shapes
from api.frame.schemas import Query, Schema
from api.rulings.rulings_schemas import Earlier

fields = ma.fields


class PlayerRequest(Schema):
    """A player."""

    name = shapes.text(shapes.LONGEST_NAME, required=True)
    id_number = shapes.text(
        40, metadata={"description": "As on the badge; left out: the next one that is free", "example": "1017"}
    )
    team = fields.UUID(allow_none=True)


class WrittenPlayer(Schema):
    """What of a player can be changed."""

    name = shapes.text(shapes.LONGEST_NAME)
    id_number = shapes.text(40)
    team = fields.UUID(allow_none=True)
    withdrawn = fields.Boolean(
        metadata={"description": "Gets no further seat; what was played, and seats given before, stay"}
    )


class PlayerChange(WrittenPlayer):
    """What is different from now on; what is left out stays."""

    replaces = replaces(WrittenPlayer)
    reason = reason()


class MergeRequest(Schema):
    """With which entry of the same person an entry is joined."""

    into = fields.UUID(required=True, metadata={"description": "The entry that counts from now on"})
    reason = reason()


class Player(PlayerRequest):
    """A player of the tournament."""

    id = fields.UUID(required=True)
    id_number = fields.String(required=True)
    withdrawn = fields.Boolean(required=True)
    merged_into = fields.UUID(
        required=True, allow_none=True, metadata={"description": "The other entry of this person, which counts"}
    )


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
