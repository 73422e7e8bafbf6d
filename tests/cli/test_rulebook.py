"""`shinpan rulebook list|check|show|diff`."""

from __future__ import annotations

import json
import re
from importlib.metadata import version
from itertools import permutations

import rulings
from rulings.words import plain_text
from tests.cli.conftest import Shinpan


def test_list_names_every_rulebook_and_option(shinpan: Shinpan) -> None:
    printed = shinpan("rulebook", "list").stdout
    for book in rulings.library().books.values():
        assert book["id"] in printed
        assert all(option in printed for option in book["options"])


def test_check_reads_all_of_them(shinpan: Shinpan) -> None:
    done = shinpan("rulebook", "check")
    assert done.returncode == 0
    assert f"{len(rulings.library().books)} rulebooks" in done.stdout


def test_show_prints_rows_or_what_the_phone_gets(shinpan: Shinpan) -> None:
    assert "Empty win declaration (empty-win)" in shinpan("rulebook", "show", "wrc-2022").stdout
    shown = json.loads(shinpan("rulebook", "show", "wrc-2022", "--option", "red-fives", "--json").stdout)
    assert shown["revision"] == rulings.compose(rulings.library(), "wrc-2022", {"red-fives": {}}).revision


def test_diff_shows_what_an_option_changes(shinpan: Shinpan) -> None:
    printed = shinpan("rulebook", "diff", "wrc-2022", "wrc-2022+lower-penalties").stdout
    assert "Empty win declaration" in printed
    assert "Cheating" not in printed
    assert "Referee's discretion (Warning, Dead hand, Chonbo 20P, Disqualification)" in printed
    assert "riichi_hand=noten|refused → Chonbo 20P" in printed
    assert "can_be_put_right" not in printed, "that row is the same in both"
    assert "Chonbo on the tournament score: 30P ↔ 20P" in printed
    assert shinpan("rulebook", "diff", "wrc-2022", "wrc-2022").stdout.strip() == "="


def test_no_difference_prints_two_equal_sides_or_python(shinpan: Shinpan) -> None:
    library = rulings.library()
    books = [rulings.compose(library, id_, {}, {}) for id_ in library.books]
    for one, other in permutations(books, 2):
        printed = plain_text.difference(library, [one, other], rulings.diff(one, other), "en")
        for block in re.split(r"\n(?=\S)", printed):
            _, *sides = re.split(r"\n  (?=\S)", block)
            rows = [tuple(side.split("\n")[1:]) for side in sides]
            assert sides or " ↔ " in block or block == "Late player", block
            assert len(set(rows)) == len(rows), block
        assert not re.search(r"[{}\[\]]|=True|=False", printed)


def test_the_version_is_the_packages(shinpan: Shinpan) -> None:
    assert shinpan("--version").stdout == f"shinpan, version {version('shinpan')}\n"
