"""Phones as they are answered."""

from __future__ import annotations

import marshmallow as ma

from api.frame.schemas import Schema

fields = ma.fields


class Phone(Schema):
    """A browser, or an account in whichever browser, as an official or a player."""

    id = fields.UUID(required=True)
    official = fields.UUID(required=True, allow_none=True)
    player = fields.UUID(required=True, allow_none=True)
    by_account = fields.Boolean(required=True, metadata={"description": "Whether it signs in by its account"})
    agent = fields.String(required=True, allow_none=True, metadata={"description": "What the browser calls itself"})
    invitation = fields.UUID(required=True, allow_none=True)
    admitted_at = fields.AwareDateTime(required=True)
    seen_at = fields.AwareDateTime(required=True, allow_none=True, metadata={"description": "About; null for accounts"})
    cut_off_at = fields.AwareDateTime(required=True, allow_none=True)


class PhoneList(Schema):
    """Phones, by id."""

    items = fields.List(fields.Nested(Phone), required=True)
    next = fields.UUID(required=True, allow_none=True)
