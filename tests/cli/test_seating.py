"""`shinpan seating`."""

from __future__ import annotations

import json

from tests.cli.conftest import Shinpan


def test_a_league_evening(shinpan: Shinpan) -> None:
    printed = shinpan("seating", "--players", "32", "--teams", "8", "--rounds", "8").stdout
    lines = printed.splitlines()
    rounds = [lines[at + 1 : at + 9] for at, line in enumerate(lines) if line.startswith("Round ")]
    assert len(rounds) == 8
    for tables in rounds:
        assert sorted(int(player) for line in tables for player in line.partition(":")[2].split()) == [*range(1, 33)]
    assert "Nobody meets twice." in lines
    assert "Everybody begins each wind alike, give or take 0." in lines
    assert "!" not in printed


def test_the_same_as_the_api(shinpan: Shinpan) -> None:
    answer = json.loads(shinpan("seating", "--players", "17", "--rounds", "6", "--byes", "--json").stdout)
    assert [round_["label"] for round_ in answer["rounds"]] == ["1", "2", "3", "4", "5", "6"]
    assert [len(round_["sitting_out"]) for round_ in answer["rounds"]] == [1] * 6
    assert {table["table"] for table in answer["rounds"][0]["tables"]} == {1, 2, 3, 4}
    assert {share["sat_out"] for share in answer["achieved"]["players"]} == {0, 1}
    assert "sitting-out" in {warning["kind"] for warning in answer["warnings"]}


def test_more_rounds_than_can_be_and_players_too_few(shinpan: Shinpan) -> None:
    printed = shinpan("seating", "--players", "16", "--rounds", "10").stdout
    assert "120 pairs meet twice." in printed
    assert "No seating has fewer repeats." in printed
    assert "! 120 pairs meet more than once. New rounds in which nobody has to: 5 at most." in printed
    refused = shinpan("seating", "--players", "30", "--rounds", "2")
    assert refused.returncode == 2
    assert "Say --byes to let some sit out in turns, or seat 32 players" in refused.stderr
