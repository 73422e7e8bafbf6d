"""`shinpan decide`: the same JSON as the API, text for a person otherwise."""

from __future__ import annotations

import json

import rulings
from tests.cli.conftest import Shinpan

CALL = ("decide", "wrc-2022", "empty-win", "--option", "lower-penalties", "--fact", "hand_shown=false")


def test_the_json_of_the_issue(shinpan: Shinpan) -> None:
    done = shinpan(*CALL, "--context", "simultaneous=win", "--json")
    library = rulings.library()
    book = rulings.compose(library, "wrc-2022", {"lower-penalties": {}})
    decision = rulings.decide(book, "empty-win", {"hand_shown": False}, {"simultaneous": "win"})
    assert json.loads(done.stdout) == rulings.localise(library, decision)


def test_text_for_a_person_in_three_languages(shinpan: Shinpan) -> None:
    assert "Decided: Dead hand" in shinpan(*CALL).stdout
    assert "Main morte" in shinpan(*CALL, "--lang", "fr").stdout
    assert "和了放棄" in shinpan(*CALL, "--lang", "ja").stdout


def test_a_missing_fact_is_asked(shinpan: Shinpan) -> None:
    printed = shinpan("decide", "wrc-2022", "empty-win", "--option", "lower-penalties").stdout
    assert "? Was the hand shown?" in printed
    assert "Voice only (hand_shown=false): Dead hand" in printed


def test_options_with_values(shinpan: Shinpan) -> None:
    done = shinpan("decide", "wrc-2022", "empty-win", "--option", "uma=30,10", "--option", "yakitori=9000", "--json")
    options = json.loads(done.stdout)["rulebook"]["options"]
    assert options == {"uma": {"places": [30, 10, -10, -30]}, "yakitori": {"amount": 9000}}


def test_what_is_refused_names_field_and_cure_and_ends_with_2(shinpan: Shinpan) -> None:
    for arguments, named in (
        (("decide", "wrc-2022", "empty-wim"), "foul: There is no foul 'empty-wim'. Did you mean 'empty-win'?"),
        (("decide", "wrc-2202", "empty-win"), "rulebook: There is no rulebook 'wrc-2202'."),
        ((*CALL, "--fact", "tiles=-1"), "facts.tiles"),
        ((*CALL, "--fact", "tiles=" + "9" * 5000), "facts.tiles"),
        ((*CALL, "--option", "higher-penalties"), "options."),
        (("decide", "wrc-2022", "empty-win", "--fact", "hand_shown"), "NAME=VALUE"),
        ((*CALL, "--fact", "hand_shown=true"), "facts.hand_shown: It is 'false' and 'true' at once."),
    ):
        done = shinpan(*arguments)
        assert done.returncode == 2
        assert named in done.stderr
        assert "Traceback" not in done.stderr
