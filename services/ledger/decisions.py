"""Lines that a director decides: points or money taken or given back, fines waived."""

from __future__ import annotations

from typing import Any, NotRequired
from uuid import UUID

from sqlalchemy import Connection
from uuid_utils.compat import uuid7

from models.database import register
from models.event import tournaments
from models.journal.journal import Journal
from models.money import ledger
from models.money.ledger import Cause, LedgerLine
from models.people.credentials import Caller
from services import lookup
from services.errors import Conflict, NotFound, invalid_field
from services.idempotency import check_same_body
from services.ledger.accounts import Owed, account_columns, balance, check_not_own, check_owed, counting, in_words
from services.ledger.serialise import serialise_line
from services.ledger.waivers import update_waivers, waivable


class NewDecision(Owed):
    """What a director takes, or gives back where the amount is negative; `waives`: lets a fine go.

    `fine`: the cause of that fine; the oldest that are open where it is left out.
    """

    amount: int
    waives: bool
    fine: NotRequired[UUID]
    reason: str


def put_decision(journal: Journal, caller: Caller, line_id: UUID, sent: NewDecision) -> tuple[dict[str, Any], bool]:
    """Post the line that a director decided; return its answer, and whether it is new.

    Raises Conflict for another body under the same id, NotAllowed for who gives back or waives their own, Invalid for
    an unknown account, for a currency that is not the tournament's, and for waiving more than is owed, or of a fine
    than is open of it.
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
        check_not_own(connection, caller, sent["account"])
    values = {**{name: sent[name] for name in ("unit", "amount", "reason")}, "fine_id": sent.get("fine")}
    if sent["waives"]:
        check_owed(connection, tournament_id, sent, -sent["amount"])
        _check_open(connection, tournament_id, {**account, **values})
    what = "waived" if sent["waives"] else "decided"
    ledger.post(journal, Cause("decision", line_id), [{"id": line_id, **account, **values, "what": what}])
    return serialise_line(lookup.require(connection, LedgerLine, "line", tournament_id, line_id)), True


def withdraw_decision(journal: Journal, caller: Caller, line_id: UUID, reason: str) -> dict[str, Any]:
    """Take back what is left of a decision, once; return the line that does. Waivers of a fine follow.

    Raises NotFound, NotAllowed for the caller's own, Conflict for another reason and where nothing of it is left.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    lines = [line for line in ledger.of_cause(connection, tournament_id, line_id) if line.cause_kind == "decision"]
    if not lines:
        raise NotFound("This tournament has no such decision.")
    first, left = lines[0], sum(line.amount for line in lines)
    check_not_own(connection, caller, {"kind": first.account_kind, "id": first.person})
    for line in lines:
        if line.withdrawal:
            check_same_body({"reason": line.reason}, {"reason": reason})
            return serialise_line(line)
    if left == 0:
        raise Conflict("This decision has been undone already.", slug="nothing-left")
    account = {"account_kind": first.account_kind, "account_id": first.account_id}
    values = {"unit": first.unit, "amount": -left, "what": "reversed", "reason": reason, "fine_id": first.fine_id}
    withdrawal_id = uuid7()
    ledger.post(journal, Cause("decision", line_id), [{**account, **values, "id": withdrawal_id, "withdrawal": True}])
    update_waivers(journal, [first.person])
    return serialise_line(lookup.require(connection, LedgerLine, "line", tournament_id, withdrawal_id))


def _check_open(connection: Connection, tournament_id: UUID, waiver: dict[str, Any]) -> None:
    """Raise Invalid where a waiver would let go of less than it says."""
    most = waivable(connection, tournament_id, waiver)
    if -waiver["amount"] > most:
        message = f"{in_words(waiver['unit'], most)} of it is open."
        raise invalid_field("amount", message, "Waive no more than that." if most else "There is nothing to waive.")


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
    said = {name: line[name] for name in ("account", "unit", "amount", "reason")}
    named = {} if row.fine_id is None else {"fine": row.fine_id}
    return {**said, **named, "waives": row.what == "waived"}
