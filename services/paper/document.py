"""A document on A4: its flow in columns, and at the foot of each page what it is and which page of how many."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from io import BytesIO
from typing import Any, NamedTuple

from reportlab import rl_config
from reportlab.lib.enums import TA_RIGHT
from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import BaseDocTemplate, Flowable, Frame, PageTemplate

from services.paper.attachments import attach
from services.paper.typesetting import SOFT, text

MARGIN = 12 * mm
FOOT = 5 * mm
GUTTER = 5 * mm

rl_config.useA85 = 0  # ASCII for the mail of old: a quarter more to send


class Paper(NamedTuple):
    """What a document is: its title, whose it is, in which language, the form of `page` ("{page} of {pages}").

    `attached`: files within it, by their names.
    """

    title: str
    author: str
    language: str
    page: str
    columns: int = 1
    attached: Mapping[str, bytes] = {}

    @property
    def width(self) -> float:
        """Of one column."""
        return (A4[0] - 2 * MARGIN - GUTTER * (self.columns - 1)) / self.columns


def draw(paper: Paper, flow: Sequence[Flowable]) -> bytes:
    """Render the document; the same bytes for the same content."""
    return _drawn(paper, flow)


def fit(paper: Paper, forms: Iterable[tuple[int, float]], flow: Callable[[Paper, float], Sequence[Flowable]]) -> bytes:
    """Return the first of these forms (columns, size of the letters) that needs one page; where none does, the last.

    `flow`: the content for a form.
    """
    *tried, last = forms
    for columns, size in tried:
        form = paper._replace(columns=columns)
        try:
            return _drawn(form, flow(form, size), most_pages=1)
        except _TooLong:
            continue
    form = paper._replace(columns=last[0])
    return _drawn(form, flow(form, last[1]))


class _TooLong(Exception):
    """The content needs another page than it may have."""


class _Document(BaseDocTemplate):
    """A document that may have a limit of pages. Raises _TooLong where the first beyond it would begin."""

    most_pages: int | None = None

    def handle_pageBegin(self) -> None:  # noqa: N802 -- the library's name
        if self.most_pages is not None and self.page >= self.most_pages:
            raise _TooLong
        super().handle_pageBegin()


def _drawn(paper: Paper, flow: Sequence[Flowable], most_pages: int | None = None) -> bytes:
    """Render the document. Raises _TooLong where it needs more pages than that."""
    drawn = BytesIO()
    document = _Document(drawn, pagesize=A4, title=paper.title, author=paper.author, lang=paper.language, invariant=1)
    document.most_pages = most_pages
    height = A4[1] - 2 * MARGIN - FOOT
    places = [MARGIN + column * (paper.width + GUTTER) for column in range(paper.columns)]
    frames = [Frame(place, MARGIN + FOOT, paper.width, height, 0, 0, 0, 0) for place in places]
    document.addPageTemplates(PageTemplate(frames=frames))
    document.build(list(flow), canvasmaker=lambda *given, **named: _Numbered(paper, *given, **named))
    return drawn.getvalue()


class _Numbered(Canvas):
    """Pages are kept until all are there: only then is it known how many."""

    def __init__(self, paper: Paper, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._paper = paper
        self._kept: list[dict[str, Any]] = []

    def showPage(self) -> None:  # noqa: N802 -- the library's name
        self._kept.append(dict(self.__dict__))
        self._startPage()  # type: ignore[attr-defined] # the stubs leave it out

    def save(self) -> None:
        kept = self._kept
        for number, page in enumerate(kept, 1):
            self.__dict__.update(page)
            self._write_foot(self._paper.page.format(page=number, pages=len(kept)))
            super().showPage()
        attach(self, self._paper.attached)
        super().save()

    def _write_foot(self, which: str) -> None:
        width = A4[0] - 2 * MARGIN
        about = text(f"{self._paper.author} · {self._paper.title}", 7, textColor=SOFT)
        number = text(which, 7, textColor=SOFT, alignment=TA_RIGHT)
        for part, place, room in ((about, MARGIN, width * 0.8), (number, MARGIN + width * 0.8, width * 0.2)):
            part.wrapOn(self, room, FOOT)
            part.drawOn(self, place, MARGIN)
