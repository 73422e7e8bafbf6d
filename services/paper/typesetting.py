"""Text in any script, lines of name and value, and codes, as reportlab sets them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from typing import Any
from xml.sax.saxutils import escape

import segno
from reportlab.lib.colors import HexColor
from reportlab.lib.enums import TA_RIGHT
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Image, Paragraph, Table

from services.paper.fonts import LATIN, runs

LONGEST = 200  # letters of one text
QUIET = 4  # modules around the code, as its standard wants
SOFT = HexColor("#555555")
RULE = HexColor("#bbbbbb")
UNPADDED = [(side, (0, 0), (-1, -1), 0) for side in ("LEFTPADDING", "RIGHTPADDING")]


def text(text: str, size: float, longest: int = LONGEST, **more: Any) -> Paragraph:
    """Any script, broken between letters where its words are longer than the line."""
    return Paragraph(marked(text, longest), _style(size, tuple(more.items())))


def marked(text: str, longest: int = LONGEST, colour: str = "") -> str:
    """Mark up the text for reportlab, each letter in a font that has it."""
    short = text if len(text) <= longest else f"{text[:longest]}…"
    dyed = f' color="{colour}"' if colour else ""
    return "".join(f'<font name="{font}"{dyed}>{escape(letters)}</font>' for font, letters in runs(short))


def rows(pairs: Sequence[tuple[str, str]], width: float, size: float, name: float = 0.45) -> Table:
    """Set lines of name and value, the value on the right; `name` is the part of the width that names take."""
    cells = [[text(label, size), text(value, size, alignment=TA_RIGHT)] for label, value in pairs]
    line = ("LINEBELOW", (0, 0), (-1, -1), 0.4, RULE)
    widths = [width * name, width * (1 - name)]
    return Table(cells, colWidths=widths, style=[line, *UNPADDED, ("VALIGN", (0, 0), (-1, -1), "TOP")])


def code(content: str, size: float) -> Image:
    """Draw a QR code."""
    picture = BytesIO()
    segno.make_qr(content, error="m").save(picture, kind="png", scale=8, border=QUIET)
    picture.seek(0)
    return Image(picture, size, size)


@lru_cache(maxsize=256)
def _style(size: float, more: tuple[tuple[str, object], ...]) -> ParagraphStyle:
    plain: dict[str, Any] = {"fontName": LATIN, "fontSize": size, "leading": size * 1.4, "splitLongWords": 1}
    return ParagraphStyle("", **{**plain, **dict(more)})
