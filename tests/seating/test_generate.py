"""Whole seatings: everybody once a round, nobody twice where that is possible, teams apart, winds even."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from services.seating.achievement import assess
from services.seating.generate import generate
from services.seating.problem import NOBODY, Problem, in_fours
from services.seating.sitting_out import CannotDivide
from tests.examples import examples
from tests.seating.problems import looks, meetings, most_meetings, problem, seated


@pytest.mark.parametrize(
    ("players", "rounds", "teams"),
    [
        *((16, 5, 0), (16, 4, 4), (20, 5, 0), (20, 4, 5), (24, 7, 0), (24, 7, 8), (24, 6, 6), (28, 9, 0), (28, 8, 7)),
        *((32, 9, 0), (32, 8, 8), (32, 8, 16), (36, 10, 9), (40, 13, 0), (40, 12, 10), (44, 14, 0), (48, 15, 0)),
        *((52, 17, 0), (56, 18, 0), (60, 19, 0), (64, 21, 0), (64, 16, 16), (100, 12, 25), (200, 10, 50), (172, 15, 0)),
    ],
)
def test_nobody_meets_twice_and_no_teammate_at_all(players: int, rounds: int, teams: int) -> None:
    seating = generate(problem(players, rounds, teams), may_go_on=looks(3))
    achieved = assess(seating)
    assert most_meetings(seating) == 1
    assert achieved.is_best
    assert (achieved.teammates, achieved.most_rounds) == ([], None)
    assert achieved.wind_spread <= 1
    assert all(seated(seating, round_) == [*range(players)] for round_ in range(rounds))


def test_a_league_evening_is_perfect() -> None:
    """32 players, 8 teams, 8 rounds: each wind twice, each table once, and of 28 who are no teammates 24 met."""
    achieved = assess(generate(problem(32, 8, 8)))
    assert (achieved.meetings, achieved.wind_spread, achieved.visits) == ({1: 384}, 0, 1)


def test_who_has_to_meet_again_meets_evenly() -> None:
    """Twice through the affine plane: everybody meets everybody exactly twice, which is the least for ten rounds."""
    achieved = assess(generate(problem(16, 10)))
    assert (achieved.meetings, achieved.is_best, achieved.most_rounds) == ({2: 120}, True, 5)


@pytest.mark.parametrize(("players", "rounds"), [(31, 7), (33, 7), (34, 8), (35, 8), (27, 6), (23, 5), (19, 4)])
def test_nobody_meets_twice_where_players_sit_out_in_turns(players: int, rounds: int) -> None:
    seating = generate(problem(players, rounds), may_sit_out=True)
    achieved = assess(seating)
    assert most_meetings(seating) == 1
    assert achieved.wind_spread <= 1
    assert sum(achieved.sat_out) == rounds * (players % 4)
    assert max(achieved.sat_out) - min(achieved.sat_out) <= 1


def test_a_tournament_goes_on_where_it_was_left() -> None:
    """By the seed that it began with; and after one round that others drew, whoever met there is kept apart."""
    first = generate(problem(32, 4, 8))
    achieved = assess(generate(problem(32, 4, 8, seated=first.rounds)))
    assert (achieved.meetings, achieved.teammates, achieved.wind_spread) == ({1: 384}, [], 0)
    drawn = dict(enumerate(in_fours(Random(5).sample(range(32), 32))))
    achieved = assess(generate(problem(32, 7, seated=[drawn]), may_go_on=looks(3)))
    assert (achieved.meetings, achieved.wind_spread) == ({1: 384}, 0)


def test_somebody_absent_is_replaced_by_the_substitute_alone() -> None:
    usual = generate(problem(32, 8, tables=8))
    asked = problem(33, 8, tables=8, substitutes={32}, absent=[NOBODY, NOBODY, {5}])
    seating = generate(asked)
    fours = [[set(four) for four in tables.values()] for tables in seating.rounds]
    replaced = [[{5 if player == 32 else player for player in four} for four in groups] for groups in fours]
    assert [sorted(map(sorted, groups)) for groups in replaced] == [
        sorted(sorted(four) for four in tables.values()) for tables in usual.rounds
    ]
    assert [32 in seated(seating, round_) for round_ in range(8)] == [round_ == 2 for round_ in range(8)]
    assert assess(seating).sat_out == [0] * 33


def test_where_one_is_absent_three_sit_out_so_that_all_else_stays_as_good() -> None:
    """The absent player's tablemates: nobody else is torn from a table."""
    seating = generate(problem(32, 8, 8, tables=8, absent=[NOBODY, NOBODY, {5}]), may_sit_out=True)
    achieved = assess(seating)
    assert (achieved.meetings, achieved.teammates) == ({1: 378}, [])
    assert sorted(achieved.sat_out) == [*[0] * 29, 1, 1, 1]
    assert achieved.sat_out[5] == 0


