"""The ledger: points and fines line by line, what was paid, and what a director decided."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Connection, Row
from uuid_utils.compat import uuid7

from api.access.auth import official
from api.frame import resources
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem, refuse_field
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read, write
from api.money.ledger_schemas import (
    LedgerDecisionRequest,
    LedgerLine,
    LedgerPage,
    LedgerQuery,
    Payment,
    PaymentRequest,
    TotalList,
    TotalsQuery,
)
from models.database import register
from models.event import tournaments
from models.journal.journal import Journal
from models.money import ledger, payments
from models.money.ledger import Cause
from services import lookup
from services.idempotency import refuse_other, same_or_conflict
from services.ledger.debts import owed
from services.ledger.serialise import HOLDERS, line

blp = Blueprint("ledger", description="Points and fines", url_prefix=IN_TOURNAMENT)


@blp.get("/ledger/points")
@blp.arguments(LedgerQuery, location="query")
@blp.answers(200, LedgerPage)
def list_points(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """The lines of points, oldest first"""
    return _lines(asked, tournament_id, points=True)


@blp.get("/ledger/fines")
@blp.arguments(LedgerQuery, location="query")
@blp.answers(200, LedgerPage)
def list_fines(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """The lines of fines, oldest first"""
    return _lines(asked, tournament_id, points=False)


@blp.get("/ledger/points/totals")
@blp.arguments(TotalsQuery, location="query")
@blp.answers(200, TotalList)
def total_points(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """What is to be taken off the tournament score of each account"""
    return _totals(asked, tournament_id, points=True)


@blp.get("/ledger/fines/totals")
@blp.arguments(TotalsQuery, location="query")
@blp.answers(200, TotalList)
def total_fines(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """What each account owes; with `owing`, who may not be seated until they pay"""
    return _totals(asked, tournament_id, points=False)


def _lines(asked: dict[str, Any], tournament_id: UUID, points: bool) -> Response:
    wanted = (asked.get("account"), asked.get("round"), asked.get("after"), asked["limit"])
    with read() as connection:
        rows = ledger.page(connection, tournament_id, points, *wanted)
    return send({"items": [line(row) for row in rows], "next": resources.following(rows, asked["limit"])})


def _totals(asked: dict[str, Any], tournament_id: UUID, points: bool) -> Response:
    with read() as connection:
        rows = ledger.totals(connection, tournament_id, points, round_=asked.get("round"))
    shown = [row for row in rows if row.amount > 0 or not asked["owing"]]
    return send({"items": [_total(row) for row in shown]})


@blp.put("/payments/<uuid:payment_id>")
@blp.arguments(PaymentRequest)
@blp.answers(201, Payment)
@blp.answers(200, Payment, description="It was sent before: the same answer")
def take_payment(sent: dict[str, Any], tournament_id: UUID, payment_id: UUID) -> Response:
    """Take a payment for fines, the whole or a part; never more than is owed"""
    with write() as connection:
        at = datetime.now(UTC)
        journal = Journal(connection, tournament_id, official().id, at)
        row = payments.find(connection, tournament_id, payment_id)
        if row is not None:
            same_or_conflict(row, sent)
            return send(_payment(row))
        account = _check_account(connection, tournament_id, sent["account"])
        _refuse_more_than_owed(connection, tournament_id, sent, sent["amount"])
        paid_at = sent.get("paid_at", at).astimezone(UTC)
        said = {name: sent.get(name) for name in ("unit", "amount", "method", "note")}
        payments.take(journal, {"id": payment_id, **account, **said, "paid_at": paid_at, "request": sent})
        paid = {"id": uuid7(), **account, "unit": sent["unit"], "amount": -sent["amount"], "what": "paid"}
        ledger.post(journal, Cause("payment", payment_id), [paid])
        row = payments.find(connection, tournament_id, payment_id)
        assert row is not None, "just taken"  # noqa: S101 -- for the type checker
        return send(_payment(row), 201)


@blp.get("/payments/<uuid:payment_id>")
@blp.answers(200, Payment)
def read_payment(tournament_id: UUID, payment_id: UUID) -> Response:
    """A payment, with the number of its receipt"""
    with read() as connection:
        row = payments.find(connection, tournament_id, payment_id)
    if row is None:
        raise Problem(404, "This tournament has no such payment.")
    return send(_payment(row))


@blp.put("/ledger/decisions/<uuid:line_id>")
@blp.arguments(LedgerDecisionRequest)
@blp.answers(201, LedgerLine)
@blp.answers(200, LedgerLine, description="It was sent before: the same answer")
def decide_line(sent: dict[str, Any], tournament_id: UUID, line_id: UUID) -> Response:
    """Take points or money, or give them back, by a director's decision; or waive a fine"""
    with write() as connection:
        journal = Journal(connection, tournament_id, official().id, datetime.now(UTC))
        row = register.find(connection, ledger.LedgerLine, tournament_id, line_id)
        if row is not None:
            refuse_other(_decided(row), sent)
            return send(line(row))
        account = _check_account(connection, tournament_id, sent["account"])
        _check_unit(connection, tournament_id, sent)
        if sent["waives"]:
            _refuse_more_than_owed(connection, tournament_id, sent, -sent["amount"])
        said = {name: sent[name] for name in ("unit", "amount", "reason")}
        what = "waived" if sent["waives"] else "decided"
        ledger.post(journal, Cause("decision", line_id), [{"id": line_id, **account, **said, "what": what}])
        row = register.find(connection, ledger.LedgerLine, tournament_id, line_id)
        assert row is not None, "just posted"  # noqa: S101 -- for the type checker
        return send(line(row), 201)


