"""Every text is there in every language, with the same placeholders, and every decision can be spoken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import rulings
from rulings.engine.context import SIMULTANEOUS
from rulings.engine.outcome import ENDS

LIBRARY = rulings.library()
PLACEHOLDER = re.compile(r"\{(\w+)\}")
KANA_OR_KANJI = re.compile(r"[぀-ヿ㐀-鿿]")


def texts(value: Any, path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    if isinstance(value, dict):
        if "en" in value:
            yield path, value
        for key, element in value.items():
            yield from texts(element, f"{path}.{key}")
    elif isinstance(value, list):
        for index, element in enumerate(value):
            yield from texts(element, f"{path}.{index}")


SEARCHED_BY = "vocabulary"  # nobody reads it; words that mean the same may be those of one language
SHOWN = {part: value for part, value in LIBRARY.catalogue.items() if part != SEARCHED_BY}
ALL = [*texts(SHOWN, "catalogue"), *texts(LIBRARY.books, "books")]


def test_every_text_is_there_in_every_language() -> None:
    missing = [path for path, text in ALL if any(not text.get(language) for language in rulings.LANGUAGES)]
    assert len(ALL) > 500
    assert not missing


def test_every_language_fills_in_the_same_things() -> None:
    differ = [
        path
        for path, text in ALL
        if isinstance(text["en"], str)
        and len({frozenset(PLACEHOLDER.findall(text[language])) for language in rulings.LANGUAGES}) != 1
    ]
    assert not differ


def test_japanese_is_japanese() -> None:
    """Names of books and formats made of placeholders apart."""
    plain = [
        path
        for path, text in ALL
        if isinstance(text["ja"], str)
        and not KANA_OR_KANJI.search(text["ja"])
        and text["ja"] != text["en"]
        and PLACEHOLDER.sub("", text["ja"]).strip(" ,:。：+-〜～–（）()")
    ]
    assert not plain


@pytest.mark.parametrize("language", rulings.LANGUAGES)
@pytest.mark.parametrize("name", sorted(LIBRARY.books))
def test_every_decision_can_be_spoken_in_every_context(name: str, language: str) -> None:
    book = rulings.compose(LIBRARY, name)
    never = set(book.content["never_simultaneous"])
    for foul in book.content["fouls"]:
        table = book.table(foul)
        for facts in [{}, *table.completions({})]:
            for simultaneous in set(ENDS.get(facts.get("hand_end", ""), SIMULTANEOUS)) - never:
                for casual in (False, True):
                    context = {"simultaneous": simultaneous, "casual": casual, "after_time": casual}
                    spoken = rulings.localise(LIBRARY, rulings.decide(book, foul, facts, context), language)
                    assert spoken["line"]
                    assert all(step["text"] for step in spoken["steps"])


@pytest.mark.parametrize("language", rulings.LANGUAGES)
def test_lateness_can_be_spoken_at_every_minute(language: str) -> None:
    for name in LIBRARY.books:
        book = rulings.compose(LIBRARY, name)
        for who in book.lateness:
            for minute in range(40):
                spoken = rulings.localise_lateness(LIBRARY, rulings.assess_lateness(book, who, minute * 60), language)
                assert str(minute) in spoken["line"]


def test_lateness_is_asked_and_answered_as_a_clock_shows_it() -> None:
    book = rulings.compose(LIBRARY, "wrc-2025")
    question = rulings.localise(LIBRARY, rulings.decide(book, "late"))["questions"][0]
    assert [answer["text"] for answer in question["answers"]] == ["0:00 to 0:59", "1:00 to 10:00", "10:01 or more"]
    for seconds in (59, 60, 600, 601, 659, 660):
        decision = rulings.decide(book, "late", {"seconds_late": seconds})
        assert decision["points"] == rulings.assess_lateness(book, "player", seconds)["points"]


def test_the_line_of_a_common_ruling() -> None:
    def line(name: str, options: dict[str, Any], context: dict[str, Any], language: str = "en") -> str:
        book = rulings.compose(LIBRARY, name, options)
        decision = rulings.decide(book, "empty-win", {"hand_shown": False}, context)
        return str(rulings.localise(LIBRARY, decision, language)["line"])

    assert line("wrc-2022", {}, {}) == "Chonbo (30P)"
    assert line("wrc-2022", {"lower-penalties": {}}, {}) == "Dead hand"
    assert line("wrc-2022", {"bare-minimum-penalties": {}}, {}) == "Dead hand"
    assert line("wrc-2022", {"higher-penalties": {}}, {}) == "Chonbo (30P)"
    assert (
        line("wrc-2022", {"higher-penalties": {}, "no-tournament-score": {}}, {})
        == "Chonbo + 6,000 points to each opponent"
    )
    assert line("wrc-2022", {}, {"simultaneous": "win"}) == "The chonbo is void"
    assert line("wrc-2022", {}, {"casual": True}, "fr").startswith("Chonbo + 6 000")
    assert line("ema-2016", {}, {}) == "Dead hand"


def test_a_payment_that_depends_on_the_dealer_is_told_both_ways() -> None:
    decision = rulings.decide(rulings.compose(LIBRARY, "ema-2012"), "empty-win", {"hand_shown": True}, {"casual": True})
    assert rulings.localise(LIBRARY, decision)["line"] == (
        "Chonbo + if the offender is East: 4,000 points to each opponent"
        " + if not: 4,000 points to East + if not: 2,000 points to each other opponent"
    )


def test_an_unknown_language_is_refused() -> None:
    decision = rulings.decide(rulings.compose(LIBRARY, "wrc-2022"), "empty-win")
    with pytest.raises(rulings.RuleError, match="lang"):
        rulings.localise(LIBRARY, decision, "de")


PEEKED = ("win-below-two-han", {"withdrawn_after_ura": True})


@pytest.mark.parametrize(
    ("options", "foul", "facts", "context", "line", "said"),
    [
        (
            ["two-han-minimum", "higher-penalties"],
            *PEEKED,
            {"simultaneous": "win"},
            "The chonbo is void + Warning + 1P",
            "The chonbo is void: no penalty for it. This is a warning. 1P off the tournament score.",
        ),
        (
            ["two-han-minimum", "higher-penalties", "no-tournament-score"],
            *PEEKED,
            {"seat": "west"},
            "Chonbo + Warning + 6,000 points to each opponent + 1,000 points to the table for the next winner",
            "This is a warning. Chonbo: 6,000 points to each opponent + 1,000 points to the table for the next winner."
            " The hand is dealt again.",
        ),
        (
            ["higher-penalties", "no-tournament-score"],
            "swap-calling",
            {},
            {},
            "Dead hand + 1,000 points to the table for the next winner",
            "This hand is dead. 1,000 points to the table for the next winner.",
        ),
        (
            [],
            "dead-hand-call",
            {"formally_declared": True},
            {"casual": True},
            "6,000 points to each opponent",
            "6,000 points to each opponent.",
        ),
        ([], "report-sheet", {}, {}, "2P - each player", "For each player: 2P off the tournament score."),
        (
            ["abortive-draws"],
            "noten-riichi",
            {"hand_end": "not-yet"},
            {},
            "Judged if the hand ends with: the player's own win · an exhaustive draw · an abortive draw by four riichi",
            "Nobody has to show a hand now; play goes on.",
        ),
    ],
)
def test_what_is_read_and_said_of_several_things_at_once(
    options: list[str], foul: str, facts: dict[str, Any], context: dict[str, Any], line: str, said: str
) -> None:
    book = rulings.compose(
        LIBRARY, "wrc-2022", {name: {"draws": ["four-riichi"]} if name == "abortive-draws" else {} for name in options}
    )
    spoken = rulings.localise(LIBRARY, rulings.decide(book, foul, facts, context))
    assert (spoken["line"], spoken["say"]) == (line, said)


def test_japanese_sentences_stand_without_a_space_between() -> None:
    book = rulings.compose(LIBRARY, "wrc-2022", {"higher-penalties": {}})
    said = rulings.localise(LIBRARY, rulings.decide(book, "swap-calling"), "ja")["say"]
    assert said == "この手牌は和了放棄とします。大会成績から1ポイント減点とします。"


@pytest.mark.parametrize(
    ("foul", "minutes", "said"),
    [
        ("late-arbiter", 35, "SGD 60.00 fine."),
        ("late", 25, "45P off the tournament score. SGD 10.00 fine."),
        (
            "late",
            31,
            "For the team: 40P off the tournament score. "
            "For the player: SGD 20.00 fine. For each teammate: SGD 10.00 fine.",
        ),
        ("late-arbiter", 0, "No penalty."),
    ],
)
def test_a_fine_is_said_aloud(foul: str, minutes: int, said: str) -> None:
    book = rulings.compose(LIBRARY, "r-league-24-25")
    assert rulings.localise(LIBRARY, rulings.decide(book, foul, {"seconds_late": minutes * 60}))["say"] == said


def test_a_french_line_does_not_break_before_its_punctuation() -> None:
    speak = rulings.localise(LIBRARY, rulings.decide(rulings.compose(LIBRARY, "r-league-24-25"), "slow-play"), "fr")
    assert not re.search(r" [;:?!»]|« ", speak["line"])
    assert re.search(r"\N{NO-BREAK SPACE}\?", speak["line"])


def test_what_is_no_longer_written_keeps_its_id() -> None:
    words = rulings.Words(LIBRARY, "en")
    gone = {"id": "gone", "section": "1"}
    assert words.source({"id": "gone", "section": "1"}) == {**gone, "title": "gone", "reading": "part"}
    assert words.step("gone") == "gone"
