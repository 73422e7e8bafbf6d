"""What the server's engine refuses, the phone's refuses with the same kind of error, naming the same field."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

import rulings
from rulings.engine.issue import check_penalties
from tests.pwa.questions import composed, refusal

ASK = """async ([named, question, given]) => {
  const ask = {
    decide: (book, { foul, facts, context }) => rules.decide(book, foul, facts, context),
    late: (book, { who, seconds }) => rules.assess(book, who, seconds),
    settle: (book, { offences }) => rules.tablePayments(book, offences),
    issue: (book, { penalties }) => rules.checkPenalties(book, penalties),
  };
  try {
    return ask[question](await rules.book(named), given);
  } catch (error) {
    if (error instanceof rules.RuleError && error.cure) return `${error.name} ${error.field}: ${error.message}`;
    throw error;
  }
}"""
ANSWERS: dict[str, Any] = {
    "decide": lambda book, given: rulings.decide(book, given["foul"], given.get("facts"), given.get("context")),
    "late": lambda book, given: rulings.assess_lateness(book, given["who"], given["seconds"]),
    "settle": lambda book, given: rulings.table_payments(book, given["offences"]),
    "issue": lambda book, given: check_penalties(book, given["penalties"]),
}
BOOK = {"id": "r-league-24-25"}
WIN = {"foul": "empty-win"}
NOTEN = {"foul": "noten-riichi", "facts": {"hand_end": "own-win"}}
WRC = {"id": "wrc-2022"}
BAD: list[tuple[dict[str, Any], str, dict[str, Any]]] = [
    # Names that every JavaScript object has are no names of ours.
    *(({"id": name}, "decide", WIN) for name in ("constructor", "__proto__", "wrc-2002", "")),
    *((BOOK, "decide", {"foul": name}) for name in ("constructor", "toString", "empty", None, 1, ["empty-win"])),
    *((BOOK, "decide", {**WIN, "facts": {name: True}}) for name in ("constructor", "hasOwnProperty", "tiles")),
    *((BOOK, "decide", {**WIN, "facts": {"hand_shown": value}}) for value in (1, 0, "true", None, [])),
    *((BOOK, "decide", {"foul": "exposed-tiles", "facts": {"tiles": value}}) for value in (0, 137, True, "3", 1.5)),
    *((BOOK, "decide", {"foul": "exposed-tiles", "facts": {"whose_tiles": value}}) for value in ("mine", True, 1)),
    *((BOOK, "decide", {**WIN, "facts": value}) for value in (["hand_shown"], "hand_shown", 1)),
    *((BOOK, "decide", {**WIN, "context": {name: 1}}) for name in ("toString", "weather", "casual", "seat", "riichi")),
    *((BOOK, "decide", {**WIN, "context": {"offenders": value}}) for value in (0, 5, True, 1.5)),
    *((BOOK, "decide", {**WIN, "context": {"simultaneous": value}}) for value in ("draw", None, True)),
    (BOOK, "decide", {**WIN, "context": ["win"]}),
    (BOOK, "decide", {"foul": "call-after-riichi", "context": {"riichi": "no"}}),
    (
        BOOK,
        "decide",
        {**NOTEN, "context": {"simultaneous": "nagashi"}},
    ),
    *((BOOK, "late", {"who": who, "seconds": 1}) for who in ("constructor", "team", None, 1)),
    *((BOOK, "late", {"who": "player", "seconds": value}) for value in (-1, 86_401, 1.5, "1", True)),
    ({"id": "ema-2016"}, "late", {"who": "player", "seconds": 1}),
    *((BOOK, "settle", {"offences": value}) for value in ({}, "east", [1], [{}], [{"seat": "up", "p": 1}])),
    *((BOOK, "settle", {"offences": [{"seat": "east", "p": value}]}) for value in (0, 101, True, 1.5, "1")),
    *((BOOK, "settle", {"offences": [{"seat": "east", "kind": value}]}) for value in ("dead-hand", "points", None)),
    *((BOOK, "issue", {"penalties": [value]}) for value in ({}, {"kind": "discretion"}, {"kind": "points"})),
    *((BOOK, "issue", {"penalties": [{"kind": "points", "p": value}]}) for value in (0, 1001, True, 1.5, "1")),
    (BOOK, "issue", {"penalties": []}),
    (BOOK, "issue", {"penalties": [{"kind": "warning", "p": 1}]}),
    (BOOK, "issue", {"penalties": [{"kind": "none"}, {"kind": "points", "p": 1, "whom": "everybody"}]}),
    *(({**WRC, "options": {name: {}}}, "decide", WIN) for name in ("constructor", "umami", "uma")),
    *(
        ({**WRC, "options": {"uma": {"places": value}}}, "decide", WIN)
        for value in (
            "30",
            [],
            [1],
            [1, 2, 3],
            [30, 10, -10, -20],
            [10, 30, -30, -10],
            [1.5, 0],
            [True, False],
            [1001, 0],
        )
    ),
    *(
        ({**WRC, "options": {"abortive-draws": {"draws": value}}}, "decide", WIN)
        for value in ("four-riichi", [], ["five-riichi"], ["four-riichi", "four-riichi"], [["four-riichi"]])
    ),
    *(
        ({**WRC, "options": {"yakitori": {"amount": value}}}, "decide", WIN)
        for value in (0, 150, 100_100, True, "9000")
    ),
    *(({**WRC, "options": value}, "decide", WIN) for value in (["uma"], {"red-fives": 1}, {"uma": {"x": 1}})),
    *(
        ({**BOOK, "readings": value}, "decide", WIN)
        for value in (["x"], {"constructor": "x"}, {"lateness-minute": "x"})
    ),
    ({**BOOK, "readings": {"lateness-minute": True}}, "decide", WIN),
]


@pytest.mark.parametrize(("named", "question", "given"), BAD, ids=str)
def test_refused_alike(phone_rules: Page, named: dict[str, Any], question: str, given: dict[str, Any]) -> None:
    with pytest.raises(rulings.RuleError) as refused:
        ANSWERS[question](composed(named), given)
    kind, _, python = refusal(refused.value).partition(" ")
    answer = phone_rules.evaluate(ASK, [named, question, given])
    assert isinstance(answer, str), answer
    assert answer.split(": ")[0] == f"{kind} {python.split(': ')[0]}"
