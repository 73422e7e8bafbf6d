"""The journal viewer and the incident report have words for every kind of entry that docs/journal.md tells of."""

import re
from pathlib import Path

from services.reports.print_words import WORDS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "journal.md").read_text("utf-8")
KIND = re.compile(r"^### `([\w.-]+)`\n\n(.*)", re.MULTILINE)
OF_A_RULING = re.compile(
    r"Subject: ((the|a|the escalated) ruling|the declaration|what the lines)\b|The same of a ruling"
)


def test_every_kind_has_words() -> None:
    documented = {kind for kind, _ in KIND.findall(PAGE)}
    texts = (ROOT / "pwa" / "src" / "text" / "journal.js").read_text("utf-8")
    assert "ruling.issued" in documented
    assert documented == set(re.findall(r'"journal\.kind\.([\w.-]+)"', texts))


def test_every_kind_that_can_be_about_a_ruling_has_words_in_its_report() -> None:
    about = {kind for kind, said in KIND.findall(PAGE) if OF_A_RULING.search(said)}
    assert {"ruling.issued", "escalation.reopened", "dead-hand.cleared", "ledger.posted"} <= about
    for language, said in WORDS.items():
        assert {key.removeprefix("kind.") for key in said if key.startswith("kind.")} == about, language
