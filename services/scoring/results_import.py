"""A sheet of results: a preview, and the import."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.journal.journal import Journal
from services.errors import Invalid
from services.scoring import match_sheet, results_sheet
from services.scoring.match_sheet import MatchedRow
from services.scoring.results import enter_result
from services.scoring.scoring_rules import require_scoring
from services.spreadsheets.rows import STATUSES, located_errors


def preview_results(connection: Connection, tournament_id: UUID, text: str) -> dict[str, Any]:
    """Answer with the rows of a sheet and what is wrong with each.

    Raises Invalid for a text that is no such sheet, Conflict where nobody said how hanchans are scored.
    """
    return _serialise(_read(connection, tournament_id, text))


def import_results(journal: Journal, text: str, only_good: bool) -> dict[str, Any]:
    """Enter the results of a sheet, and answer with its rows.

    Raises what `preview_results` raises, and Invalid for wrong rows, unless `only_good` leaves them out.
    """
    rows = _read(journal.connection, journal.tournament_id, text)
    errors = located_errors(one.row for one in rows)
    if errors and not only_good:
        raise Invalid("Nothing was written. See errors: each names its row.", errors=errors)
    for one in rows:
        if one.status == "new" and one.hanchan is not None and one.row.sent is not None:
            enter_result(journal, one.hanchan, (), one.row.sent)
    return _serialise(rows)


def _read(connection: Connection, tournament_id: UUID, text: str) -> list[MatchedRow]:
    scoring = require_scoring(connection, tournament_id)
    rows, errors = results_sheet.read(text)
    if errors:
        raise Invalid(errors=errors)
    return match_sheet.match(connection, tournament_id, scoring, rows)


def _serialise(rows: Sequence[MatchedRow]) -> dict[str, Any]:
    counts = Counter(one.status for one in rows)
    items = [
        {
            "row": one.row.number,
            "status": one.status,
            "hanchan": None if one.hanchan is None else one.hanchan.id,
            "points": None if one.row.sent is None else one.row.sent["points"],
            "errors": one.row.errors,
        }
        for one in rows
    ]
    return {"rows": items, **{status: counts[status] for status in STATUSES}}
