"""Every text that a person can see uses the words of docs/screen-words.yaml, and none of those that they replace."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

import rulings
from models.journal.findings import WORDS as FINDINGS
from services.exports.words import TEXTS as EXPORTED
from services.push.words import TEXTS as PUSHED
from services.receipts.words import WORDS as RECEIPTS
from services.reports.print_words import TEXTS as PRINTED
from services.spreadsheets.row_errors import WORDS as ROW_ERRORS

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "screen-words.yaml"
TERMS: dict[str, dict[str, Any]] = yaml.safe_load(PAGE.read_text("utf-8"))
# What people search by is typed, not shown.
UNSEEN = {"words", "same"}
LETTERS = r"[^\W\d_]"


class Text(NamedTuple):
    """One text in one language; `key` begins with the file or area where it is."""

    key: str
    language: str
    text: str


class Forbidden(NamedTuple):
    """A word that may not be seen, and the one to use."""

    language: str
    word: str
    use: str
    pattern: re.Pattern[str]
    within: tuple[str, ...]
    allowed: frozenset[str]


def _pattern(word: str, language: str) -> re.Pattern[str]:
    if language == "ja":
        return re.compile(re.escape(word))
    ending = "" if word.endswith("*") else rf"(?!{LETTERS})"
    return re.compile(rf"(?<!{LETTERS}){re.escape(word.removesuffix('*'))}{ending}", re.IGNORECASE)


FORBIDDEN = [
    Forbidden(
        *(language, word, term["words"][language], _pattern(word, language)),
        *(tuple(term.get("within", [])), frozenset(term.get("except", {}))),
    )
    for term in TERMS.values()
    for language, words in term["not"].items()
    for word in words
]


def faults(text: Text) -> list[str]:
    """Every forbidden word of a text, said so that it can be mended."""
    return [
        f"{text.key} ({text.language}): “{one.word}”, use “{one.use}”: {text.text}"
        for one in FORBIDDEN
        if one.language == text.language
        and text.key.partition(" ")[2] not in one.allowed
        and one.pattern.search(_matter(text.text, one))
    ]


def check(texts: Iterable[Text]) -> None:
    """Fail with a line for each forbidden word."""
    found = [fault for text in texts for fault in faults(text)]
    assert not found, "\n".join(found)


def _matter(text: str, one: Forbidden) -> str:
    """Leave out what is filled in, what stands in brackets after the word to use, and words that may hold another."""
    text = re.sub(rf"(?i)({re.escape(one.use)}\w*) ?[(（][^)）]*[)）]", r"\1", re.sub(r"\{[^}]*\}", "", text))
    for word in one.within:
        text = text.replace(word, "")
    return text


def _in_data(path: str, data: Any) -> Iterator[Text]:
    """The texts of nested data: where there is English, there are languages."""
    if isinstance(data, dict) and isinstance(data.get("en"), str):
        yield from (Text(path, language, data[language]) for language in rulings.LANGUAGES if language in data)
    elif isinstance(data, dict):
        for name, part in data.items():
            if name not in UNSEEN:
                yield from _in_data(f"{path}.{name}" if " " in path else f"{path} {name}", part)
    elif isinstance(data, list):
        for number, part in enumerate(data):
            yield from _in_data(f"{path}.{number}" if " " in path else f"{path} {number}", part)


def _in_tuples(place: str, texts: Any) -> Iterator[Text]:
    for key, written in texts.items():
        yield from (Text(f"{place} {key}", *said) for said in zip(rulings.LANGUAGES, written, strict=True))


def _in_problems() -> Iterator[Text]:
    """What the API says in English when it refuses: a phone shows it where it has no words of its own."""
    for path in chain((ROOT / "api").rglob("*.py"), (ROOT / "services").rglob("*.py")):
        calls = (node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Raise))
        for call in calls:
            said = (part.value for part in ast.walk(call) if isinstance(part, ast.Constant))
            yield from (Text(f"{path.name} {call.lineno}", "en", word) for word in said if " " in str(word))


def server_texts() -> Iterator[Text]:
    """All but the app's."""
    for path in sorted((ROOT / "rulings").rglob("*.yaml")):
        yield from _in_data(path.relative_to(ROOT / "rulings").as_posix(), yaml.safe_load(path.read_text("utf-8")))
    for place, texts in (("print_words", PRINTED), ("push words", PUSHED), ("exports words", EXPORTED)):
        yield from _in_tuples(place.replace(" ", "/"), texts)
    for language, texts in RECEIPTS.items():
        yield from (Text(f"receipts/words {key}", language, text) for key, text in texts.items())
    yield from _in_data("whats-new", json.loads((ROOT / "pwa" / "whats-new.json").read_text("utf-8")))
    yield from (Text(f"findings {kind}", "en", text) for kind, text in FINDINGS.items())
    yield from (Text(f"row_errors {kind}", "en", " ".join(said)) for kind, said in ROW_ERRORS.items())
    yield from _in_problems()


def test_the_server_and_the_rules_say_what_players_say() -> None:
    texts = list(server_texts())
    assert len(texts) > 4000
    check(texts)


def test_the_app_says_what_players_say(app_texts: dict[str, dict[str, dict[str, str]]]) -> None:
    texts = (
        Text(f"{area} {key}", language, line)
        for area, keys in app_texts.items()
        for key, said in keys.items()
        for language, line in said.items()
    )
    check(texts)


@pytest.mark.parametrize("term", TERMS)
def test_every_term_has_its_word_in_every_language(term: str) -> None:
    assert TERMS[term]["words"].keys() == set(rulings.LANGUAGES)
    assert TERMS[term]["not"].keys() <= set(rulings.LANGUAGES)


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("en", "One counter more", True),
        ("en", "The encounter", False),
        ("en", "Ankan (concealed quad) after riichi", False),
        ("en", "Group (chii, pon, open quad)", True),
        ("fr", "Carré caché", True),
        ("fr", "La tuile est remise.", False),
        ("ru", "Чонбо", True),
        ("ja", "暗カンの後", True),
    ],
)
def test_the_guard_finds_words(language: str, text: str, found: bool) -> None:
    assert bool(faults(Text("somewhere here", language, text))) is found
