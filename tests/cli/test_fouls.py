"""`shinpan fouls`."""

from __future__ import annotations

import rulings
from tests.cli.conftest import Shinpan


def test_a_word_finds_the_foul_and_what_it_asks(shinpan: Shinpan) -> None:
    printed = shinpan("fouls", "flase", "ron").stdout
    assert printed.splitlines()[0].startswith("empty-win")
    assert "(hand_shown)" in printed


def test_a_word_that_means_two_things_asks_which(shinpan: Shinpan) -> None:
    printed = shinpan("fouls", "open", "riichi").stdout
    assert "open-hand-riichi:" in printed
    assert "invalid-revealed-riichi:" in printed


def test_what_the_book_covers_comes_first(shinpan: Shinpan) -> None:
    assert shinpan("fouls", "smart", "watch", "--rulebook", "wrc-2022").stdout.startswith("foreign-objects")
    assert shinpan("fouls", "smart", "watch", "--rulebook", "wrc-2025").stdout.startswith("device-use")


def test_without_a_word_all_of_them(shinpan: Shinpan) -> None:
    assert len(shinpan("fouls").stdout.splitlines()) == len(rulings.library().catalogue["fouls"])
