"""The receipt of a payment, for whoever paid."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Response

from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.frame.origin import origin
from api.frame.schemas import Query
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from services.ledger.payments import require_payment
from services.receipts.content import receipt
from services.receipts.pdf import render

PDF = "application/pdf"
BINARY = {"type": "string", "format": "binary"}

blp = Blueprint("receipts", description="Receipts", url_prefix=IN_TOURNAMENT)


@blp.get("/payments/<uuid:payment_id>/receipt.pdf")
@blp.arguments(Query, location="query")
@blp.answers(200, BINARY, content_type=PDF)
@blp.spoken
def draw_receipt(_: dict[str, Any], tournament_id: UUID, payment_id: UUID) -> Response:
    """The receipt of a payment: what for, how much, when, by whom and to whom, and what is still to pay

    Its code leads to a page of the app, which confirms that the receipt is genuine.
    """
    spoken = language()
    with read() as connection:
        row = require_payment(connection, tournament_id, payment_id)
        content = receipt(connection, row, spoken)
    page = render(content, f"{origin()}/#/receipt/{content.hash}")
    named = {"Content-Disposition": f'attachment; filename="receipt-{row.receipt}.pdf"'}
    return Response(page, content_type=PDF, headers=named)