def _check_account(connection: Connection, tournament_id: UUID, account: dict[str, Any]) -> dict[str, Any]:
    kind, identity = account["kind"], account["id"]
    lookup.must_exist(connection, HOLDERS[kind], tournament_id, "account.id", identity, kind)
    return {"account_kind": kind, "account_id": identity}


def _check_unit(connection: Connection, tournament_id: UUID, sent: dict[str, Any]) -> None:
    """Refuse any but the tournament's currency, where the account has nothing in it."""
    tournament = tournaments.find(connection, tournament_id)
    assert tournament is not None, "the token belongs to it"  # noqa: S101 -- for the type checker
    known = (ledger.POINTS, tournament.currency)
    if sent["unit"] not in known and owed(connection, tournament_id, sent["account"]["id"], sent["unit"]) == 0:
        message = f"This tournament's money is {tournament.currency}."
        raise refuse_field("unit", message, f"Give {tournament.currency}, or P for points.")


def _refuse_more_than_owed(connection: Connection, tournament_id: UUID, sent: dict[str, Any], amount: int) -> None:
    most = owed(connection, tournament_id, sent["account"]["id"], sent["unit"])
    if amount > most:
        message = f"{max(most, 0)} is owed in {sent['unit']} (minor units)."
        raise refuse_field("amount", message, "Give no more than that." if most > 0 else "There is nothing to pay.")


def _decided(row: Row[Any]) -> dict[str, Any]:
    """The body that a decided line came from."""
    told = line(row)
    said = {name: told[name] for name in ("account", "unit", "amount", "reason")}
    return {**said, "waives": row.what == "waived"}


def _total(row: Row[Any]) -> dict[str, Any]:
    account = {"kind": row.account_kind, "id": row.account_id}
    return {"account": account, "unit": row.unit, "amount": row.amount, "since": row.since}


def _payment(row: Row[Any]) -> dict[str, Any]:
    account = {"kind": row.account_kind, "id": row.account_id}
    said = ("id", "receipt", "unit", "amount", "method", "paid_at", "server_at", "note")
    return {"account": account, "official": row.official_id, **{name: row._mapping[name] for name in said}}
