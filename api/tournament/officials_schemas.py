"""Officials as they are sent and answered."""

from __future__ import annotations

import marshmallow as ma

from api.auth import ROLES
from api.schemas import Schema
from api.tournament import shapes

fields = ma.fields


class OfficialRequest(Schema):
    """An official and what they may do."""

    name = shapes.text(shapes.LONGEST_NAME, required=True)
    roles = fields.List(
        fields.String(validate=ma.validate.OneOf(ROLES)), required=True, validate=ma.validate.Length(min=1, max=4)
    )

    league_number = shapes.text(
        40, allow_none=True, metadata={"description": "What the league knows them by, in each of its tournaments"}
    )

    @ma.validates("roles")
    def _each_once(self, roles: list[str], **_: object) -> None:
        if len(set(roles)) < len(roles):
            raise ma.ValidationError("Longer than need be: name each role once.")


class Official(OfficialRequest):
    """An official of the tournament."""

    id = fields.UUID(required=True)
    league_number = fields.String(required=True, allow_none=True)
    revoked_at = fields.AwareDateTime(required=True, allow_none=True)


class InvitedOfficial(Official):
    """A new official with the token."""

    token = fields.String(required=True, metadata={"description": "Told this once"})
    join = fields.String(
        required=True, metadata={"description": "The app's address that signs in with it, after the server's name"}
    )


class OfficialList(Schema):
    """Officials, by id."""

    items = fields.List(fields.Nested(Official), required=True)
    next = fields.UUID(required=True, allow_none=True)
