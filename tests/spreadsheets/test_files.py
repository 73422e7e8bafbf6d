"""Files as they come: encodings told by themselves, separators, and workbooks that are none or unpack to too much."""

import subprocess
import sys
import tracemalloc
from contextlib import suppress
from io import BytesIO
from time import process_time
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from services.errors import Invalid
from services.scoring import results_sheet
from services.spreadsheets.columns import PLAYER_SHEET, SEATING_SHEET, Kind
from services.spreadsheets.files.cells import MOST_CELLS, MOST_LINES, address
from services.spreadsheets.files.document import Source, open_document
from services.spreadsheets.files.parts import MOST_BYTES
from services.spreadsheets.formats.parse import parse
from tests.spreadsheets.workbooks import workbook

SAVED = {
    "cp1252": "Nom;Équipe\nÉloïse Lefèvre;Grues\nJürgen Groß;Möwen\nIñigo Ibáñez;Garça\n",
    "cp1250": "Imię;Drużyna\nŁukasz Żółć;Żurawie\nZdeněk Dvořák;Čápi\nMałgorzata Świątek;Gołębie\n",
    "cp1251": "Имя;Команда\nОльга «Ёж» Иванова;Журавли\nПётр Щукин;Чайки\n",
    "cp932": "名前,チーム\n青木太郎,鴨\n馬場ジロー,鷺\n長谷川さくら,ﾁｰﾑ1\n",
}


def rows(content: bytes | str) -> list[list[str]]:
    return [cells for _, cells in open_document(Source(content, "file")).grids[0].rows]


@pytest.mark.parametrize("encoding", SAVED)
def test_what_spreadsheets_of_each_language_save_without_saying_so(encoding: str) -> None:
    text = SAVED[encoding]
    document = open_document(Source(text.encode(encoding), "file"))
    assert document.encoding == encoding
    assert [cells for _, cells in document.grids[0].rows] == rows(text)
    for marked in ("utf-8-sig", "utf-16", "utf-8"):
        assert rows(text.encode(marked)) == rows(text)


def test_an_encoding_may_be_chosen() -> None:
    text = "Имя\nОльга\n"
    assert open_document(Source(text.encode("koi8-r"), "file", encoding="koi8-r")).grids[0].rows[1][1] == ["Ольга"]
    with pytest.raises(Invalid):
        open_document(Source(b"\xff\xfe\xfd", "file", encoding="utf-8"))


def packed(**parts: bytes) -> bytes:
    file = BytesIO()
    with ZipFile(file, "w", ZIP_DEFLATED) as zipped:
        for name, content in parts.items():
            zipped.writestr(name.replace("__", "/").replace("_", "."), content)
    return file.getvalue()


