"""The audit as it is asked for and answered."""

from __future__ import annotations

import marshmallow as ma

from api.frame.schemas import Query, Schema
from api.journal.journal_schemas import JournalHead
from models.journal.findings import WORDS

fields = ma.fields
MOST_FINDINGS = 200
HEAD = ma.validate.Regexp(
    r"[0-9]{1,9}:[0-9a-f]{64}\Z", error="String does not match a head: NUMBER:HASH, as …/journal/head tells it."
)


class AuditQuery(Query):
    """Against which head."""

    head = ma.fields.String(
        validate=HEAD, metadata={"description": "One that was noted elsewhere: it must still be in the journal"}
    )


class Finding(Schema):
    """Something wrong: at which journal entry (null: at none in particular), and what, in English.

    `kind` with `values` says the same to who speaks another language.
    """

    seq = fields.Integer(required=True, allow_none=True)
    what = fields.String(required=True)
    kind = fields.String(required=True, validate=ma.validate.OneOf(tuple(WORDS)))
    values = fields.Dict(keys=fields.String(), required=True)


class Audit(Schema):
    """Nothing found: all is as it was written."""

    findings = fields.List(fields.Nested(Finding), required=True, metadata={"description": f"At most {MOST_FINDINGS}"})
    found = fields.Integer(required=True, metadata={"description": "How many there are"})
    head = fields.Nested(JournalHead, required=True, allow_none=True, metadata={"description": "Null: it is missing"})
