"""Time and money under whatever three people record in any order, at once or from an outbox later.

The director, an arbiter who plays and a referee schedule, tap, rule, correct, take back, pay and waive. After every
step the server's clocks, ledger and debts are those of a small plain model (time_model.py).
"""

from __future__ import annotations

from datetime import datetime, timedelta
from itertools import count
from typing import Any

from flask import Flask
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule, run_state_machine_as_test
from uuid_utils.compat import uuid7

from tests.api.tournament.clocks.phones import EVENING, Phones, Sent, at
from tests.api.tournament.clocks.time_model import Fine, Model, Tap
from tests.api.tournament.hall import open_hall
from tests.examples import examples

NUMBERS = count()
ROLES = st.sampled_from(("director", "arbiter", "referee"))
PLAYERS = ("player", "other")
PEOPLE = ("player", "other", "arbiter")
ANYBODY = st.sampled_from(PEOPLE)
CAME = st.one_of(st.none(), st.integers(1, 45))
TAPS = st.sampled_from(("absent", "arrived", "arrived", "replaced", "cancelled", "stopped"))
FEW, MANY = st.integers(0, 4), st.integers(1, 20)
PART = st.sampled_from((1, 2, 3))
AGO = st.one_of(st.just(0), st.integers(0, 45))
EITHER = st.booleans()


