"""Hanchans under whatever is put right in any order: seated, void, replaced, scored, ruled on, clocked, and back again.

After every step standings and balances are those of a small plain model, which shares no code with the server.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import timedelta
from itertools import count
from typing import Any

from flask import Flask
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from uuid_utils.compat import uuid7

from models.ruling.hand import SEATS
from tests.api.tournament.clocks.match import START
from tests.api.tournament.corrections import TYPO
from tests.api.tournament.hall import open_hall
from tests.examples import examples

NUMBERS = count()
ROUNDS = st.sampled_from(("1", "2"))
SEAT = st.sampled_from(SEATS)
FOUR = st.permutations(range(8)).map(lambda order: tuple(order[:4]))
TOTALS = st.permutations((40000, 30000, 20000, 10000))
PLACES = {40000: 0, 30000: 1, 20000: 2, 10000: 3}
MEMBERS = range(3)


@dataclass
class Game:
    """A hanchan: who sits where, whom they replaced, its status, its results, and what lateness costs whom."""

    id: str
    round: str
    seats: dict[str, int]
    replaced: dict[str, int] = field(default_factory=dict)
    status: str | None = None
    points: dict[str, int] | None = None
    entered: int = 0
    late: dict[int, int] = field(default_factory=dict)


class Hanchans(RuleBasedStateMachine):
    """Two tables, eight players, three of them in a team, two rounds."""

    app: Flask

    @initialize()
    def open(self) -> None:
        self.hall = open_hall(self.app, {"id": "r-league-24-25"}, f"evening-{next(NUMBERS)}")
        for number in MEMBERS:
            body = {"team": str(self.hall.team), "replaces": {"team": None}, "reason": TYPO}
            self.call("PATCH", f"players/{self.hall.players[number]}", body, 200)
        self.names = {str(identity): number for number, identity in enumerate(self.hall.players)}
        self.scoring = self.hall.get("scoring")
        self.games = [Game(str(self.hall.hanchan), "1", dict(zip(SEATS, range(4), strict=True)))]
        self.schedule(self.games[0])
        self.rulings: dict[str, dict[str, int]] = {}

    def call(self, method: str, path: str, body: Any, *expected: int) -> Any:
        before = self.hall.get("journal/head")
        answer = self.hall.call(method, path, body, "director")
        assert answer.status_code in expected, answer.text
        if answer.status_code >= 400:
            assert self.hall.get("journal/head") == before
        return answer.get_json(force=True)

    def schedule(self, game: Game) -> None:
        body = {"scheduled_at": START.isoformat(), "minutes": 75, "replaces": None}
        self.call("PUT", f"hanchans/{game.id}/schedule", body, 200)

    def ids(self, seats: dict[str, int]) -> dict[str, str]:
        return {seat: str(self.hall.players[number]) for seat, number in seats.items()}

    def taken(self, round_: str, besides: Game | None = None) -> set[int]:
        others = [one for one in self.games if one is not besides and one.status is None and one.round == round_]
        return {number for one in others for number in one.seats.values()}

    def some(self, data: st.DataObject) -> Game:
        return data.draw(st.sampled_from(self.games), label="hanchan")

    def change(self, game: Game, new: dict[str, Any], seen: dict[str, Any], allowed: bool) -> None:
        body = {"hanchans": [{"id": game.id, **new, "replaces": seen}], "reason": TYPO}
        self.call("PATCH", "hanchans?preview=true", body, 200 if allowed else 422)
        self.call("PATCH", "hanchans", body, 200 if allowed else 422)

    # What people do.

    @precondition(lambda self: len(self.games) < 5)
    @rule(round_=ROUNDS, four=FOUR)
    def seat(self, round_: str, four: tuple[int, ...]) -> None:
        game = Game(str(uuid7()), round_, dict(zip(SEATS, four, strict=True)))
        body = {"table": str(self.hall.tables[1]), "round": round_, "seats": self.ids(game.seats)}
        if self.taken(round_) & set(four):
            self.call("PUT", f"hanchans/{game.id}", body, 422)
            return
        self.call("PUT", f"hanchans/{game.id}", body, 201)
        self.games.append(game)
        self.schedule(game)

    @rule(data=st.data(), status=st.sampled_from(("void", "void", "cancelled", None, None)))
    def set_status(self, data: st.DataObject, status: str | None) -> None:
        game = self.some(data)
        allowed = status == game.status or not (
            (status == "cancelled" and game.points is not None)
            or (status is None and self.taken(game.round) & set(game.seats.values()))
        )
        self.change(game, {"status": status}, {"status": game.status}, allowed)
        game.status = status if allowed else game.status

    @rule(data=st.data(), seat=SEAT, number=st.integers(0, 7))
    def substitute(self, data: st.DataObject, seat: str, number: int) -> None:
        """Another player sits down; or who was replaced comes back."""
        game = self.some(data)
        if number in game.seats.values() or number in {who for at, who in game.replaced.items() if at != seat}:
            return
        replaced = {**game.replaced, seat: game.replaced.get(seat, game.seats[seat])}
        if replaced[seat] == number:
            del replaced[seat]
        seats = {**game.seats, seat: number}
        busy = game.status is None and set(seats.values()) & self.taken(game.round, game)
        new = {"seats": self.ids(seats), "substitutes": self.ids(replaced)}
        seen = {"seats": self.ids(game.seats), "substitutes": self.ids(game.replaced)}
        self.change(game, new, seen, not busy)
        if not busy:
            game.seats, game.replaced = seats, replaced

    @rule(data=st.data(), pair=st.permutations(SEATS))
    def swap(self, data: st.DataObject, pair: list[str]) -> None:
        """Two at one table; a substitute takes whom they replaced along."""
        game = self.some(data)
        other = {pair[0]: pair[1], pair[1]: pair[0]}
        seats = {seat: game.seats[other.get(seat, seat)] for seat in SEATS}
        replaced = {other.get(seat, seat): who for seat, who in game.replaced.items()}
        new = {"seats": self.ids(seats), "substitutes": self.ids(replaced)}
        self.change(game, new, {"seats": self.ids(game.seats), "substitutes": self.ids(game.replaced)}, allowed=True)
        game.seats, game.replaced = seats, replaced

    @rule(data=st.data(), totals=TOTALS)
    def enter(self, data: st.DataObject, totals: list[int]) -> None:
        game = self.some(data)
        points = dict(zip(SEATS, totals, strict=True))
        body: dict[str, Any] = {"points": points}
        if game.entered:
            body["corrects"] = {"number": game.entered, "reason": f"counted again, {game.entered}"}
        self.call("PUT", f"hanchans/{game.id}/result", body, 409 if game.status else 201)
        if game.status is None:
            game.points, game.entered = points, game.entered + 1

    @precondition(lambda self: any(game.points for game in self.games))
    @rule(data=st.data())
    def withdraw_result(self, data: st.DataObject) -> None:
        game = data.draw(st.sampled_from([game for game in self.games if game.points]))
        body = {"number": game.entered, "reason": TYPO}
        self.call("PUT", f"hanchans/{game.id}/result/withdrawal", body, 200)
        game.points = None

    @rule(data=st.data(), seat=SEAT)
    def penalise(self, data: st.DataObject, seat: str) -> None:
        """What a ruling costs is in its own lines; it stays, whatever becomes of its hanchan."""
        game = self.some(data)
        offender = {"kind": "player", "id": str(self.hall.players[game.seats[seat]])}
        table = next(item["table"] for item in self.hall.get("hanchans")["items"] if item["id"] == game.id)
        more = {"offender": offender, "hanchan": game.id, "table": table, "seat": seat}
        ruling = self.hall.rule("empty-win", {"hand_shown": True}, **more)["id"]
        self.rulings[ruling] = {}
        for entry in self.hall.journal():
            if entry["kind"] == "ledger.posted" and entry["subject"] == ruling:
                for line in entry["body"]["lines"]:
                    self.rulings[ruling][line["account_id"]] = line["amount"]
        assert self.rulings[ruling]

    @precondition(lambda self: self.rulings)
    @rule(data=st.data())
    def withdraw_ruling(self, data: st.DataObject) -> None:
        ruling = data.draw(st.sampled_from(sorted(self.rulings)))
        self.call("PUT", f"rulings/{ruling}/withdrawal", {"reason": TYPO}, 200)
        del self.rulings[ruling]

    @rule(data=st.data(), seat=SEAT, minutes=st.integers(1, 9))
    def come_late(self, data: st.DataObject, seat: str, minutes: int) -> None:
        game = self.some(data)
        number = game.seats[seat]
        if any(number in one.late for one in self.games if one.round == game.round):
            return
        for what, after in (("absent", 0), ("arrived", minutes)):
            at = (START + timedelta(minutes=after)).isoformat()
            body = {"hanchan": game.id, "what": what, "person": self.hall.player(number), "device_at": at}
            self.call("PUT", f"timings/{uuid7()}", body, 409 if game.status else 201)
            if game.status:
                return
        game.late[number] = minutes

    # What holds after every step.

    def total(self, points: int) -> int:
        """In tenths of P."""
        place = PLACES[points]
        oka = self.scoring["oka"] // 100 if place == 0 else 0
        return int((points - self.scoring["goal"]) // 100 + 10 * self.scoring["uma"][place] + oka)

    def owed(self) -> dict[str, int]:
        """Account → P."""
        owed: dict[str, int] = {}
        charged = [self.rulings[ruling] for ruling in self.rulings]
        charged += [
            {str(self.hall.players[number]): minutes for number, minutes in game.late.items()}
            for game in self.games
            if game.status is None
        ]
        for lines in charged:
            for account, p in lines.items():
                owed[account] = owed.get(account, 0) + p
        return owed

    @invariant()
    def standings_and_balances_are_those_of_the_model(self) -> None:
        owed = self.owed()
        found = self.hall.get("ledger/points/totals")["items"]
        assert {item["account"]["id"]: item["amount"] for item in found if item["amount"]} == owed
        players = dict.fromkeys(self.names.values(), (0, 0))
        team = (0, 0)
        for game in self.games:
            if game.status is not None or game.points is None:
                continue
            for seat, points in game.points.items():
                total, number = self.total(points), game.seats[seat]
                if seat not in game.replaced:
                    players[number] = (players[number][0] + 1, players[number][1] + total)
                if game.replaced.get(seat, number) in MEMBERS:
                    team = (team[0] + 1, team[1] + total)
        standings = self.hall.get("standings")
        seen = {self.names[row["id"]]: (row["hanchans"], row["score"]) for row in standings["players"]}
        assert seen == players
        assert [(row["hanchans"], row["score"]) for row in standings["teams"]] == [team]
        for row in standings["players"]:
            assert row["final"] == row["score"] - 10 * owed.get(row["id"], 0)

    def teardown(self) -> None:
        if hasattr(self, "hall"):
            assert self.hall.findings() == []


def test_in_any_order(app: Flask) -> None:
    Hanchans.app = app
    often = settings(
        max_examples=examples(4),
        stateful_step_count=25,
        phases=[Phase.reuse, Phase.generate],  # a failure tells enough as it is: shrinking it takes minutes
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(Hanchans, settings=often)
