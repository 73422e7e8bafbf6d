"""The ledger: points and fines line by line, what was paid, and what a director decided."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Response

from api.access.auth import official
from api.access.command import command
from api.corrections.correction import PreviewRequest, correct, corrects, enter, enters
from api.frame.blueprint import Blueprint
from api.frame.responses import send, send_put
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from api.money.ledger_schemas import (
    LedgerDecisionRequest,
    LedgerLine,
    LedgerPage,
    LedgerQuery,
    LedgerWithdrawalRequest,
    Payment,
    PaymentRequest,
    RefundRequest,
    TotalList,
    TotalsQuery,
)
from models.money import ledger
from services.ledger import decisions, payments
from services.ledger.decisions import NewDecision
from services.ledger.payments import NewPayment, NewRefund
from services.ledger.serialise import serialise_balance, serialise_line
from services.ledger.withdrawals import withdraw_payment
from services.pages import page_of

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
    """What each account owes; with `owing`, who does not play on before they pay"""
    return _totals(asked, tournament_id, points=False)


def _lines(asked: dict[str, Any], tournament_id: UUID, points: bool) -> Response:
    wanted = (asked.get("account"), asked.get("round"), asked.get("after"), asked["limit"])
    with read() as connection:
        rows = ledger.page(connection, tournament_id, points, *wanted)
    return send(page_of(rows, asked["limit"], serialise_line))


def _totals(asked: dict[str, Any], tournament_id: UUID, points: bool) -> Response:
    with read() as connection:
        rows = ledger.totals(connection, tournament_id, points, round_=asked.get("round"))
    shown = [row for row in rows if row.amount > 0 or not asked["owing"]]
    return send({"items": [serialise_balance(row) for row in shown]})


@blp.put("/payments/<uuid:payment_id>")
@blp.arguments(PaymentRequest)
@blp.answers(201, Payment)
@blp.answers(200, Payment, description="It was sent before: the same answer")
def take_payment(sent: NewPayment, tournament_id: UUID, payment_id: UUID) -> Response:
    """Take a payment for fines, the whole or a part; never more than is owed"""
    with command(tournament_id) as journal:
        return send_put(*payments.put_payment(journal, official(), payment_id, sent))


@blp.get("/payments/<uuid:payment_id>")
@blp.answers(200, Payment)
def read_payment(tournament_id: UUID, payment_id: UUID) -> Response:
    """A payment, with the number of its receipt"""
    with read() as connection:
        return send(payments.get_payment(connection, tournament_id, payment_id))


@blp.put("/payments/<uuid:payment_id>/withdrawal")
@blp.arguments(LedgerWithdrawalRequest)
@corrects(blp, Payment)
def withdraw(sent: dict[str, str], asked: PreviewRequest, tournament_id: UUID, payment_id: UUID) -> Response:
    """Withdraw a payment, or a refund, that was entered wrongly

    What it paid is owed again. Its receipt stays, and says that it was withdrawn.
    """
    caller = official()
    return correct(asked, tournament_id, lambda journal: withdraw_payment(journal, caller, payment_id, sent["reason"]))


@blp.put("/refunds/<uuid:refund_id>")
@blp.arguments(RefundRequest)
@enters(blp, Payment)
def refund(sent: NewRefund, asked: PreviewRequest, tournament_id: UUID, refund_id: UUID) -> Response:
    """Hand back what was paid too much, the whole or a part; it has a receipt, and is read like a payment"""
    caller = official()
    return enter(asked, tournament_id, lambda journal: payments.put_refund(journal, caller, refund_id, sent))


@blp.put("/ledger/decisions/<uuid:line_id>")
@blp.arguments(LedgerDecisionRequest)
@enters(blp, LedgerLine)
def decide_line(sent: NewDecision, asked: PreviewRequest, tournament_id: UUID, line_id: UUID) -> Response:
    """Take points or money, or give them back, by a director's decision; or waive a fine"""
    caller = official()
    return enter(asked, tournament_id, lambda journal: decisions.put_decision(journal, caller, line_id, sent))


@blp.put("/ledger/decisions/<uuid:line_id>/withdrawal")
@blp.arguments(LedgerWithdrawalRequest)
@corrects(blp, LedgerLine)
def withdraw_line(sent: dict[str, str], asked: PreviewRequest, tournament_id: UUID, line_id: UUID) -> Response:
    """Withdraw a director's decision, or a waiver: a line takes back what is left of it"""
    caller = official()
    return correct(
        asked, tournament_id, lambda journal: decisions.withdraw_decision(journal, caller, line_id, sent["reason"])
    )
