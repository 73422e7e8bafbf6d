"""`shinpan train`."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from cli.__main__ import shinpan as command
from tests.cli.conftest import Shinpan


def test_a_card_as_the_api_has_it(shinpan: Shinpan) -> None:
    card = json.loads(shinpan("train", "rrc-1-5", "--card", "ron-voice-only", "--json", "--lang", "ja").stdout)
    assert (card["id"], card["lang"], card["answer"]["choice"]) == ("ron-voice-only", "ja", "dead-hand")


def test_a_card_of_the_level_that_is_wanted(shinpan: Shinpan) -> None:
    assert json.loads(shinpan("train", "wrc-2022", "--level", "3", "--json").stdout)["level"] == 3


def test_a_card_of_the_subject_that_is_wanted_under_options_and_readings(shinpan: Shinpan) -> None:
    composed = ("--option", "two-han-minimum", "--option", "uma=30,10")
    card = json.loads(shinpan("train", "wrc-2022", *composed, "--card", "two-han-minimum-ron", "--json").stdout)
    assert card["answer"]["source"]["section"] == "Mod 5.1"
    drawn = shinpan("train", "wrc-2025", "--reading", "wrc-2025-refused-hand=referee", "--subject", "draws", "--json")
    assert json.loads(drawn.stdout)["subject"] == "draws"
    refused = shinpan("train", "--subject", "weather")
    assert refused.returncode == 2
    assert "There is no subject 'weather'." in refused.stderr


@pytest.mark.parametrize(("typed", "mark", "counted"), [("1\n", "✓", "1/1"), ("2\n", "✗", "0/1")])
def test_a_round_asks_answers_and_counts(typed: str, mark: str, counted: str) -> None:
    played = CliRunner().invoke(command, ["train", "wrr-2015", "--card", "furiten-two-sided"], input=typed)
    assert "234m567m678p22s34s" in played.output
    assert "↓ 5s9m" in played.output
    assert "Is the player furiten?" in played.output
    assert f"{mark} Yes" in played.output
    assert "One of the own discards completes the hand" in played.output
    assert played.output.endswith(f"{counted}\n")


def test_a_round_ends_after_as_many_cards_as_are_wanted() -> None:
    played = CliRunner().invoke(command, ["train", "--cards", "3"], input="1\n1\n1\n1\n")
    assert played.exit_code == 0, played.output
    assert played.output.rstrip().endswith("/3")


def test_a_card_that_the_book_does_not_decide(shinpan: Shinpan) -> None:
    refused = shinpan("train", "ema-2012", "--card", "riichi-three-tiles-left")
    assert refused.returncode == 2
    assert "There is no card of this rulebook" in refused.stderr
