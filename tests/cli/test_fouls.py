"""`shinpan fouls`."""

from __future__ import annotations

import rulings
from tests.cli.conftest import Shinpan


def test_a_word_finds_the_foul_and_what_it_asks(shinpan: Shinpan) -> None:
    told = shinpan("fouls", "flase", "ron").stdout
    assert told.splitlines()[0].startswith("empty-win")
    assert "(hand_shown)" in told


def test_a_word_that_means_two_things_asks_which(shinpan: Shinpan) -> None:
    told = shinpan("fouls", "open", "riichi").stdout
    assert "open-hand-riichi:" in told
    assert "invalid-revealed-riichi:" in told


def test_without_a_word_all_of_them(shinpan: Shinpan) -> None:
    assert len(shinpan("fouls").stdout.splitlines()) == len(rulings.library().catalogue["fouls"])
