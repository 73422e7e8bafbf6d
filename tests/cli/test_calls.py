"""`shinpan calls`."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Shinpan


def test_a_pon_and_a_chii(shinpan: Shinpan) -> None:
    printed = shinpan("calls", "south=chii", "west=pon,together", "--rulebook", "wrc-2025").stdout
    assert "west + The call stands" in printed
    assert "✗ south Chii: Pon and kan come before chii" in printed
    assert "12.3.2" in printed
    answer = json.loads(shinpan("calls", "south=chii", "west=pon,apart", "--rulebook", "wrc-2025", "--json").stdout)
    assert (answer["has"], answer["why"]) == (["south"], "first-caller")


def test_what_is_missing_is_asked_with_what_each_answer_comes_to(shinpan: Shinpan) -> None:
    printed = shinpan("calls", "south=chii", "west=pon", "--rulebook", "wrc-2025").stdout
    assert "? west: How did the calls come?" in printed
    assert "Clearly later → south + The call stands" in printed


def test_a_fast_draw_judged_both_ways(shinpan: Shinpan) -> None:
    fast = ("calls", "west=pon", "--since", "drawn", "--too-fast", "--rulebook")
    league = shinpan(*fast, "r-league-24-25").stdout
    assert "→ The drawn tile goes back to the wall" in league
    assert "⚖ south: Drawn while another player calls (draw-too-fast)" in league
    assert "The draw stands" in shinpan(*fast, "wrc-2025").stdout


def test_pon_no_ron(shinpan: Shinpan) -> None:
    printed = shinpan("calls", "north=pon", "north=ron,slip", "--rulebook", "ema-2016").stdout
    assert "north + Ron" in printed
    assert "✗ north Pon: Taken back" in printed
    assert "⚖ north: Changing a call (changing-call)" in printed
    slip = ("--reading", "wrr-2015-changing-call=slip")
    mended = shinpan("calls", "south=chii", "south=pon,slip", "--rulebook", "wrr-2015", *slip).stdout
    assert "~ May a call be corrected at once? Yes, an immediate slip, unless a win was called" in mended
    free = shinpan("calls", "north=pon,no-shown", "north=ron", "--rulebook", "rrc-1-5").stdout
    assert "north + Ron" in free


def test_what_the_book_leaves_open_is_named_and_can_be_decided(shinpan: Shinpan) -> None:
    rons = ("calls", "south=ron", "north=ron", "--rulebook", "ema-2016")
    assert "(several-rons=all-win)" in shinpan(*rons).stdout
    assert "✗ north Ron: Head bump" in shinpan(*rons, "--rule", "several-rons=head-bump").stdout


def test_a_robbed_kan_in_another_language(shinpan: Shinpan) -> None:
    printed = shinpan("calls", "west=ron,orphans", "--tile", "concealed-quad", "--rulebook", "rrc-1-5", "--lang", "ja")
    assert "west + ロン" in printed.stdout
    assert "→ 槍槓なので槓ドラはめくらない" in printed.stdout


@pytest.mark.parametrize(
    "wrong",
    [
        ["calls", "south"],
        ["calls", "up=pon"],
        ["calls", "south=riichi"],
        ["calls", "south=pon,loudly"],
        ["calls", "east=pon"],
        ["calls", "south=pon", "south=pon"],
        ["calls", "--rule", "uma=1"],
    ],
)
def test_a_mistake_is_one_line(shinpan: Shinpan, wrong: list[str]) -> None:
    done = shinpan(*wrong)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
