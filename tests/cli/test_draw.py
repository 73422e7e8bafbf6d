"""`shinpan draw`."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Shinpan

SAID = ("--say", "east=tenpai", "--say", "south=noten", "--say", "west=noten", "--say", "north=noten")


def test_an_exhaustive_draw(shinpan: Shinpan) -> None:
    printed = shinpan("draw", *SAID, "--rulebook", "wrr-2015", "--counters", "2", "--deposits", "1").stdout
    assert "Exhaustive draw: The hand is drawn." in printed
    assert "east: Tenpai; The hand must be shown" in printed
    assert "east: +3,000" in printed
    assert "The dealer stays; honba 3, riichi 1" in printed
    assert "§ Dealer continues on: Tenpai (" in printed
    assert "~" not in printed
    assert json.loads(shinpan("draw", *SAID, "--json").stdout)["after"]["payments"]["south"] == -1000


def test_what_the_book_leaves_open_is_named_and_can_be_decided(shinpan: Shinpan) -> None:
    assert "(dealer-continuance=tenpai)" in shinpan("draw", *SAID).stdout
    assert "The deal passes" in shinpan("draw", *SAID, "--rule", "dealer-continuance=win").stdout
    quads = ("draw", "four-quads", "--rulebook", "wrc-2025", "--quads", "east=2", "--quads", "west=2")
    assert "Abortive draws: None (abortive-draws=)" in shinpan(*quads).stdout
    assert "dealt again" in shinpan(*quads, "--rule", "abortive-draws=four-quads,four-winds").stdout


def test_a_noten_riichi_in_another_language(shinpan: Shinpan) -> None:
    printed = shinpan("draw", "--riichi", "south", "--hand", "south=noten", "--lang", "ja").stdout
    assert "チョンボです" in printed
    assert "south: ノーテンリーチ (noten-riichi)" in printed
    assert "south: riichi +1,000" in printed


def test_a_second_declaration_is_remarked(shinpan: Shinpan) -> None:
    printed = shinpan("draw", "--say", "south=noten", "--say", "south=tenpai").stdout
    assert "south: Noten; The hand stays hidden; Declared out of turn" in printed
    assert "Declared twice: the first one counts" in printed


def test_nine_terminals_and_nagashi_mangan(shinpan: Shinpan) -> None:
    option = ("--option", "abortive-draws=nine-terminals")
    nine = ("draw", "nine-terminals", *option, "--seat", "west", "--tiles", "119m119p19s12z5678p")
    assert "✗ Fewer than nine different ones" in shinpan(*nine).stdout
    nagashi = ("draw", "--option", "nagashi-mangan", "--discards", "west=19m2p")
    assert "✗ A discard is neither a terminal nor an honour" in shinpan(*nagashi).stdout


@pytest.mark.parametrize(
    "wrong",
    [
        ["draw", "nine-terminals", "--option", "abortive-draws=nine-terminals", "--tiles", "1m"],
        ["draw", "--say", "east"],
        ["draw", "--say", "east=riichi"],
        ["draw", "--hand", "east=maybe"],
        ["draw", "--quads", "east=many"],
        ["draw", "--rule", "abortive-draws=four-quads"],
    ],
)
def test_a_mistake_is_one_line(shinpan: Shinpan, wrong: list[str]) -> None:
    done = shinpan(*wrong)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
