"""Lines that a director decides: points or money taken or given back, fines waived."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.database import register
from models.event import tournaments
from models.journal.journal import Journal
from models.money import ledger
from models.money.ledger import Cause, LedgerLine
from models.people.credentials import Caller
from services import lookup
from services.errors import invalid_field
from services.idempotency import check_same_body
from services.ledger.accounts import Owed, account_columns, balance, check_not_own, check_owed, counting
from services.ledger.serialise import serialise_line


class NewDecision(Owed):
    """What a director takes, or gives back where the amount is negative; `waives`: lets a fine go."""

    amount: int
    waives: bool
    reason: str


def put_decision(journal: Journal, caller: Caller, line_id: UUID, sent: NewDecision) -> tuple[dict[str, Any], bool]:
    """Post the line that a director decided; return its answer, and whether it is new.

    Raises Conflict for another body under the same id, NotAllowed for who gives back or waives their own, Invalid for
    an unknown account, for a currency that is not the tournament's, and for waiving more than is owed.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    row = register.find(connection, LedgerLine, tournament_id, line_id)
    if row is None or row.account_id != sent["account"]["id"]:
        sent = {**sent, "account": counting(connection, tournament_id, sent["account"])}
    if row is not None:
        check_same_body(_request(row), sent)
        return serialise_line(row), False
    account = account_columns(connection, tournament_id, sent["account"])
    _check_unit(connection, tournament_id, sent)
    if sent["amount"] < 0:
        check_not_own(caller, sent["account"])
    if sent["waives"]:
        check_owed(connection, tournament_id, sent, -sent["amount"])
    values = {name: sent[name] for name in ("unit", "amount", "reason")}
    what = "waived" if sent["waives"] else "decided"
    ledger.post(journal, Cause("decision", line_id), [{"id": line_id, **account, **values, "what": what}])
    return serialise_line(lookup.require(connection, LedgerLine, "line", tournament_id, line_id)), True


def _check_unit(connection: Connection, tournament_id: UUID, sent: NewDecision) -> None:
    """Raise Invalid for any but the tournament's currency, where the account has nothing in it."""
    currency = tournaments.require(connection, tournament_id).currency
    known = (*ledger.OFF_SCORE, currency)
    if sent["unit"] not in known and balance(connection, tournament_id, sent["account"]["id"], sent["unit"]) == 0:
        message = f"This tournament's money is {currency}."
        raise invalid_field("unit", message, f"Give {currency}, P, or pts for table points.")


def _request(row: LedgerLine) -> dict[str, Any]:
    """Restore the body that a decided line came from."""
    line = serialise_line(row)
    return {**{name: line[name] for name in ("account", "unit", "amount", "reason")}, "waives": row.what == "waived"}
