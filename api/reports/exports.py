"""Exports: an event's rulings, penalties, results and journal as files."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from typing import Any
from uuid import UUID

import orjson
from flask import Response, stream_with_context

from api.frame.blueprint import Blueprint, View
from api.frame.language import language
from api.frame.problems import Problem
from api.frame.schemas import Query
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from api.journal.journal import entry
from api.reports.attachment import saved
from api.reports.exports_schemas import CalendarQuery
from api.results.standings_schemas import ExportQuery
from models.database.types import utc_text
from models.event import tournaments
from models.journal import journal
from services.exports.escalations import escalations
from services.exports.event import Event
from services.exports.exams import exams
from services.exports.interchange.calendar import calendar
from services.exports.interchange.ema import ema
from services.exports.interchange.pantheon import as_json_lines
from services.exports.interchange.penalty_list import penalty_list
from services.exports.interchange.riichi_nomi import riichi_nomi
from services.exports.interchange.world_riichi import world_riichi
from services.exports.payments import payments
from services.exports.penalties import penalties
from services.exports.results import results, standings
from services.exports.rulings import rulings
from services.exports.sheet import Sheet, as_csv, as_xlsx

CSV = "text/csv"
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
FORMS = {"csv": (as_csv, f"{CSV}; charset=utf-8"), "xlsx": (as_xlsx, XLSX)}
JSON_LINES = "application/jsonl"
ICALENDAR = "text/calendar"
TEXT = {"type": "string"}
BINARY = {"type": "string", "format": "binary"}
AT_ONCE = 500
FORM = {"in": "path", "name": "form", "schema": {"type": "string", "enum": list(FORMS)}}

blp = Blueprint(
    "exports",
    description="Exports: `csv` in UTF-8 with its mark, or `xlsx`. Texts never become formulas, numbers stay numbers",
    url_prefix=IN_TOURNAMENT,
)


def sheet_endpoint(what: str, query: type[Query] = Query) -> Callable[[View], View]:
    """Declare a view that answers a sheet as CSV or as a workbook, in the reader's language."""

    def declare(view: View) -> View:
        view = blp.spoken(view)
        for content_type, schema in ((XLSX, BINARY), (CSV, TEXT)):
            view = blp.answers(200, schema, content_type=content_type)(view)
        view = blp.arguments(query, location="query")(view)
        return blp.get(f"/exports/{what}.<form>", parameters=[FORM])(view)

    return declare


@sheet_endpoint("rulings")
def export_rulings(_: dict[str, Any], tournament_id: UUID, form: str) -> Response:
    """Every ruling in the order of the journal, withdrawn and amended ones too"""
    return _exported(tournament_id, "rulings", form, rulings)


@sheet_endpoint("escalations")
def export_escalations(_: dict[str, Any], tournament_id: UUID, form: str) -> Response:
    """Every escalation with its ruling, the oldest first"""
    return _exported(tournament_id, "escalations", form, escalations)


@sheet_endpoint("penalties")
def export_penalties(_: dict[str, Any], tournament_id: UUID, form: str) -> Response:
    """What each player, team and official was given: penalties, P and fines, with running totals"""
    return _exported(tournament_id, "penalties", form, penalties)


@sheet_endpoint("payments")
def export_payments(_: dict[str, Any], tournament_id: UUID, form: str) -> Response:
    """Every payment, by its receipt"""
    return _exported(tournament_id, "payments", form, payments)


@sheet_endpoint("results")
def export_results(_: dict[str, Any], tournament_id: UUID, form: str) -> Response:
    """The score of every player in every hanchan"""
    return _exported(tournament_id, "results", form, results)


@sheet_endpoint("exams")
def export_exams(_: dict[str, Any], tournament_id: UUID, form: str) -> Response:
    """What the officials answered in each exam: how many were right, and how long they took"""
    return _exported(tournament_id, "exams", form, exams)


@sheet_endpoint("penalty-list")
def export_penalty_list(_: dict[str, Any], tournament_id: UUID, form: str) -> Response:
    """What is on each player's score, for another system: columns named in English, P and table points, by ruling"""
    return _exported(tournament_id, "penalty-list", form, penalty_list)


