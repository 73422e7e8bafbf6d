"""`shinpan rulebook list|check|show|diff`."""

from __future__ import annotations

import json

import rulings
from tests.cli.conftest import Shinpan


def test_list_names_every_rulebook_and_option(shinpan: Shinpan) -> None:
    told = shinpan("rulebook", "list").stdout
    for book in rulings.library().books.values():
        assert book["id"] in told
        assert all(option in told for option in book["options"])


def test_check_reads_all_of_them(shinpan: Shinpan) -> None:
    done = shinpan("rulebook", "check")
    assert done.returncode == 0
    assert f"{len(rulings.library().books)} rulebooks" in done.stdout


def test_show_prints_rows_or_what_the_phone_gets(shinpan: Shinpan) -> None:
    assert "Empty win declaration (empty-win)" in shinpan("rulebook", "show", "wrc-2022").stdout
    shown = json.loads(shinpan("rulebook", "show", "wrc-2022", "--option", "red-fives", "--json").stdout)
    assert shown["revision"] == rulings.compose(rulings.library(), "wrc-2022", {"red-fives": {}}).revision


def test_diff_shows_what_an_option_changes(shinpan: Shinpan) -> None:
    told = shinpan("rulebook", "diff", "wrc-2022", "wrc-2022+lower-penalties").stdout
    assert "Empty win declaration" in told
    assert "Cheating" not in told
    assert shinpan("rulebook", "diff", "wrc-2022", "wrc-2022").stdout.strip() == "="
