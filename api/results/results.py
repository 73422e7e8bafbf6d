"""The results of hanchans: entered one by one or imported, and corrected with a reason."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Response

from api.access.command import command
from api.access.heavy_requests import place_for
from api.corrections.correction import PreviewRequest, correct, corrects
from api.frame.blueprint import Blueprint
from api.frame.responses import send, send_put
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from api.results.results_schemas import (
    ImportRequest,
    Result,
    ResultRequest,
    ResultWithdrawal,
    ResultWithdrawalRequest,
    SheetRequest,
    SheetRows,
)
from services.scoring import results, results_import, results_sheet
from services.spreadsheets.files.document import source_of

blp = Blueprint("results", description="Results", url_prefix=IN_TOURNAMENT)


@blp.put("/hanchans/<uuid:hanchan_id>/result")
@blp.arguments(ResultRequest)
@blp.answers(201, Result)
@blp.answers(200, Result, description="It was sent before: the same answer")
def put_result(sent: dict[str, Any], tournament_id: UUID, hanchan_id: UUID) -> Response:
    """Enter the result of a hanchan, or correct it

    A correction names the result that it replaces and gives a reason; both are kept. Tenths of P are worked out by the
    scoring that holds when they are asked for. The first result waits for fines that somebody there has to pay.
    """
    with command(tournament_id) as journal:
        return send_put(*results.put_result(journal, hanchan_id, sent))


@blp.put("/hanchans/<uuid:hanchan_id>/result/withdrawal")
@blp.arguments(ResultWithdrawalRequest)
@corrects(blp, ResultWithdrawal)
def withdraw_result(sent: dict[str, Any], asked: PreviewRequest, tournament_id: UUID, hanchan_id: UUID) -> Response:
    """Withdraw the result of a hanchan: it has none until another is entered, which corrects this one"""
    return correct(asked, tournament_id, lambda journal: results.withdraw_result(journal, hanchan_id, **sent))


@blp.get("/hanchans/<uuid:hanchan_id>/result")
@blp.answers(200, Result)
def get_result(tournament_id: UUID, hanchan_id: UUID) -> Response:
    """The result of a hanchan, with what each player scores and the results that it replaced"""
    with read() as connection:
        return send(results.get_result(connection, tournament_id, hanchan_id))


@blp.post("/results/preview")
@blp.arguments(SheetRequest)
@blp.answers(200, SheetRows)
def preview_results(sent: dict[str, Any], tournament_id: UUID) -> Response:
    """Look at a sheet of results before it is imported; nothing is written"""
    with place_for("files"):
        sheet = results_sheet.parse_apart(source_of(sent))
        with read() as connection:
            return send(results_import.preview_results(connection, tournament_id, sheet))


@blp.post("/results")
@blp.arguments(ImportRequest)
@blp.answers(200, SheetRows)
def import_results(sent: dict[str, Any], tournament_id: UUID) -> Response:
    """Import a sheet of results

    All rows or none, unless `only_good`. Sent again it changes nothing: every row is known then. A row never corrects
    a result.
    """
    with place_for("files"):
        sheet = results_sheet.parse_apart(source_of(sent))
        with command(tournament_id) as journal:
            return send(results_import.import_results(journal, sheet, sent["only_good"]))