class TimeAndMoney(Phones):
    """One hanchan, what is on its way to the server, and what should have become of it."""

    app: Flask

    def __init__(self) -> None:
        super().__init__()
        self.made = count()
        self.paths: dict[int, str] = {}

    @initialize(league=st.sampled_from((True, True, False)), came=st.fixed_dictionaries(dict.fromkeys(PEOPLE, CAME)))
    def open(self, league: bool, came: dict[str, int | None]) -> None:
        """All three are missing, and come after so many minutes or not at all."""
        book = {"id": "r-league-24-25" if league else "wrc-2025"}
        self.hall = open_hall(self.app, book, f"evening-{next(NUMBERS)}")
        self.unit = "SGD" if league else "EUR"
        self.people = {
            "player": self.hall.player(0),
            "other": self.hall.player(1),
            "arbiter": {"kind": "official", "id": str(self.hall.officials["arbiter"])},
        }
        self.names = {person["id"]: name for name, person in self.people.items()}
        assert (
            self.hall.change_official(self.hall.officials["arbiter"], player=self.people["player"]["id"]).status_code
            == 200
        )
        assert self.hall.schedule(at(0)).status_code == 200
        self.model = Model(league)
        for person in PEOPLE:
            self.record("director", "absent", person, offline=False)
        for minute, person in sorted((minute, person) for person, minute in came.items() if minute is not None):
            self.now = minute
            self.record("director", "arrived", person, offline=False)
        self.now = 45

    # What people do.

    @rule(minutes=MANY)
    def pass_time(self, minutes: int) -> None:
        self.now += minutes

    @rule(role=ROLES, what=TAPS, person=ANYBODY, ago=AGO, offline=EITHER)
    def tap(self, role: str, what: str, person: str, ago: int, offline: bool) -> None:
        """Made now, or so long ago on a phone that had no network."""
        self.record(role, what, person, offline, made=self.now - ago)

    @rule(role=ROLES, ago=AGO, offline=EITHER)
    def begin(self, role: str, ago: int, offline: bool) -> None:
        self.record(role, "began", None, offline, made=self.now - ago)

    @precondition(lambda self: self.missing_too_long())
    @rule(role=ROLES)
    def cancel(self, role: str) -> None:
        self.record(role, "cancelled", self.missing_too_long()[0], offline=False)

    @rule(role=st.sampled_from(("director", "director", "arbiter", "referee")), person=ANYBODY, ago=AGO, offline=EITHER)
    def correct(self, role: str, person: str, ago: int, offline: bool) -> None:
        self.record(role, "corrected", person, offline, arrived=max(0, self.now - ago))

    @rule(role=ROLES, ago=AGO, offline=EITHER)
    def correct_beginning(self, role: str, ago: int, offline: bool) -> None:
        self.record(role, "corrected", None, offline, arrived=max(0, self.now - ago))

    @rule(slip=EITHER, role=ROLES, data=st.data(), offline=EITHER)
    def take_back(self, slip: bool, role: str, data: st.DataObject, offline: bool) -> None:
        tap = data.draw(st.sampled_from([one for one in self.model.taps if one.what != "taken-back"][-5:]))
        self.record(tap.by if slip else role, "taken-back", None, offline, takes_back=tap.n)

    @rule(role=ROLES, minute=st.integers(-10, 40), stale=FEW, offline=EITHER)
    def move_start(self, role: str, minute: int, stale: int, offline: bool) -> None:
        seen = self.model.start + (stale == 0)
        body = {
            "scheduled_at": at(minute),
            "minutes": None,
            "replaces": {"scheduled_at": at(seen), "minutes": None},
            "reason": "the hall was locked",
        }

        def judge() -> str:
            return self.accept(self.model.verdict_on_start(role, seen, minute))

        self.send(Sent(f"hanchans/{self.hall.hanchan}/schedule", role, body, judge), offline)

    @precondition(lambda self: not self.model.rulings)
    @rule(role=ROLES, person=st.sampled_from(PLAYERS), minutes=MANY, forfeit=EITHER, offline=EITHER)
    def rule_late(self, role: str, person: str, minutes: int, forfeit: bool, offline: bool) -> None:
        ruling = next(self.made)
        foul, facts = ("late", {"seconds_late": minutes * 60})
        charges = self.model.cost(person, minutes)
        if forfeit and not self.model.league:
            foul, facts, charges = "forfeit", {"tactical": False}, {(person, "P"): 30}
        body = self.hall.body(foul, facts, offender=self.people[person], device_at=at(self.now))

        def judge() -> str:
            if role == "arbiter":
                return "not-allowed"
            if self.model.clock(person) is not None:
                return "already-timed"
            if any(of == person for of, _ in self.model.rulings.values()):
                return "already-ruled"
            self.model.rulings[ruling] = (person, charges)
            self.model.charge(ruling, charges)
            return "ok"

        self.paths[ruling] = f"rulings/{uuid7()}"
        self.send(Sent(self.paths[ruling], role, body, judge), offline)

    @precondition(lambda self: self.model.rulings)
    @rule(role=st.sampled_from(("director", "referee")), data=st.data(), offline=EITHER)
    def withdraw(self, role: str, data: st.DataObject, offline: bool) -> None:
        ruling = data.draw(st.sampled_from(sorted(self.model.rulings)))

        def judge() -> str:
            if ruling in self.model.rulings:
                del self.model.rulings[ruling]
                self.model.charge(ruling, {})
            return "ok"

        self.send(Sent(f"{self.paths[ruling]}/withdrawal", role, {"reason": "wrong"}, judge), offline)

    @rule(person=ANYBODY, cents=st.integers(1, 5))
    def fine(self, person: str, cents: int) -> None:
        decision, body = uuid7(), self.money(person, cents * 500, reason="phone at the table")

        def judge() -> str:
            self.model.fines.setdefault(person, {})[decision] = Fine(cents * 500, made=self.now)
            return "ok"

        self.send(Sent(f"ledger/decisions/{decision}", "director", body, judge), offline=False)

    @rule(person=ANYBODY, part=PART, more=FEW, offline=EITHER)
    def pay(self, person: str, part: int, more: int, offline: bool) -> None:
        """All that is owed, or a part, of which the rest may be waived at once; now and then more than that."""
        self.give(person, "paid", part, more, offline)
        if part > 1 and not offline:
            self.give(person, "waived", 1, 1, offline)

    @rule(person=ANYBODY, part=PART, more=FEW, offline=EITHER)
    def waive(self, person: str, part: int, more: int, offline: bool) -> None:
        self.give(person, "waived", part, more, offline)

    def give(self, person: str, how: str, part: int, more: int, offline: bool) -> None:
        cents = max(0, self.model.owes(person) // part) + (100 if more == 0 else 0)
        if cents == 0:
            return
        path, role, body = f"payments/{uuid7()}", "finance", self.money(person, cents, method="cash")
        if how == "waived":
            body = self.money(person, -cents, waives=True, reason="a storm")
            path, role = f"ledger/decisions/{uuid7()}", "director"

        def judge() -> str:
            if cents > self.model.owes(person):
                return "invalid-fields"
            self.model.pay_or_waive(person, cents, how)
            return "ok"

        self.send(Sent(path, role, body, judge), offline)

    def missing_too_long(self) -> list[str]:
        """Who is awaited for so long that the day's games are to be cancelled."""
        clocks = {person: self.model.clock(person) for person in PEOPLE if self.model.league}
        awaited = {person: clock for person, clock in clocks.items() if clock is not None and clock.stop is None}
        return [person for person, clock in awaited.items() if self.now - clock.start > 30]

    def money(self, person: str, amount: int, **more: Any) -> dict[str, Any]:
        return {"account": self.people[person], "unit": self.unit, "amount": amount, **more}

    def record(
        self, role: str, what: str, person: str | None, offline: bool, made: int | None = None, **more: Any
    ) -> None:
        n, identity = next(self.made), f"timings/{uuid7()}"
        when = self.now if made is None else made
        body = {"hanchan": str(self.hall.hanchan), "what": what, "device_at": at(when), "reason": "as I saw it"}
        if person is not None:
            body["person"] = self.people[person]
        if "arrived" in more:
            body["arrived_at"] = at(more["arrived"])
        if "takes_back" in more:
            body["takes_back"] = self.paths[more["takes_back"]].removeprefix("timings/")
        self.paths[n] = identity

        def judge() -> str:
            return self.accept(self.model.verdict(Tap(n, what, person, when, role, self.now, **more)))

        self.send(Sent(identity, role, body, judge), offline)

    # What holds after every step.

    @invariant()
    def the_server_says_what_the_model_does(self) -> None:
        if self.is_checked:
            return
        self.clocks_are_those_of_the_model()
        self.the_ledger_is_that_of_the_model()
        self.nobody_is_paid_back_what_they_never_paid()
        self.is_checked = True

    def clocks_are_those_of_the_model(self) -> None:
        found = {}
        for item in self.hall.get("clocks?round=1")["items"]:
            stop = item["stopped"]
            found[self.names[item["person"]["id"]]] = stop and (datetime.fromisoformat(stop["at"]), stop["how"])
        expected = {}
        for person in self.people:
            clock = self.model.clock(person)
            if clock is not None:
                expected[person] = clock.stop and (EVENING + timedelta(minutes=clock.stop[0]), clock.stop[2])
        assert found == expected

    def the_ledger_is_that_of_the_model(self) -> None:
        points = dict.fromkeys(self.people, 0)
        for (person, _), amount in self.model.points.items():
            points[person] += amount
        owed = {name: self.model.owes(name) for name in self.people}
        for which, expected in (("points", points), ("fines", owed)):
            totals = dict.fromkeys(self.people, 0)
            for item in self.hall.get(f"ledger/{which}/totals")["items"]:
                totals[self.names[item["account"]["id"]]] += item["amount"]
            assert totals == expected

    def nobody_is_paid_back_what_they_never_paid(self) -> None:
        sums: dict[tuple[str, str], int] = {}
        for line in self.hall.get("ledger/fines?limit=500")["items"]:
            person, paid = line["account"]["id"], line["what"] == "paid"
            sums[person, "all"] = sums.get((person, "all"), 0) + line["amount"]
            sums[person, "paid"] = sums.get((person, "paid"), 0) + (line["amount"] if paid else 0)
        assert all(amount >= sums[person, "paid"] for (person, what), amount in sums.items() if what == "all")

    def teardown(self) -> None:
        if hasattr(self, "hall"):
            assert self.hall.findings() == []


def test_in_any_order(app: Flask) -> None:
    TimeAndMoney.app = app
    often = settings(
        max_examples=examples(5),
        stateful_step_count=40,
        phases=[Phase.reuse, Phase.generate],  # a failure tells enough as it is: shrinking it takes minutes
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(TimeAndMoney, settings=often)
