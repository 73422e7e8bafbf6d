"""A receipt as a PDF of one page, or of more where it pays for many fines."""

from __future__ import annotations

from io import BytesIO

from reportlab.lib.pagesizes import A5
from reportlab.lib.units import mm
from reportlab.platypus import Flowable, KeepTogether, SimpleDocTemplate, Spacer

from services.paper.typesetting import SOFT, code, rows, text
from services.receipts.content import Receipt

CODE = 42 * mm
MARGIN = 16 * mm
FRAME = 6  # points that the library leaves inside the margin


def render(receipt: Receipt, address: str) -> bytes:
    """Render the page; `address` is where its code leads."""
    drawn = BytesIO()
    page = SimpleDocTemplate(
        drawn,
        pagesize=A5,
        leftMargin=MARGIN,
        rightMargin=MARGIN,
        topMargin=MARGIN,
        bottomMargin=MARGIN,
        title=receipt.title,
        author=receipt.tournament,
        invariant=1,
    )
    width = page.width - 2 * FRAME
    remains = rows([receipt.remains], width, 11)
    check = text(receipt.check, 8, alignment=1, textColor=SOFT)
    page.build(
        [
            text(receipt.tournament, 10, textColor=SOFT),
            text(receipt.title, 20, spaceAfter=4 * mm),
            *([text(receipt.withdrawn, 11, spaceAfter=4 * mm)] if receipt.withdrawn else []),
            rows(receipt.lines, width, 10),
            Spacer(0, 5 * mm),
            *_fines(receipt, width),
            KeepTogether([remains, Spacer(0, 5 * mm), code(address, CODE), check]),
        ]
    )
    return drawn.getvalue()


def _fines(receipt: Receipt, width: float) -> list[Flowable]:
    if not receipt.fines:
        return []
    return [text(receipt.what_for, 9, textColor=SOFT), rows(receipt.fines, width, 9), Spacer(0, 2 * mm)]
