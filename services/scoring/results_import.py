"""A sheet of results: a preview, and the import."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.journal.journal import Journal
from services.errors import Invalid
from services.scoring import match_sheet
from services.scoring.match_sheet import MatchedRow
from services.scoring.results import enter_result
from services.scoring.results_sheet import SheetRow
from services.scoring.scoring_rules import require_scoring
from services.scoring.serialise import points_of
from services.spreadsheets.rows import located_errors


def preview_results(connection: Connection, tournament_id: UUID, sheet: Sequence[SheetRow]) -> dict[str, Any]:
    """Answer with the rows of a sheet and what is wrong with each.

    Raises Conflict where nobody said how hanchans are scored.
    """
    return _serialise(_match(connection, tournament_id, sheet))


def import_results(journal: Journal, sheet: Sequence[SheetRow], only_good: bool) -> dict[str, Any]:
    """Enter the results of a sheet, and answer with its rows.

    Raises what `preview_results` raises, and Invalid for wrong rows, unless `only_good` leaves them out.
    """
    rows = _match(journal.connection, journal.tournament_id, sheet)
    errors = located_errors(one.row for one in rows)
    if errors and not only_good:
        raise Invalid("Nothing was written. See errors: each names its row.", errors=errors)
    for one in rows:
        if one.status == "new" and one.hanchan is not None and one.row.sent is not None:
            enter_result(journal, one.hanchan, (), one.row.sent)
    return _serialise(rows)


def _match(connection: Connection, tournament_id: UUID, sheet: Sequence[SheetRow]) -> list[MatchedRow]:
    scoring = require_scoring(connection, tournament_id)
    return match_sheet.match(connection, tournament_id, scoring, sheet)


def _serialise(rows: Sequence[MatchedRow]) -> dict[str, Any]:
    counts = Counter(one.status for one in rows)
    items = [
        {
            "row": one.row.number,
            "status": one.status,
            "hanchan": None if one.hanchan is None else one.hanchan.id,
            "points": None if one.row.sent is None else one.row.sent["points"],
            "differs": _difference(one),
            "errors": one.row.errors,
        }
        for one in rows
    ]
    return {"rows": items, **{status: counts[status] for status in ("new", "known", "wrong")}}


def _difference(matched: MatchedRow) -> dict[str, Any] | None:
    """Return the other result that the row's hanchan has, and what the row says instead."""
    sent, holds = matched.row.sent, matched.holds
    if sent is None or holds is None:
        return None
    before = {
        "points": points_of(holds),
        **{name: getattr(holds, name) for name in ("deposits", "unranked", "winless")},
    }
    return {"before": before, "after": {**before, **sent}}
