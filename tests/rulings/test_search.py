"""Search: the word a referee uses, in any language, with typos, finds the foul."""

from __future__ import annotations

import pytest

import rulings

LIBRARY = rulings.library()


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
    "query",
    ["open riichi", "Open Riichi", "open richi", "open reach", "オープンリーチ", "オープン立直", "riichi ouvert"],
)
def test_open_riichi_asks_which(query: str) -> None:
    ambiguity = rulings.search(LIBRARY, query)["ambiguity"]
    assert [meaning["foul"] for meaning in ambiguity["means"]] == ["open-hand-riichi", "invalid-revealed-riichi"]
    assert ambiguity["question"]


@pytest.mark.parametrize("query", ["riichi", "closed riichi", "call after riichi", "リーチ"])
def test_another_riichi_asks_nothing(query: str) -> None:
    assert rulings.search(LIBRARY, query)["ambiguity"] is None


def test_nothing_asked_lists_all_and_nonsense_finds_nothing() -> None:
    assert len(rulings.search(LIBRARY, "")["items"]) == len(LIBRARY.catalogue["fouls"])
    for nonsense in ("xyzzyqwv", "bicycle repair", "lorem ipsum", "寿司"):
        assert rulings.search(LIBRARY, nonsense)["items"] == []


def test_a_part_of_a_word_is_not_the_word() -> None:
    assert "deal-error" not in [item["id"] for item in rulings.search(LIBRARY, "ron")["items"][:5]]
