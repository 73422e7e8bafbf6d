"""The phone's hand engine in a real Chromium: every case, another project's hands, and the server's own answers."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page

import rulings
from rulings.errors import RuleError
from tests import hand_files
from tests.books import composed
from tests.hand_cases import load_hand_cases, points_of, unmet
from tests.pwa.words_page import RANDOM
from tests.random_hands import RandomHands

START = """async () => {
  const { shanten } = await import("/pwa/src/rules/hands/tenpai.js");
  const { counts, tiles } = await import("/pwa/src/rules/hands/tiles.js");
  const answered = async (answer) => {
    try {
      return await answer();
    } catch (error) {
      if (error instanceof rules.RuleError) return { error: error.field, message: error.message, cure: error.cure };
      throw error;
    }
  };
  const inspected = async ([said, choice, chosen]) =>
    answered(async () => rules.inspectHand(rules.library, await rules.book(choice), said, chosen));
  globalThis.hands = {
    examined: ([said, points]) => answered(() => rules.examine(said, points)),
    inspected,
    shanten: (text) => shanten(counts(tiles(text, "tiles"))),
  };
}"""
# As text: a browser's driver is slow with large objects.
ASK = "async (asked) => JSON.stringify(await Promise.all(JSON.parse(asked).map(hands.HOW)))"
SHANTENS = "(asked) => asked.split(' ').map(hands.shanten).join(' ')"
CASES = load_hand_cases()


@pytest.fixture(scope="module")
def page(phone_rules: Page) -> Page:
    phone_rules.evaluate(START)
    return phone_rules


def ask(page: Page, how: str, asked: list[Any]) -> list[Any]:
    answers: list[Any] = json.loads(page.evaluate(ASK.replace("HOW", how), json.dumps(asked)))
    return answers


def check(page: Page, wins: list[hand_files.Case]) -> None:
    """The first win that the phone counts otherwise fails."""
    answers = ask(page, "examined", [[win["said"], win["rules"]] for win in wins])
    found = [{key: answer["win"][key] for key in win["win"]} for answer, win in zip(answers, wins, strict=True)]
    wrong = [(win, answer) for win, answer in zip(wins, found, strict=True) if answer != win["win"]]
    assert not wrong, f"{len(wrong)} of {len(wins)}: {wrong[0]}"


def test_every_case(page: Page) -> None:
    with_book = {name: case for name, case in CASES.items() if "rulebook" in case}
    without = {name: case for name, case in CASES.items() if "rulebook" not in case}
    asked = [[case["hand"], case["rulebook"], case.get("rules", {})] for case in with_book.values()]
    answers = ask(page, "inspected", asked) + ask(
        page, "examined", [[case["hand"], points_of(case)] for case in without.values()]
    )
    given = zip({**with_book, **without}.items(), answers, strict=True)
    wrong = {name: found for (name, case), answer in given if (found := unmet(case["expect"], answer))}
    assert not wrong


def test_every_win_of_another_project(page: Page) -> None:
    points = points_of({}) | hand_files.MADE_BY
    wins = [{**win, "rules": points} for win in hand_files.wins()]
    check(page, wins)
    assert len(wins) == 10_000


def test_wins_that_another_library_judged(page: Page) -> None:
    wins = hand_files.judged()[::2]
    check(page, [{**win, "rules": points_of({}) | win["rules"]} for win in wins])
    assert sum(win["win"]["yakuman"] > 0 for win in wins) > 500
    for point in ("kiriage-mangan", "double-wind-pair", "open-tanyao", "multiple-yakuman", "liability-three-dragons"):
        assert len({win["rules"][point] for win in wins}) == 2


def test_shanten_of_another_project(page: Page) -> None:
    shantens = hand_files.shantens()[::4]
    answers = map(int, page.evaluate(SHANTENS, " ".join(tiles for tiles, _ in shantens)).split())
    wrong = [(*each, answer) for each, answer in zip(shantens, answers, strict=True) if each[1] != answer]
    assert not wrong, wrong[:5]
    assert len(shantens) == 10_000


def test_random_hands_are_the_same_under_every_rulebook(page: Page) -> None:
    """Wins, some mixed in; what is left without the tile won on, with one drawn, discarded or let pass."""
    hands, library = RandomHands(29), rulings.library()
    names = [{"id": id_, "options": {}, "readings": {}} for id_ in library.books]
    asked = [[_any_hand(hands), hands.random.choice(names), {}] for _ in range(RANDOM)]
    answers = ask(page, "inspected", asked)
    wrong = [
        (each, mine, theirs) for each, theirs in zip(asked, answers, strict=True) if (mine := _mine(*each)) != theirs
    ]
    assert not wrong, f"{len(wrong)} of {RANDOM}: {wrong[0]}"


def _any_hand(hands: RandomHands) -> dict[str, Any]:
    said = hands.won()
    way = hands.random.choice(("won", "won", "mixed", "waiting", "drawn"))
    if way == "mixed":
        said["win"]["mixed"] = True
    if way in {"waiting", "drawn"}:
        tile = said.pop("win")["tile"]
        said["situations"] = [one for one in said["situations"] if one.endswith("riichi")]
        gone = {"discards": tile} if hands.random.random() < 0.5 else {"passed": tile}
        said |= gone if way == "waiting" else {"drawn": tile, "wall": hands.random.randrange(8), "points": 500}
    return said


def _mine(said: dict[str, Any], choice: dict[str, Any], chosen: dict[str, str]) -> Any:
    library = rulings.library()
    try:
        return rulings.inspect_hand(library, composed(choice), said, chosen)
    except RuleError as error:
        return {"error": error.field, "message": error.message, "cure": error.cure}
