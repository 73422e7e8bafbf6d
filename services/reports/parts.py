"""The parts that printed reports are made of: headings, tables of text, bars."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from reportlab.lib.colors import HexColor
from reportlab.lib.enums import TA_LEFT, TA_RIGHT
from reportlab.lib.units import mm
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.platypus import Flowable, KeepTogether, Paragraph, Spacer, Table
from reportlab.platypus.flowables import HRFlowable

from services.paper.fonts import LATIN, runs
from services.paper.typesetting import RULE, SOFT, UNPADDED, code, text

BAR = HexColor("#2f6f8f")
SMALL = 8
PADDED = 3
AT_ONCE = 40  # rows that are laid out together: one long table would be measured anew for each page
FEW = 4  # rows that stay with their headings
CODE = 34 * mm
LONGEST = 600  # letters of what explains a code
TIGHT = [
    ("TOPPADDING", (0, 0), (-1, -1), 1),
    ("BOTTOMPADDING", (0, 0), (-1, -1), 2),
    ("VALIGN", (0, 0), (-1, -1), "TOP"),
]


def heading(words: str) -> list[Flowable]:
    """Set what a section is about; it stays with what follows."""
    line = HRFlowable(width="100%", thickness=0.6, color=RULE, spaceAfter=1.5 * mm)
    line.keepWithNext = True
    return [text(words, 12, spaceBefore=5 * mm, spaceAfter=1 * mm, keepWithNext=1), line]


def paragraphs(lines: Iterable[str], longest: int = 4000) -> list[Flowable]:
    """Set text below text; what was typed in several lines stays so."""
    return [text(part, 9, longest, spaceAfter=1 * mm) for line in lines for part in line.splitlines() if part.strip()]


def numbered(lines: Sequence[str], width: float) -> Table:
    """Set a list to go through in its order."""
    cells = [[text(f"{number}.", 9), text(line, 9)] for number, line in enumerate(lines, 1)]
    return Table(cells, colWidths=[7 * mm, width - 7 * mm], style=[*UNPADDED, *TIGHT])


def table(
    head: Sequence[str], rows: Iterable[Sequence[str]], widths: Sequence[float], size: float = 7, right: int = 0
) -> list[Flowable]:
    """Set rows below their headings. `widths` are in points; the last `right` columns are numbers."""
    style: list[Any] = [
        ("LINEBELOW", (0, 0), (-1, -1), 0.3, RULE),
        *TIGHT,
        ("LEFTPADDING", (0, 0), (-1, -1), 0),
        ("RIGHTPADDING", (0, 0), (-1, -1), PADDED),
        ("FONT", (0, 0), (-1, -1), LATIN, size, size * 1.4),
    ]
    first_number = len(head) - right
    if right:
        style += [("ALIGN", (first_number, 0), (-1, -1), "RIGHT")]
    sides = [TA_RIGHT if at >= first_number else TA_LEFT for at in range(len(head))]
    heads = [text(cell, size, textColor=SOFT, alignment=side) for cell, side in zip(head, sides, strict=True)]
    titles = Table([heads], widths, style=style)
    titles.keepWithNext = True
    drawn = [[_cell(cell, size, width - PADDED) for cell, width in zip(row, widths, strict=True)] for row in rows]
    starts = [0, *range(FEW, len(drawn), AT_ONCE)]
    parts = [drawn[first:last] for first, last in zip(starts, [*starts[1:], len(drawn)], strict=True)]
    return [titles, *(Table(part, widths, style=style) for part in parts)]


def _cell(content: str, size: float, room: float) -> Paragraph | str:
    """Set a cell; what needs neither another font nor another line is set as it is, many times faster."""
    return content if _has_room(content, size, room) else text(content, size)


@lru_cache(maxsize=4096)
def _has_room(content: str, size: float, room: float) -> bool:
    return [font for font, _ in runs(content)] == [LATIN] and stringWidth(content, LATIN, size) <= room


def bars(counts: Mapping[str, int], width: float) -> list[Flowable]:
    """Draw each name with a bar as long as its number, the longest first."""
    most = max(counts.values(), default=1)
    ordered = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    room = width * 0.5
    cells = [
        [text(name, SMALL), _Bar(room * count / most), text(str(count), SMALL, alignment=TA_RIGHT)]
        for name, count in ordered
    ]
    style = [*UNPADDED, *TIGHT, ("VALIGN", (0, 0), (-1, -1), "MIDDLE")]
    widths = [width * 0.4, room, width * 0.1]
    return [
        Table(cells[first : first + AT_ONCE], colWidths=widths, style=style) for first in range(0, len(cells), AT_ONCE)
    ]


def chain(title: str, explained: str, head: str, width: float) -> Flowable:
    """Set a place in the journal, as `shinpan audit verify --head` takes it, to scan or to read."""
    return coded(title, explained, head, head, width)


def coded(title: str, explained: str, content: str, read: str, width: float, size: float = CODE) -> Flowable:
    """Set a code with what it is, and what may be read instead of scanned."""
    beside = [text(explained, 8, LONGEST, textColor=SOFT), gap(2), text(read, 8)]
    room = size + 3 * mm
    middle = ("VALIGN", (0, 0), (-1, -1), "MIDDLE")
    pair = Table([[code(content, size), beside]], colWidths=[room, width - room], style=[middle, *UNPADDED])
    return KeepTogether([*heading(title), pair])


def log_key(labels: Mapping[str, str], key: str) -> list[Flowable]:
    """Set the log's public key, small; nothing where it has none."""
    return [gap(2), text(labels["log-key"].format(key=key), 6, LONGEST, textColor=SOFT)] if key else []


def section(words: str, *parts: Flowable) -> list[Flowable]:
    """Set a heading with what stands below it, on one page where it fits."""
    return [KeepTogether([*heading(words), *parts])]


def gap(height: float = 3) -> Spacer:
    """Room, in millimetres."""
    return Spacer(0, height * mm)


class _Bar(Flowable):
    """A bar of this length."""

    def __init__(self, length: float) -> None:
        super().__init__()
        self.width, self.height = length, 2.6 * mm

    def draw(self) -> None:
        self.canv.setFillColor(BAR)
        self.canv.rect(0, 0, self.width, self.height, stroke=0, fill=1)
