"""A receipt as a PDF of one page, or of more where it pays for many fines."""

from __future__ import annotations

from io import BytesIO
from xml.sax.saxutils import escape

import segno
from reportlab.lib.colors import HexColor
from reportlab.lib.enums import TA_RIGHT
from reportlab.lib.pagesizes import A5
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.platypus import Image, KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table

from api.receipts.fonts import LATIN, runs
from api.receipts.telling import Receipt

LONGEST = 200  # letters of one text
QUIET = 4  # modules around the code, as its standard wants
CODE = 42 * mm
MARGIN = 16 * mm
FRAME = 6  # points that the library leaves inside the margin
SOFT = HexColor("#555555")
RULE = HexColor("#bbbbbb")


def draw(receipt: Receipt, address: str) -> bytes:
    """The page; `address` is where its code leads."""
    drawn = BytesIO()
    page = SimpleDocTemplate(
        drawn,
        pagesize=A5,
        **dict.fromkeys(("leftMargin", "rightMargin", "topMargin", "bottomMargin"), MARGIN),
        title=receipt.title,
        author=receipt.tournament,
        invariant=1,
    )
    width = page.width - 2 * FRAME
    remains = _rows([receipt.remains], width, 11)
    code = Image(_code(address), CODE, CODE)
    page.build(
        [
            _text(receipt.tournament, 10, textColor=SOFT),
            _text(receipt.title, 20, spaceAfter=4 * mm),
            _rows(receipt.lines, width, 10),
            Spacer(0, 5 * mm),
            _text(receipt.what_for, 9, textColor=SOFT),
            _rows(receipt.fines, width, 9),
            Spacer(0, 2 * mm),
            KeepTogether([remains, Spacer(0, 5 * mm), code, _text(receipt.check, 8, alignment=1, textColor=SOFT)]),
        ]
    )
    return drawn.getvalue()


def _rows(rows: list[tuple[str, str]], width: float, size: float) -> Table:
    cells = [[_text(name, size), _text(said, size, alignment=TA_RIGHT)] for name, said in rows]
    line = ("LINEBELOW", (0, 0), (-1, -1), 0.4, RULE)
    aside = [(side, (0, 0), (-1, -1), 0) for side in ("LEFTPADDING", "RIGHTPADDING")]
    return Table(
        cells, colWidths=[width * 0.45, width * 0.55], style=[line, *aside, ("VALIGN", (0, 0), (-1, -1), "TOP")]
    )


def _text(text: str, size: float, **more: object) -> Paragraph:
    """Any script, broken between letters where its words are longer than the line."""
    short = text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
    marked = "".join(f'<font name="{font}">{escape(letters)}</font>' for font, letters in runs(short))
    style = ParagraphStyle("", fontName=LATIN, fontSize=size, leading=size * 1.4, splitLongWords=1, **more)
    return Paragraph(marked, style)


def _code(address: str) -> BytesIO:
    picture = BytesIO()
    segno.make_qr(address, error="m").save(picture, kind="png", scale=8, border=QUIET)
    picture.seek(0)
    return picture
