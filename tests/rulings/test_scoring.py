"""Hanchans scored: the texts' own examples, and what holds of any four totals."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rulings
from rulings.engine.context import SEATS
from rulings.errors import BadFact
from rulings.loading import yaml_file
from rulings.scores.scoring import STICK, TENTHS, Scoring, decimal, score, scoring, stated, unaccounted
from rulings.scores.substitutes import counts_for
from tests.books import composed

SCORING = Path(__file__).parents[1] / "cases" / "scoring"
CASES = {
    f"{path.stem}: {case['says']}": case
    for path in sorted(SCORING.glob("*.yaml"))
    for case in yaml_file.read(path, SCORING)
}


def rules_of(case: dict[str, Any]) -> Scoring | None:
    book = composed(case["rulebook"])
    return scoring(book, case.get("chosen", {}))


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_case(case: dict[str, Any]) -> None:
    assert case["expect"], "a case without expectation can't fail"
    assert case["source"]["id"] in rulings.library().catalogue["references"]
    rules = rules_of(case)
    seen = {"scores": None} if rules is None else _seen(rules, case)
    assert {name: seen[name] for name in case["expect"]} == case["expect"]


def _seen(rules: Scoring, case: dict[str, Any]) -> dict[str, Any]:
    points = dict(zip(SEATS, case["points"], strict=True))
    scores, flags = score(rules, points)
    whose = [
        counts_for(rules.substitutes, *(seat in case.get(name, ()) for name in ("substituted", "unranked")))
        for seat in SEATS
    ]
    parts = {
        part: [decimal(getattr(scores[seat], part)) for seat in SEATS] for part in ("delta", "uma", "oka", "total")
    }
    places = [scores[seat].place for seat in SEATS]
    return {
        **parts,
        "places": places,
        "counts_for": whose,
        "flags": flags,
        "unaccounted": unaccounted(rules, points, 0),
    }


def test_every_book_scores_or_leaves_it_to_the_organiser() -> None:
    for name in rulings.library().books:
        book = composed({"id": name})
        assert set(stated(book)) - {"yakitori"} in (set(), {"starting_points", "goal", "oka", "uma"})
        rules = scoring(book, {})
        if rules:
            points = [rules.starting_points + gained for gained in (9000, 1000, -2000, -8000)]
            scores, flags = score(rules, dict(zip(SEATS, points, strict=True)))
            assert flags == []
            assert [scores[seat].uma for seat in SEATS] == [place * TENTHS for place in rules.uma]
            total = sum(each.total for each in scores.values()) * STICK
            assert total == 4 * (rules.starting_points - rules.goal) + rules.oka


@pytest.mark.parametrize("points", [{}, {"east": 1}, dict.fromkeys(SEATS, 30050), dict.fromkeys(SEATS, True)])
def test_what_is_no_four_totals(points: Any) -> None:
    rules = rules_of({"rulebook": {"id": "wrc-2022"}})
    assert rules is not None
    with pytest.raises(BadFact):
        score(rules, points)


@pytest.mark.parametrize(("tenths", "text"), [(0, "0.0"), (-4, "-0.4"), (66, "6.6"), (-124, "-12.4"), (1300, "130.0")])
def test_tenths_are_written_with_their_sign(tenths: int, text: str) -> None:
    assert decimal(tenths) == text


STICKS = st.integers(-300, 1500).map(lambda sticks: sticks * 100)
UMA = st.lists(st.integers(-60, 60), min_size=3, max_size=3).map(lambda three: [*three, -sum(three)])
RULES = st.builds(
    Scoring,
    starting_points=st.just(25000),
    goal=st.sampled_from([25000, 30000]),
    oka=st.sampled_from([0, 20000, 12300]),
    uma=UMA.map(lambda uma: tuple(sorted(uma, reverse=True))),
    ties=st.just("split-one-decimal"),
    negative=st.sampled_from(["drop-digits", "round-down"]),
)
FEW = st.sampled_from([18000, 25000, 31000])  # so that ties are no rare luck
POINTS = st.lists(st.one_of(STICKS, FEW), min_size=4, max_size=4)


def totals(rules: Scoring, points: list[int]) -> list[int]:
    scores, _ = score(rules, dict(zip(SEATS, points, strict=True)))
    return [scores[seat].total for seat in SEATS]


@given(RULES, POINTS)
def test_a_hanchan_sums_to_what_the_book_says(rules: Scoring, points: list[int]) -> None:
    """To the tenth without ties; with them a share of n loses, or a negative one gains, less than n tenths."""
    whole = (sum(points) - 4 * rules.goal + rules.oka) // 100
    lost = whole - sum(totals(rules, points))
    most = sum(points.count(one) - 1 for one in set(points))
    assert (0 if rules.negative == "round-down" else -most) <= lost <= most
    assert most or lost == 0


@given(RULES, POINTS, st.permutations(range(4)))
def test_where_players_sit_changes_nothing(rules: Scoring, points: list[int], order: list[int]) -> None:
    moved = totals(rules, [points[place] for place in order])
    assert moved == [totals(rules, points)[place] for place in order]


@given(RULES, POINTS)
def test_who_has_more_points_never_scores_less_and_equals_score_alike(rules: Scoring, points: list[int]) -> None:
    scored = sorted(zip(points, totals(rules, points), strict=True))
    for (few, low), (many, high) in pairwise(scored):
        assert low < high if few < many else low == high


@given(RULES, POINTS)
def test_the_parts_are_the_score(rules: Scoring, points: list[int]) -> None:
    scores, _ = score(rules, dict(zip(SEATS, points, strict=True)))
    for seat, own in zip(SEATS, points, strict=True):
        one = scores[seat]
        assert one.delta * 100 == own - rules.goal
        assert one.total == one.delta + one.uma + one.oka
        assert one.place == 1 + sum(other > own for other in points)
        assert one.oka == 0 or one.place == 1
