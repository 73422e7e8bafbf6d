"""An evening on which officials do at random whatever the log has to know, often to the same players and hands.

log_agreement.py holds what a phone makes of its journal against what the server answered.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from uuid_utils.compat import uuid7

from tests.pwa.hall import SEATS, Hall, Refused
from tests.pwa.random_corrections import RandomCorrections, shown

DAY_CHANGES = datetime(2026, 3, 28, 23, 0, tzinfo=UTC)  # midnight in Paris, in the night in which its clocks change
MINUTES = (-1500, -90, -1, 0, 1, 90, 1379, 1380, 1440)
NOT_YET = {"hand_end": "not-yet"}
CALLS: dict[str, tuple[int, dict[str, Any]]] = {  # how often, and its facts
    "unvocalised-call": (6, {}),
    "etiquette": (3, {}),
    "dead-hand-call": (6, {}),
    "empty-group-call": (2, {}),
    "noten-riichi": (5, NOT_YET),
    "invalid-quad-after-riichi": (3, NOT_YET),
    "discard-from-hand-after-riichi": (2, NOT_YET),
    "empty-win": (1, {}),
    "deal-error": (1, {"can_be_put_right": False}),
}
INSTEAD = ("none", "warning", "dead-hand", "redeal")
HOW = ("win", "exhaustive-draw", "four-riichi", "abortive-draw", "chonbo")
SHOWN = ("tenpai", "noten", "refused")
FITTING = {"open": "decision", "decided": "appeal", "final": "reopening"}  # where an escalation stands → the next step
ROLES = ("referee", "head-referee", "director")
EVERY = 20  # commands, the server is asked about everything


class RandomJournal:
    """Two tables with two hanchans each. `commands` are those that the server took."""

    def __init__(self, hall: Hall, seed: int, renumbers: bool = True) -> None:
        self.hall = hall
        self.chance = random.Random(seed)
        self.revision = hall.call("GET", "")["revision"]
        hall.add_official("head-referee")
        self.officials = {role: hall.call("GET", "officials/me", role=role)["id"] for role in ROLES}
        self.hanchans = [[hanchan, str(uuid7())] for hanchan in hall.hanchans]
        for place, table in enumerate(hall.tables):
            seats = dict(zip(SEATS, hall.players[place * 4 :], strict=False))
            hall.call("PUT", f"hanchans/{self.hanchans[place][1]}", {"table": table, "round": "2", "seats": seats})
        self.players = [hall.players[number] for number in (0, 1, 4, 5)]
        self.corrections = RandomCorrections(hall, self.chance, renumbers)
        self.entries = hall.journal()
        self.commands: list[dict[str, Any]] = []
        self.views: list[tuple[int, dict[str, Any]]] = []
        self.rulings: list[str] = []
        self.escalated: dict[str, str] = {}

    def pass_by(self, steps: int) -> None:
        """Many commands, some of which are refused; now and then the server is asked what it knows."""
        commands = (self.rule, self.end_hand, self.declare, self.withdraw, self.escalate, self.go_on, self.correct)
        for step in range(1, steps + 1):
            self.chance.choices(commands, (12, 3, 2, 1, 2, 6, 4))[0]()
            if step % EVERY == 0:
                self.views.append((len(self.entries), self._view()))

    def rule(self) -> None:
        place = self._place()
        table = self.hall.tables.index(place["table"])
        number = self.chance.choice((0, 0, 1))
        body = {
            **place,
            "offender": {"kind": "player", "id": self.players[table * 2 + number]},
            **self._call(),
            "revision": self.revision,
            **self._times(),
        }
        if {"hand", "hanchan"} <= place.keys():
            body["seat"] = SEATS[(number + 1 - place["hand"]["number"]) % 4]
        elif self._likely(0.5):
            body["seat"] = self.chance.choice(SEATS)
        if self.rulings and self._likely(0.15):
            body["amends"] = {"ruling": self.chance.choice(self.rulings), "reason": "again"}
        ruling = str(uuid7())
        if self._send("ruling", None, ruling, f"rulings/{ruling}", body):
            self.rulings.append(ruling)

    def withdraw(self) -> None:
        if self.rulings:
            ruling = self.chance.choice(self.rulings)
            self._send("withdrawal", ruling, str(uuid7()), f"rulings/{ruling}/withdrawal", {"reason": "no"})

    def declare(self) -> None:
        identity = str(uuid7())
        body = {**self._place(), "seat": self.chance.choice(SEATS)}
        self._send("dead-hand", None, identity, f"dead-hands/{identity}", body)

    def end_hand(self) -> None:
        how = self.chance.choice(HOW)
        winners = self.chance.sample(SEATS, self.chance.choice((1, 1, 2)))
        body = {
            **self._place(),
            "how": how,
            **({"winners": sorted(winners, key=SEATS.index)} if how == "win" else {}),
            "hands": {seat: self.chance.choice(SHOWN) for seat in SEATS},
            "quads": {seat: self.chance.choice(("valid", "invalid")) for seat in SEATS},
        }
        identity = str(uuid7())
        self._send("hand-end", None, identity, f"hand-ends/{identity}", body)

    def escalate(self) -> None:
        if self.rulings:
            ruling = self.chance.choice(self.rulings)
            body = {"reason": "unclear", **self._times()}
            answer = self._send("escalation", ruling, ruling, f"rulings/{ruling}/escalation", body, self._role(4, 1, 1))
            self.escalated |= {ruling: answer["status"]} if answer else {}

    def go_on(self) -> None:
        """Take a step of an escalation, mostly one that fits."""
        if not self.escalated:
            return
        ruling, step = self.chance.choice(list(self.escalated)), str(uuid7())
        kind = FITTING[self.escalated[ruling]] if self._likely(0.9) else self.chance.choice(list(FITTING.values()))
        body = {"reason": "heard all", **self._times()}
        if kind == "decision":
            body["outcome"] = self.chance.choice(("upheld", "amended", "overturned"))
            if body["outcome"] == "amended":
                body["call"] = self._call()
        path = f"rulings/{ruling}/escalation/{kind}s/{step}"
        answer = self._send(kind, ruling, step, path, body, self._role(1, 3, 2))
        self.escalated |= {ruling: answer["status"]} if answer else {}

    def correct(self) -> None:
        """A director puts something right; phones learn of it by the journal. Rulings go on naming who was joined."""
        correction = self.corrections.any()
        try:
            self.hall.call(*correction)
        except Refused:
            self._read_on()
            return
        before = len(self.entries)
        self._read_on()
        told = {"before": before, "after": len(self.entries)}
        self.commands.append({"kind": "correction", "id": correction.path, **told})

    def _read_on(self) -> None:
        self.entries += self.hall.call("GET", f"changes?since={len(self.entries)}&limit=500")["items"]

    def _send(
        self, kind: str, subject: str | None, identity: str, path: str, body: dict[str, Any], role: str = "referee"
    ) -> Any:
        """What the server answered, None where it refused."""
        now = datetime.now(UTC).isoformat(timespec="milliseconds")
        try:
            answer = self.hall.call("PUT", path, body, role)
        except Refused as refused:
            if kind != "hand-end" or refused.slug != "needs-facts":
                return None
            answers = self._answers(refused.problem["errors"], body.get("answers", {}))
            return self._send(kind, subject, identity, path, {**body, "answers": answers}, role)
        before = len(self.entries)
        self._read_on()
        kinds = {entry["kind"] for entry in self.entries[before:] if entry["subject"] == identity}
        self.commands.append(
            {
                "kind": kind,
                "subject": subject,
                "id": identity,
                "body": body,
                "at": body.get("device_at", now),
                "official": self.officials[role],
                "before": before,
                "after": len(self.entries),
                "known": answer.get("known"),
                "late": kinds >= {"ruling.deferred", "ruling.closed"},
            }
        )
        return answer

    def _answers(self, errors: Sequence[Mapping[str, str]], given: Mapping[str, Any]) -> dict[str, Any]:
        """What was asked of rulings that wait, answered; and what was answered before."""
        answers = {ruling: dict(facts) for ruling, facts in given.items()}
        for error in errors:
            _, ruling, fact = error["field"].split(".")
            said = {"riichi_hand": self.chance.choice(SHOWN), "hand_end": self.chance.choice(("own-win", "other-win"))}
            answers.setdefault(ruling, {})[fact] = said.get(fact, self._likely(0.5))
        return answers

    def _call(self) -> dict[str, Any]:
        foul = self.chance.choices(list(CALLS), [often for often, _ in CALLS.values()])[0]
        call: dict[str, Any] = {"foul": foul, "facts": {**CALLS[foul][1]}, "context": {}}
        if foul == "dead-hand-call" and self._likely(0.5):  # the log can't always tell
            call["facts"]["formally_declared"] = self._likely(0.5)
        if self._likely(0.1):
            penalties = [{"kind": self.chance.choice(INSTEAD), "whom": "offender"}]
            call["issued"] = {"penalties": penalties, "reason": "so it was"}
        return call

    def _place(self) -> dict[str, Any]:
        """One table, hanchan and hand more often than any other; some unknown."""
        table, hanchan = (self.chance.choice((0, 0, 0, 1)) for _ in range(2))
        hand = {"wind": self.chance.choice(SEATS[:2]), "number": self.chance.choice((1, 2))}
        if self._likely(0.5):
            hand["counters"] = self.chance.choice((0, 1))
        place = {"table": self.hall.tables[table], "hanchan": self.hanchans[table][hanchan], "hand": hand}
        return {name: value for name, value in place.items() if name == "table" or not self._likely(0.15)}

    def _times(self) -> dict[str, Any]:
        """Some are sent at once, some after hours without a network."""
        late = DAY_CHANGES + timedelta(minutes=self.chance.choice(MINUTES))
        at = late if self._likely(0.5) else datetime.now(UTC)
        return {"device_at": at.isoformat(timespec="milliseconds"), "clock_offset_ms": 0}

    def _role(self, *often: int) -> str:
        return self.chance.choices(ROLES, often)[0]

    def _likely(self, chance: float) -> bool:
        return self.chance.random() < chance

    def _view(self) -> dict[str, Any]:
        """What the server answers about everything."""

        def ask(path: str) -> Any:
            return self.hall.call("GET", path)

        def at_tables(name: str) -> list[dict[str, Any]]:
            return [item for table in self.hall.tables for item in ask(f"{name}?table={table}")["items"]]

        return {
            "rulings": [{**ask(f"rulings/{item['id']}"), **item} for item in ask("rulings?limit=500")["items"]],
            "escalations": ask("escalations?limit=500")["items"],
            "dead hands": at_tables("dead-hands"),
            "deferred": at_tables("deferred"),
            "offences": {player: ask(f"players/{player}/offences?limit=100") for player in self.players},
            **shown(self.hall),
        }
