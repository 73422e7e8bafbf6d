"""Escalations under whatever comes, in whatever order: nobody below a director reopens, and nothing is lost.

Phones without a network send late and in any order, and send again what they have no answer to. So the machine tries
every step by everybody at any moment, keeps what was refused, and tries it again later.
"""

from collections.abc import Iterator
from itertools import count
from typing import Any

from flask import Flask
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test
from uuid_utils.compat import uuid7

from api.frame.store import engines
from models.database.engine import read
from models.ruling import offences
from models.ruling.rulings import IN_FORCE
from tests.api.tournament.hall import Hall, open_hall
from tests.examples import examples

ROLES = st.sampled_from(("referee", "head-referee", "director"))
FINED = {"penalties": [{"kind": "points", "p": 7}], "reason": "Again and again"}
CALLS: tuple[dict[str, Any], ...] = (
    {"foul": "unvocalised-call", "facts": {}},  # 1P at first
    {"foul": "unclear-call", "facts": {}, "issued": FINED},
    {"foul": "empty-win", "facts": {"hand_shown": True}},
    {"foul": "swap-calling", "facts": {}},  # declares the hand dead
)
COSTS = (1, 7, 30, 0)
DECISIONS = st.one_of(
    st.sampled_from(("upheld", "overturned", "amended")).map(lambda outcome: {"outcome": outcome}),
    st.sampled_from(CALLS).map(lambda call: {"outcome": "amended", "call": call}),
)
# (where it stands, the step, whose) → where it stands after it. What is not here is refused.
MOVES = {
    (("open", "head-referee"), "decisions", "head-referee"): ("decided", "head-referee"),
    (("open", "head-referee"), "decisions", "director"): ("final", "director"),
    (("open", "director"), "decisions", "director"): ("final", "director"),
    **{
        (("decided", "head-referee"), "appeals", role): ("open", "director")
        for role in ("referee", "head-referee", "director")
    },
    (("final", "director"), "reopenings", "director"): ("open", "director"),
}
NUMBERS = count()


