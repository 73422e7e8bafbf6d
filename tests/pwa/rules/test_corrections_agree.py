"""Both engines put the same right at the table, whatever ruling takes another's place."""

from __future__ import annotations

from itertools import product
from typing import Any

from playwright.sync_api import Page

import rulings
from rulings.engine.corrections import corrections
from tests.books import composed
from tests.pwa.words_page import agree

LIBRARY = rulings.library()
ASKED: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    ("wrc-2022", "empty-win", {}, {}),
    ("wrc-2022", "empty-riichi", {}, {}),
    ("wrc-2022", "empty-win", {}, {"casual": True, "seat": "south"}),
    ("wrc-2022", "empty-win", {}, {"casual": True, "seat": "east"}),
    ("wrc-2022", "unclear-call", {}, {}),
    ("r-league-24-25", "empty-win", {}, {"simultaneous": "win"}),
    ("r-league-24-25", "empty-win", {}, {"simultaneous": "exhaustive-draw"}),
    ("r-league-24-25", "noten-riichi", {"hand_end": "not-yet"}, {}),
    ("rrc-1-5", "empty-win", {}, {"after_time": True}),
]
ASK = """([before, instead, beside]) => {
  const every = Object.values(rules.libraries).map((library) => rules.corrections(library, before, instead, beside));
  return every.every((one) => rules.canonical(one) === rules.canonical(every[0])) ? every[0] : every;
}"""


def decision(book: str, foul: str, facts: dict[str, Any], context: dict[str, Any]) -> Any:
    return rulings.decide(composed({"id": book}), foul, facts, context)


def test_they_agree(phone_rules: Page) -> None:
    decisions = [decision(*each) for each in ASKED]
    places = [[], *([(each, own)] for each in decisions for own in (True, False))]
    asked = product(decisions, places, places)
    cases = [(list(each), corrections(LIBRARY, *each)) for each in asked]
    assert agree(phone_rules, ASK, cases, "corrections") == len(cases)
    assert len({name for _, found in cases for name in found}) > len(LIBRARY.catalogue["corrections"]) / 2
