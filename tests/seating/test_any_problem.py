"""Any number of players, rounds, teams, absences and earlier rounds: valid seats, or how many players are missing."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from services.seating.achievement import assess
from services.seating.answer import SEATS, Names, serialise_proposal
from services.seating.generate import generate
from services.seating.problem import Four, Problem, in_fours
from services.seating.search import for_seconds
from services.seating.sitting_out import CannotDivide
from tests.examples import examples
from tests.seating.problems import looks, problem

ROUNDS = 50
players = st.one_of(st.integers(0, 16), st.integers(0, 60), st.integers(0, 200))
rounds = st.one_of(st.integers(1, 6), st.integers(1, ROUNDS))


def earlier(chance: Random, among: int, count: int, tables: int) -> list[dict[int, Four]]:
    """Rounds that others drew, some the same as one before."""
    drawn: list[dict[int, Four]] = []
    for _ in range(count if among >= 4 else 0):
        fresh = dict(enumerate(in_fours(chance.sample(range(among), min(among // 4, tables) * 4))))
        drawn.append(chance.choice([fresh, *drawn]))
    return drawn


@st.composite
def problems(draw: st.DrawFn) -> tuple[Problem, bool]:
    """A tournament at any point, and whether its players may sit out."""
    chance = Random(draw(st.integers(0, 2**32)))
    number, more = draw(players), draw(rounds)
    tables = draw(st.integers(1, max(number // 4 + 1, 1)) | st.just(-(-number // 4) or 1))
    sizes = draw(st.none() | st.integers(1, 8) | st.just(number))
    some = st.sampled_from([0, 0, 1, 2, 5, number])
    away = [frozenset(chance.sample(range(number), min(draw(some), number))) for _ in range(draw(st.integers(0, 2)))]
    asked = Problem(
        number,
        more,
        tables,
        [chance.choice([None, *range(1 + number // sizes)]) for _ in range(number)] if sizes else (),
        draw(st.booleans()),
        earlier(chance, number, draw(st.sampled_from([0, 0, 1, 3, ROUNDS])), tables),
        away,
        frozenset(chance.sample(range(number), min(draw(some), number))),
        frozenset(tuple(chance.sample(range(number), 2)) for _ in range(draw(some) if number > 1 else 0)),  # type: ignore[misc]
        draw(st.integers(0, 99)),
    )
    return asked, draw(st.booleans())


@given(problems())
@settings(max_examples=examples(60))
def test_seats_or_who_is_missing(drawn: tuple[Problem, bool]) -> None:
    asked, may_sit_out = drawn
    regular = [{*asked.present(one)} - asked.substitutes for one in range(asked.rounds)]
    helpers = [{*asked.present(one)} & asked.substitutes for one in range(asked.rounds)]
    lacking = [max(-len(own) % 4 - len(others), 0) for own, others in zip(regular, helpers, strict=True)]
    too_many = [len(own) > 4 * asked.tables for own in regular]
    if not may_sit_out and any(lacking + too_many):
        with pytest.raises(CannotDivide) as refused:
            generate(asked, may_sit_out, looks(3))
        assert lacking[refused.value.round] or too_many[refused.value.round]
        assert refused.value.playing == len(regular[refused.value.round])
        return
    seating = generate(asked, may_sit_out, looks(3))
    assert len(seating.rounds) == asked.rounds
    for one, tables in enumerate(seating.rounds):
        playing = [player for four in tables.values() for player in four]
        assert len(set(playing)) == len(playing) == 4 * len(tables)
        assert set(playing) <= regular[one] | helpers[one]
        assert set(tables) <= set(range(asked.tables))
        fill = not lacking[one]
        assert len(tables) == min((len(regular[one]) + 3 * fill) // 4, asked.tables)
        assert len({*playing} & helpers[one]) == max(4 * len(tables) - len(regular[one]), 0)
    check_answer(asked, serialise(asked, seating))


def check_answer(asked: Problem, answer: dict[str, Any]) -> None:
    """What it says it achieves is what these rounds come to, counted anew."""
    now = [[[one["seats"][seat] for seat in SEATS] for one in round_["tables"]] for round_ in answer["rounds"]]
    before = [list(tables.values()) for tables in asked.seated]
    pairs = Counter(frozenset(pair) for fours in (*before, *now) for four in fours for pair in combinations(four, 2))
    achieved = answer["achieved"]
    assert {one["times"]: one["pairs"] for one in achieved["meetings"]} == Counter(pairs.values())
    team = dict(enumerate(asked.teams))
    mates = [{a, b} for fours in now for four in fours for a, b in combinations(four, 2) if team.get(a) is not None]
    mates = [pair for pair in mates if len({team[player] for player in pair}) == 1]
    assert sorted(map(sorted, mates)) == sorted(sorted(one["players"]) for one in achieved["teammates"])
    for place, seat in enumerate(SEATS):
        begun = Counter(four[place] for fours in (*before, *now) for four in fours)
        assert all(share[seat] == begun[share["player"]] for share in achieved["players"])


def serialise(asked: Problem, seating: Any) -> dict[str, Any]:
    tables = [(table, str(table)) for table in range(asked.tables)]
    return serialise_proposal(Names(range(asked.players), tables, [*map(str, range(asked.rounds))]), seating)


@pytest.mark.parametrize("more", [1, 2, 50])
@pytest.mark.parametrize(("number", "played"), [(4, 1), (4, 60), (8, 1), (8, 3), (16, 7)])
def test_rounds_that_were_played_before_come_again_where_there_are_no_others(
    number: int, played: int, more: int
) -> None:
    """The one round of four players was played already, so a design has no new one."""
    first = generate(problem(number, played), may_go_on=looks(1))
    seating = generate(problem(number, more, seated=first.rounds), may_go_on=looks(1))
    assert [sorted(player for four in one.values() for player in four) for one in seating.rounds] == [
        [*range(number)]
    ] * more


def test_a_table_may_have_seen_the_same_players_for_years() -> None:
    one = {0: (0, 1, 2, 3)}
    achieved = assess(generate(problem(4, 3, seated=[one] * 1_200), may_go_on=looks(1)))
    assert achieved.visits == 1_203


def test_no_tables_are_no_trouble() -> None:
    assert generate(problem(8, 2, tables=0), may_sit_out=True).rounds == [{}, {}]


def test_the_search_is_as_long_on_every_computer() -> None:
    may_go_on = for_seconds(2)
    assert [may_go_on() for _ in range(502)] == [True] * 500 + [False] * 2
    asked = problem(31, 20, 5, seed=3)
    first, again = (generate(asked, True, for_seconds(1)) for _ in range(2))
    assert (first.rounds, first.in_time) == (again.rounds, False)


def test_what_the_search_does_not_count_is_soon_done() -> None:
    """Many players with few teams after many rounds that others drew, which no design fits: 4 s of a processor."""
    begun = process_time()
    asked = problem(200, ROUNDS, 3, seated=earlier(Random(1), 200, ROUNDS, 50))
    serialise(asked, generate(asked, may_go_on=looks(1)))
    assert process_time() - begun < 20
