"""What a clock charges to whom; and ledgers that are never edited, and never charge one cause twice."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings import Rulebook, compose, library
from rulings.clocks.timings import PersonClock, Stopped
from rulings.scores.charges import Account, Charge, Liable, charges, lateness, lines, total

START = 1_700_000_000_000
AI, BO, CHIE = (Account("player", name) for name in ("ai", "bo", "chie"))
KAMO = Account("team", "kamo")
DORA = Account("official", "dora")
IN_TEAM = Liable(AI, KAMO, (BO, CHIE))
R_LEAGUE = "r-league-24-25"
MINUTES = range(41)


def book(name: str, options: dict[str, Any] | None = None, **readings: str) -> Rulebook:
    return compose(library(), name, options or {}, readings)


def late(seconds: float, how: str = "arrived", cancelled: bool = False) -> PersonClock:
    stop = Stopped(START + int(seconds * 1000), how, "b", ())
    return PersonClock(START, stop, replaced=how == "replaced", cancelled=cancelled or how == "cancelled")


def due(rules: Rulebook, who: str, clock: PersonClock, person: Liable = IN_TEAM) -> dict[Any, int]:
    """(account's id, unit) → amount."""
    found = charges(lateness(rules, who, clock, START), person)
    return {(account.id, unit): amount for (account, unit), amount in total(found).items()}


def r_league(minute: int, on_top: bool) -> dict[Any, int]:
    """The text's own bands, added up: 1P, 2P, 3P with $2, then 40P to the team and $10 to each teammate."""
    p = min(minute, 10) + 2 * max(0, min(minute, 20) - 10) + 3 * max(0, (minute if on_top else min(minute, 30)) - 20)
    fine = 200 * max(0, min(minute, 30) - 20)
    found = {("ai", "P"): p, ("ai", "SGD"): fine}
    if minute >= 31:
        found |= {("kamo", "P"): 40, ("bo", "SGD"): 1000, ("chie", "SGD"): 1000}
        found[("ai", "P")] = 60 if on_top else 0
    return {key: amount for key, amount in found.items() if amount}


@pytest.mark.parametrize("reading", ["replaced", "on-top"])
def test_a_player_of_the_league_minute_by_minute(reading: str) -> None:
    rules = book(R_LEAGUE, **{"r-league-minute-31": reading})
    for minute in MINUTES:
        for seconds in (minute * 60, minute * 60 + 59):
            assert due(rules, "player", late(seconds, cancelled=True)) == r_league(minute, reading == "on-top"), seconds


def test_minutes_begun_are_one_ahead() -> None:
    completed, begun = book(R_LEAGUE), book(R_LEAGUE, **{"lateness-minute": "begun"})
    for minute in MINUTES[1:]:
        clock = late(minute * 60, cancelled=True)
        assert due(begun, "player", clock) == due(completed, "player", clock)
        assert due(begun, "player", late(minute * 60 - 59, cancelled=True)) == due(completed, "player", clock)


@pytest.mark.parametrize(
    ("reading", "steps"), [("accumulated", (10, 25, 30, 60)), ("flat", (10, 15, 20, 30)), ("example", (10, 15, 20, 60))]
)
def test_an_arbiter_minute_by_minute(reading: str, steps: tuple[int, ...]) -> None:
    rules = book(R_LEAGUE, **{"r-league-arbiter-fine": reading})
    for minute in MINUTES:
        expected = {("dora", "SGD"): 100 * steps[min(3, (minute - 1) // 10)]} if minute else {}
        for cancelled in (False, True):  # it falls on the arbiter alone, so it waits for nobody
            assert due(rules, "arbiter", late(minute * 60, cancelled=cancelled), Liable(DORA)) == expected, minute


def test_nobody_cancels_the_games_but_a_person() -> None:
    rules = book(R_LEAGUE)
    unconfirmed = lateness(rules, "player", late(33 * 60), START)
    assert (unconfirmed["cancellation_due"], unconfirmed["band"]) == (True, "third-ten")
    assert due(rules, "player", late(33 * 60)) == r_league(30, on_top=False)
    assert lateness(rules, "player", late(33 * 60, "cancelled"), START)["cancellation_due"] is False
    assert due(rules, "player", late(30 * 60 + 59, "cancelled")) == r_league(30, on_top=False)


def test_a_player_without_a_team_answers_for_it() -> None:
    assert due(book(R_LEAGUE), "player", late(1900, "cancelled"), Liable(AI)) == {
        ("ai", "P"): 40,
        ("ai", "SGD"): 2000,
    }


@pytest.mark.parametrize("name", ["wrc-2022", "wrc-2025"])
def test_wrc_a_point_for_each_minute_then_the_forfeit_in_their_place(name: str) -> None:
    for minute in MINUTES:
        expected = {("ai", "P"): minute if minute <= 10 else 30} if minute else {}
        assert due(book(name), "player", late(minute * 60)) == expected, minute


def test_who_is_replaced_early_has_forfeited() -> None:
    """30P in place of the minutes, never both (WRC 2025, 12.3.9)."""
    assert due(book("wrc-2025"), "player", late(5 * 60, "replaced")) == {("ai", "P"): 30}
    assert due(book(R_LEAGUE), "player", late(5 * 60, "replaced")) == {("ai", "P"): 5}


def test_warnings_and_casual_play_charge_nothing() -> None:
    bare = book("wrc-2022", {"bare-minimum-penalties": {}})
    cost = lateness(bare, "player", late(300), START)
    assert [penalty["kind"] for penalty in cost["penalties"]] == ["warning"]
    assert charges(cost, IN_TEAM) == []
    assert due(book("wrc-2022", {"no-tournament-score": {}}), "player", late(2000)) == {}


def test_whom_it_falls_on() -> None:
    at_table = (AI, BO, Account("player", "dai"), Account("player", "ema"))
    everyone = Liable(AI, KAMO, (BO, CHIE), at_table)

    def on(whom: str, liable: Liable) -> list[str]:
        return [charge.account.id for charge in charges({"points": [{"whom": whom, "p": 2}], "fines": []}, liable)]

    assert on("offender", everyone) == ["ai"]
    assert on("team", everyone) == ["kamo"]
    assert on("each-teammate", everyone) == ["bo", "chie"]
    assert on("each-player", everyone) == ["ai", "bo", "dai", "ema"]
    alone = Liable(AI)
    assert on("team", alone) == on("each-player", alone) == ["ai"]
    assert on("each-teammate", alone) == []
    assert on("arbiter", everyone) == []
    assert on("arbiter", Liable(DORA)) == ["dora"]


ACCOUNTS = st.sampled_from([AI, BO, KAMO, DORA])
CHARGES = st.lists(st.builds(Charge, ACCOUNTS, st.sampled_from(["P", "SGD"]), st.integers(-50, 50)), max_size=6)


@given(st.lists(CHARGES, min_size=1, max_size=6))
def test_the_ledger_says_what_is_due_now_and_nothing_twice(wanted: list[list[Charge]]) -> None:
    """Whatever a cause was thought to cost on the way, its lines add up to the last word."""
    written: list[Charge] = []
    for due_now in wanted:
        added = lines(written, due_now)
        written += [line.charge for line in added]
        assert total(written) == total(due_now)
        assert lines(written, due_now) == []
        assert all(line.charge.amount for line in added)


@given(CHARGES, CHARGES)
def test_what_was_charged_is_given_back_whole(before: list[Charge], after: list[Charge]) -> None:
    standing = total(before)
    for what, charge in lines(before, after):
        if what == "reversed":
            assert charge.amount == -standing[charge.account, charge.unit]


@pytest.mark.parametrize(("seconds", "how", "points"), [(540, "arrived", 9000), (200, "replaced", 60000)])
def test_a_book_that_writes_in_table_points_charges_them(seconds: int, how: str, points: int) -> None:
    assert due(book("rrc-1-5"), "player", late(seconds, how)) == {("ai", "pts"): points}
