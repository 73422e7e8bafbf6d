"""What the phone knows of earlier offences and declared hands is what the server knows, with no network."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page
from uuid_utils.compat import uuid7

from tests.pwa.hall import SEATS, Hall, furnish
from tests.pwa.phone import bare, call, joined, rule, snapshot

FOULS = ("unvocalised-call", "etiquette", "dead-hand-call")
DAY_CHANGES = datetime(2026, 3, 28, 23, 0, tzinfo=UTC)  # midnight in Paris, in the night in which its clocks change
KNOWN = """async ([entries, calls, choice, others]) => {
  const { emptyState, fold } = await import('/js/data/log/journal.js');
  const { known } = await import('/js/data/log/offences.js');
  const book = await hall.bookOf(choice);
  const answers = [];
  let state = emptyState('x');
  for (const entry of entries) {
    for (const { seq, call, at } of calls) {
      if (seq === entry.seq) answers.push(known({ ...state, others }, book, call, Date.parse(at)));
    }
    state = fold(state, entry);
  }
  return answers;
}"""


class Evening:
    """Referees who rule at random, often on the same players, fouls and hands."""

    def __init__(self, hall: Hall, seed: int) -> None:
        self.hall = hall
        self.chance = random.Random(seed)
        self.standing: list[str] = []
        self.told: list[dict[str, Any]] = []

    def hand(self) -> dict[str, Any]:
        hand = {"wind": self.chance.choice(SEATS[:2]), "number": self.chance.choice((1, 2))}
        return hand if self.chance.random() < 0.5 else {**hand, "counters": self.chance.choice((0, 1))}

    def place(self) -> dict[str, Any]:
        table = self.chance.choice((0, 0, 0, 1))
        place = {"table": self.hall.tables[table], "hanchan": self.hall.hanchans[table], "hand": self.hand()}
        for name in ("hand", "hanchan"):
            if self.chance.random() < 0.15:
                place.pop(name)
        return place

    def rule(self) -> None:
        place = self.place()
        player = self.hall.players[self.chance.choice((0, 1)) + 4 * self.hall.tables.index(place["table"])]
        at = DAY_CHANGES + timedelta(minutes=self.chance.choice((-1500, -90, -1, 0, 1, 90, 1379, 1380, 1440)))
        sent = {
            **place,
            "offender": {"kind": "player", "id": player},
            "foul": self.chance.choice(FOULS),
            "facts": {},
            "device_at": at.isoformat(),
        }
        if self.standing and self.chance.random() < 0.15:
            sent["amends"] = {"ruling": self.standing.pop(), "reason": "again"}
        try:
            answer = self.hall.call("PUT", f"rulings/{uuid7()}", sent)
        except AssertionError as refused:
            if "needs-facts" not in str(refused):  # nobody named the hand or the seat, so nobody knows
                raise
            return
        self.standing.append(answer["id"])
        self.told.append(
            {"seq": answer["journal"]["seq"], "call": sent, "at": at.isoformat(), "known": answer["known"]}
        )

    def declare(self) -> None:
        sent = {**self.place(), "seat": self.chance.choice(SEATS)}
        self.hall.call("PUT", f"dead-hands/{uuid7()}", sent)

    def withdraw(self) -> None:
        if self.standing:
            ruling = self.standing.pop(self.chance.randrange(len(self.standing)))
            self.hall.call("PUT", f"rulings/{ruling}/withdrawal", {"reason": "no"})

    def pass_by(self, steps: int) -> None:
        for _ in range(steps):
            self.chance.choices((self.rule, self.declare, self.withdraw), (8, 2, 1))[0]()


@pytest.mark.parametrize("scope", ["hand", "hanchan", "day", "tournament", "season"])
def test_the_phone_knows_what_the_server_knows(page: Page, sqlite_url: str, address: str, scope: str) -> None:
    choice = {"id": "r-league-24-25", "options": {}, "readings": {"r-league-repeat-scope": scope}}
    readings = {"readings": choice["readings"]}
    hall = furnish(sqlite_url, address, name="Spring Cup", **readings)
    evening = Evening(hall, seed=4)
    evening.pass_by(70)
    calls = [{name: told[name] for name in ("seq", "call", "at")} for told in evening.told]
    answers = bare(page.context).evaluate(KNOWN, [hall.journal(), calls, choice])
    assert len(answers) == len(evening.told) > 30
    for told, answer in zip(evening.told, answers, strict=True):
        known = {**answer["facts"], **dict.fromkeys(answer["unknown"])}
        assert known == told["known"], told
    assert {told["known"].get("offence_number") for told in evening.told} >= {1, 2}
    assert {told["known"].get("formally_declared") for told in evening.told} >= {True, False}


def test_the_offences_of_a_player_are_what_the_server_lists(page: Page, sqlite_url: str, address: str) -> None:
    hall = furnish(sqlite_url, address, name="Spring Cup")
    evening = Evening(hall, seed=3)
    evening.pass_by(40)
    phone = joined(page.context, hall)
    for player in (0, 1, 4):
        told = phone.evaluate("(call) => hall.known(call).earlier", call(hall, player))
        asked = hall.call("GET", f"players/{hall.players[player]}/offences?limit=100")
        assert (told["counts"], told["total"]) == (asked["counts"], asked["total"])
        ids = [{item["id"] for item in answer["items"]} for answer in (told, asked)]
        assert ids[0] <= ids[1]


def test_rulings_that_are_not_sent_yet_count_as_well(page: Page, hall: Hall) -> None:
    phone = joined(page.context, hall)
    asked = call(hall, foul="unvocalised-call")
    numbers = []
    for _ in range(3):
        known = phone.evaluate("(call) => hall.known(call)", asked)
        numbers.append((known["facts"]["offence_number"], known["earlier"]["total"], len(known["earlier"]["seat"])))
        identity = rule(phone, asked, hold=True)
    assert numbers == [(1, 0, 0), (2, 1, 1), (3, 2, 2)]
    phone.evaluate("(id) => hall.takeBack(id)", identity)
    assert phone.evaluate("(call) => hall.known(call).facts", asked) == {"offence_number": 3}
    assert snapshot(phone, "outbox", "1", "expected", "facts", "offence_number") == 2
