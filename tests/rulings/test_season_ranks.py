"""A season's ranking: each rule of a league by an example, and all of them against sums over every choice."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.scores import season_ranks
from rulings.scores.season_ranks import Hanchan, RankingRules, SeasonPlace, TournamentPart, rank


def part(*totals: int, penalties: int = 0, places: Sequence[int] = (), disqualified: bool = False) -> TournamentPart:
    placed = places or [2] * len(totals)
    hanchans = tuple(Hanchan(total, place) for total, place in zip(totals, placed, strict=True))
    return TournamentPart(hanchans, penalties, disqualified)


ANA = (part(300, -100), part(50), part(-400, 20, penalties=100))
BEN = (part(10, 20), part(30, penalties=50), part(40))
SEASON = [{"ana": ana, "ben": ben} for ana, ben in zip(ANA, BEN, strict=True)]


def ranked(rules: RankingRules, season: Sequence[Mapping[str, TournamentPart]] = SEASON) -> dict[str, Any]:
    return {key: (one.rank, one.total) for key, one in rank(rules, season).items()}


@pytest.mark.parametrize(
    ("rules", "ana", "ben"),
    [
        ({}, (2, 200 + 50 - 480), (1, 30 - 20 + 40)),
        ({"penalties": "shown"}, (2, -130), (1, 100)),
        ({"counted": "best", "number": 2}, (1, 250), (2, 70)),
        ({"counted": "best", "number": 1}, (1, 200), (2, 40)),
        ({"counted": "drop", "number": 1}, (1, 250), (2, 70)),
        ({"counted": "drop", "number": 9}, (1, 200), (2, 40)),
        ({"counted": "best", "of": "hanchans", "number": 2}, (1, 350 - 100), (2, 70 - 50)),
        ({"counted": "drop", "of": "hanchans", "number": 1}, (1, 270 - 100), (2, 90 - 50)),
        ({"minimum_hanchans": 5}, (1, -230), (None, 50)),
        ({"minimum_tournaments": 4}, (None, -230), (None, 50)),
    ],
)
def test_each_rule(rules: dict[str, Any], ana: tuple[int | None, int], ben: tuple[int | None, int]) -> None:
    assert ranked(RankingRules(**rules)) == {"ana": ana, "ben": ben}


def test_a_mean_is_exact_and_chooses_tournaments_by_their_means() -> None:
    season = [{"ana": part(10, 10, 10), "ben": part(10)}, {"ana": part(11), "ben": part(10, 10, 11)}]
    places = rank(RankingRules(total="mean"), season)
    assert (places["ana"].value, places["ben"].value) == (Fraction(41, 4), Fraction(41, 4))
    assert (places["ana"].rank, places["ben"].rank) == (1, 1)
    best = rank(RankingRules(total="mean", counted="best", number=1), season)
    assert (best["ana"].value, best["ana"].hanchans) == (11, 1)
    assert (best["ben"].value, best["ben"].hanchans) == (Fraction(31, 3), 3)


def test_equals_share_a_rank_unless_something_parts_them() -> None:
    season = [
        {"ana": part(100, -50, places=(1, 4)), "ben": part(50), "cho": part(50, 0, places=(1, 1)), "dan": part(0)},
        {"ana": part(0), "ben": part(0, penalties=0), "cho": part(0), "dan": part(0)},
    ]
    assert {key: place for key, (place, _) in ranked(RankingRules(), season).items()} == {
        **dict.fromkeys(("ana", "ben", "cho"), 1),
        "dan": 4,
    }
    for tie, order in (
        ("first-places", ["cho", "ana", "ben"]),
        ("best-hanchan", ["ana", "ben", "cho"]),
        ("more-hanchans", ["ana", "cho", "ben"]),
    ):
        places = rank(RankingRules(ties=(tie,)), season)
        assert sorted(order, key=lambda one: places[one].rank or 9) == order, tie
    both = rank(RankingRules(ties=("more-hanchans", "first-places")), season)
    assert [both[one].rank for one in ("cho", "ana", "ben")] == [1, 2, 3]


def test_who_was_disqualified_loses_that_tournament_or_the_rank() -> None:
    season = [{"ana": part(300), "ben": part(10)}, {"ana": part(200, penalties=30, disqualified=True), "ben": part(5)}]
    assert ranked(RankingRules(), season) == {"ana": (1, 300), "ben": (2, 15)}
    strict = rank(RankingRules(disqualified="season"), season)
    assert (strict["ana"].rank, strict["ana"].unranked, strict["ben"].rank) == (None, "disqualified", 1)


def test_who_has_too_few_hanchans_by_a_disqualification_is_disqualified() -> None:
    season = [{"ana": part(300, 20, disqualified=True), "ben": part(10)}, {"ana": part(40)}]
    assert {key: one.unranked for key, one in rank(RankingRules(), season[:1]).items()} == {
        "ana": "disqualified",
        "ben": None,
    }
    for least, ana, ben in ((1, None, None), (2, "disqualified", "few-hanchans"), (4, "few-hanchans", "few-hanchans")):
        places = rank(RankingRules(minimum_hanchans=least), season)
        assert (places["ana"].unranked, places["ben"].unranked) == (ana, ben)
    both = rank(RankingRules(minimum_tournaments=2), season)
    assert (both["ana"].unranked, both["ben"].unranked) == ("disqualified", "few-tournaments")


def test_penalties_of_a_tournament_without_a_hanchan_are_not_dropped() -> None:
    season = [{"ana": part(100)}, {"ana": part(50)}, {"ana": part(penalties=300)}]
    place = rank(RankingRules(counted="best", number=1), season)["ana"]
    assert (place.total, place.attended, place.counted) == (100 - 300, 2, {0: (0,), 2: ()})


TOTALS = st.integers(-900, 900)
PARTS = st.builds(
    TournamentPart,
    st.lists(st.builds(Hanchan, TOTALS, st.integers(1, 4)), max_size=4).map(tuple),
    st.integers(0, 400),
    st.booleans(),
)
SEASONS = st.lists(st.dictionaries(st.sampled_from("abcde"), PARTS), max_size=5)
RULES = st.builds(
    RankingRules,
    total=st.sampled_from(season_ranks.TOTALS),
    counted=st.sampled_from(season_ranks.COUNTED),
    of=st.sampled_from(season_ranks.OF),
    number=st.integers(1, 4),
    minimum_hanchans=st.integers(0, 6),
    minimum_tournaments=st.integers(0, 4),
    penalties=st.sampled_from(season_ranks.PENALTIES),
    disqualified=st.sampled_from(season_ranks.DISQUALIFIED),
    ties=st.lists(st.sampled_from(season_ranks.TIES), unique=True, max_size=3).map(tuple),
)


def choices(found: int, rules: RankingRules) -> list[tuple[int, ...]]:
    """Every set of as many as count, of so many."""
    if rules.counted == "all":
        return [tuple(range(found))]
    many = min(rules.number, found) if rules.counted == "best" else max(min(1, found), found - rules.number)
    return list(combinations(range(found), many))


def expected_total(rules: RankingRules, parts: Sequence[TournamentPart]) -> int:
    """The greatest sum that any choice gives, added up cell by cell as on a sheet of paper."""
    cost = 1 if rules.penalties == "deducted" else 0
    valid = [one for one in parts if rules.disqualified == "season" or not one.disqualified]
    if rules.of == "hanchans":
        cells = [hanchan.total for one in valid for hanchan in one.hanchans]
        fixed = sum(one.penalties for one in valid) * cost
    else:
        cells = [sum(hanchan.total for hanchan in one.hanchans) - one.penalties * cost for one in valid if one.hanchans]
        fixed = sum(one.penalties for one in valid if not one.hanchans) * cost
    return max(sum(cells[number] for number in chosen) for chosen in choices(len(cells), rules)) - fixed


@given(SEASONS, RULES)
def test_as_added_up_by_hand(season: list[dict[str, TournamentPart]], rules: RankingRules) -> None:
    places = rank(rules, season)
    assert places.keys() == {key for people in season for key in people}
    for key, place in places.items():
        parts = [people[key] for people in season if key in people]
        _check_counted(season, key, place)
        if rules.total == "sum" or rules.counted == "all":
            assert place.total == expected_total(rules, parts)
        played = [one for one in parts if one.hanchans and (rules.disqualified == "season" or not one.disqualified)]
        hanchans = sum(len(one.hanchans) for one in played)
        enough = hanchans >= max(1, rules.minimum_hanchans) and len(played) >= rules.minimum_tournaments
        barred = rules.disqualified == "season" and any(one.disqualified for one in parts)
        assert (place.rank is None) == (place.unranked is not None) == (barred or not enough)
        assert place.value == (Fraction(place.total, place.hanchans or 1) if rules.total == "mean" else place.total)


def _check_counted(season: list[dict[str, TournamentPart]], key: str, place: SeasonPlace) -> None:
    """What is said to count adds up to the total."""
    counted = [season[number][key].hanchans[one].total for number, places in place.counted.items() for one in places]
    assert (place.score, place.hanchans) == (sum(counted), len(counted))
    assert place.penalties == sum(season[number][key].penalties for number in place.counted)
    assert place.total in (place.score, place.score - place.penalties)


@given(SEASONS, RULES)
def test_ranks_follow_the_values(season: list[dict[str, TournamentPart]], rules: RankingRules) -> None:
    ranked = [one for one in rank(rules, season).values() if one.rank is not None]
    for one in ranked:
        assert one.rank == 1 + sum((other.value, other.ties) > (one.value, one.ties) for other in ranked)


@given(SEASONS, RULES, st.randoms())
def test_the_order_of_tournaments_does_not_matter(
    season: list[dict[str, TournamentPart]], rules: RankingRules, random: Any
) -> None:
    """But where equal tournaments compete for one place: either gives the same value."""
    shuffled = random.sample(season, len(season))
    before, after = rank(rules, season), rank(rules, shuffled)
    if rules.total == "sum":
        assert {key: (one.rank, one.value) for key, one in before.items()} == {
            key: (one.rank, one.value) for key, one in after.items()
        }