class Escalations(RuleBasedStateMachine):
    """One ruling at one event, and what should have become of it."""

    app: Flask

    def __init__(self) -> None:
        super().__init__()
        self.hall: Hall = open_hall(self.app, {"id": "r-league-24-25"}, f"league-{next(NUMBERS)}")
        self.hall.invite("head-referee")
        self.first: str = self.hall.rule(CALLS[0]["foul"], {})["id"]
        self.state: tuple[str, str] | None = None
        self.stands: int | None = 0  # which of CALLS
        self.outcome: str | None = None
        self.taken: list[tuple[str, str]] = []
        self.refused: list[tuple[str, str, str, dict[str, Any]]] = []
        self.done: list[tuple[str, str, dict[str, Any]]] = []

    def send(self, path: str, role: str, body: dict[str, Any]) -> int:
        response = self.hall.call("PUT", path, body, role)
        if response.status_code == 201:
            self.done.append((path, role, body))
        return response.status_code

    @precondition(lambda self: self.state is None)
    @rule(role=ROLES)
    def escalate(self, role: str) -> None:
        path = f"rulings/{self.first}/escalation"
        assert self.send(path, role, {"reason": "Unclear"}) == 201
        self.state = ("open", "head-referee" if role == "referee" else "director")

    @rule(role=ROLES, body=DECISIONS)
    def decide(self, role: str, body: dict[str, Any]) -> None:
        self.step(str(uuid7()), "decisions", role, {"reason": "Heard both sides", **body})

    @rule(role=ROLES, what=st.sampled_from(("appeals", "reopenings")))
    def move(self, role: str, what: str) -> None:
        self.step(str(uuid7()), what, role, {"reason": "There is more to say"})

    @precondition(lambda self: self.state is not None)
    @rule(data=st.data())
    def go_on(self, data: st.DataObject) -> None:
        """A step that fits: chance alone would seldom get far."""
        fitting = [(what, role) for state, what, role in MOVES if state == self.state]
        what, role = data.draw(st.sampled_from(fitting))
        decision = data.draw(DECISIONS) if what == "decisions" else {}
        self.step(str(uuid7()), what, role, {"reason": "As it should be", **decision})

    @precondition(lambda self: self.refused)
    @rule(data=st.data())
    def try_again(self, data: st.DataObject) -> None:
        """What was refused was kept, and is sent once more under its own id."""
        step = data.draw(st.sampled_from(self.refused))
        self.refused.remove(step)
        self.step(*step)

    @precondition(lambda self: self.done)
    @rule(data=st.data())
    def repeat(self, data: st.DataObject) -> None:
        """What was taken is taken once, however long ago."""
        path, role, body = data.draw(st.sampled_from(self.done))
        before = self.hall.journal()
        assert self.hall.call("PUT", path, body, role).status_code == 200
        assert self.hall.journal() == before

    @precondition(lambda self: self.state is not None)
    @rule(role=st.sampled_from(("referee", "head-referee", "director")), amend=st.booleans())
    def go_past_it(self, role: str, amend: bool) -> None:
        for ruling in self.ruling_ids():
            amends = {"amends": {"ruling": ruling, "reason": "misheard"}}
            body = self.hall.body("unclear-call", {}, **amends) if amend else {"reason": "wrong player"}
            path = f"rulings/{uuid7()}" if amend else f"rulings/{ruling}/withdrawal"
            assert self.hall.call("PUT", path, body, role).status_code == 409

    @precondition(lambda self: self.state is not None)
    @rule(role=ROLES)
    def escalate_again(self, role: str) -> None:
        for ruling in self.ruling_ids():
            assert self.hall.call("PUT", f"rulings/{ruling}/escalation", {"reason": "I too"}, role).status_code == 409

    def step(self, identity: str, what: str, role: str, body: dict[str, Any]) -> None:
        path = f"rulings/{self.first}/escalation/{what}/{identity}"
        before = self.hall.journal()
        status = self.send(path, role, body)
        after = None if self.state is None else MOVES.get((self.state, what, role))
        unnamed = body.get("outcome") == "amended" and "call" not in body and self.outcome != "amended"
        if after is None or unnamed:
            assert status == (404 if self.state is None else 409 if after is None else 422) or status == 403
            assert self.hall.journal() == before
            self.refused.append((identity, what, role, body))
            return
        assert status == 201
        self.state = after
        self.taken.append((what, identity))
        if what == "decisions":
            self.decided(body)

    def decided(self, body: dict[str, Any]) -> None:
        self.outcome = body["outcome"]
        if self.outcome == "overturned":
            self.stands = None
        elif self.outcome == "upheld":
            self.stands = 0
        elif "call" in body:
            self.stands = CALLS.index(body["call"])

    def ruling_ids(self) -> list[str]:
        """The ruling, and the others that decisions made."""
        steps = self.hall.get(f"rulings/{self.first}/escalation")["escalation"]["steps"]
        return list(dict.fromkeys([self.first, *(step["standing"] for step in steps if step["standing"])]))

    @invariant()
    def the_last_decision_is_in_force(self) -> None:
        rulings = self.hall.get("rulings?limit=500")["items"]
        standing = [item for item in rulings if item["status"] in IN_FORCE]
        assert [item["foul"] for item in standing] == ([] if self.stands is None else [CALLS[self.stands]["foul"]])
        totals = self.hall.get("ledger/points/totals")["items"]
        assert sum(item["amount"] for item in totals) == (0 if self.stands is None else COSTS[self.stands])
        dead = self.hall.get(f"dead-hands?table={self.hall.tables[0]}")["items"]
        assert len(dead) == (self.stands == 3)
        with read(engines(self.app)) as connection:
            counted = offences.list_prior(connection, self.hall.tournament, self.hall.players[0]).counts
        assert counted == {item["foul"]: 1 for item in standing}
        answer = self.hall.get(f"rulings/{self.first}")["escalation"]
        if answer is not None:
            assert answer["standing"] == (standing[0]["id"] if standing else None)

    @invariant()
    def nothing_is_lost(self) -> None:
        answer = self.hall.get(f"rulings/{self.first}")["escalation"]
        assert (None if answer is None else (answer["status"], answer["level"])) == self.state
        names = {"appeals": "appealed", "decisions": "decided", "reopenings": "reopened"}
        steps = [] if answer is None else [(step["what"], step["id"]) for step in answer["steps"]]
        assert steps == [(names[what], identity) for what, identity in self.taken]
        from_journal = folded(self.hall.journal()).get(self.first)
        assert from_journal == (None if answer is None else {name: answer[name] for name in from_journal or {}})

    def teardown(self) -> None:
        assert self.hall.findings() == []


def folded(entries: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """What a reader of the journal knows of each escalation."""
    known: dict[str, dict[str, Any]] = {}
    for entry in escalating(entries):
        body = entry["body"]
        if entry["kind"] == "escalation.opened":
            known[entry["subject"]] = {"status": "open", "level": body["level"], "standing": entry["subject"]}
        else:
            moved = {"status": body["status"], "level": body["level"], "standing": body["standing_id"]}
            known[entry["subject"]].update(moved)
    return known


def escalating(entries: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    return (entry for entry in entries if entry["kind"].startswith("escalation."))


def test_in_any_order(app: Flask) -> None:
    Escalations.app = app
    often = settings(
        max_examples=examples(5),
        stateful_step_count=25,
        phases=[Phase.reuse, Phase.generate],  # a failure tells enough as it is: shrinking it takes minutes
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(Escalations, settings=often)
