"""Results as they are sent, imported and answered."""

from __future__ import annotations

from typing import Any

import marshmallow as ma

from api.event.sheet_schemas import SheetSource, sheet_text
from api.frame import shapes
from api.frame.bounded import BoundedList
from api.frame.schemas import Mistake, Schema
from models.ruling.hand import SEATS
from rulings.scores.hanchan_end import SHARE_CUT
from rulings.scores.scoring import NEGATIVE_CUT, STICK, TIE_NOT_STATED, TIE_OF_THREE
from rulings.scores.substitutes import CHOICES, PLAYER
from services.scoring.results_sheet import COLUMNS
from services.scoring.serialise import SUM_OFF, WINLESS_UNKNOWN
from services.spreadsheets.row_errors import WORDS
from services.spreadsheets.rows import STATUSES

fields = ma.fields
MOST_POINTS = 1_000_000
TENTHS = {"description": "Tenths of P: 273 is 27.3P", "example": 273}
COUNTS_FOR = {"description": "Of a substitute as the book or the scoring says: the team of who was replaced, or nobody"}
FLAGS = {
    "description": (
        f"What the texts leave open: {TIE_NOT_STATED} (the book doesn't say what tied players get), {TIE_OF_THREE} (it "
        f"speaks of two), {NEGATIVE_CUT} (a negative share lost a digit; the text shows positive ones only), "
        f"{SHARE_CUT} (tied winners can't share the deposits in whole hundreds). "
        f"{WINLESS_UNKNOWN}: yakitori is played, and nobody said who won no hand. "
        f"{SUM_OFF}: the points don't add up under the scoring of now, which is another than when they were entered."
    )
}


def hundreds(lowest: int, **more: object) -> fields.Integer:
    """Table points."""
    whole = ma.validate.Range(lowest, MOST_POINTS)
    return fields.Integer(strict=True, validate=[whole, _in_hundreds], **more)  # type: ignore[arg-type]


def _in_hundreds(points: int) -> None:
    if points % STICK:
        raise ma.ValidationError("Not a multiple of 100: table points are.")


def seats(**more: object) -> fields.List[Any]:
    """Make the field of some of the four seats."""
    return BoundedList(shapes.seat(), most=len(SEATS), **more)  # type: ignore[arg-type]


def flags() -> fields.List[Any]:
    """Make the field of what is doubtful of a score."""
    known = (TIE_NOT_STATED, TIE_OF_THREE, NEGATIVE_CUT, SHARE_CUT, SUM_OFF, WINLESS_UNKNOWN)
    return fields.List(fields.String(validate=ma.validate.OneOf(known)), required=True, metadata=FLAGS)


class SeatPoints(Schema):
    """The points of each seat at the end; a seat is named by its wind at the start."""

    east = hundreds(-MOST_POINTS, required=True, metadata={"example": 42300})
    south = hundreds(-MOST_POINTS, required=True, metadata={"example": 31200})
    west = hundreds(-MOST_POINTS, required=True, metadata={"example": 26500})
    north = hundreds(-MOST_POINTS, required=True, metadata={"example": 20000})


class Correction(Schema):
    """Which result this one replaces, and why; a withdrawn one too."""

    number = fields.Integer(strict=True, required=True, validate=ma.validate.Range(1, shapes.NO_ROW))
    reason = shapes.text(required=True)


class ResultRequest(Schema):
    """The end of a hanchan. Without deposits the four totals are four times the starting points."""

    points = fields.Nested(SeatPoints, required=True)
    deposits = hundreds(0, load_default=0, metadata={"description": "Points that nobody holds in the end"})
    unranked = seats(
        load_default=list, metadata={"description": "Where a substitute sat: the points count at the table, for nobody"}
    )
    winless = seats(metadata={"description": "For yakitori: who won no hand; leave it out where nobody says"})
    corrects = fields.Nested(Correction)


class Parts(Schema):
    """(points - goal) / 1,000 + uma + oka - taken = total. `points` are those after yakitori, where that is shared."""

    place = fields.Integer(strict=True, required=True, metadata={"description": "Tied players share the best"})
    points = fields.Integer(strict=True, required=True)
    delta = fields.Integer(strict=True, required=True, metadata=TENTHS)
    uma = fields.Integer(strict=True, required=True, metadata=TENTHS)
    oka = fields.Integer(strict=True, required=True, metadata=TENTHS)
    taken = fields.Integer(strict=True, required=True, metadata={**TENTHS, "description": "Yakitori after the uma"})
    total = fields.Integer(strict=True, required=True, metadata=TENTHS)