def altered(name: str, old: bytes, new: bytes) -> bytes:
    """A workbook of one cell, with a part of it written otherwise."""
    file = BytesIO()
    with ZipFile(BytesIO(workbook({"a": [["Name"]]}))) as book, ZipFile(file, "w") as zipped:
        for part in book.namelist():
            content = book.read(part)
            zipped.writestr(part, content.replace(old, new, 1) if part.endswith(name) else content)
    return file.getvalue()


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (packed(xl__workbook_xml=b" " * (MOST_BYTES + 1)), "unpacks to more than"),
        (packed(word__document_xml=b"<a/>"), "no .xlsx"),
        (packed(xl__workbook_xml=b"<a"), "can't be read as a workbook"),
        (workbook({"a": [["Name"]]})[:-40], "can't be read as a workbook"),
        (altered("sheet1.xml", b"<worksheet", b'<!DOCTYPE a [<!ENTITY b "c">]><worksheet'), "declares entities"),
        (workbook({"a": [["x"]] * (MOST_LINES + 1)}), f"{MOST_LINES:,} rows"),
        (
            workbook({"a": [["x"] * 100] * (MOST_CELLS // 200), "b": [["x"] * 101] * (MOST_CELLS // 200)}),
            "80,000 cells",
        ),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "old kind"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00", "neither a workbook nor text"),
    ],
)
def test_what_is_no_sheet_is_refused_with_a_cure(content: bytes, message: str) -> None:
    with pytest.raises(Invalid) as refused:
        open_document(Source(content, "file"))
    [error] = refused.value.errors
    assert message in error["message"]
    assert error["field"] == "file"
    assert error["cure"]


def test_the_size_that_a_worksheet_claims_is_not_believed() -> None:
    assert rows(altered("sheet1.xml", b'<dimension ref="A1:A1"', b'<dimension ref="A1:XFD1048576"')) == [["Name"]]


@given(st.binary(max_size=60).map(lambda end: b"PK\x03\x04" + end))
def test_whatever_begins_like_a_workbook_is_refused(content: bytes) -> None:
    with pytest.raises(Invalid):
        open_document(Source(content, "file"))


@given(st.integers(0, 20_000))
def test_columns_are_named_as_in_spreadsheets(column: int) -> None:
    letters = address(1, column)[:-1]
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - ord("A") + 1
    assert number == column + 1


def lying(victim: str, blanks: int) -> bytes:
    """A workbook with a part that unpacks to so many blanks more than its headers say."""
    file = BytesIO()
    with ZipFile(BytesIO(workbook({"a": [["Name"]]}))) as book, ZipFile(file, "w", ZIP_DEFLATED) as zipped:
        for name in book.namelist():
            content = book.read(name)
            zipped.writestr(name, content + b" " * (blanks if name == victim else 0))
            zipped.getinfo(name).file_size = len(content)
    return file.getvalue()


SHEET = "xl/worksheets/sheet1.xml"
MANY = {
    "gigabytes": lying(SHEET, 300_000_000),
    "merged cells": altered(
        "sheet1.xml", b"</worksheet>", b'<mergeCell ref="A1:XFD9999"/>' * 300_000 + b"</worksheet>"
    ),
    "formats": altered("styles.xml", b"</cellXfs>", b'<xf numFmtId="0"/>' * 300_000 + b"</cellXfs>"),
    "shared texts": packed(xl__workbook_xml=b"<a/>", xl__sharedStrings_xml=b"<sst>" + b"<si/>" * 900_000 + b"</sst>"),
    "depth": altered("sheet1.xml", b"</sheetData>", b"<x>" * 1_500_000),
    "a text": altered("sheet1.xml", b"<is><t>Name", b"<is><t>" + b"a" * 10_000_000),
    "a format": altered("styles.xml", b"<cellXfs", b'<numFmt formatCode="' + b"[" * 100_000 + b'"/><cellXfs'),
    "entities in UTF-16": altered("sheet1.xml", b"", '<!DOCTYPE a [<!ENTITY b "c">]><a/>'.encode("utf-16")),
}


@pytest.mark.parametrize("what", MANY)
def test_a_file_that_lies_about_its_size_is_refused_at_once(what: str) -> None:
    before = process_time()
    with pytest.raises(Invalid) as refused:
        open_document(Source(MANY[what], "file"))
    assert process_time() - before < 0.5
    [error] = refused.value.errors
    assert error["cure"]


@pytest.mark.parametrize("what", MANY)
def test_a_file_that_lies_about_its_size_takes_little_memory(what: str) -> None:
    with pytest.raises(Invalid):
        open_document(Source(MANY[what], "file"))
    tracemalloc.start()
    with pytest.raises(Invalid):
        open_document(Source(MANY[what], "file"))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 60_000_000


def test_a_row_far_below_that_is_empty_costs_nothing() -> None:
    """LibreOffice writes the last of all rows where a column has a format."""
    assert rows(altered("sheet1.xml", b"</sheetData>", b'<row r="1048576"><c r="A1048576"/></row></sheetData>')) == [
        ["Name"]
    ]


SLOW = {
    "dots": "." * 3_000,
    "lines of dots": "\n".join(["." * 9_000] * 20),
    "blanks": "\n".join(["a" + " " * 9_000 + "b"] * 20),
    "letters before a byte": b"a" * 600_000 + b",\xe9",
    "digits after a brace": "seats = {" + "1" * 12_000,
    "lines of digits": "seats = {" + "\n".join(["1" * 9_000] * 20),
    "commas after a brace": "seats = {" + ", " * 90_000,
    "digits": "\n".join(["7" * 9_000] * 20),
    "groups of four": "\n".join(["1-2-3-4 " * 1_000 + "x"] * 20),
    "empty lines": "\n" * 190_000,
    "short lines": "a,b\n" * 47_000,
    "cells": "a," * 95_000,
    "quotes": '"' * 190_000,
    "quoted cells": ('"a""b",' * 200 + "\n") * 100,
    "headings": "\n".join(",".join(f"{row} {column}" for column in range(900)) for row in range(30)),
}


@pytest.mark.parametrize("kind", [PLAYER_SHEET, SEATING_SHEET, None], ids=["players", "seating", "results"])
@pytest.mark.parametrize("what", SLOW)
def test_no_text_takes_longer_than_its_length_is_worth(what: str, kind: Kind | None) -> None:
    source = Source(SLOW[what], "file", players=40)
    before = process_time()
    with suppress(Invalid):
        results_sheet.parse(source) if kind is None else parse(source, kind)
    assert process_time() - before < 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("name\n" + "a" * 10_001, "Cell A2 has 10,001 characters."),
        ("name\n" + "a," * 1_001, "Row 2 has 1,002 cells."),
        ("name\n" + "a" * 100_001, "Line 2 has 100,001 characters."),
        ("a\n" * 5_001, "more than 5,000 rows."),
        (("a," * 900 + "\n") * 90, "more than 80,000 cells"),
        ("a" * 1_000_001, "larger than 1,000,000 bytes"),
    ],
)
def test_more_than_any_sheet_has_is_refused_where_it_stands(text: str, message: str) -> None:
    with pytest.raises(Invalid) as refused:
        open_document(Source(text, "csv"))
    [error] = refused.value.errors
    assert message in error["message"]
    assert error["cure"]


def test_text_in_utf_8_is_read_as_that_whatever_else_it_may_be() -> None:
    for text in ("日本,東京\n", "é,è\n", "a\n" * 500 + "Ольга\n"):
        assert open_document(Source(text.encode(), "file")).encoding == "utf-8"


def test_a_sheet_is_parsed_without_the_server() -> None:
    """A process that parses one sheet starts anew for each."""
    parsers = "import services.spreadsheets.formats.parse, services.scoring.results_sheet, sys; print(*sys.modules)"
    shown = subprocess.run([sys.executable, "-c", parsers], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in shown.stdout.split()}
    assert not loaded & {"sqlalchemy", "flask", "marshmallow", "models", "rulings", "openpyxl", "rapidfuzz"}
