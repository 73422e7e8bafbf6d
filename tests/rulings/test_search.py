"""Search: the word a referee uses, in any language, with typos, finds the foul."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

import pytest

import rulings
from rulings.books.rulebook import NOT_LISTED
from rulings.errors import UnknownName
from rulings.loading import yaml_file
from tests.books import composed

LIBRARY = rulings.library()
DATA = Path(__file__).parent / "search"


class Phrase(NamedTuple):
    """What somebody says."""

    language: str
    text: str


def phrases(file: str) -> dict[Phrase, set[str]]:
    """Every phrase of tests/rulings/search/*.yaml, with the fouls that it may mean."""
    said: dict[Phrase, set[str]] = defaultdict(set)
    for foul, languages in yaml_file.read(DATA / f"{file}.yaml", DATA).items():
        for language, texts in languages.items():
            for text in texts:
                said[Phrase(language, text)].add(foul)
    return said


@pytest.mark.parametrize(
    ("file", "least", "first", "among_three"),
    [("phrases", 1500, 95, 99), ("held_out", 300, 93, 98), ("at_the_table", 200, 86, 94)],
)
def test_what_people_say_finds_the_foul_that_they_mean(file: str, least: int, first: int, among_three: int) -> None:
    """In percent: of what the search words were chosen by, and of what they were not."""
    places = {said: _place(said, meant) for said, meant in phrases(file).items()}
    missed = [said for said, place in places.items() if place > 1]
    assert len(places) >= least
    assert 100 - 100 * len(missed) / len(places) >= first, missed
    assert 100 * sum(place <= 3 for place in places.values()) / len(places) >= among_three, missed


def _place(said: Phrase, meant: set[str]) -> int:
    found = [item["id"] for item in rulings.search(LIBRARY, said.text, said.language)["items"]]
    return min(found.index(foul) if foul in found else len(found) for foul in meant) + 1


@pytest.mark.parametrize(
    ("query", "foul"),
    [
        ("false ron", "empty-win"),
        ("flase ron", "empty-win"),
        ("ron and took it back", "empty-win"),
        ("誤ロン", "empty-win"),
        ("フリテンロン", "empty-win"),
        ("kuikae", "swap-calling"),
        ("喰い替え", "swap-calling"),
        ("knocked the wal", "exposed-tiles"),
        ("見せ牌", "exposed-tiles"),
        ("fourteen tiles", "wrong-tile-count"),
        ("多牌", "wrong-tile-count"),
        ("noten riichi", "noten-riichi"),
        ("ノーテンリーチ", "noten-riichi"),
        ("notenriichi", "noten-riichi"),
        ("phone", "device-use"),
        ("téléphone", "device-use"),
        ("telephone", "device-use"),
        ("en retard", "late"),
        ("遅刻", "late"),
        ("dead hand", "dead-hand-call"),
        ("main morte", "dead-hand-call"),
        ("cheeting", "cheating"),
        ("silent call", "unvocalised-call"),
        ("false kong", "empty-concealed-quad"),
        ("pung", "empty-group-call"),
        ("false tempai", "false-tenpai"),
    ],
)
def test_the_first_five_answers_hold_the_foul(query: str, foul: str) -> None:
    assert foul in [item["id"] for item in rulings.search(LIBRARY, query)["items"][:5]]


@pytest.mark.parametrize(
    ("query", "foul"),
    [
        ("someone won without a yaku", "empty-win"),
        ("yakuless", "empty-win"),
        ("looked at dead wall", "exposed-tiles"),
        ("peeking", "exposed-tiles"),
        ("swearing", "obstruction"),
        ("insulted", "obstruction"),
        ("shouting", "obstruction"),
        ("abuse", "obstruction"),
        ("smoking", "leaving-briefly"),
        ("smoking", "etiquette"),
        ("喫煙", "leaving-briefly"),
        ("喫煙", "etiquette"),
        ("miscounted points", "report-sheet"),
        ("wrong discard", "discard-taken-back"),
        ("さくわ", "empty-win"),
        ("こしパイ", "passing-information"),
        ("こしパイ", "claim-after-wall-touched"),
        ("リイチ", "riichi-not-announced"),
        ("ノーテンリイチ", "noten-riichi"),
        ("pioche erronée", "wrong-draw"),
        ("oublié de défausser", "wrong-tile-count"),
        ("forgot to discard", "wrong-tile-count"),
        ("jouer lentement", "slow-play"),
        ("draw too early", "draw-too-fast"),
        ("talking at the table", "obstruction"),
        ("talking at the table", "passing-information"),
        ("noten reach", "noten-riichi"),
        ("forgot to say pon", "unvocalised-call"),
        ("asked a friend what to discard", "passing-information"),
        ("spilled coffee", "foreign-objects"),
        ("フリテンでロンした", "empty-win"),
        ("電話が鳴った", "device-use"),
        ("たばこ", "leaving-briefly"),
        ("mur renversé par accident", "exposed-tiles"),
        ("il a parlé de sa main", "passing-information"),
        ("j'ai défaussé la mauvaise tuile", "discard-taken-back"),
    ],
)
def test_what_a_referee_says_finds_the_foul_among_the_first_four(query: str, foul: str) -> None:
    assert foul in [item["id"] for item in rulings.search(LIBRARY, query)["items"][:4]]


@pytest.mark.parametrize(
    ("query", "foul"),
    [
        ("wrong dora flip", "wrong-dora-indicator"),
        ("noten riichi", "noten-riichi"),
        ("リーチ棒出し忘れた", "riichi-not-announced"),
        ("carré fermé", "empty-concealed-quad"),
        ("uradora", "peeking"),
        ("うらどら", "peeking"),
        ("ｱﾝｶﾝ", "empty-concealed-quad"),
        ("振聴", "empty-win"),
        ("不聴立直", "noten-riichi"),
        ("喰替", "swap-calling"),
        ("栄和", "empty-win"),
        ("flase ro", "empty-win"),
        ("noten ri", "noten-riichi"),
        ("ron fal", "empty-win"),
    ],
)
def test_the_foul_meant_comes_first(query: str, foul: str) -> None:
    assert rulings.search(LIBRARY, query)["items"][0]["id"] == foul


@pytest.mark.parametrize(
    ("query", "strangers"),
    [
        ("talking at the table", {"late", "forfeit"}),
        ("abuse", {"leaving-briefly", "forfeit"}),
        ("forgot to discard", {"riichi-tile-not-turned", "riichi-not-announced"}),
        ("using his mobile under the table", {"late", "forfeit", "foreign-objects"}),
    ],
)
def test_one_word_in_common_or_alike_is_not_enough(query: str, strangers: set[str]) -> None:
    assert strangers.isdisjoint(item["id"] for item in rulings.search(LIBRARY, query)["items"])


@pytest.mark.parametrize(
    ("query", "foul"),
    [
        ("dealer started before everyone had tiles", "east-early-discard"),
        ("牌が一枚少ない", "wrong-tile-count"),
        ("山を崩してしまった", "exposed-tiles"),
        ("il a pris une tuile du mur mort", "draw-after-wall-end"),
    ],
)
def test_a_sentence_finds_the_foul_among_the_first_five(query: str, foul: str) -> None:
    assert foul in [item["id"] for item in rulings.search(LIBRARY, query)["items"][:5]]


@pytest.mark.parametrize(
    ("query", "others"),
    [
        ("false ron", "xyzzy: a false ron, qwertz"),
        ("noten riichi", "noten riichi, qwertz xyzzy"),
    ],
)
def test_words_that_no_foul_knows_play_no_part(query: str, others: str) -> None:
    assert rulings.search(LIBRARY, others)["items"][0] == rulings.search(LIBRARY, query)["items"][0]


@pytest.mark.parametrize(
    ("book", "query", "foul"),
    [
        ("wrc-2022", "smart watch", "foreign-objects"),
        ("wrc-2025", "smart watch", "device-use"),
        ("wrc-2022", "swearing", "obstruction"),
        ("wrc-2025", "smoking", "leaving-briefly"),
        ("r-league-24-25", "smoking", "etiquette"),
        ("wrc-2022", "kandora", "early-dora"),
        ("ema-2016", "noten riichi", "noten-riichi"),
    ],
)
def test_what_the_book_covers_comes_first_but_the_very_foul_before_its_neighbours(
    book: str, query: str, foul: str
) -> None:
    assert rulings.search(LIBRARY, query, "en", composed({"id": book}))["items"][0]["id"] == foul


@pytest.mark.parametrize(
    "query",
    ["open riichi", "Open Riichi", "open richi", "open reach", "オープンリーチ", "オープン立直", "riichi ouvert"],
)
def test_open_riichi_asks_which(query: str) -> None:
    ambiguity = rulings.search(LIBRARY, query)["ambiguity"]
    assert [meaning["foul"] for meaning in ambiguity["means"]] == ["open-hand-riichi", "invalid-revealed-riichi"]
    assert ambiguity["question"]


@pytest.mark.parametrize(
    "query", ["riichi", "closed riichi", "call after riichi", "リーチ", "noten riichi", "noten reach", "notenriichi"]
)
def test_another_riichi_asks_nothing(query: str) -> None:
    assert rulings.search(LIBRARY, query)["ambiguity"] is None


def test_nothing_asked_lists_all_and_nonsense_finds_nothing() -> None:
    assert len(rulings.search(LIBRARY, "")["items"]) == len(LIBRARY.catalogue["fouls"])
    for nonsense in ("xyzzyqwv", "bicycle repair", "lorem ipsum", "寿司", "quantum physics", "今日は", "!!!"):
        assert [item["id"] for item in rulings.search(LIBRARY, nonsense)["items"]] == [NOT_LISTED]


@pytest.mark.parametrize("query", ["riichi", "something else", "ron"])
def test_the_last_row_is_always_that_it_is_not_on_the_list(query: str) -> None:
    items = rulings.search(LIBRARY, query)["items"]
    assert [item["id"] for item in items].index(NOT_LISTED) == len(items) - 1
    assert items[-1]["score"] == 0


def test_a_book_composed_before_a_foul_was_known_does_not_list_it() -> None:
    content = rulings.compose(LIBRARY, "wrc-2022").content
    before = {foul: entry for foul, entry in content["fouls"].items() if foul != "noten-riichi"}
    book = rulings.Rulebook({**content, "fouls": before})
    assert not book.covers("noten-riichi")
    for query in ("noten riichi", ""):
        assert "noten-riichi" not in [item["id"] for item in rulings.search(LIBRARY, query, "en", book)["items"]]


def test_a_part_of_a_word_is_not_the_word() -> None:
    assert "deal-error" not in [item["id"] for item in rulings.search(LIBRARY, "ron")["items"][:5]]


@pytest.mark.parametrize("name", ["wrc22", "WRC 2022", "wrc2022", "wrc_2022"])
def test_a_name_is_guessed_whatever_its_punctuation(name: str) -> None:
    with pytest.raises(UnknownName, match="Did you mean 'wrc-2022'"):
        LIBRARY.book(name)


@pytest.mark.parametrize("foul", ["swearing", "phone", "false ron"])
def test_an_unknown_foul_is_told_the_three_closest_and_where_to_search(foul: str) -> None:
    with pytest.raises(UnknownName) as refusal:
        rulings.decide(composed({"id": "wrc-2022"}), foul, {}, {})
    cure = refusal.value.cure
    assert sum(f" {known}{end}" in cure for known in LIBRARY.catalogue["fouls"] for end in ",.") == 3
    assert "fouls?q=" in cure
    assert "shinpan fouls" in cure


@pytest.mark.parametrize(("sent", "shown"), [(None, "null"), (True, "true"), ("null", "'null'")])
def test_an_unknown_name_is_told_as_it_was_sent(sent: object, shown: str) -> None:
    with pytest.raises(UnknownName) as refusal:
        LIBRARY.book(sent)
    assert refusal.value.message == f"There is no rulebook {shown}."
