"""The results of hanchans: entered one by one or imported, and corrected with a reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Connection

from api.access.auth import official
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read, write
from api.results.results_schemas import STATUSES, ImportRequest, Result, ResultRequest, SheetRequest, SheetRows
from models.event import results
from models.event.hanchans import Hanchan
from models.journal.journal import Journal
from services import lookup
from services.scoring import enter, match_sheet, results_sheet, scoring_rules, serialise
from services.scoring.match_sheet import Matched

blp = Blueprint("results", description="Results", url_prefix=IN_TOURNAMENT)


@blp.put("/hanchans/<uuid:hanchan_id>/result")
@blp.arguments(ResultRequest)
@blp.answers(201, Result)
@blp.answers(200, Result, description="It was sent before: the same answer")
def put_result(sent: dict[str, Any], tournament_id: UUID, hanchan_id: UUID) -> Response:
    """Enter the result of a hanchan, or correct it

    A correction names the result that it replaces and gives a reason; both are kept. Tenths of P are worked out by the
    scoring that holds when they are asked for.
    """
    with write() as connection:
        journal = Journal(connection, tournament_id, official().id, datetime.now(UTC))
        hanchan = lookup.find(connection, Hanchan, "hanchan", tournament_id, hanchan_id)
        scoring = scoring_rules.required(connection, tournament_id)
        before = results.of_hanchan(connection, tournament_id, hanchan_id)
        same = enter.sent_before(before, sent)
        if same is not None:
            return send(serialise.result(connection, scoring, hanchan, same, before))
        wrong = enter.mistakes(connection, scoring, hanchan, before, sent)
        if wrong:
            raise Problem(422, errors=wrong)
        enter.enter(journal, hanchan, before, sent)
        after = results.of_hanchan(connection, tournament_id, hanchan_id)
        return send(serialise.result(connection, scoring, hanchan, after[-1], after), 201)


@blp.get("/hanchans/<uuid:hanchan_id>/result")
@blp.answers(200, Result)
def get_result(tournament_id: UUID, hanchan_id: UUID) -> Response:
    """The result of a hanchan, with what each player scores and the results that it replaced"""
    with read() as connection:
        hanchan = lookup.find(connection, Hanchan, "hanchan", tournament_id, hanchan_id)
        found = results.of_hanchan(connection, tournament_id, hanchan_id)
        if not found:
            raise Problem(404, "Nobody has entered the result of this hanchan.")
        scoring = scoring_rules.required(connection, tournament_id)
        return send(serialise.result(connection, scoring, hanchan, found[-1], found))


@blp.post("/results/preview")
@blp.arguments(SheetRequest)
@blp.answers(200, SheetRows)
def preview_results(sent: dict[str, Any], tournament_id: UUID) -> Response:
    """Look at a sheet of results before it is imported; nothing is written"""
    with read() as connection:
        return send(_rows(_matched(connection, tournament_id, sent["csv"])))


@blp.post("/results")
@blp.arguments(ImportRequest)
@blp.answers(200, SheetRows)
def import_results(sent: dict[str, Any], tournament_id: UUID) -> Response:
    """Import a sheet of results

    All rows or none, unless `only_good`. Sent again it changes nothing: every row is known then. A row never corrects
    a result.
    """
    with write() as connection:
        journal = Journal(connection, tournament_id, official().id, datetime.now(UTC))
        found = _matched(connection, tournament_id, sent["csv"])
        wrong = [
            {**error, "field": f"rows.{one.row.number}.{error['field']}"} for one in found for error in one.row.errors
        ]
        if wrong and not sent["only_good"]:
            raise Problem(422, "Nothing was written. See errors: each names its row.", errors=wrong)
        for one in found:
            if one.status == "new" and one.hanchan is not None and one.row.sent is not None:
                enter.enter(journal, one.hanchan, (), one.row.sent)
        return send(_rows(found))


def _matched(connection: Connection, tournament_id: UUID, text: str) -> list[Matched]:
    scoring = scoring_rules.required(connection, tournament_id)
    rows, errors = results_sheet.read(text)
    if errors:
        raise Problem(422, errors=errors)
    return match_sheet.match(connection, tournament_id, scoring, rows)


def _rows(found: Sequence[Matched]) -> dict[str, Any]:
    counts = Counter(one.status for one in found)
    rows = [
        {
            "row": one.row.number,
            "status": one.status,
            "hanchan": None if one.hanchan is None else one.hanchan.id,
            "points": None if one.row.sent is None else one.row.sent["points"],
            "errors": one.row.errors,
        }
        for one in found
    ]
    return {"rows": rows, **{status: counts[status] for status in STATUSES}}
