"""`shinpan sheet`: a hanchan hand by hand."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Shinpan

HANDS = [
    {"kind": "win", "riichi": [0], "wins": [{"winner": 2, "from": 0, "han": 3, "fu": 40}]},
    {"kind": "exhaustive-draw", "riichi": [1], "tenpai": [1, 3]},
]


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "hands.json"
    path.write_text(json.dumps(HANDS), "utf-8")
    return str(path)


def test_each_hand_is_a_line_and_the_next_one_is_named(shinpan: Shinpan, file: str) -> None:
    printed = shinpan("sheet", file).stdout
    lines = [line.split() for line in printed.splitlines()]
    assert lines[:5] == [
        ["WRC", "2022"],
        ["east", "1-0", "-6,200", "+0", "+6,200", "+0", "Win"],
        ["east", "2-0", "-1,500", "+500", "-1,500", "+1,500", "Exhaustive", "draw"],
        ["=", "22,300", "30,500", "34,700", "31,500", "+", "1", "▌"],
        ["→", "east", "2-1"],
    ]


def test_it_is_the_same_json_as_the_api(shinpan: Shinpan, file: str) -> None:
    answer = json.loads(
        shinpan("sheet", file, "--rulebook", "ema-2012", "--rule", "starting-points=25000", "--json").stdout
    )
    assert answer["points"] == [17300, 25500, 29700, 26500]
    assert (answer["now"]["round"], answer["over"]) == ("east", None)


def test_what_is_no_json_is_said_so(shinpan: Shinpan, tmp_path: Path) -> None:
    path = tmp_path / "hands.json"
    path.write_text("[", "utf-8")
    refused = shinpan("sheet", str(path))
    assert refused.returncode == 2
    assert "hands: This is no JSON" in refused.stderr


@pytest.mark.parametrize(
    ("book", "hand", "why"),
    [
        (["ema-2016"], {"kind": "nine-terminals"}, "This draw is not in use: the hand goes on."),
        (["ema-2016"], {"kind": "exhaustive-draw", "riichi": [2], "tenpai": []}, "rule on it first."),
        (
            ["wrc-2022", "--option", "nagashi-mangan"],
            {"kind": "exhaustive-draw", "nagashi": [0, 1], "tenpai": []},
            "The book leaves open what several nagashi mangan come to.",
        ),
    ],
    ids=["no-such-draw", "riichi", "nagashi"],
)
def test_why_a_hand_can_not_end_so(
    shinpan: Shinpan, tmp_path: Path, book: list[str], hand: dict[str, Any], why: str
) -> None:
    path = tmp_path / "hands.json"
    path.write_text(json.dumps([hand]), "utf-8")
    refused = shinpan("sheet", str(path), "--rulebook", *book)
    assert refused.returncode == 2
    assert "hands.0.kind" in refused.stderr
    assert why in refused.stderr
