"""Calls made up at random: under which of CHOICES, and what is told."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from rulings.calls.question import APART, KINDS_OF_CALL, PLACES, SELF_DRAW, SINCE, TILES_TO_CALL, VOICES
from rulings.hands.tiles import SEATS

CHOICES: list[dict[str, Any]] = [
    *(
        {"id": id_, "options": {}, "readings": {}}
        for id_ in ("wrr-2015", "wrc-2022", "wrc-2025", "ema-2012", "ema-2016", "r-league-24-25", "rrc-1-5")
    ),
    {"id": "wrr-2015", "options": {}, "readings": {"wrr-2015-changing-call": "slip"}},
    {"id": "wrc-2022", "options": {"bare-minimum-penalties": {}}, "readings": {}},
    {"id": "wrc-2022", "options": {}, "readings": {"wrc-2022-first-call-impossible": "warning-only"}},
    {"id": "rrc-1-5", "options": {"head-bump": {}}, "readings": {"rrc-claim-for-win": "never"}},
    {"id": "wrc-2025", "options": {}, "readings": {"wrc-2025-equal-calls": "referee"}},
    *(
        {"id": "r-league-24-25", "options": {}, "readings": readings}
        for readings in (
            {"r-league-fast-draw-tsumo": "tsumo-first", "r-league-claim-for-win": "allowed"},
            {"r-league-fast-draw-mixed-in": "wrong-draw", "r-league-early-dora": "any"},
        )
    ),
]

TRUTH = st.booleans()
MAYBE = st.sampled_from([None, True, False])
seat = st.sampled_from(SEATS)


def _call(called: tuple[str, str]) -> st.SearchStrategy[dict[str, Any]]:
    seat, kind = called
    return st.fixed_dictionaries(
        {
            "seat": st.just(seat),
            "kind": st.just(kind),
            "voice": st.sampled_from(["clear", "clear", "clear", *VOICES]),
            "apart": st.sampled_from([None, *APART]),
            "hidden": MAYBE,
            "holds": st.sampled_from([None, None, True, False]),
            "orphans": MAYBE,
            "slip": MAYBE,
            "shown": MAYBE,
        }
    )


def _scene(tile: str, from_: str) -> st.SearchStrategy[dict[str, Any]]:
    owner = SEATS[(SEATS.index(from_) + (tile == SELF_DRAW)) % len(SEATS)]
    others = [one for one in SEATS if one != owner]
    called = st.tuples(st.sampled_from(others), st.sampled_from(KINDS_OF_CALL))
    by_three = st.lists(called, max_size=3, unique_by=lambda one: one[0])
    changed = st.lists(called, max_size=5, unique=True)
    return st.fixed_dictionaries(
        {
            "tile": st.just(tile),
            "from": st.just(from_),
            "calls": st.one_of(by_three, changed).flatmap(lambda all_: st.tuples(*map(_call, all_)).map(list)),
            "since": st.sampled_from(["nothing", "nothing", *SINCE]),
            "taker": st.sampled_from([None, *SEATS]),
            "place": st.sampled_from([None, None, None, *PLACES]),
            "too_fast": MAYBE,
            "last": st.sampled_from([False, False, False, True]),
            "knocked": st.sampled_from([False, False, False, True]),
            "tsumo_said": TRUTH,
            "drawn_wins": TRUTH,
            "indicator_turned": TRUTH,
        }
    )


calls = st.tuples(
    st.integers(0, len(CHOICES) - 1),
    st.tuples(st.sampled_from(["discard", "discard", "discard", *TILES_TO_CALL]), seat).flatmap(
        lambda pair: _scene(*pair)
    ),
)


def random_calls(many: int) -> list[tuple[int, dict[str, Any]]]:
    """So many calls, the same ones every time."""
    found = []

    @settings(
        max_examples=many,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow],  # on a busy machine, whatever is drawn
    )
    @given(calls)
    def keep(one: tuple[int, dict[str, Any]]) -> None:
        found.append(one)

    keep()
    return found
