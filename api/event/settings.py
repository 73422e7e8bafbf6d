"""The tournament itself: its name, rulebook, money and time zone."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Connection, Row

from api.access.auth import official
from api.event.settings_schemas import Tournament, TournamentChange
from api.frame import etags
from api.frame.blueprint import Blueprint
from api.frame.problems import refuse_field
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read, write
from api.rulebooks import composed_books
from models.event import rulebook_revisions, timings, tournaments
from models.journal.journal import Journal
from models.money import ledger
from rulings import Rulebook
from services.rulebook_revisions import find_rulebook
from services.tournament.create import check_currency, check_time_zone

blp = Blueprint("tournament", description="The tournament", url_prefix=IN_TOURNAMENT)


@blp.get("")
@blp.answers(200, Tournament)
@blp.answers(304)
def read_tournament(tournament_id: UUID) -> Response:
    """The tournament; its ETag is needed to change it"""
    with read() as connection:
        row = tournaments.find(connection, tournament_id)
    assert row is not None, "the token belongs to it"  # noqa: S101 -- for the type checker
    if etags.unchanged(str(row.version)):
        return etags.tag(Response(status=304), str(row.version))
    return _answer(row)


@blp.patch("")
@blp.arguments(TournamentChange)
@blp.answers(200, Tournament)
def change_tournament(sent: dict[str, Any], tournament_id: UUID) -> Response:
    """Change name, rulebook, currency or time zone, or open the board

    Send If-Match with the ETag that you read. A new rulebook is for calls from now on: rulings made before keep the
    revision they were made under.
    """
    book = composed_books.book(sent["rulebook"], "rulebook") if "rulebook" in sent else None
    changes = _changes(sent, book)
    with write() as connection:
        at = datetime.now(UTC)
        journal = Journal(connection, tournament_id, official().id, at)
        row = tournaments.find(connection, tournament_id)
        assert row is not None, "the token belongs to it"  # noqa: S101 -- for the type checker
        etags.require_match(str(row.version))
        _check_money(connection, row, changes, book)
        if any(row._mapping[name] != value for name, value in changes.items()):
            if book is not None:
                rulebook_revisions.keep(connection, book.revision, book.id, book.content, at)
            tournaments.change(journal, row.version, changes)
            row = tournaments.find(connection, tournament_id)
            assert row is not None, "just changed"  # noqa: S101 -- for the type checker
    return _answer(row)


def _changes(sent: dict[str, Any], book: Rulebook | None) -> dict[str, Any]:
    changes = {name: value for name, value in sent.items() if name != "rulebook"}
    if "time_zone" in sent:
        check_time_zone(sent["time_zone"])
    if book is not None:
        changes["rulebook"] = {"id": book.id, "options": book.options, "readings": book.content["readings_changed"]}
        changes["revision"] = book.revision
    return changes


def _check_money(connection: Connection, row: Row[Any], changes: Mapping[str, Any], new: Rulebook | None) -> None:
    """Raises a problem where the book's fines would be in another currency, or those that were charged are."""
    book = new or find_rulebook(connection, row.revision)
    assert book is not None, "a tournament plays under a revision that is kept"  # noqa: S101 -- for the type checker
    currency = check_currency(changes.get("currency", row.currency), book)
    if currency != row.currency and (
        ledger.totals(connection, row.id, points=False) or timings.any_of(connection, row.id)
    ):
        message = f"Fines may have been charged already, in {row.currency}: there is money in the ledger, or a clock."
        raise refuse_field("currency", message, f"Keep {row.currency}, or begin another tournament.")


def _answer(row: Row[Any]) -> Response:
    columns = ("id", "slug", "name", "rulebook", "revision", "currency", "time_zone", "version", "created_at")
    told = {name: row._mapping[name] for name in columns}
    return etags.tag(send({**told, "board_open": bool(row.board_open)}), str(row.version))
