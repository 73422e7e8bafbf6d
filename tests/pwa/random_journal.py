"""An evening on which officials do at random whatever the log has to know, often to the same players and hands.

`agree` folds its journal on a phone, and holds all that the phone says against what the server answered.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from uuid_utils.compat import uuid7

from tests.pwa.hall import SEATS, Hall, Refused

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
FOLD = (Path(__file__).parent / "random_journal.js").read_text(encoding="utf-8")


class RandomJournal:
    """Two tables with two hanchans each. `commands` are those that the server took."""

    def __init__(self, hall: Hall, seed: int) -> None:
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
        self.entries = hall.journal()
        self.commands: list[dict[str, Any]] = []
        self.views: list[tuple[int, dict[str, Any]]] = []
        self.rulings: list[str] = []
        self.escalated: dict[str, str] = {}

    def pass_by(self, steps: int) -> None:
        """Many commands, some of which are refused; now and then the server is asked what it knows."""
        commands = (self.rule, self.end_hand, self.declare, self.withdraw, self.escalate, self.go_on)
        for step in range(1, steps + 1):
            self.chance.choices(commands, (12, 3, 2, 1, 2, 6))[0]()
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
        self.entries += self.hall.call("GET", f"changes?since={before}&limit=500")["items"]
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
        }


def agree(page: Page, evening: RandomJournal, choice: Mapping[str, Any], others: Any = None) -> None:
    """Assert that the phone knows, shows and foresees what the server tells of this evening."""
    asked = [[seq, evening.players] for seq, _ in evening.views]
    phone = page.evaluate(FOLD, [evening.entries, evening.commands, choice, others, asked])
    known = {command["id"]: command["known"] for command in evening.commands if command["kind"] == "ruling"}
    wrong = [(ruling, facts, known[ruling]) for ruling, facts in phone["facts"] if facts != known[ruling]]
    assert not wrong, wrong[0]
    assert not phone["surprises"], phone["surprises"][0]
    for (_, view), seen in zip(evening.views, phone["views"], strict=True):
        _rulings_agree(seen, view)
        _escalations_agree(seen["escalations"], view["escalations"])
        open_ones = [one for one in seen["deadHands"].values() if one["cleared_at"] is None]
        assert _by_id(open_ones, view["dead hands"]) == _by_id(view["dead hands"])
        for player, offences in view["offences"].items():
            record = seen["offences"][player]
            assert (record["counts"], record["total"]) == (offences["counts"], offences["total"])
            assert {item["id"] for item in record["items"]} <= {item["id"] for item in offences["items"]}


def _rulings_agree(seen: Mapping[str, Any], view: Mapping[str, Any]) -> None:
    rulings = seen["rulings"]
    assert rulings.keys() == {item["id"] for item in view["rulings"]}
    assert sorted(seen["deferred"]) == sorted(item["id"] for item in view["deferred"])
    counting: dict[str, set[str]] = {}
    for item in view["rulings"]:
        ruling = rulings[item["id"]]
        listed = ("status", "kind", "table", "hanchan", "hand", "seat", "offender", "foul", "penalties", "revision")
        more = ("prescribed_followed", "ruled_at", "official", "amends", "amended_by", "closed_by", "ended", "seq")
        assert {name: ruling.get(name) for name in (*listed, *more)} == {name: item[name] for name in (*listed, *more)}
        final, closed = ruling.get("final_decision"), item["final_decision"]
        assert (final and final["facts"]) == (closed and closed["facts"])
        if ruling["counts"]:
            counting.setdefault(ruling["offender"]["id"], set()).add(item["id"])
    assert counting == {
        player: {item["id"] for item in offences["items"]}
        for player, offences in view["offences"].items()
        if offences["items"]
    }


def _escalations_agree(seen: Mapping[str, Any], listed: Sequence[Mapping[str, Any]]) -> None:
    assert seen.keys() == {item["ruling"]["id"] for item in listed}
    for item in listed:
        escalation = seen[item["ruling"]["id"]]
        names = ("status", "level", "official", "reason", "escalated_at", "seq")
        assert {name: escalation[name] for name in names} == {name: item[name] for name in names}
        assert escalation["standing_id"] == item["standing"]
        names = ("id", "what", "status", "level", "official", "reason", "made_at", "seq")
        steps = [{**{name: one[name] for name in names}, "standing": one["standing_id"]} for one in escalation["steps"]]
        assert steps == [{name: one[name] for name in (*names, "standing")} for one in item["steps"]]


def _by_id(items: Sequence[Mapping[str, Any]], like: Sequence[Mapping[str, Any]] = ()) -> dict[str, Any]:
    """The items by their ids, without what those they are compared with do not have."""
    names = like[0].keys() if like else None
    return {
        item["id"]: {name: value for name, value in item.items() if names is None or name in names} for item in items
    }
