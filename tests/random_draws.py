"""Draws made up at random, some of them impossible at a table: under which of CHOICES, and what is told."""

from __future__ import annotations

from typing import Any

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from rulings.draws.question import DECLARED, EXHAUSTIVE, HANDS, KINDS_OF_DRAW
from rulings.hands.tiles import SEATS

ALL_ABORTIVE = {"abortive-draws": {"draws": list(KINDS_OF_DRAW[1:])}}
CHOICES: list[dict[str, Any]] = [
    *(
        {"id": id_, "options": {}, "readings": {}}
        for id_ in ("wrr-2015", "wrc-2022", "wrc-2025", "ema-2012", "ema-2016", "r-league-24-25", "rrc-1-5")
    ),
    {"id": "wrc-2022", "options": {"nagashi-mangan": {}}, "readings": {}},
    {"id": "wrc-2022", "options": ALL_ABORTIVE, "readings": {}},
    {"id": "wrc-2022", "options": {"nagashi-mangan": {}}, "readings": {"wrc-2022-chonbo-and-win": "stands"}},
    {"id": "rrc-1-5", "options": {"nagashi-mangan": {}, "abortive-draws": {}}, "readings": {}},
]

seat = st.sampled_from(SEATS)
some_seats = st.lists(seat, max_size=4, unique=True)
ROWS = ["1z", "3z", "19m7z", "9s1p", "2m", "0p1z", "5z", ""]
STARTS = ["19m19p19s123z45678p", "119m119p19s12z5678p", "19m19p19s1234567z5p", "234567m234567p11s"]


def _for_all(values: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries(dict.fromkeys(SEATS, values))


def _declarations(order: list[str]) -> st.SearchStrategy[list[dict[str, str]]]:
    return st.tuples(*(st.sampled_from(DECLARED) for _ in order)).map(
        lambda words: [{"seat": one, "said": word} for one, word in zip(order, words, strict=True)]
    )


ANYTHING = {
    "kind": st.sampled_from(KINDS_OF_DRAW),
    "declarations": st.lists(st.fixed_dictionaries({"seat": seat, "said": st.sampled_from(DECLARED)}), max_size=7),
    "riichi": some_seats,
    "dead": st.lists(seat, max_size=1),
    "hands": st.dictionaries(seat, st.sampled_from(["tenpai", "tenpai", *HANDS]), max_size=4),
    "discards": st.dictionaries(seat, st.sampled_from(ROWS)),
    "taken": st.lists(seat, max_size=1),
    "called": st.lists(seat, max_size=1),
    "quads": st.dictionaries(seat, st.integers(0, 4), max_size=3),
    "seat": seat,
    "tiles": st.sampled_from(STARTS),
    "won": st.booleans(),
    "counters": st.integers(0, 7),
    "deposits": st.integers(0, 5),
}
NOTHING_ELSE = {"taken": st.just([]), "called": st.just([]), "quads": st.just({}), "won": st.just(False)}
EXHAUSTIVE_DRAW = {
    "kind": st.just(EXHAUSTIVE),
    "declarations": st.permutations(SEATS).flatmap(_declarations),
    "hands": st.one_of(st.just({}), _for_all(st.sampled_from(["tenpai", *HANDS]))),
}
ABORTIVE_DRAW = {
    "kind": st.sampled_from(KINDS_OF_DRAW[1:]),
    **NOTHING_ELSE,
    "riichi": st.one_of(some_seats, st.just(list(SEATS))),
    "hands": st.one_of(_for_all(st.just("tenpai")), _for_all(st.sampled_from(["tenpai", *HANDS]))),
    "discards": st.one_of(st.just({}), _for_all(st.just("1z"))),
}
FOUR_QUADS = {"kind": st.just("four-quads"), "quads": st.just({"east": 1, "west": 3}), "won": st.just(False)}
draws = st.tuples(
    st.integers(0, len(CHOICES) - 1),
    st.one_of(
        *(st.fixed_dictionaries({**ANYTHING, **each}) for each in ({}, EXHAUSTIVE_DRAW, ABORTIVE_DRAW, FOUR_QUADS))
    ),
)


def random_draws(many: int) -> list[tuple[int, dict[str, Any]]]:
    """So many draws, the same ones every time."""
    found = []

    @settings(max_examples=many, derandomize=True, database=None, phases=[Phase.generate])
    @given(draws)
    def keep(one: tuple[int, dict[str, Any]]) -> None:
        found.append(one)

    keep()
    return found