def test_who_would_sit_out_is_refused_with_what_is_missing() -> None:
    with pytest.raises(CannotDivide) as refused:
        generate(problem(30, 2, tables=8))
    assert (refused.value.round, refused.value.playing, refused.value.missing) == (0, 30, 2)
    filled = generate(problem(33, 2, tables=8, substitutes={30, 31, 32}))
    assert sum(player >= 30 for player in seated(filled, 0)) == 2
    with pytest.raises(CannotDivide):
        generate(problem(32, 1, tables=7))


def test_pairs_are_kept_apart_by_wish() -> None:
    apart = {(0, 5), (7, 3), (10, 11), (11, 12), (12, 30)}
    seating = generate(problem(32, 7, 8, apart=apart))
    assert not {tuple(sorted(pair)) for pair in apart} & meetings(seating).keys()
    achieved = assess(seating)
    assert (achieved.kept_apart, achieved.teammates, max(achieved.meetings)) == ([], [], 1)


def test_a_team_that_is_too_large_meets_as_seldom_as_possible() -> None:
    """Three teams of four at three tables: at each table two of one team."""
    achieved = assess(generate(problem(12, 3, 3), may_go_on=looks(100)))
    assert len(achieved.teammates) == 9
    assert not achieved.is_best


def test_teams_may_meet_where_that_is_said() -> None:
    together = generate(problem(16, 5, 4, keep_teams_apart=False))
    assert most_meetings(together) == 1
    assert len(assess(together).teammates) == 24


@given(st.data())
@settings(max_examples=examples(40), deadline=None)
def test_everybody_plays_once_a_round_and_sits_out_evenly(data: st.DataObject) -> None:
    players, rounds = data.draw(st.integers(4, 40)), data.draw(st.integers(1, 6))
    tables = data.draw(st.integers(1, players // 4))
    teams = data.draw(st.integers(0, players))
    size = -(-players // teams) if teams else 0
    asked = problem(players, rounds, teams, tables=tables, seed=data.draw(st.integers(0, 99)))
    seating = generate(asked, may_sit_out=True, may_go_on=looks(60))
    achieved = assess(seating)
    for round_ in range(rounds):
        playing = seated(seating, round_)
        assert len(set(playing)) == len(playing) == 4 * min(tables, players // 4)
        assert set(seating.rounds[round_]) <= set(range(tables))
    assert max(achieved.sat_out) - min(achieved.sat_out) <= 1
    assert achieved.wind_spread <= 1
    assert sum(map(sum, achieved.winds)) == 4 * rounds * len(seating.rounds[0])
    if size * 2 <= len(seating.rounds[0]):
        assert not achieved.teammates
    again = Counter(pair for pair, _ in achieved.repeats)
    assert {pair for pair, times in meetings(seating).items() if times > 1} == set(again)


@given(st.integers(1, 6), st.integers(0, 9), st.data())
@settings(max_examples=examples(30), deadline=None)
def test_who_is_absent_has_no_seat_and_it_is_no_bye(rounds: int, seed: int, data: st.DataObject) -> None:
    absent = [data.draw(st.sets(st.integers(0, 17), max_size=5)) for _ in range(rounds)]
    seating = generate(problem(18, rounds, absent=absent, seed=seed), may_sit_out=True, may_go_on=looks(20))
    for round_ in range(rounds):
        assert not absent[round_] & set(seated(seating, round_))
    out = sum(18 - len(absent[round_]) - len(seated(seating, round_)) for round_ in range(rounds))
    assert sum(assess(seating).sat_out) == out


@pytest.mark.parametrize("asked", [problem(33, 3, 11, seed=4), problem(24, 5, 6), problem(200, 3)])
def test_the_same_problem_gives_the_same_seating_and_another_seed_another(asked: Problem) -> None:
    first, again = (generate(asked, may_sit_out=True) for _ in range(2))
    assert first.rounds == again.rounds
    other = generate(replace(asked, seed=77), may_sit_out=True)
    assert other.rounds != first.rounds


def test_no_rounds_and_nobody_are_no_trouble() -> None:
    assert generate(problem(8, 0)).rounds == []
    assert generate(problem(3, 2), may_sit_out=True).rounds == [{}, {}]
