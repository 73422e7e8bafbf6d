"""Files as they come: encodings told by themselves, separators, and workbooks that are none or unpack to too much."""

from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from services.errors import Invalid
from services.spreadsheets.files.cells import address
from services.spreadsheets.files.document import Source, open_document
from services.spreadsheets.files.workbook import MOST_BYTES, MOST_CELLS, MOST_ROWS
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
        (workbook({"a": [["x"]] * (MOST_ROWS + 1)}), f"{MOST_ROWS:,} rows"),
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