@sheet_endpoint("world-riichi")
def export_world_riichi(_: dict[str, Any], tournament_id: UUID, form: str) -> Response:
    """Penalties for World Riichi's sheet: per hanchan for R1…Rn, and those outside hanchans for `results`, in P"""
    return _exported(tournament_id, "world-riichi", form, world_riichi)


@sheet_endpoint("riichi-nomi")
def export_riichi_nomi(_: dict[str, Any], tournament_id: UUID, form: str) -> Response:
    """Results with penalties as RiichiNomi keeps them: a row for each seat"""
    return _exported(tournament_id, "riichi-nomi", form, riichi_nomi)


@sheet_endpoint("ema")
def export_ema(_: dict[str, Any], tournament_id: UUID, form: str) -> Response:
    """The EMA's report of a tournament; below it the sum of the scores, and what it is made of where it is not zero"""
    return _exported(tournament_id, "ema", form, ema)


@blp.get("/exports/pantheon.jsonl")
@blp.answers(200, TEXT, content_type=JSON_LINES)
@blp.spoken
def export_pantheon(tournament_id: UUID) -> Response:
    """What Pantheon's AddPenalty takes, a request on each line, with the foul's name as its reason

    Chonbos are left out: there they are rounds, which the table enters. `warnings` says which amounts an event refuses
    whose limits nobody changed.
    """
    spoken = language()
    with read() as connection:
        event = Event(connection, tournament_id, spoken)
        body = as_json_lines(event)
    named = (event.row.slug, event.row.name)
    return saved(body, JSON_LINES, named, event.labels["title.pantheon"], "pantheon.jsonl")


@blp.get("/exports/calendar.ics")
@blp.answers(200, TEXT, content_type=ICALENDAR)
@blp.answers(404)
@blp.arguments(CalendarQuery, location="query")
@blp.spoken
def export_calendar(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """The rounds that have a time as a calendar, or the hanchans of a player"""
    spoken = language()
    with read() as connection:
        event = Event(connection, tournament_id, spoken)
        body = calendar(event, asked.get("player"), datetime.now(UTC))
    named = (event.row.slug, event.row.name)
    return saved(body, f"{ICALENDAR}; charset=utf-8", named, event.labels["title.calendar"], "calendar.ics")


@sheet_endpoint("standings", ExportQuery)
def export_standings_sheet(asked: dict[str, Any], tournament_id: UUID, form: str) -> Response:
    """The standings of players or teams, in words; `/standings.csv` is the same for a program, always in English"""
    return _exported(tournament_id, f"standings-{asked['of']}", form, partial(standings, of=asked["of"]))


@blp.get("/exports/journal.jsonl")
@blp.answers(200, TEXT, content_type=JSON_LINES)
def export_journal(tournament_id: UUID) -> Response:
    """The whole journal, an entry on each line, so that every hash can be worked out again (docs/journal.md)"""
    with read() as connection:
        row = tournaments.find(connection, tournament_id)
        head = journal.head(connection, tournament_id)
    assert row is not None, "the token belongs to it"  # noqa: S101 -- for the type checker
    lines = stream_with_context(_lines(tournament_id, 0 if head is None else head.seq))
    named = {"Content-Disposition": f'attachment; filename="{row.slug}-journal.jsonl"'}
    return Response(lines, content_type=JSON_LINES, headers=named)


def _exported(tournament_id: UUID, what: str, form: str, sheet: Callable[[Event], Sheet]) -> Response:
    if form not in FORMS:
        raise Problem(404, f"This is made as {' or '.join(FORMS)}, not as {form[:20]}.")
    make, content_type = FORMS[form]
    spoken = language()
    with read() as connection:
        event = Event(connection, tournament_id, spoken)
        made = sheet(event)
        body = make(made)
    return saved(body, content_type, (event.row.slug, event.row.name), made.title, f"{what}.{form}")


def _lines(tournament_id: UUID, head: int) -> Iterator[bytes]:
    """Yield some entries at a time, for what was read of the journal never changes. Times are as they were hashed."""
    last = 0
    while last < head:
        with read() as connection:
            rows = journal.entries(connection, tournament_id, last, min(AT_ONCE, head - last))
        yield b"".join(orjson.dumps({**entry(row), "at": utc_text(row.at)}) + b"\n" for row in rows)
        last = rows[-1].seq
