"""A seating that is worked out in a child process is the one that would be worked out here."""

from __future__ import annotations

from random import Random
from uuid import uuid4

import orjson
import pytest

from services.errors import Invalid
from services.sandbox.limits import Limits
from services.seating import apart
from services.seating.answer import Names, serialise_proposal
from services.seating.generate import generate
from services.seating.problem import Problem
from services.seating.search import for_seconds
from services.seating.sitting_out import CannotDivide

PROBLEM = Problem(
    players=21,
    rounds=4,
    tables=5,
    teams=[None, *(player % 5 for player in range(20))],
    seated=[{0: (0, 1, 2, 3), 7: (4, 5, 6, 7)}],
    absent=[frozenset({2, 3}), frozenset()],
    substitutes=frozenset({20}),
    apart=frozenset({(0, 9), (1, 8)}),
    seed=7,
)


def names_of(problem: Problem) -> Names:
    """Ids for everybody and everything in it."""
    tables = [(uuid4(), str(table)) for table in range(problem.tables)]
    return Names([uuid4() for _ in range(problem.players)], tables, [str(round_) for round_ in range(problem.rounds)])


@pytest.mark.parametrize("seed", range(3))
def test_it_is_the_same(seed: int) -> None:
    problem = Problem(**{**vars(PROBLEM), "seed": Random(seed).randrange(1_000)})
    names = names_of(problem)
    here = serialise_proposal(names, generate(problem, True, for_seconds(1)))
    assert apart.propose(problem, names, True, 1) == orjson.loads(orjson.dumps(here))


def test_who_would_sit_out_is_told() -> None:
    with pytest.raises(CannotDivide) as here:
        generate(PROBLEM)
    with pytest.raises(CannotDivide) as there:
        apart.propose(PROBLEM, names_of(PROBLEM), False, 1)
    assert vars(there.value) == vars(here.value)


def test_what_takes_too_much_is_told_at_its_field(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart, "LIMITS", Limits(clock=0))
    with pytest.raises(Invalid) as refused:
        apart.propose(PROBLEM, names_of(PROBLEM), True, 1)
    [error] = refused.value.errors
    assert error["field"] == "rounds"
    assert "fewer rounds" in error["cure"]
