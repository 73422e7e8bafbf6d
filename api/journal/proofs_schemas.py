"""Proofs of the journal as they are asked for and answered."""

from __future__ import annotations

import marshmallow as ma

from api.frame import shapes
from api.frame.schemas import Query, Schema

fields = ma.fields
SIZE = {"description": "How many entries, from the first; by default all"}


class ConsistencyQuery(Query):
    """Between which sizes of the journal."""

    old = shapes.place(required=True, data_key="from", attribute="from")
    size = fields.Integer(validate=ma.validate.Range(min=0, max=shapes.NO_ROW), metadata=SIZE)


class InclusionQuery(Query):
    """Which entry, among how many."""

    seq = fields.Integer(required=True, validate=ma.validate.Range(min=1, max=shapes.NO_ROW))
    size = fields.Integer(validate=ma.validate.Range(min=1, max=shapes.NO_ROW), metadata=SIZE)


class Proof(Schema):
    """A proof, with the present checkpoint and the key that signed it."""

    to = fields.Integer(required=True, metadata={"description": "The size of the tree that the proof leads to"})
    proof = fields.List(fields.String(), required=True, metadata={"description": "Hashes in base64, the lowest first"})
    checkpoint = fields.String(required=True, metadata={"description": "Of the present journal: a C2SP signed note"})
    vkey = fields.String(required=True, metadata={"description": "C2SP's form of the tournament's public key"})


class Consistency(Proof):
    """That the first `to` entries continue the first `from`."""

    old = fields.Integer(required=True, data_key="from")


class Inclusion(Proof):
    """That entry `seq` stands in the journal."""

    seq = fields.Integer(required=True)
    leaf = fields.String(required=True, metadata={"description": "The entry's `hash`, the data of its leaf"})
