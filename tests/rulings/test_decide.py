"""decide(): what it answers, asks and refuses, on the tiny library and over every shipped table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rulings
from rulings.books.rulebook import Rulebook, canonical
from rulings.engine.expand import Rows
from rulings.engine.resolve import Resolver
from rulings.errors import BadContext, BadFact, UnknownName
from rulings.loading.checks.rows import variants
from rulings.loading.load import load

TINY = load(Path(__file__).parent / "tiny")
BOOK = rulings.compose(TINY, "small")


def test_a_missing_fact_is_asked_with_the_outcome_of_each_answer() -> None:
    decision = rulings.decide(BOOK, "empty-win", {})
    assert decision["status"] == "needs-facts"
    assert [question["fact"] for question in decision["questions"]] == ["hand_shown", "tiles"]
    shown, voice = decision["questions"][0]["answers"]
    assert [outcome["penalties"][0]["kind"] for outcome in shown["outcomes"]] == ["chonbo"]
    assert [outcome["penalties"][0]["kind"] for outcome in voice["outcomes"]] == ["warning", "dead-hand"]
    few, many = decision["questions"][1]["answers"]
    assert (few["min"], few["max"], many["min"], many["max"]) == (1, 6, 7, 20)


def test_a_fact_that_no_longer_matters_is_not_asked() -> None:
    assert rulings.decide(BOOK, "empty-win", {"hand_shown": True})["status"] == "decided"


def test_the_trace_tells_why_each_row_did_not_fit() -> None:
    trace = rulings.decide(BOOK, "empty-win", {"hand_shown": False, "tiles": 7})["trace"]
    assert trace == [{"row": "few", "verdict": "not", "facts": ["tiles"]}, {"row": "many", "verdict": "fits"}]


def test_a_chonbo_with_a_win_is_void_in_its_context_only() -> None:
    assert rulings.decide(BOOK, "empty-win", {"hand_shown": True}, {"simultaneous": "win"})["points"] == []
    assert rulings.decide(BOOK, "empty-win", {"hand_shown": True})["points"] == [{"whom": "offender", "p": 30}]


def test_each_answer_shows_every_outcome_that_it_leaves() -> None:
    questions = rulings.decide(rulings.compose(rulings.library(), "wrc-2025"), "exposed-tiles", {"during_deal": False})[
        "questions"
    ]
    by_answer = {
        answer["value"]: [outcome["penalties"] for outcome in answer["outcomes"]]
        for question in questions
        for answer in question["answers"]
        if question["fact"] == "offence_number" and "value" in answer
    }
    warning, dead_hand, chonbo = (
        {"kind": "warning", "whom": "offender"},
        {"kind": "dead-hand", "whom": "offender"},
        {"kind": "chonbo", "whom": "offender", "p": 30},
    )
    assert by_answer == {1: [[warning], [dead_hand], [chonbo]]}


def test_how_the_hand_ended_tells_one_row_apart() -> None:
    book = rulings.compose(rulings.library(), "wrc-2022", {}, {"wrc-2022-riichi-judged": "when-found"})
    for hand_end, drawn in (("not-yet", False), ("exhaustive-draw", True), ("not-yet", False)):
        facts = {"hand_end": hand_end, "riichi_hand": "noten", "noten_by_dead_hand": False}
        decision = rulings.decide(book, "noten-riichi", facts)
        assert decision["source"]["row"] == "noten"
        assert ("no-tenpai-payments" in decision["steps"]) is drawn


def test_a_decision_names_the_readings_that_are_not_the_default() -> None:
    def named(readings: dict[str, str]) -> Any:
        return rulings.decide(rulings.compose(rulings.library(), "wrc-2022", {}, readings), "late")["rulebook"][
            "readings"
        ]

    assert named({}) == {}
    assert named({"lateness-minute": "completed"}) == {}
    assert named({"lateness-minute": "begun"}) == {"lateness-minute": "begun"}


@pytest.mark.parametrize("minute", rulings.library().catalogue["readings"]["lateness-minute"]["alternatives"])
@pytest.mark.parametrize("name", [name for name, book in rulings.library().books.items() if book["lateness"]])
def test_an_answer_in_seconds_stays_within_one_band(name: str, minute: str) -> None:
    book = rulings.compose(rulings.library(), name, {}, {"lateness-minute": minute})
    for who, foul in (("player", "late"), ("arbiter", "late-arbiter")):
        if who in book.lateness:
            cells = book.table(foul).cells["seconds_late"]
            bands = [[book.clock(who).cost(end)["band"] for end in (cell.low, cell.high)] for cell in cells]
            assert all(first == last for first, last in bands)
            assert len(bands) == len({first for first, _ in bands})


def test_a_reading_whose_rows_do_not_fit_does_not_matter() -> None:
    book = rulings.compose(rulings.library(), "r-league-24-25")
    facts = {"before_first_discard": True, "continues_fairly": False}
    assert rulings.decide(book, "wrong-draw", facts)["readings"] == []
    readings = rulings.decide(book, "wrong-draw", {**facts, "continues_fairly": True})["readings"]
    assert [reading["id"] for reading in readings] == ["r-league-deal-errors"]


def test_rows_of_another_foul_under_another_alternative_are_not_borrowed() -> None:
    entries = {
        "one": {"section": "1", "rows": [{"id": "as", "reading": {"again": "never"}, "as": {"foul": "other"}}]},
        "other": {
            "section": "2",
            "rows": [
                {"id": "always", "reading": {"again": "always"}, "then": ["warning"]},
                {"id": "never", "reading": {"again": "never"}, "then": ["none"]},
            ],
        },
    }
    rows = Rows(entries, Resolver({"again": "never"}, "small-text", {}), [], []).of("one")
    assert [(row["id"], row["reading"]) for row in rows] == [("as/never", {"again": "never"})]


def test_one_foul_treated_as_another_names_both() -> None:
    decision = rulings.decide(BOOK, "empty-call", {"hand_shown": True})
    assert decision["source"]["row"] == "as-win/shown"
    assert decision["penalties"] == [{"kind": "chonbo", "whom": "offender", "p": 30}]


@pytest.mark.parametrize(
    ("foul", "facts", "context", "error", "field"),
    [
        ("empty-wim", {}, {}, UnknownName, "foul"),
        (7, {}, {}, UnknownName, "foul"),
        (["empty-win"], {}, {}, UnknownName, "foul"),
        ("empty-win", {"hand_show": True}, {}, UnknownName, "facts.hand_show"),
        ("empty-win", {"hand_shown": "yes"}, {}, BadFact, "facts.hand_shown"),
        ("empty-win", {"hand_shown": 1}, {}, BadFact, "facts.hand_shown"),
        ("empty-win", {"tiles": -1}, {}, BadFact, "facts.tiles"),
        ("empty-win", {"tiles": 0}, {}, BadFact, "facts.tiles"),
        ("empty-win", {"tiles": 21}, {}, BadFact, "facts.tiles"),
        ("empty-win", {"tiles": True}, {}, BadFact, "facts.tiles"),
        ("empty-win", {"tiles": 2.5}, {}, BadFact, "facts.tiles"),
        ("empty-win", ["tiles"], {}, BadFact, "facts"),
        ("empty-win", {}, {"simultaneous": "a win"}, UnknownName, "context.simultaneous"),
        ("empty-win", {}, {"seat": "center"}, UnknownName, "context.seat"),
        ("empty-win", {}, {"offenders": 0}, BadContext, "context.offenders"),
        ("empty-win", {}, {"offenders": 5}, BadContext, "context.offenders"),
        ("empty-win", {}, {"after_time": "no"}, BadContext, "context.after_time"),
        ("empty-win", {}, {"weather": "fine"}, UnknownName, "context.weather"),
        ("empty-win", {}, ["win"], BadContext, "context"),
    ],
)
def test_what_cannot_be_is_refused_by_name(foul: Any, facts: Any, context: Any, error: type, field: str) -> None:
    with pytest.raises(error) as refusal:
        rulings.decide(BOOK, foul, facts, context)
    assert refusal.value.field == field
    assert refusal.value.message
    assert refusal.value.cure


@pytest.mark.parametrize(
    ("foul", "facts", "context", "field"),
    [
        ("noten-riichi", {"hand_end": "exhaustive-draw"}, {"simultaneous": "win"}, "context.simultaneous"),
        ("noten-riichi", {"hand_end": "not-yet"}, {"simultaneous": "exhaustive-draw"}, "context.simultaneous"),
        ("noten-riichi", {"hand_end": "own-win"}, {"simultaneous": "abortive-draw"}, "context.simultaneous"),
        ("call-after-riichi", {}, {"riichi": "no"}, "context.riichi"),
    ],
)
def test_facts_and_context_that_contradict_each_other_are_refused(
    foul: str, facts: dict[str, Any], context: dict[str, Any], field: str
) -> None:
    book = rulings.compose(rulings.library(), "wrc-2025")
    with pytest.raises(BadContext) as refusal:
        rulings.decide(book, foul, facts, context)
    assert refusal.value.field == field


def every_table() -> Iterator[tuple[Rulebook, str]]:
    """Every table that any composition of options and readings has, once."""
    library, seen = rulings.library(), set[str]()
    for name, book in library.books.items():
        for options, readings in variants(library, book):
            composed = rulings.compose(library, name, options, readings)
            for foul in composed.content["fouls"]:
                written = canonical([name, foul, composed.table(foul).rows])
                if written not in seen:
                    seen.add(written)
                    yield composed, foul


def test_answering_the_questions_one_by_one_always_ends_in_a_decision() -> None:
    for book, foul in every_table():
        if book.table(foul).rows:
            answer_one_by_one(book, foul)
        else:
            assert rulings.decide(book, foul)["status"] == "not-covered"


def answer_one_by_one(book: Rulebook, foul: str) -> None:
    table = book.table(foul)
    for complete in table.completions({}):
        known: dict[str, Any] = {}
        decision = rulings.decide(book, foul, known)
        while decision["status"] == "needs-facts":
            fact = decision["questions"][0]["fact"]
            assert fact not in known
            known[fact] = complete[fact]
            decision = rulings.decide(book, foul, known)
        whole = rulings.decide(book, foul, complete)
        for part in ("penalties", "effects", "steps", "range", "deferred"):
            assert decision.get(part) == whole.get(part), part


@given(st.sampled_from(sorted(rulings.library().books)), st.integers(0, 3 * 60 * 60))
def test_a_later_second_never_costs_a_player_less_unless_a_band_replaces(name: str, seconds: int) -> None:
    book = rulings.compose(rulings.library(), name)
    for who in book.lateness:
        now, coming = rulings.assess_lateness(book, who, seconds), rulings.assess_lateness(book, who, seconds + 1)
        replaces = any("instead_of" in band for band in book.lateness[who]["bands"] if band["id"] == coming["band"])
        if now["band"] == coming["band"] or not replaces:
            assert total(now, "points", "p") <= total(coming, "points", "p")
            assert total(now, "fines", "amount") <= total(coming, "fines", "amount")


@given(st.sampled_from(sorted(rulings.library().books)), st.integers(0, 3 * 60 * 60))
def test_nothing_changes_before_the_next_threshold(name: str, seconds: int) -> None:
    book = rulings.compose(rulings.library(), name)
    for who in book.lateness:
        now = rulings.assess_lateness(book, who, seconds)
        before = now["next"]["at_seconds"] - 1 if now["next"] else seconds + 3600
        last = rulings.assess_lateness(book, who, before)
        assert [now[part] for part in ("points", "fines", "band")] == [
            last[part] for part in ("points", "fines", "band")
        ]
        if now["next"]:
            reached = rulings.assess_lateness(book, who, now["next"]["at_seconds"])
            assert costs(reached) == costs(now["next"])


def costs(cost: dict[str, Any]) -> list[Any]:
    return [cost[part] for part in ("points", "fines", "penalties", "band")]


def total(cost: dict[str, Any], part: str, unit: str) -> int:
    return sum(entry[unit] for entry in cost[part])


def test_open_counts_are_tried_at_the_start_of_each_cell_lateness_at_both_ends() -> None:
    book = rulings.compose(rulings.library(), "wrc-2025")
    known = {"during_deal": False, "offence_number": 1, "continues_fairly": True}
    assert [facts["tiles"] for facts in book.table("exposed-tiles").completions(known)] == [1, 3, 7]
    late = [facts["seconds_late"] for facts in book.table("late").completions({})]
    assert late == [0, 59, 60, 600, 601, 36_000]


def test_a_row_names_its_own_source_or_that_of_its_foul() -> None:
    rows = [{"id": "plain", "then": ["none"]}, {"id": "elsewhere", "source": "another-text", "then": ["none"]}]
    entries = {"one": {"section": "1", "source": "its-text", "rows": rows}}
    found = Rows(entries, Resolver({"again": "never"}, "small-text", {}), [], []).of("one")
    assert [row["source"]["id"] for row in found] == ["its-text", "another-text"]
