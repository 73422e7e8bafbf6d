"""A tournament's settings: its name, rulebook, money, time zone, and whether its board is open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection

from models.event import rulebook_revisions, timings, tournaments
from models.event.tournaments import Tournament
from models.journal.journal import Journal
from models.money import ledger
from rulings import Rulebook
from services.errors import invalid_field
from services.ledger.cash_up import check_counted_days
from services.rulebook_revisions import require_rulebook
from services.tournament.create import check_currency, check_time_zone

OPEN = ("board_open", "people_open")


def change_settings(
    journal: Journal,
    tournament: Tournament,
    changes: Mapping[str, Any],
    book: Rulebook | None,
    reason: str | None = None,
) -> Tournament:
    """Change these columns, and the rulebook to `book` where there is one; return the tournament.

    `reason`: why, where somebody said so. Nothing is written where it is so already. Raises Invalid for an unknown
    currency, and for another one than that of the rulebook's fines or of those that were charged; for a time zone that
    moves payments from a day that was counted.
    """
    connection = journal.connection
    _check_currency(connection, tournament, changes, book)
    if changes.get("time_zone", tournament.time_zone) != tournament.time_zone:
        check_counted_days(connection, tournament.id, changes["time_zone"])
    if all(getattr(tournament, name) == value for name, value in changes.items()):
        return tournament
    if book is not None:
        rulebook_revisions.save(connection, book.revision, book.id, book.content, journal.at)
    tournaments.change(journal, tournament.version, changes, reason)
    return tournaments.require(connection, tournament.id)


def serialise_settings(row: Tournament) -> dict[str, Any]:
    """Serialise a tournament's settings."""
    columns = ("id", "slug", "name", "rulebook", "revision", "currency", "time_zone", "version", "created_at")
    return {**{name: getattr(row, name) for name in columns}, **{name: bool(getattr(row, name)) for name in OPEN}}


def parse_changes(sent: Mapping[str, Any], book: Rulebook | None) -> dict[str, Any]:
    """Return the columns that a request changes. Raises Invalid for an unknown time zone."""
    changes = {name: value for name, value in sent.items() if name not in ("rulebook", "reason")}
    if "time_zone" in sent:
        check_time_zone(sent["time_zone"])
    if book is not None:
        changes["rulebook"] = {"id": book.id, "options": book.options, "readings": book.content["readings_changed"]}
        changes["revision"] = book.revision
    return changes


def _check_currency(connection: Connection, row: Tournament, changes: Mapping[str, Any], new: Rulebook | None) -> None:
    book = new or require_rulebook(connection, row.revision)
    currency = check_currency(changes.get("currency", row.currency), book)
    if currency != row.currency and (
        ledger.totals(connection, row.id, points=False) or timings.has_any(connection, row.id)
    ):
        message = f"Fines may have been charged already, in {row.currency}: there is money in the ledger, or a clock."
        raise invalid_field("currency", message, f"Keep {row.currency}, or begin another tournament.")
