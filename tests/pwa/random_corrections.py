"""What a director puts right at random: names, numbers, labels, who was withdrawn, removed or entered twice; seats and
whether a hanchan counts, results, ends of hands."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from uuid_utils.compat import uuid7

from tests.pwa.hall import SEATS, Hall

REASON = "entered wrongly"
HANCHAN = ("table", "round", "status", "substitutes")


class Correction(NamedTuple):
    """A request of a director."""

    method: str
    path: str
    body: dict[str, Any]


class RandomCorrections:
    """Corrections of one hall; what they need is added first. A season knows players by their numbers."""

    def __init__(self, hall: Hall, chance: random.Random, renumbers: bool) -> None:
        self.hall, self.chance, self.renumbers = hall, chance, renumbers
        self.team = hall.add("teams", {"name": "Kamo"})
        self.count = 0

    def any(self) -> Correction:
        """One of them; the server may refuse it."""
        kinds = (self._player, self._team, self._table, self._official, self._remove, self._merge)
        kinds += (self._hanchan, self._result, self._withdraw_result, self._withdraw_hand_end)
        closed = 12 if self._closing_ends() else 1
        return self.chance.choices(kinds, (6, 1, 2, 1, 1, 3, 5, 3, 3, closed))[0]()

    def _player(self) -> Correction:
        path = f"players/{self.chance.choice(self.hall.players)}"
        present = self.hall.call("GET", path)
        number = self._new()
        new = {
            "name": f"Player {number}",
            "id_number": f"X{number}",
            "team": self.chance.choice((None, self.team)),
            "withdrawn": not present["withdrawn"],
        }
        if not self.renumbers:
            del new["id_number"]
        fields = self.chance.sample(list(new), self.chance.choice((1, 1, 2, 3)))
        return _change(path, {name: new[name] for name in fields}, present)

    def _team(self) -> Correction:
        path = f"teams/{self.team}"
        return _change(path, {"name": f"Team {self._new()}"}, self.hall.call("GET", path))

    def _table(self) -> Correction:
        path = f"tables/{self.chance.choice(self.hall.tables)}"
        return _change(path, {"label": f"T{self._new()}"}, self.hall.call("GET", path))

    def _official(self) -> Correction:
        path = f"officials/{self.hall.call('GET', 'officials/me', role='referee')['id']}"
        return _change(path, {"name": f"Official {self._new()}"}, self.hall.call("GET", path))

    def _remove(self) -> Correction:
        kind, name = self.chance.choice((("players", "name"), ("teams", "name"), ("tables", "label")))
        added = self.hall.add(kind, {name: f"Twice {self._new()}"})
        return Correction("PUT", f"{kind}/{added}/removal", {"reason": REASON})

    def _merge(self) -> Correction:
        """Somebody who plays was entered again, and the new entry is to count."""
        again = self.hall.add("players", {"name": f"Again {self._new()}"})
        player = self.chance.choice(self.hall.players)
        into = self.hall.call("GET", f"players/{player}")["merged_into"]
        return Correction("PUT", f"players/{into or player}/merge", {"into": again, "reason": REASON})

    def _hanchan(self) -> Correction:
        """It is cancelled, void, in play again, or goes to the other round; two swap seats, or a substitute comes."""
        present = self.chance.choice(self.hall.call("GET", "hanchans?limit=500")["items"])
        seats, seat = present["seats"], self.chance.choice(SEATS)
        other, stranger = self.chance.choice(SEATS), self.chance.choice(self.hall.players)
        new: dict[str, Any] = self.chance.choice(
            (
                {"status": self.chance.choice(("cancelled", "void", None))},
                {"round": self.chance.choice(("1", "2", "3"))},
                {"table": self.chance.choice(self.hall.tables)},
                {"seats": {**seats, seat: seats[other], other: seats[seat]}},
                {"seats": {**seats, seat: stranger}, "substitutes": {seat: seats[seat]}},
            )
        )
        change = {"id": present["id"], **new, "replaces": {name: present[name] for name in new}}
        return Correction("PATCH", "hanchans", {"hanchans": [change], "reason": REASON})

    def _result(self) -> Correction:
        """Entered, or corrected."""
        hanchan = self.chance.choice(self.hall.hanchans)
        number = self._number_of(hanchan)
        start = self.hall.call("GET", "scoring")["starting_points"] or 0
        totals = self.chance.sample([start + more for more in (12000, 3000, -5000, -10000)], 4)
        points = dict(zip(SEATS, totals, strict=True))
        corrects = {"corrects": {"number": number, "reason": f"counted again, {self._new()}"}} if number else {}
        return Correction("PUT", f"hanchans/{hanchan}/result", {"points": points, **corrects})

    def _withdraw_result(self) -> Correction:
        entered = [one for one in self.hall.hanchans if self._number_of(one)]
        hanchan = self.chance.choice(entered or self.hall.hanchans)
        body = {"number": self._number_of(hanchan) or 1, "reason": REASON}
        return Correction("PUT", f"hanchans/{hanchan}/result/withdrawal", body)

    def _number_of(self, hanchan: str) -> int:
        """How many results it had so far."""
        entries = [entry for entry in self.hall.journal() if entry["kind"].startswith("result.")]
        of_hanchan = (entry["body"]["number"] for entry in entries if entry["body"]["hanchan_id"] == hanchan)
        return max(of_hanchan, default=0)

    def _withdraw_hand_end(self) -> Correction:
        """One that closed a ruling which is still closed, where there is one."""
        end = self.chance.choice(self._closing_ends() or [str(uuid7())])
        return Correction("PUT", f"hand-ends/{end}/withdrawal", {"reason": REASON})

    def _closing_ends(self) -> list[str]:
        closed = {
            item["id"] for item in self.hall.call("GET", "rulings?limit=500")["items"] if item["status"] == "closed"
        }
        entries = [entry for entry in self.hall.journal() if entry["kind"] == "ruling.closed"]
        return [
            entry["body"]["hand_end"] for entry in entries if entry["subject"] in closed and entry["body"]["hand_end"]
        ]

    def _new(self) -> int:
        self.count += 1
        return self.count


def _change(path: str, new: dict[str, Any], present: dict[str, Any]) -> Correction:
    return Correction("PATCH", path, {**new, "replaces": {name: present[name] for name in new}, "reason": REASON})


def shown(hall: Hall) -> dict[str, Any]:
    """What the server answers of people and places, and what everybody owes."""
    names = ("players", "teams", "tables", "officials", "hanchans")
    lists = {name: hall.call("GET", f"{name}?limit=500")["items"] for name in names}
    owed = [row for unit in ("points", "fines") for row in hall.call("GET", f"ledger/{unit}/totals")["items"]]
    return {
        "players": {
            one["id"]: [one["name"], one["id_number"], one["team"], one["withdrawn"]]
            for one in lists["players"]
            if one["merged_into"] is None
        },
        "teams": {one["id"]: one["name"] for one in lists["teams"]},
        "tables": {one["id"]: one["label"] for one in lists["tables"]},
        "officials": {one["id"]: one["name"] for one in lists["officials"]},
        "seats": {one["id"]: one["seats"] for one in lists["hanchans"]},
        "hanchans": {one["id"]: [one[name] or None for name in HANCHAN] for one in lists["hanchans"]},
        "owed": {f"{row['account']['id']} {row['unit']}": row["amount"] for row in owed if row["amount"]},
    }
