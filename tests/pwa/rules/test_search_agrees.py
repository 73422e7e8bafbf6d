"""Search finds the same fouls on the phone as on the server, typos and all."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import cycle

import pytest
from playwright.sync_api import Browser, Page
from rapidfuzz.distance import OSA
from rapidfuzz.fuzz import partial_ratio

import rulings
from rulings.words.spelling import EMPTY_WORDS, SAME_SIGNS, SAME_WORD, normalise
from tests.pwa.words_page import agree, report, rules_page
from tests.rulings import test_search

LIBRARY = rulings.library()
ALIKE = """async (pairs) => {
  const { partialRatio, similarity } = await import("/js/rules/words/fuzzy.js");
  return pairs.map(([one, other]) => [similarity(one, other), partialRatio(one, other)]);
}"""
OWN = (
    *(
        "kong",
        "quad",
        "kan",
        "槓",
        "カン",
        "ｶﾝ",
        "かん",
        "false quad",
        "Kongs",
        "chombo",
        "chonbo",
        "チョンボ",
        "ちょんぼ",
        "錯和",
    ),
    *(
        "tsumo ari",
        "ツモ",
        "ﾂﾓ",
        "自摸",
        "つも",
        "リーチ",
        "ﾘｰﾁ",
        "立直",
        "りーち",
        "リイチ",
        "reach",
        "ノーテン",
        "のーてん立直",
    ),
    *(
        "フリテン",
        "ふりてん",
        "ﾌﾘﾃﾝ",
        "振聴",
        "聴牌",
        "てんぱい",
        "テンパイ",
        "多牌",
        "たーはい",
        "ターハイ",
        "ターパイ",
        "少牌",
    ),
    *(
        "誤ポン",
        "誤チー",
        "ごろん",
        "食い替え",
        "喰替",
        "くいかえ",
        "クイカエ",
        "見せ牌",
        "みせはい",
        "腰牌",
        "こしはい",
        "コシ牌",
    ),
    *("mur mort", "téléphone portable", "TELEPHONE", "défaussé", "defausse", "déf", "riichi sans tenpai", "main morte"),
    *(
        "tricherie",
        "triché",
        "retard de 10 minutes",
        "en retard",
        "l'arbitre est en retard",
        "pénalité",
        "à voix basse",
    ),
    *("knocked over the wall", "looked at the ura dora", "wrong tile discarded", "called pon too late", "no yaku"),
    *(
        "fourteen tiles",
        "13 tiles",
        "to many tiles",
        "slow",
        "slwo play",
        "phne",
        "noten richi",
        "dead wal",
        "wrogn draw",
    ),
    *(
        "a",
        "ro",
        "ron",
        "r0n",
        "ß",
        "İ",
        "ﬁne",
        "é",
        "の",
        "牌",
        "!!!",
        "   ",
        "",
        "😀 ron",
        "constructor",
        "ron\tron\nron",
    ),
)


@pytest.fixture(scope="module")
def rules(browser: Browser) -> Iterator[Page]:
    with rules_page(browser) as page:
        yield page


def asked_in_tests() -> list[str]:
    """Every query of the server's own tests."""
    marks = [mark for test in vars(test_search).values() for mark in getattr(test, "pytestmark", ())]
    given = [params for mark in marks if "query" in mark.args[0] for params in mark.args[1]]
    return [params if isinstance(params, str) else params[0] for params in given]


def spoken() -> list[str]:
    """Every foul's names and search words, in every language."""
    fouls = LIBRARY.catalogue["fouls"].values()
    each = (word for foul in fouls for lang in rulings.LANGUAGES for word in (foul["name"][lang], *foul["words"][lang]))
    return list(dict.fromkeys(each))


def with_a_typo(text: str) -> str:
    """One slip, always the same for the same text: a letter left out, doubled, replaced, or swapped with the next."""
    at = sum(map(ord, text)) % len(text)
    slips = (
        text[:at] + text[at + 1 :],
        text[: at + 1] + text[at:],
        text[:at] + text[0] + text[at + 1 :],
        text[:at] + text[at + 1 : at + 2] + text[at] + text[at + 2 :],
    )
    return slips[len(text) % len(slips)]


def test_the_first_three_are_the_same_for_every_query_of_the_servers_tests(rules: Page) -> None:
    cases = ((query, _first(query, 3)) for query in asked_in_tests())
    assert agree(rules, "(query) => " + FIRST.format(3), cases, "queries, first three fouls") > 80


def test_a_search_answers_the_same_json(rules: Page) -> None:
    cases = (
        ([query, lang], rulings.search(LIBRARY, query, lang)) for query, lang in zip(OWN, cycle(rulings.LANGUAGES))
    )
    asked = "([query, lang]) => rules.search(rules.libraries[lang], query)"
    assert agree(rules, asked, cases, "answers of the search") == len(OWN)


def test_the_best_hit_is_the_same_with_a_typo(rules: Page) -> None:
    queries = list(map(with_a_typo, spoken()[::5]))
    answers = rules.evaluate(f"(queries) => queries.map((query) => {FIRST.format(1)})", queries)
    differ = [query for query, answer in zip(queries, answers, strict=True) if answer != _first(query, 1)]
    report(f"typos: {len(queries) - len(differ)} of {len(queries)} with the same best hit")
    assert len(queries) > 300
    assert len(differ) <= len(queries) / 100, differ


def test_words_are_folded_alike(rules: Page) -> None:
    """What the two engines know of other spellings and of empty words is written down twice."""
    empty = [word for words in EMPTY_WORDS.values() for word in words.split()]
    texts = [*spoken(), *SAME_WORD, *SAME_SIGNS, *OWN]
    assert agree(rules, "rules.normalise", ((text, normalise(text)) for text in texts), "folded texts") == len(texts)
    found = rules.evaluate(f"{json.dumps(empty)}.map((word) => rules.search(rules.library, word).items.length)")
    assert found == [len(rulings.search(LIBRARY, word)["items"]) for word in empty]


def test_words_are_as_alike_as_to_the_server(rules: Page) -> None:
    """The parts of words in common, and slips: what both weigh a typo by."""
    words = sorted({word for text in spoken() for word in normalise(text).split()})[::3]
    pairs = [(word, with_a_typo(other)) for word, other in zip(words, words[1:] + words[:1], strict=True)]
    pairs = [pair for pair in pairs if all(pair)]
    pairs += [(word, with_a_typo(word)) for word in words if with_a_typo(word)]
    pairs = [(one, other) if len(one) <= len(other) else (other, one) for one, other in pairs]
    found = rules.evaluate(ALIKE, pairs)
    assert len(pairs) > 300
    for (one, other), (similar, partial) in zip(pairs, found, strict=True):
        assert similar == pytest.approx(100 * OSA.normalized_similarity(one, other)), (one, other)
        assert partial == pytest.approx(partial_ratio(one, other)), (one, other)


FIRST = "rules.search(rules.library, query).items.slice(0, {}).map((item) => item.id)"


def _first(query: str, count: int) -> list[str]:
    return [item["id"] for item in rulings.search(LIBRARY, query)["items"][:count]]
