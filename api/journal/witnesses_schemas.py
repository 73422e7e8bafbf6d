"""Witnesses as they are sent and answered."""

from __future__ import annotations

import marshmallow as ma

from api.frame import shapes
from api.frame.schemas import Schema
from api.frame.shapes import JournalPlace

fields = ma.fields
LONGEST_KEY, LONGEST_LINE, ROOT = 300, 400, 44


class CosignatureRequest(Schema):
    """What a phone signed, and with which key."""

    vkey = fields.String(
        required=True,
        validate=ma.validate.Length(max=LONGEST_KEY),
        metadata={"description": "The phone's key in C2SP's form, type 4, named shinpan/TOURNAMENT/OFFICIAL"},
    )
    size = fields.Integer(strict=True, required=True, validate=ma.validate.Range(min=1, max=shapes.NO_ROW))
    root = fields.String(required=True, validate=ma.validate.Length(equal=ROOT), metadata={"description": "Base64"})
    signature = fields.String(
        required=True,
        validate=ma.validate.Length(max=LONGEST_LINE),
        metadata={"description": "The whole line of C2SP's cosignature: — NAME BASE64"},
    )


class Behind(Schema):
    """How many phones signed the checkpoint of the present `size`."""

    size = fields.Integer(required=True)
    behind_head = fields.Integer(required=True)


class Witnessed(Schema):
    """What stands behind the head now."""

    witnesses = fields.Nested(Behind, required=True)


class Witness(Schema):
    """A phone of an official, and how much of the journal it signed, when."""

    key_id = fields.String(required=True)
    official_id = fields.UUID(required=True)
    size = fields.Integer(required=True)
    root = fields.String(required=True, metadata={"description": "Base64; not the log's where it saw another one"})
    at = fields.AwareDateTime(required=True)


class Witnesses(Schema):
    """Every witness, and how many signed the present head."""

    head = fields.Nested(JournalPlace, required=True)
    behind_head = fields.Integer(required=True)
    items = fields.List(fields.Nested(Witness), required=True)
