"""`shinpan hand`."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Shinpan

WIN = (
    "hand",
    "234m567p678s1122z",
    "--win",
    "2z",
    "--ron",
    "--from",
    "south",
    "--seat",
    "west",
    "--situation",
    "riichi",
)


def test_a_win(shinpan: Shinpan) -> None:
    printed = shinpan(*WIN, "--rulebook", "wrr-2015").stdout
    assert "1 han 40 fu" in printed
    assert "west: +1,300" in printed
    assert json.loads(shinpan(*WIN, "--json").stdout)["win"]["payments"]["south"] == -1300


def test_a_tile_that_was_mixed_in(shinpan: Shinpan) -> None:
    printed = shinpan("hand", "234789m345678p55s", "--tsumo", "--mixed", "--lang", "ja").stdout
    assert "門前清自摸和" in printed
    assert "1 han 20 fu" in printed


def test_a_quad_in_riichi_shows_what_breaks(shinpan: Shinpan) -> None:
    printed = shinpan("hand", "3444m778899s333z", "--drawn", "4m", "--situation", "riichi").stdout
    assert "4444m: ✗ The waits would change" in printed
    assert "✗ 2m: 234m 333z 44m 789s 789s" in printed
    assert "invalid-quad-after-riichi" in printed


def test_furiten_and_a_claim(shinpan: Shinpan) -> None:
    assert "(1z). Until the waits change" in shinpan("hand", "234m567p678s1122z", "--discards", "1z").stdout
    claim = ("hand", "234m567p6788s2z", "--meld", "chii:456s:north", "--called", "4s")
    assert "✗ 7s: Swap-calling: other end" in shinpan(*claim).stdout


@pytest.mark.parametrize("wrong", [["hand", "9x"], ["hand", "1m", "--meld", "pon"], [*WIN, "--rule", "uma=3"]])
def test_a_mistake_is_one_line(shinpan: Shinpan, wrong: list[str]) -> None:
    done = shinpan(*wrong)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
