"""Phone and server compute the same clocks from the same timings, and the same costs at every second."""

from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Page

import rulings
from rulings.clocks.game_clock import end_of_time, game_clock
from rulings.clocks.timings import OF_PERSON, PersonClock, Stopped, clock_of
from rulings.scores.charges import lateness
from services.clocks.game_clocks import present_hanchan
from tests.pwa.words_page import agree

START = 1_700_000_000_000
ROUNDS = 1500
MOST = 9
PEOPLE = ("ai", "bo")
SCHEDULED = {"h1": START, "h2": START + 300_000}
CLOCKS = """async ([person, timings, scheduled]) => {
  const { clockOf } = await import("/pwa/src/rules/clocks/timings.js");
  return clockOf(person, timings, scheduled);
}"""
COSTS = """async ([choice, who, clock, now]) => {
  const { lateness } = await import("/pwa/src/rules/scores/charges.js");
  return lateness(await rules.book(choice), who, clock, now);
}"""
GAMES = """async ([began, minutes, extra, now]) => {
  const { gameClock, isUp, secondsLeft } = await import("/pwa/src/rules/clocks/game-clock.js");
  const clock = gameClock(began, minutes, extra);
  return clock && [clock.ends, secondsLeft(clock, now), isUp(clock, now)];
}"""
ENDS = """async (choice) => (await import("/pwa/src/rules/clocks/game-clock.js")).endOfTime(await rules.book(choice))"""
PRESENT = """async (tables) => {
  const { hanchanAt } = await import("/pwa/src/domain/incident/hands.js");
  return tables.map(([ids, minutes, over]) => {
    const scheduled = (id) => minutes[id] !== null && new Date(Date.now() + minutes[id] * 60000).toISOString();
    const hanchans = ids.map((id) => [id, { id, table: "t", scheduled_at: scheduled(id) || undefined }]);
    const results = Object.fromEntries(over.map((id) => [id, {}]));
    return hanchanAt({ hanchans: Object.fromEntries(hanchans), results }, "t").id;
  });
}"""
BOOKS: list[dict[str, Any]] = [
    {"id": "r-league-24-25"},
    {"id": "r-league-24-25", "readings": {"r-league-minute-31": "on-top", "lateness-minute": "begun"}},
    {"id": "r-league-24-25", "readings": {"r-league-arbiter-fine": "example"}},
    {"id": "wrc-2022"},
    {"id": "wrc-2022", "options": {"bare-minimum-penalties": {}}},
    {"id": "wrc-2022", "options": {"no-tournament-score": {}}},
    {"id": "wrc-2025"},
]


def _timing(chance: Random, name: str, names: list[str]) -> dict[str, Any]:
    what = chance.choice([*OF_PERSON, "absent", "began", "taken-back"])
    whole = what in ("began", "taken-back") or (what == "corrected" and chance.random() < 0.3)
    return {
        "id": name,
        "what": what,
        "hanchan": chance.choice(list(SCHEDULED)),
        "person": None if whole else chance.choice(PEOPLE),
        "at": START + chance.randrange(40) * 60_000,
        "arrived_at": START + chance.randrange(40) * 60_000 if what == "corrected" else None,
        "takes_back": chance.choice(names) if what == "taken-back" else None,
    }


def _rounds() -> list[tuple[str, list[dict[str, Any]]]]:
    chance = Random(20241102)
    rounds = []
    for _ in range(ROUNDS):
        names = [f"t{number}" for number in range(chance.randrange(MOST))]
        rounds.append((chance.choice(PEOPLE), [_timing(chance, name, names) for name in names]))
    return rounds


def _plain(clock: PersonClock | None) -> Any:
    if clock is None:
        return None
    fields = asdict(clock)
    if fields["stopped"]:
        fields["stopped"]["others"] = list(fields["stopped"]["others"])
    return fields


def test_the_same_clocks(phone_rules: Page) -> None:
    rounds = _rounds()
    ours = [_plain(clock_of(person, timings, SCHEDULED)) for person, timings in rounds]
    assert sum(clock is not None and clock["stopped"] is not None for clock in ours) > ROUNDS / 5
    asked = [[person, timings, SCHEDULED] for person, timings in rounds]
    assert agree(phone_rules, CLOCKS, zip(asked, ours, strict=True), "clocks") == ROUNDS


def _states() -> list[PersonClock]:
    """Running, stopped, replaced and cancelled, at every ten seconds to forty minutes."""
    ends = [None, *(Stopped(START + 10_000 * step, "arrived", "b", ()) for step in range(0, 241, 19))]
    return [PersonClock(START, end, r, c) for end in ends for r in (False, True) for c in (False, True)]


@pytest.mark.parametrize("choice", BOOKS, ids=str)
def test_the_same_costs(phone_rules: Page, choice: dict[str, Any]) -> None:
    book = rulings.compose(rulings.library(), choice["id"], choice.get("options", {}), choice.get("readings", {}))
    named = {"options": {}, "readings": {}, **choice}
    cases = (
        ([named, who, _plain(clock), now], lateness(book, who, clock, now))
        for who in book.lateness
        for clock in _states()
        for now in (START + 1000 * second for second in (-5, 0, 59, 611, 1859, 1860, 90_000))
    )
    assert agree(phone_rules, COSTS, cases, "costs") == 7 * len(_states()) * len(book.lateness)


def test_the_same_time_left(phone_rules: Page) -> None:
    chance = Random(20241103)
    minutes = [None, 1, 75, 90]
    asked = [
        [chance.choice([None, START]), chance.choice(minutes), chance.randrange(-60, 600), START + near]
        for near in (chance.randrange(100 * 60_000) for _ in range(ROUNDS))
    ] + [[START, 75, 0, START + 75 * 60_000 + near] for near in range(-1001, 1002, 143)]
    clocks = [(game_clock(began, length, extra), now) for began, length, extra, now in asked]
    ours = [clock and [clock.ends, clock.left(now), clock.is_up(now)] for clock, now in clocks]
    assert sum(one is not None for one in ours) > ROUNDS / 4
    assert agree(phone_rules, GAMES, zip(asked, ours, strict=True), "times left") == len(asked)


@pytest.mark.parametrize("choice", [{"id": "ema-2012"}, {"id": "wrr-2015"}, *BOOKS[:1]], ids=str)
def test_the_same_end_of_time(phone_rules: Page, choice: dict[str, Any]) -> None:
    book = rulings.compose(rulings.library(), choice["id"])
    named = {"options": {}, "readings": {}, **choice}
    assert phone_rules.evaluate(ENDS, named) == asdict(end_of_time(book))


def test_the_same_hanchan_is_played_now(phone_rules: Page) -> None:
    """Which hanchan a foul is logged to, and which the board shows."""
    chance, now = Random(20241104), datetime.now(UTC)
    tables = []
    for _ in range(300):
        ids = [f"0{number}" for number in range(chance.randrange(1, 5))]
        minutes = {one: chance.choice([None, -200, -100, -5, 5, 90]) for one in ids}
        tables.append((ids, minutes, [one for one in ids if chance.random() < 0.4]))
    ours = []
    for ids, minutes, over in tables:
        rows: Any = [SimpleNamespace(id=one) for one in ids]
        said: Any = {
            one: SimpleNamespace(scheduled_at=now + timedelta(minutes=minute))
            for one, minute in minutes.items()
            if minute is not None
        }
        ours.append(present_hanchan(rows, said, set(over), now).id)
    assert len(set(ours)) == 4
    assert phone_rules.evaluate(PRESENT, tables) == ours
