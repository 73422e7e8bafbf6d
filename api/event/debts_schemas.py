"""Fines that seated players have to pay, and the word that lets them play all the same."""

from __future__ import annotations

import marshmallow as ma

from api.frame import shapes
from api.frame.bounded import BoundedList
from api.frame.schemas import Schema

fields = ma.fields
SEATED = {"description": "Who of those seated has a fine to pay, here or in the season: they do not play before"}


class NamedTournament(Schema):
    """Another tournament of the season."""

    id = fields.UUID(required=True)
    name = fields.String(required=True)


class UnpaidFine(Schema):
    """What is to be paid, and where: null for this tournament."""

    unit = fields.String(required=True, metadata={"description": "The currency", "example": "SGD"})
    amount = fields.Integer(required=True, strict=True, metadata={"description": "Minor units"})
    tournament = fields.Nested(NamedTournament, required=True, allow_none=True)


class Debt(Schema):
    """What a player has to pay."""

    player = fields.UUID(required=True)
    name = fields.String(required=True)
    fines = fields.List(fields.Nested(UnpaidFine), required=True)


class PermissionRequest(Schema):
    """Who may play although they have a fine to pay, and why."""

    players = BoundedList(fields.UUID(), required=True, least=1, most=4)
    reason = shapes.text(required=True)


class Permission(Schema):
    """Everybody whose fines were overlooked for this hanchan."""

    hanchan = fields.UUID(required=True)
    players = fields.List(fields.UUID(), required=True)
