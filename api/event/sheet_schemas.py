"""A sheet as it is sent: text, or a file, and how it is to be read where a person chose."""

from __future__ import annotations

from base64 import b64decode
from typing import Any

import marshmallow as ma

from api.frame import shapes
from api.frame.schemas import Schema
from services.spreadsheets.files.encodings import ENCODINGS

fields = ma.fields
LONGEST_TEXT = 200_000
LARGEST_FILE = 700_000  # bytes: as base64 it leaves room in a body
MEANING = f"Instead of text: a file, .xlsx or text in any usual encoding, up to {LARGEST_FILE:,} bytes, in base64"


class Base64(fields.String):
    """The bytes of a file."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **more: Any) -> bytes:  # type: ignore[override]
        text = super()._deserialize(value, attr, data, **more)
        try:
            return b64decode(text, validate=True)
        except ValueError:
            raise ma.ValidationError("Not valid base64.") from None


def sheet_text(described: str, example: str) -> fields.String:
    """Make the field of a sheet as text."""
    return shapes.text(LONGEST_TEXT, metadata={"description": described, "example": example})


class SheetSource(Schema):
    """A file or text; without `worksheet` and `encoding` it tells by itself."""

    file = Base64(validate=ma.validate.Length(1, LARGEST_FILE), metadata={"description": MEANING, "format": "byte"})
    worksheet = shapes.text(100, metadata={"description": "Of a workbook; without it, the one that fits"})
    encoding = fields.String(validate=ma.validate.OneOf(ENCODINGS), metadata={"description": "Of a text file"})

    @ma.validates_schema
    def check_one_source(self, sent: dict[str, Any], **_: Any) -> None:
        """Raise an error for a body with neither text nor file, and for one with both."""
        if "csv" in sent and "file" in sent:
            raise ma.ValidationError("There is text as well: send one of csv, file.", "file")
        if "csv" not in sent and "file" not in sent:
            raise ma.ValidationError("Missing data: send csv or file.", "csv")
