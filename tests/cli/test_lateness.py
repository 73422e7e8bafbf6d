"""`shinpan lateness`."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Shinpan


def test_a_player_of_the_r_league(shinpan: Shinpan) -> None:
    printed = shinpan("lateness", "r-league-24-25", "player", "25:00").stdout
    assert "25 min late: 45P + SGD 10.00 fine" in printed
    assert "next at 31:00" in printed


def test_an_arbiter_35_minutes_late(shinpan: Shinpan) -> None:
    cost = json.loads(shinpan("lateness", "r-league-24-25", "arbiter", "35:00", "--json").stdout)
    assert cost["fines"] == [{"whom": "offender", "amount": 6000, "currency": "SGD"}]
    assert "games-cancelled" in [effect["id"] for effect in cost["effects"]]


@pytest.mark.parametrize("time", ["25:61", "soon", "-3", "1:2:3", "٢٥:٠٠", "9" * 5000 + ":00"])
def test_a_time_that_is_none(shinpan: Shinpan, time: str) -> None:
    done = shinpan("lateness", "r-league-24-25", "player", "--", time)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
