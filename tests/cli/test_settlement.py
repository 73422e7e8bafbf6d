"""`shinpan settle`."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Shinpan

POINTS = "41300,31200,26500,20000"


def test_a_hanchan_of_a_tournament(shinpan: Shinpan) -> None:
    printed = shinpan("settle", "42300,31200,26500,20000").stdout
    assert "1. east: 27.3P (42,300, 12.3, uma 15.0)" in printed
    assert "§ Uma: +15 / +5 / -5 / -15 (WRC Optional Rules 2022, Mod 4.1)" in printed
    assert "~" not in printed
    assert json.loads(shinpan("settle", "42300,31200,26500,20000", "--json").stdout)["seats"]["north"]["total"] == -250


def test_a_game_at_home_with_all_that_is_paid(shinpan: Shinpan) -> None:
    options = ("--option", "yakitori", "--option", "no-tournament-score", "--rule", "uma=20,10")
    told = ("--deposits", "1", "--winless", "north", "--penalty", "west:chonbo:table:south", "--penalty", "east:1")
    printed = shinpan("settle", POINTS, *options, *told, "--rule", "leftover-deposits=winner").stdout
    assert "west → south: 6,000" in printed
    assert "table → east: 1,000" in printed
    assert "north → west: 3,000" in printed
    assert "= east 51,300, south 40,200, west 11,500, north 17,000" in printed
    assert "1. east: 40.3P (51,300, 21.3, uma 20.0, -1.0)" in printed
    assert "§ Penalties paid at the table (WRC Optional Rules 2022, Mod 6.1)" in printed
    assert "≠ Uma: +15 / +5 / -5 / -15" in printed


def test_what_is_open_or_uneven_is_said(shinpan: Shinpan) -> None:
    printed = shinpan("settle", "30000,30000,30000,9000", "--rulebook", "r-league-24-25", "--winless", "north").stdout
    assert "! The points don't add up: check the sticks. +1,000" in printed
    assert "! A shared place kept one decimal, so the sum is slightly off. -0.2P" in printed
    assert "~ Yakitori payment: 0 (yakitori=0)" in printed


def test_points_below_zero_in_another_language(shinpan: Shinpan) -> None:
    printed = shinpan("settle", "--lang", "ja", "-5000,70000,15000,40000", "--pot", "2000").stdout
    assert "! east: 0点未満でも終局にはならず" in printed
    assert "table → nobody: 2,000" in printed


@pytest.mark.parametrize(
    "wrong",
    [
        [POINTS[:-6]],
        [f"{POINTS},5"],
        ["a,b,c,d"],
        [POINTS, "--rule", "uma=1"],
        [POINTS, "--rule", "tie-split=split"],
        [POINTS, "--penalty", "east"],
        [POINTS, "--penalty", "east:many"],
        [POINTS, "--penalty", "east:1:home"],
        [POINTS, "--pot", "50"],
    ],
)
def test_a_mistake_is_one_line(shinpan: Shinpan, wrong: list[str]) -> None:
    done = shinpan("settle", *wrong)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
