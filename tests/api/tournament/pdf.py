"""What is printed, read back: the words of each page, and the codes on it."""

from __future__ import annotations

from contextlib import closing
from io import BytesIO

import pypdfium2
import segno
from pypdf import PdfReader

from tests.api.tournament.hall import Hall

ORIGIN = "https://referees.example"


def pages(hall: Hall, path: str, role: str = "director", lang: str = "en") -> list[str]:
    """The words of each page in their order, however its lines are broken; the same bytes each time it is asked for."""
    body = printed(hall, path, role, lang)
    assert body == printed(hall, path, role, lang)
    return words(body)


def words(body: bytes) -> list[str]:
    """The words of each page of a PDF. Not by PDFium, which leaves out letters that this machine has no font for."""
    return [" ".join(page.extract_text().split()) for page in PdfReader(BytesIO(body)).pages]


def printed(hall: Hall, path: str, role: str = "director", lang: str = "en") -> bytes:
    """The PDF."""
    answer = hall.call(
        "GET", f"{path}{'&' if '?' in path else '?'}lang={lang}", None, role, base_url=ORIGIN, buffered=True
    )
    assert (answer.status_code, answer.content_type) == (200, "application/pdf"), answer.text
    assert answer.headers["Content-Language"] == lang
    assert answer.headers["Content-Disposition"].startswith("attachment; filename=")
    body: bytes = answer.data
    return body


def codes(hall: Hall, path: str, *contents: str) -> None:
    """Asserts that the document holds the codes of these contents, in this order, and no other picture."""
    with closing(pypdfium2.PdfDocument(BytesIO(printed(hall, path)))) as document:
        images = [one for page in document for one in page.get_objects(filter=[pypdfium2.raw.FPDF_PAGEOBJ_IMAGE])]
        drawn = [image.get_bitmap().to_pil().convert("1") for image in images]
    assert len(drawn) == len(contents)
    for picture, content in zip(drawn, contents, strict=True):
        expected = segno.make_qr(content, error="m")
        step = picture.width / expected.symbol_size(border=4)[0]
        places = [int((place + 0.5) * step) for place in range(expected.symbol_size(border=4)[0])]
        seen = [[int(not picture.getpixel((x, y))) for x in places] for y in places]
        assert seen == [list(row) for row in expected.matrix_iter(border=4)]


def in_order(text: str, *parts: str) -> None:
    """Asserts that the text says these one after the other."""
    place = 0
    for part in parts:
        found = text.find(part, place)
        assert found >= 0, f"{part!r} is not where it should be in {text[place : place + 3000]!r}"
        place = found + len(part)
