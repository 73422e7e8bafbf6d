"""Search finds the same fouls on the phone as on the server, typos and all."""

from __future__ import annotations

from itertools import cycle
from math import inf

import pytest
from playwright.sync_api import Page
from rapidfuzz.distance import OSA

import rulings
from rulings.words.search_index import index_of
from rulings.words.vocabulary import normalise
from tests.examples import sample
from tests.pwa.words_page import agree, report
from tests.rulings import test_search
from tests.rulings.test_search import LIBRARY, phrases

VOCABULARY = index_of(LIBRARY).vocabulary
SLIPS = """async (pairs) => {
  const { slips } = await import("/pwa/src/rules/words/slips.js");
  return pairs.map(([one, other]) => [slips(one, other, 100), slips(one, other, 1)]);
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


def test_the_order_is_the_same_for_every_query_of_the_servers_tests(phone_rules: Page) -> None:
    cases = ((query, _order(query)) for query in asked_in_tests())
    assert agree(phone_rules, f"(query) => {ORDER}", cases, "queries, every foul found") > 80


@pytest.mark.parametrize("file", ["phrases", "held_out", "at_the_table"])
def test_the_order_is_the_same_for_what_people_say(phone_rules: Page, file: str) -> None:
    books = {book: rulings.compose(LIBRARY, book) for book in ("wrc-2022", "r-league-24-25")}
    cases = (
        (
            [said.text, name],
            [[item["id"], item["score"]] for item in rulings.search(LIBRARY, said.text, "en", book)["items"]],
        )
        for said, (name, book) in zip(sample(phrases(file), 3), cycle(books.items()))
    )
    asked = (
        "async ([text, id]) => { const book = await rules.book({ id }); return rules.search(rules.library, text, book)"
    )
    assert (
        agree(phone_rules, f"{asked}.items.map((item) => [item.id, item.score]); }}", cases, "phrases, in two books")
        >= 30
    )


def test_a_search_answers_the_same_json(phone_rules: Page) -> None:
    cases = (
        ([query, lang], rulings.search(LIBRARY, query, lang)) for query, lang in zip(OWN, cycle(rulings.LANGUAGES))
    )
    asked = "([query, lang]) => rules.search(rules.libraries[lang], query)"
    assert agree(phone_rules, asked, cases, "answers of the search") == len(OWN)


def test_the_best_hit_is_the_same_with_a_typo(phone_rules: Page) -> None:
    queries = list(map(with_a_typo, spoken()[::5]))
    answers = phone_rules.evaluate(f"(queries) => queries.map((query) => {ORDER}.slice(0, 1))", queries)
    differ = [query for query, answer in zip(queries, answers, strict=True) if answer != _order(query)[:1]]
    report(f"typos: {len(queries) - len(differ)} of {len(queries)} with the same best hit")
    assert len(queries) > 300
    assert len(differ) <= len(queries) / 100, differ


def test_words_are_the_same(phone_rules: Page) -> None:
    """Spelling, endings, and what each word is called."""
    texts = [*OWN, *sample([*spoken(), *(said.text for said in phrases("phrases"))], 4)]
    assert agree(
        phone_rules, "rules.normalise", ((text, normalise(text)) for text in texts), "texts normalised"
    ) == len(texts)
    asked = "(text) => new rules.Vocabulary(rules.library.terms.vocabulary).words(text)"
    words = ((text, VOCABULARY.words(text)) for text in texts[::4])
    assert agree(phone_rules, asked, words, "texts taken apart") == len(texts[::4])


def test_slips_are_counted_as_on_the_server(phone_rules: Page) -> None:
    words = sorted({word for text in spoken() for word in normalise(text).split()})[::3]
    pairs = [(word, with_a_typo(other)) for word, other in zip(words, words[1:] + words[:1], strict=True)]
    pairs += [(word, with_a_typo(word)) for word in words]
    found = phone_rules.evaluate(SLIPS, pairs)
    assert len(pairs) > 300
    for (one, other), (all_, at_most_one) in zip(pairs, found, strict=True):
        distance = OSA.distance(one, other)
        assert (all_, at_most_one) == (distance, distance if distance <= 1 else inf), (one, other)


ORDER = "rules.search(rules.library, query).items.map((item) => item.id)"


def _order(query: str) -> list[str]:
    return [item["id"] for item in rulings.search(LIBRARY, query)["items"]]
