"""Ends of hanchans made up at random: under which of CHOICES, what is told, and what is chosen."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from rulings.engine.context import SEATS

CHOICES: list[dict[str, Any]] = [
    *(
        {"id": id_, "options": {}, "readings": {}}
        for id_ in ("wrr-2015", "wrc-2022", "wrc-2025", "ema-2012", "ema-2016", "r-league-24-25", "rrc-1-5")
    ),
    {"id": "wrc-2022", "options": {"oka": {}, "yakitori": {"amount": 10000}}, "readings": {}},
    {"id": "wrc-2022", "options": {"bankruptcy": {}}, "readings": {"tie-split-negative": "round-down"}},
    {"id": "rrc-1-5", "options": {"yakitori": {}, "uma-15-5": {}, "bankruptcy": {}}, "readings": {}},
]
seat = st.sampled_from(SEATS)
hundreds = st.integers(-300, 900).map(lambda many: many * 100)
FEW = st.sampled_from([0, 25000, 30000, 35000])  # so that ties are no rare luck
some_seats = st.lists(seat, max_size=4, unique=True)
PENALTIES = st.lists(
    st.fixed_dictionaries(
        {"seat": seat},
        optional={
            "kind": st.sampled_from(["chonbo", "chonbo", "points"]),
            "p": st.sampled_from([1, 2, 5, 10, 20, 30]),
            "at": st.sampled_from(["score", "table"]),
            "dealer": seat,
        },
    ),
    max_size=3,
)
UMA = st.sampled_from([[15, 5], [20, 10, -10, -20], [30, 10, -10, -30], [12, -1, -3, -8], [0, 0, 0, 0]])
RULES = st.fixed_dictionaries(
    {},
    optional={
        "starting-points": st.sampled_from([25000, 30000]),
        "goal": st.sampled_from([25000, 30000]),
        "oka": st.sampled_from([0, 20000, 12300]),
        "uma": UMA,
        "yakitori": st.sampled_from([0, 200, 9000, 10000]),
        "deposits-order": st.sampled_from(["before-yakitori", "after-yakitori"]),
        "leftover-pot": st.sampled_from(["nobody", "winner"]),
        "penalty-bankrupts": st.sampled_from(["ends", "goes-on"]),
    },
)
SILENT = st.fixed_dictionaries(
    {},
    optional={
        "tie-split": st.sampled_from(["split", "split-evenly", "split-one-decimal", "seat-order"]),
        "tie-split-negative": st.sampled_from(["drop-digits", "round-down"]),
        "yakitori-paid": st.sampled_from(["shared", "after-uma"]),
        "leftover-deposits": st.sampled_from(["nobody", "winner", "confiscated"]),
        "negative-scores": st.sampled_from(["play-on", "game-ends"]),
    },
)
SAID = st.fixed_dictionaries(
    {"points": st.fixed_dictionaries(dict.fromkeys(SEATS, st.one_of(hundreds, FEW)))},
    optional={
        "deposits": st.integers(0, 5),
        "pot": st.integers(0, 5).map(lambda many: many * 1000),
        "winless": some_seats,
        "penalties": PENALTIES,
    },
)
settlements = st.one_of(
    st.tuples(st.integers(0, len(CHOICES) - 1), SAID, RULES),
    # A book that is silent on all of it, so that everything can be chosen.
    st.tuples(st.sampled_from([2, 3]), SAID, st.builds(lambda one, other: {**one, **other}, RULES, SILENT)),
)


def random_settlements(many: int) -> list[tuple[int, dict[str, Any], dict[str, Any]]]:
    """So many ends of hanchans, the same ones every time."""
    found = []

    @settings(
        max_examples=many,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow],  # of a loaded machine
    )
    @given(settlements)
    def keep(one: tuple[int, dict[str, Any], dict[str, Any]]) -> None:
        found.append(one)

    keep()
    return found
