"""Sheets of players and of seating as they are sent and answered."""

from __future__ import annotations

from typing import Any

import marshmallow as ma

from api.corrections.correction_schemas import reason
from api.event.debts_schemas import SEATED, Debt
from api.event.sheet_schemas import SheetSource, sheet_text
from api.frame.bounded import BoundedList
from api.frame.schemas import Schema
from api.results.results_schemas import RowMistake
from services.spreadsheets.columns import PLAYER_SHEET, SEATING_SHEET, Kind
from services.spreadsheets.files.cells import MOST_LINES
from services.spreadsheets.formats.catalogue import FORMATS
from services.spreadsheets.formats.sheet import LEFT_OUT
from services.spreadsheets.rows import STATUSES
from services.spreadsheets.seat_names import WAYS

fields = ma.fields
MOST_COLUMNS = 100
DESCRIBED = "What the sheet is taken for. " + "; ".join(f"`{name}`: {what}" for name, what in FORMATS.items())
NAMED_BY = "How players are meant: by id number, by name, or counted in the order of their id numbers"


def text_of(kind: Kind, meaning: str, example: str) -> fields.String:
    """Make the field of a sheet with these columns, as text."""
    named = ", ".join(f"`{name}`" + (" (optional)" if name in kind.optional else "") for name in kind.longest)
    described = (
        f"{meaning} Pasted cells, or text with any separator. A row near the top names the columns, in any order: "
        f"{named}, or the same in Japanese, French or other usual words; others are passed over."
    )
    return sheet_text(described, example)


def columns(kind: Kind) -> fields.List[Any]:
    """Make the field of which column is under each heading, where a person chose."""
    one = fields.String(allow_none=True, validate=ma.validate.OneOf(list(kind.headings)))
    metadata = {"description": "What is under each heading, null for nothing; without it the headings tell"}
    return BoundedList(one, most=MOST_COLUMNS, validate=[_check_no_repeats], metadata=metadata)


def _check_no_repeats(chosen: list[str | None]) -> None:
    named = [name for name in chosen if name is not None]
    if len(named) > len(set(named)):
        raise ma.ValidationError("Not a valid choice: a column is chosen twice.")


class AnySheet(SheetSource):
    """And what it is taken for, where a person chose."""

    format = fields.String(validate=ma.validate.OneOf(list(FORMATS)), metadata={"description": DESCRIBED})
    heading_row = fields.Integer(
        strict=True, validate=ma.validate.Range(0, MOST_LINES), metadata={"description": "0 where there is none"}
    )


class PlayerSheet(AnySheet):
    """Players from a sheet."""

    csv = text_of(
        PLAYER_SHEET,
        "A player a row, known by number, or by a name that only one bears; who has no number gets the next one.",
        "number,name,team\n1017,Aoki,Kamo\n",
    )
    columns = columns(PLAYER_SHEET)
    reason = reason(required=False, described="Why players are changed who are there already")


class SeatingSheet(AnySheet):
    """Seating from a sheet."""

    csv = text_of(
        SEATING_SHEET,
        "A hanchan a row, or any of the formats named under `format`; players by id number, by name, or counted. A "
        "time such as 2025-11-21 14:00 is one of the tournament's zone, unless it has an offset.",
        "round,table,east,south,west,north\n1,7,1017,1018,1019,1020\n",
    )
    columns = columns(SEATING_SHEET)
    named_by = fields.String(validate=ma.validate.OneOf(WAYS), metadata={"description": NAMED_BY})


class SheetColumn(Schema):
    """A heading, and which column it was taken for; null for one that is passed over."""

    heading = fields.String(required=True)
    column = fields.String(required=True, allow_none=True)


class PlayerThere(Schema):
    """A player of the tournament."""

    id = fields.UUID(required=True)
    name = fields.String(required=True)
    id_number = fields.String(required=True)


class EnrolledRow(Schema):
    """A row by its number in the text, the headings being row 1: new, known (there already), changed, or wrong."""

    row = fields.Integer(strict=True, required=True)
    status = fields.String(required=True, validate=ma.validate.OneOf(STATUSES))
    id = fields.UUID(required=True, allow_none=True, metadata={"description": "Whom or which it is in the tournament"})
    cells = fields.Dict(keys=fields.String(), values=fields.String(), required=True)
    before = fields.Dict(
        keys=fields.String(),
        values=fields.String(),
        required=True,
        metadata={"description": "The cells that are otherwise there, and would be changed"},
    )
    similar = fields.List(
        fields.Nested(PlayerThere),
        required=True,
        metadata={"description": "Who is there already and may be the same as this new one"},
    )
    errors = fields.List(fields.Nested(RowMistake), required=True)


class LeftOutRow(Schema):
    """A row that was passed over."""

    row = fields.Integer(strict=True, required=True)
    why = fields.String(required=True, validate=ma.validate.OneOf(LEFT_OUT))


class Enrolled(Schema):
    """What the sheet was taken for, every row, how many there are of each kind, and which teams or tables are made."""

    format = fields.String(required=True, validate=ma.validate.OneOf(list(FORMATS)))
    alternatives = fields.List(fields.String(), required=True, metadata={"description": "Formats that fit as well"})
    worksheet = fields.String(required=True, metadata={"description": "Empty for a text"})
    encoding = fields.String(required=True, allow_none=True, metadata={"description": "Of a text file"})
    heading_row = fields.Integer(strict=True, required=True)
    counted = fields.List(fields.String(), required=True, metadata={"description": "Not in the sheet: round, table"})
    left_out = fields.List(fields.Nested(LeftOutRow), required=True)
    columns = fields.List(fields.Nested(SheetColumn), required=True)
    rows = fields.List(fields.Nested(EnrolledRow), required=True)
    new = fields.Integer(strict=True, required=True)
    known = fields.Integer(strict=True, required=True)
    changed = fields.Integer(strict=True, required=True)
    wrong = fields.Integer(strict=True, required=True)
    made = fields.List(fields.String(), required=True, metadata={"description": "Teams or tables not there before"})
    debts = fields.List(fields.Nested(Debt), required=True, metadata=SEATED)


class EnrolledPlayers(Enrolled):
    """And who is in the tournament, but not in the sheet: nobody is removed."""

    missing = fields.List(fields.Nested(PlayerThere), required=True)


class EnrolledSeating(Enrolled):
    """And how players are meant."""

    named_by = fields.String(required=True, validate=ma.validate.OneOf(WAYS), metadata={"description": NAMED_BY})
