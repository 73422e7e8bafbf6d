"""What people's phones send to the server, at once or later, and how it must answer by the model of time_model.py."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

import time_machine
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule

from tests.api.tournament.clocks.time_model import Model
from tests.api.tournament.hall import Hall

EVENING = datetime(2025, 11, 21, 13, 0, tzinfo=UTC)


class Sent(NamedTuple):
    """A request, and what the model makes of it once it arrives: how the server must answer."""

    path: str
    role: str
    body: dict[str, Any]
    judge: Callable[[], str]


def at(minute: int) -> str:
    return (EVENING + timedelta(minutes=minute)).isoformat()


class Phones(RuleBasedStateMachine):
    """A hall at a minute of the evening, what is true there, and the outbox of all phones."""

    hall: Hall
    model: Model
    names: dict[str, str]

    def __init__(self) -> None:
        super().__init__()
        self.now = 0
        self.outbox: list[Sent] = []
        self.done: list[Sent] = []
        self.is_checked = False  # against the model, since something was written
        self.expected: dict[tuple[str, str], tuple[int, int]] = {}

    @precondition(lambda self: self.outbox)
    @rule(how_many=st.integers(1, 5))
    def network_returns(self, how_many: int) -> None:
        for _ in range(min(how_many, len(self.outbox))):
            self.deliver(self.outbox.pop(0))

    @precondition(lambda self: self.done)
    @rule(data=st.data())
    def send_again(self, data: st.DataObject) -> None:
        sent = data.draw(st.sampled_from(self.done))
        before = self.head()
        assert self.call("PUT", sent).status_code == 200
        assert self.head() == before

    def accept(self, verdict: tuple[str, Model]) -> str:
        """Go on from what is true after a tap or another start; the answer that the server must give."""
        answer, after = verdict
        self.expected = self.model.changes(after)
        self.model = after
        self.model.charge("clock", after.clocks_charge())
        return answer

    def send(self, sent: Sent, offline: bool) -> None:
        if offline:
            self.outbox.append(sent)
        else:
            self.deliver(sent)

    def call(self, method: str, sent: Sent, path: str = "") -> Any:
        with time_machine.travel(EVENING + timedelta(minutes=self.now), tick=False):
            return self.hall.call(method, path or sent.path, sent.body, sent.role)

    def deliver(self, sent: Sent) -> None:
        before = self.head()
        verdict = sent.judge()
        answer = self.call("PUT", sent)
        if verdict == "preview-first":
            assert answer.status_code == 409, answer.text
            assert self.changes(answer.get_json(force=True)) == self.expected
            place, _, identity = sent.path.partition("/")
            timing = sent._replace(body={**sent.body, "id": identity})
            asked, path = (timing, place) if place == "timings" else (sent, sent.path)
            seen = self.call("POST", asked, f"{path}/preview").get_json()
            assert self.changes(seen) == self.expected
            assert self.head() == before
            sent = sent._replace(body={**sent.body, "preview": seen["digest"]})
            answer, verdict = self.call("PUT", sent), "ok"
        if verdict == "ok":
            self.is_checked = False
            assert answer.status_code in (200, 201), answer.text
            if "schedule" not in sent.path:
                self.done.append(sent)
            return
        assert answer.status_code in (403, 409, 422), answer.text
        assert answer.get_json(force=True)["type"].rpartition(":")[2] == verdict, answer.text
        assert self.head() == before

    def head(self) -> Any:
        """The last entry of the journal: the same as long as nothing was written."""
        return self.hall.get("journal/head")

    def changes(self, shown: dict[str, Any]) -> dict[tuple[str, str], tuple[int, int]]:
        return {
            (self.names[one["account"]["id"]], one["unit"]): (one["before"], one["after"]) for one in shown["changes"]
        }
