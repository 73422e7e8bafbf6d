"""Sheets of players and of seating as they are sent and answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import marshmallow as ma

from api.frame import shapes
from api.frame.schemas import Schema
from api.results.results_schemas import LONGEST_SHEET, RowMistake
from services.spreadsheets.columns import OPTIONAL, PLAYERS, SEATING
from services.spreadsheets.rows import STATUSES

fields = ma.fields
MOST_COLUMNS = 100


def sheet(known: Mapping[str, object], meaning: str, example: str) -> fields.String:
    """Make the field of a sheet with these columns, as text."""
    named = ", ".join(f"`{name}`" + (" (optional)" if name in OPTIONAL else "") for name in known)
    described = (
        f"{meaning} The first row names the columns, in any order: {named}, or the same in Japanese, French or other "
        "usual words; others are passed over. Separated by comma, semicolon or tab."
    )
    return shapes.text(LONGEST_SHEET, required=True, metadata={"description": described, "example": example})


def columns(known: Mapping[str, object]) -> fields.List[Any]:
    """Make the field of which column is under each heading, where a person chose."""
    one = fields.String(allow_none=True, validate=ma.validate.OneOf(list(known)))
    metadata = {"description": "What is under each heading, null for nothing; without it the headings tell"}
    return fields.List(one, validate=[ma.validate.Length(max=MOST_COLUMNS), _check_no_repeats], metadata=metadata)


def _check_no_repeats(chosen: list[str | None]) -> None:
    named = [name for name in chosen if name is not None]
    if len(named) > len(set(named)):
        raise ma.ValidationError("Not a valid choice: a column is chosen twice.")


class PlayerSheet(Schema):
    """Players as comma-separated text."""

    csv = sheet(PLAYERS, "A player a row.", "number,name,team\n1017,Aoki,Kamo\n")
    columns = columns(PLAYERS)


class SeatingSheet(Schema):
    """Seating as comma-separated text."""

    csv = sheet(
        SEATING,
        "A hanchan a row; the players are named by their id numbers. A time such as 2025-11-21 14:00 is one of the "
        "tournament's zone, unless it has an offset.",
        "round,table,east,south,west,north\n1,7,1017,1018,1019,1020\n",
    )
    columns = columns(SEATING)


class SheetColumn(Schema):
    """A heading, and which column it was taken for; null for one that is passed over."""

    heading = fields.String(required=True)
    column = fields.String(required=True, allow_none=True)


class EnrolledRow(Schema):
    """A row by its number in the text, the headings being row 1: new, known (there already, the same), or wrong."""

    row = fields.Integer(strict=True, required=True)
    status = fields.String(required=True, validate=ma.validate.OneOf(STATUSES))
    id = fields.UUID(required=True, allow_none=True, metadata={"description": "Whom or which it is in the tournament"})
    cells = fields.Dict(keys=fields.String(), values=fields.String(), required=True)
    errors = fields.List(fields.Nested(RowMistake), required=True)


class Enrolled(Schema):
    """Every row, how many there are of each kind, and what else is made: the teams or the tables."""

    columns = fields.List(fields.Nested(SheetColumn), required=True)
    rows = fields.List(fields.Nested(EnrolledRow), required=True)
    new = fields.Integer(strict=True, required=True)
    known = fields.Integer(strict=True, required=True)
    wrong = fields.Integer(strict=True, required=True)
    made = fields.List(fields.String(), required=True, metadata={"description": "Teams or tables not there before"})
