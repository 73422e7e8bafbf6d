"""What all schemas share: unknown fields are refused, fields keep their order."""

from __future__ import annotations

import marshmallow as ma


class Schema(ma.Schema):
    """Base of every schema of a body or an answer."""

    class Meta:
        unknown = ma.RAISE


class Query(Schema):
    """Base of every schema of a query string: `lang` is always allowed (see api.language)."""

    lang = ma.fields.String(load_only=True, metadata={"description": "en, ja or fr"})


class Mistake(Schema):
    """One field that can't be used."""

    field = ma.fields.String(required=True, metadata={"description": "Dotted path", "example": "facts.tiles"})
    message = ma.fields.String(required=True)
    cure = ma.fields.String(required=True)


class ProblemDetails(Schema):
    """An error (RFC 9457)."""

    type = ma.fields.String(required=True, metadata={"example": "urn:shinpan:problem:invalid-fields"})
    title = ma.fields.String(required=True)
    status = ma.fields.Integer(required=True)
    detail = ma.fields.String(required=True)
    instance = ma.fields.String(required=True, metadata={"description": "The request's id, also in X-Request-Id"})
    errors = ma.fields.List(ma.fields.Nested(Mistake))
