"""No cell of an export begins with what a spreadsheet runs, whatever invisible stands before the sign."""

from __future__ import annotations

import csv
from io import BytesIO, StringIO
from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openpyxl import load_workbook

from services.exports.sheet import Sheet, as_csv, as_xlsx
from services.scoring.standings_csv import plain

SIGNS = "=+-@＝＋－＠﹦﹢﹣﹫"
INVISIBLE = st.one_of(
    st.characters(categories=["Zs", "Zl", "Zp", "Cf", "Cc", "Mn"]),
    st.sampled_from("\ufeff\u00a0\u200b\ufe0f\u3164\u115f"),
)


@given(st.text(INVISIBLE, max_size=4), st.sampled_from(SIGNS), st.text(max_size=5))
def test_a_sign_behind_what_nobody_sees_is_quoted(before: str, sign: str, after: str) -> None:
    text = f"{before}{sign}{after}"
    assert plain(text) == f"'{text}"


@given(st.characters(categories=["L", "N"]).filter(lambda letter: plain(letter) == letter), st.text(max_size=9))
def test_what_begins_with_a_letter_stays_as_it_is(first: str, rest: str) -> None:
    assert plain(first + rest) == first + rest


@pytest.mark.parametrize("name", ["Ana", "  Ana", "李 明", "\u200fדנה", "", " ", "…=1"])
def test_a_name_stays_as_it_is(name: str) -> None:
    assert plain(name) == name


@pytest.mark.parametrize("sign", SIGNS)
def test_no_cell_of_a_file_begins_so(sign: str) -> None:
    cells = [f"{before}{sign}cmd" for before in ("", "\ufeff", "\u00a0", "\u200b", "\ufe0f", "\u3164", " \t")]
    sheet = Sheet("players", cells, [cells])
    rows = list(csv.reader(StringIO(as_csv(sheet).decode("utf-8-sig"), newline="")))
    assert rows == [[f"'{cell}" for cell in cells]] * 2
    for cell in next(load_workbook(BytesIO(as_xlsx(sheet))).active.iter_rows(min_row=2)):  # type: ignore[union-attr]
        assert (cell.data_type, cell.quotePrefix) == ("s", True)


def test_every_letter_left_as_it_is_can_be_seen() -> None:
    """Of those that a spreadsheet might skip, none does away with the apostrophe."""
    skipped = [letter for letter in map(chr, range(0x10FFFF)) if category(letter) in ("Zs", "Zl", "Zp", "Cf", "Cc")]
    assert len(skipped) > 200
    assert all(plain(f"{letter}=1").startswith("'") for letter in skipped)
