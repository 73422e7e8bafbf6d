"""Invitations as they are sent and answered."""

from __future__ import annotations

import marshmallow as ma

from api.access.access import OFFICES
from api.frame import shapes
from api.frame.bounded import BoundedList
from api.frame.schemas import Schema

fields = ma.fields
WHOM = ("roles", "official", "player")
MOST_USES = 500
LONGEST = 366 * 24 * 60  # minutes


class InvitationRequest(Schema):
    """Who may come by the link, how often and for how long."""

    label = fields.String(
        validate=ma.validate.Length(max=shapes.LONGEST_NAME),
        metadata={"description": "What the director knows it by"},
    )
    roles = BoundedList(fields.String(validate=ma.validate.OneOf(OFFICES)), least=1, most=len(OFFICES))
    official = fields.UUID()
    player = fields.UUID()
    uses = fields.Integer(
        strict=True,
        allow_none=True,
        load_default=1,
        validate=ma.validate.Range(min=1, max=MOST_USES),
        metadata={"description": "How many may come by it; null for any number, for a player's own page alone"},
    )
    minutes = fields.Integer(
        strict=True,
        allow_none=True,
        load_default=24 * 60,
        validate=ma.validate.Range(min=1, max=LONGEST),
        metadata={"description": "How long it can be used; null for ever, for a player's own page alone"},
    )

    @ma.validates_schema
    def _one_whom(self, sent: dict[str, object], **_: object) -> None:
        if sum(name in sent for name in WHOM) != 1:
            raise ma.ValidationError("Must be one of: roles, official, player.", "roles")
        for name in ("uses", "minutes"):
            if sent.get(name) is None and "player" not in sent:
                raise ma.ValidationError("Field may not be null: a link to a role has an end.", name)

    @ma.validates("roles")
    def _each_once(self, roles: list[str], **_: object) -> None:
        if len(set(roles)) < len(roles):
            raise ma.ValidationError("Longer than need be: name each role once.")


class Invitation(Schema):
    """An invitation; `closed` says why nobody comes by it any more."""

    id = fields.UUID(required=True)
    label = fields.String(required=True)
    roles = fields.List(fields.String(), required=True)
    official = fields.UUID(required=True, allow_none=True)
    player = fields.UUID(required=True, allow_none=True)
    uses = fields.Integer(required=True, allow_none=True)
    uses_left = fields.Integer(required=True, allow_none=True)
    created_at = fields.AwareDateTime(required=True)
    expires_at = fields.AwareDateTime(required=True, allow_none=True)
    revoked_at = fields.AwareDateTime(required=True, allow_none=True)
    closed = fields.String(required=True, allow_none=True, validate=ma.validate.OneOf(("revoked", "expired", "used")))


class NewInvitation(Invitation):
    """An invitation just made."""

    secret = fields.String(required=True, metadata={"description": "Told this once"})
    join = fields.String(required=True, metadata={"description": "The app's address, after the server's name"})
    link = shapes.link()


class InvitationList(Schema):
    """Invitations, by id."""

    items = fields.List(fields.Nested(Invitation), required=True)
    next = fields.UUID(required=True, allow_none=True)
