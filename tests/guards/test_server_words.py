"""What the server says in English by kind, the app says in its own languages: findings of the audit, rows of sheets."""

import re
from pathlib import Path
from string import Formatter

import pytest

from models.journal.findings import WORDS as FINDINGS
from services.spreadsheets.row_errors import WORDS as MISTAKES

TEXTS = Path(__file__).parents[2] / "pwa" / "src" / "text"
TEXT = re.compile(r'^  "(\w+)\.([\w-]+)": \{\s+en: "((?:[^"\\]|\\.)*)"', re.MULTILINE)


def named(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize(
    ("file", "first", "said"),
    [
        ("journal", "finding", FINDINGS),
        ("results", "mistake", {kind: " ".join(message) for kind, message in MISTAKES.items()}),
    ],
)
def test_every_kind_has_words_that_name_the_same(file: str, first: str, said: dict[str, str]) -> None:
    every = TEXT.findall((TEXTS / f"{file}.js").read_text("utf-8"))
    texts = {kind: text for begins, kind, text in every if begins == first}
    assert {kind: named(text) for kind, text in texts.items()} == {kind: named(text) for kind, text in said.items()}
