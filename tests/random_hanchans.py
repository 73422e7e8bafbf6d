"""Hanchans made up at random: under which of CHOICES, and their hands."""

from __future__ import annotations

from typing import Any

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from rulings.draws.question import KINDS_OF_DRAW
from rulings.hanchan.hand import FU, LIMITS, PLAYERS, YAKUMAN

CHOICES: list[dict[str, Any]] = [
    *(
        {"id": id_, "options": {}, "readings": {}}
        for id_ in ("wrr-2015", "wrc-2022", "wrc-2025", "ema-2012", "ema-2016", "r-league-24-25", "rrc-1-5")
    ),
    {"id": "wrc-2022", "options": {"nagashi-mangan": {}, "bankruptcy": {}}, "readings": {}},
    {"id": "wrc-2022", "options": {"abortive-draws": {"draws": list(KINDS_OF_DRAW[1:])}}, "readings": {}},
    {"id": "rrc-1-5", "options": {"abortive-draws": {}, "head-bump": {}, "bankruptcy": {}}, "readings": {}},
]
RULES: list[dict[str, Any]] = [{}, {}, {"west-round": "used"}, {"agari-yame": "used", "starting-points": 25000}]

player = st.sampled_from(PLAYERS)
players = st.lists(player, max_size=4, unique=True)
worth = st.one_of(
    st.fixed_dictionaries({"han": st.integers(1, 14), "fu": st.sampled_from(FU)}),
    st.fixed_dictionaries({"limit": st.sampled_from([*LIMITS, YAKUMAN])}),
    st.fixed_dictionaries({"points": st.sampled_from([1000, 2000, 3900, 7700, 8000, 5200, 1234])}),
    st.fixed_dictionaries(
        {"yakuman": st.integers(1, 3), "liable": st.one_of(st.none(), player), "liable_yakuman": st.integers(0, 2)}
    ).map(lambda one: {name: said for name, said in one.items() if name != "liable_yakuman" or one["liable"]}),
)
win = st.tuples(st.fixed_dictionaries({"winner": player, "from": st.one_of(st.none(), player)}), worth).map(
    lambda parts: {**parts[0], **parts[1]}
)
several = st.tuples(player, st.lists(st.tuples(player, worth), min_size=2, max_size=3)).map(
    lambda told: [{"winner": winner, "from": told[0], **value} for winner, value in told[1]]
)
wins = st.fixed_dictionaries(
    {"kind": st.just("win"), "riichi": players, "wins": st.one_of(st.lists(win, min_size=1, max_size=1), several)}
)
drawn = st.fixed_dictionaries(
    {
        "kind": st.sampled_from([*["exhaustive-draw"] * 8, *KINDS_OF_DRAW[1:]]),
        "riichi": players,
        "tenpai": players,
        "nagashi": st.lists(player, min_size=1, max_size=1) | st.just([]),
    }
)
ready = drawn.map(lambda hand: {**hand, "tenpai": sorted({*hand["tenpai"], *hand["riichi"]})})
chonbo = st.fixed_dictionaries(
    {"kind": st.just("chonbo"), "riichi": players, "offenders": st.lists(player, min_size=1, max_size=2)}
)
hand = st.one_of(wins, wins, ready, ready, drawn, chonbo)
hanchans = st.tuples(
    st.integers(0, len(CHOICES) - 1),
    st.integers(0, len(RULES) - 1),
    st.fixed_dictionaries({"hands": st.lists(hand, max_size=14), "casual": st.booleans(), "stopped": st.booleans()}),
)


def random_hanchans(many: int) -> list[tuple[int, int, dict[str, Any]]]:
    """So many hanchans, the same ones every time."""
    found = []

    @settings(max_examples=many, derandomize=True, database=None, phases=[Phase.generate])
    @given(hanchans)
    def keep(one: tuple[int, int, dict[str, Any]]) -> None:
        found.append(one)

    keep()
    return found