class SeatScore(Parts):
    """What a seat scores, and whether it counts for its player."""

    player = fields.UUID(required=True)
    ranked = fields.Boolean(required=True)
    counts_for = fields.String(required=True, validate=ma.validate.OneOf((PLAYER, *CHOICES)), metadata=COUNTS_FOR)
    substitute_for = fields.UUID(
        required=True, allow_none=True, metadata={"description": "Whom the player replaced; null for who plays anyway"}
    )


class SeatScores(Schema):
    """The four scores."""

    east = fields.Nested(SeatScore, required=True)
    south = fields.Nested(SeatScore, required=True)
    west = fields.Nested(SeatScore, required=True)
    north = fields.Nested(SeatScore, required=True)


class Counted(Schema):
    """What was counted at the table."""

    points = fields.Nested(SeatPoints, required=True)
    deposits = fields.Integer(strict=True, required=True)
    unranked = seats(required=True)
    winless = seats(required=True, allow_none=True)


class EarlierResult(Counted):
    """A result as it was entered."""

    number = fields.Integer(strict=True, required=True)
    reason = fields.String(required=True, allow_none=True)
    official = fields.UUID(required=True)
    server_at = shapes.moment(required=True)
    withdrawn_at = shapes.moment(required=True, allow_none=True)


class Result(EarlierResult):
    """A result; `earlier` are those that it replaced."""

    hanchan = fields.UUID(required=True)
    scores = fields.Nested(SeatScores, required=True)
    flags = flags()
    earlier = fields.List(fields.Nested(EarlierResult), required=True)
    journal = fields.Nested(shapes.JournalPlace, required=True)


class ResultWithdrawalRequest(Schema):
    """Which result is withdrawn, and why."""

    number = fields.Integer(strict=True, required=True, validate=ma.validate.Range(1, shapes.NO_ROW))
    reason = shapes.text(required=True)


class ResultWithdrawal(Schema):
    """Which result was withdrawn, and when."""

    hanchan = fields.UUID(required=True)
    number = fields.Integer(strict=True, required=True)
    withdrawn_at = shapes.moment(required=True)


class SheetRequest(SheetSource):
    """Results from a sheet, the names of the columns above them."""

    csv = sheet_text(
        "One hanchan a row. Columns in any order: "
        + "; ".join(f"`{name}` ({meaning})" for name, meaning in COLUMNS.items())
        + ". Pasted cells, or text with any separator.",
        "round,table,east,south,west,north\n1,7,42300,31200,26500,20000\n",
    )


class ImportRequest(SheetRequest):
    """The same; `only_good` enters the rows that are right and leaves the others."""

    only_good = fields.Boolean(load_default=False)


class RowMistake(Mistake):
    """What is wrong with a cell, in English; `kind` with `values` says the same to who speaks another language."""

    kind = fields.String(required=True, validate=ma.validate.OneOf(tuple(WORDS)))
    values = fields.Dict(keys=fields.String(), required=True)
    place = fields.String(metadata={"description": "Where in the sheet the cell stands", "example": "C5"})


class ResultDifference(Schema):
    """The result that a hanchan has, and what a sheet says instead."""

    before = fields.Nested(Counted, required=True)
    after = fields.Nested(Counted, required=True)


class SheetRow(Schema):
    """A row of the text, the columns' names being row 1: new, known (entered already, the same), or wrong."""

    row = fields.Integer(strict=True, required=True)
    status = fields.String(required=True, validate=ma.validate.OneOf(STATUSES))
    hanchan = fields.UUID(required=True, allow_none=True)
    points = fields.Nested(SeatPoints, required=True, allow_none=True)
    differs = fields.Nested(ResultDifference, required=True, allow_none=True)
    errors = fields.List(fields.Nested(RowMistake), required=True)


class SheetRows(Schema):
    """Every row, and how many there are of each kind."""

    rows = fields.List(fields.Nested(SheetRow), required=True)
    new = fields.Integer(strict=True, required=True)
    known = fields.Integer(strict=True, required=True)
    wrong = fields.Integer(strict=True, required=True)
