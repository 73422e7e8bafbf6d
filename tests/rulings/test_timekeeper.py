"""Who keeps time while the arbiter is absent."""

from __future__ import annotations

import pytest

import rulings
from rulings.clocks.timekeeper import lowest_id_keeps_time, timekeeper

LIBRARY = rulings.library()


def test_only_the_r_league_asks_the_player_with_the_lowest_id() -> None:
    asking = {name: lowest_id_keeps_time(rulings.compose(LIBRARY, name)) for name in ("r-league-24-25", "wrc-2022")}
    assert asking == {"r-league-24-25": True, "wrc-2022": False}


@pytest.mark.parametrize(
    ("id_numbers", "lowest"),
    [
        (["SG10", "SG9"], "SG9"),
        (["sg10", "SG9", "SG100"], "SG9"),
        (["SG9", "FR10"], "FR10"),
        (["SG9-2", "SG9-1"], "SG9-1"),
        (["SG9", "9"], "9"),
        (["SG9b", "SG9a"], "SG9a"),
    ],
)
def test_id_numbers_are_ordered_as_people_count(id_numbers: list[str], lowest: str) -> None:
    assert timekeeper(id_numbers) == lowest
    assert timekeeper(reversed(id_numbers)) == lowest


def test_nobody_keeps_time_at_an_empty_table() -> None:
    with pytest.raises(ValueError, match="empty"):
        timekeeper([])
