"""Parts of an .xlsx file, unpacked within bounds: what it says of its own size is not believed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import NamedTuple
from xml.parsers import expat
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from services.errors import invalid_field

MOST_PARTS = 1_000
MOST_BYTES = 12_000_000  # unpacked
MOST_ELEMENTS, MOST_STYLES = 400_000, 10_000
MOST_MERGED = 10_000
LONGEST_TEXT, LONGEST_ATTRIBUTE, LONGEST_FORMAT = 32_767, 2_000, 255  # Excel keeps no more of a cell, and of a format
DEEPEST = 30
CHUNK = 65_536
BOOK = "xl/workbook.xml"
SHEET, STYLES, SHARED, READING = "worksheet", "styleSheet", "sst", "rPh"
"""Elements; the last tells how Japanese is read, beside the text itself."""
MANY = "It holds more cells and formats than a sheet needs."
SMALLER = "Copy the filled rows into a new file."


class Parts(NamedTuple):
    """The file packed anew with what its cells need.

    `merged`: ranges of each worksheet by its path. `texts`: those that cells share, which the library would take
    seconds to read from a small file.
    """

    packed: BytesIO
    merged: Mapping[str, list[str]]
    texts: Sequence[str]


def unpack(field: str, content: bytes) -> Parts:
    """Unpack what the cells need, and check it. Raises Invalid for too much of it, what expands, and no .xlsx."""
    file = BytesIO()
    merged: dict[str, list[str]] = {}
    texts: list[str] = []
    left, elements = MOST_BYTES, MOST_ELEMENTS
    with ZipFile(BytesIO(content)) as packed, ZipFile(file, "w") as book:
        parts = packed.infolist()
        if BOOK not in packed.namelist():
            raise invalid_field(field, "It is a packed file, but no .xlsx.", "Save it as .xlsx, or as CSV.")
        if len(parts) > MOST_PARTS:
            raise invalid_field(field, f"It is packed of more than {MOST_PARTS:,} parts.", SMALLER)
        for part in filter(_is_needed, parts):
            unpacked = _read(field, packed, part, left)
            left -= len(unpacked)
            checked = _Checked(field, part.filename, elements)
            checked.parse(unpacked)
            elements = checked.elements_left
            merged[part.filename] = checked.merged
            texts += checked.texts
            kept = unpacked[: checked.end] + checked.closing
            book.writestr(part.filename, f"<{SHARED}/>" if checked.texts else kept)
    file.seek(0)
    return Parts(file, merged, texts)


def _is_needed(part: ZipInfo) -> bool:
    """Whether cells are read with it; pictures, charts and what others keep beside them are left packed."""
    folder, _, name = part.filename.rpartition("/")
    return folder in ("", "_rels", "xl", "xl/_rels", "xl/worksheets") and name.endswith((".xml", ".rels"))


def _read(field: str, packed: ZipFile, part: ZipInfo, most: int) -> bytes:
    """Read a part piece by piece, however small its header says that it is."""
    if part.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
        raise invalid_field(field, "It is packed as no spreadsheet packs.", "Save it anew as .xlsx.")
    pieces = []
    with packed.open(part) as stream:
        while piece := stream.read(CHUNK):
            most -= len(piece)
            if most < 0:
                raise invalid_field(field, f"It unpacks to more than {MOST_BYTES // 1_000_000} MB.", SMALLER)
            pieces.append(piece)
    return b"".join(pieces)


class _Checked:
    """Check a part element by element, before a library makes objects of them.

    `merged`: its merged ranges. `texts`: those that cells share. `closing`: tags that close it at `end`, after its
    cells; what follows them, such as conditional formats, is of no use here.
    """

    def __init__(self, field: str, name: str, elements_left: int) -> None:
        self.elements_left = elements_left
        self.merged: list[str] = []
        self.texts: list[str] = []
        self.end: int | None = None
        self.closing = b""
        self._field = field
        self._name = name
        self._styles_left = MOST_STYLES
        self._open: list[str] = []
        self._pieces: list[str] = []
        self._length = 0

    def parse(self, content: bytes) -> None:
        """Parse the part. Raises Invalid where it goes beyond a bound, and ExpatError for what is no XML."""
        if content.count(b"</") + content.count(b"/>") > self.elements_left:
            self._refuse(MANY)
        self._content = content
        self._parser = expat.ParserCreate()
        self._parser.buffer_text = True
        self._parser.StartDoctypeDeclHandler = self._declare
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._finish
        self._parser.CharacterDataHandler = self._read_text
        self._parser.Parse(content, True)

    def _declare(self, *_: object) -> None:
        raise invalid_field(self._field, "It declares entities, which no spreadsheet does.", "Save it anew as .xlsx.")

    def _start(self, tag: str, attributes: Mapping[str, str]) -> None:
        name = _without_prefix(tag)
        self._open.append(name)
        if name == "si" or self._open[0] != SHARED:
            self._pieces, self._length = [], 0
        self.elements_left -= 1
        self._styles_left -= self._open[0] == STYLES
        if self.elements_left < 0 or self._styles_left < 0:
            self._refuse(MANY)
        if len(self._open) > DEEPEST:
            self._refuse("It is nested deeper than any spreadsheet.")
        if attributes and self.end is None:
            self._check_attributes(attributes)
        if name == "mergeCell":
            self.merged.append(attributes.get("ref", ""))
            if len(self.merged) > MOST_MERGED:
                self._refuse(f"{self._name} has more than {MOST_MERGED:,} merged cells.")

    def _check_attributes(self, attributes: Mapping[str, str]) -> None:
        longest = LONGEST_FORMAT if self._open[0] == STYLES else LONGEST_ATTRIBUTE
        if max(map(len, attributes.values())) > longest:
            self._refuse(f"{self._name} has a value of more than {longest:,} characters.")

    def _read_text(self, text: str) -> None:
        self._length += len(text)
        if self._length > LONGEST_TEXT:
            self._refuse(f"{self._name} has a cell of more than {LONGEST_TEXT:,} characters.")
        if self._open[0] == SHARED and self._open[-1] == "t" and READING not in self._open:
            self._pieces.append(text)

    def _finish(self, tag: str) -> None:
        name = self._open.pop()
        at = self._parser.CurrentByteIndex
        if self._open == [SHARED] and name == "si":
            self.texts.append("".join(self._pieces))
        elif self._open == [SHEET] and name == "sheetData" and self._content[at : at + 2] == b"</":
            root = tag.replace("sheetData", SHEET)
            self.end, self.closing = at, f"</{tag}></{root}>".encode()
        if self._open[:1] != [SHARED]:
            self._length = 0

    def _refuse(self, message: str) -> None:
        raise invalid_field(self._field, message, SMALLER)


def _without_prefix(tag: str) -> str:
    return tag.rpartition(":")[2]
