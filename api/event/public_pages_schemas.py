"""A tournament's page for everybody, as it is answered."""

from __future__ import annotations

import marshmallow as ma

from api.frame.schemas import Schema
from models.ruling.hand import SEATS

fields = ma.fields


class PublicTable(Schema):
    """A table of a round: the name at each seat."""

    label = fields.String(required=True)
    seats = fields.Dict(keys=fields.String(validate=ma.validate.OneOf(SEATS)), values=fields.String(), required=True)


class PublicRound(Schema):
    """A round, and when its first hanchan begins."""

    round = fields.String(required=True)
    starts_at = fields.AwareDateTime(required=True, allow_none=True)
    tables = fields.List(fields.Nested(PublicTable), required=True)


class PublicStanding(Schema):
    """A player or team; `final` in tenths of P."""

    rank = fields.Integer(required=True, allow_none=True)
    name = fields.String(required=True)
    team = fields.String(required=True, allow_none=True)
    hanchans = fields.Integer(required=True)
    final = fields.Integer(required=True)


class PublicPage(Schema):
    """Seating and standings. No rulings, no fines, no numbers of players."""

    name = fields.String(required=True)
    time_zone = fields.String(required=True)
    board_open = fields.Boolean(required=True)
    rounds = fields.List(fields.Nested(PublicRound), required=True)
    players = fields.List(fields.Nested(PublicStanding), required=True)
    teams = fields.List(fields.Nested(PublicStanding), required=True)
