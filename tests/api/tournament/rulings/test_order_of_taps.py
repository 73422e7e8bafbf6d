"""Whatever is ruled at the end of a hand: the order in which it reaches the log decides nothing."""

from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import permutations
from typing import Any, NamedTuple

import pytest
from flask import Flask
from uuid_utils.compat import uuid7

from tests.api.tournament.hall import SEATS, Hall, open_hall

WAITS = {"hand_end": "not-yet"}
WRC_2022, WRC_2025, LEAGUE = ({"id": book} for book in ("wrc-2022", "wrc-2025", "r-league-24-25"))
FOUR_RIICHI = {**WRC_2022, "options": {"abortive-draws": {"draws": ["four-riichi"]}}}


class Deal(NamedTuple):
    """One hand, with counters that no other has; `began` is when its first foul was called."""

    hall: Hall
    hand: dict[str, Any]
    began: datetime

    def rule(self, seat: str, minute: int, foul: str, facts: dict[str, Any], context: dict[str, Any]) -> None:
        at = (self.began + timedelta(minutes=minute)).isoformat()
        place = {"hand": self.hand, "seat": seat, "offender": self.hall.player(SEATS.index(seat)), "device_at": at}
        self.hall.rule(foul, facts, context=context, **place)

    def end(self, how: str, **said: Any) -> None:
        at = (self.began + timedelta(minutes=9)).isoformat()
        place = {"table": str(self.hall.tables[0]), "hanchan": str(self.hall.hanchan), "hand": self.hand}
        answer = self.hall.call(
            "PUT", f"hand-ends/{uuid7()}", {**place, "how": how, "device_at": at, **said}, "arbiter"
        )
        assert answer.status_code == 201, answer.get_json(force=True)

    def came_to(self) -> dict[str, tuple[str, str, str]]:
        """Seat → foul, status and kind of its ruling."""
        items = self.hall.get("rulings?limit=10")["items"]  # newest first
        return {
            item["seat"]: (item["foul"], item["status"], item["kind"]) for item in items if item["hand"] == self.hand
        }


def charged(hall: Hall) -> Counter[str]:
    """Seat → the P charged so far."""
    totals = {item["account"]["id"]: item["amount"] for item in hall.get("ledger/points/totals")["items"]}
    return Counter({seat: totals.get(str(player), 0) for seat, player in zip(SEATS, hall.players, strict=False)})


def waits(seat: str, foul: str = "noten-riichi") -> Callable[[Deal], None]:
    return lambda deal: deal.rule(seat, 1, foul, WAITS, {})


def wrong_count(seat: str, simultaneous: str, offenders: int = 1) -> Callable[[Deal], None]:
    context = {"simultaneous": simultaneous, "offenders": offenders}
    return lambda deal: deal.rule(seat, 2, "wrong-tile-count", {"before_first_discard": False}, context)


def ends(how: str, **said: Any) -> Callable[[Deal], None]:
    return lambda deal: deal.end(how, **said)


AT_THE_DRAW = ends("exhaustive-draw", hands={"east": "noten", "north": "tenpai"})


@pytest.mark.parametrize(
    ("book", "events", "expected"),
    [
        (
            WRC_2022,
            [waits("east"), wrong_count("south", "exhaustive-draw", 2), AT_THE_DRAW],
            {"east": "chonbo", "south": "chonbo"},
        ),
        (
            WRC_2022,
            [waits("east"), waits("north"), wrong_count("south", "exhaustive-draw", 2), AT_THE_DRAW],
            {"east": "chonbo", "north": "none", "south": "chonbo"},
        ),
        (
            LEAGUE,
            [
                waits("east"),
                wrong_count("south", "exhaustive-draw", 3),
                wrong_count("west", "exhaustive-draw", 3),
                AT_THE_DRAW,
            ],
            {"east": "chonbo", "south": "chonbo", "west": "chonbo"},
        ),
        (
            WRC_2025,
            [
                waits("east", "discard-from-hand-after-riichi"),
                waits("west", "invalid-quad-after-riichi"),
                wrong_count("south", "exhaustive-draw", 3),
                ends("exhaustive-draw", quads={"west": "invalid"}),
            ],
            {"east": "chonbo", "west": "chonbo", "south": "chonbo"},
        ),
        (
            FOUR_RIICHI,
            [
                waits("east"),
                waits("west"),
                wrong_count("south", "abortive-draw", 2),
                ends("four-riichi", hands={"east": "noten", "west": "tenpai"}),
            ],
            {"east": "chonbo", "west": "none", "south": "chonbo"},
        ),
        (
            WRC_2022,
            [waits("east"), waits("west"), wrong_count("south", "win"), ends("win", winners=["north"])],
            {"east": "none", "west": "none", "south": "none"},
        ),
        (
            WRC_2022,
            [waits("east"), waits("west", "invalid-quad-after-riichi"), wrong_count("south", "none"), ends("chonbo")],
            {"east": "none", "west": "none", "south": "chonbo"},
        ),
        (
            LEAGUE,
            [waits("east"), waits("west"), wrong_count("south", "none")],
            {"east": "none", "west": "none", "south": "chonbo"},
        ),
    ],
)
def test_every_order_comes_to_the_same(
    app: Flask, book: dict[str, Any], events: list[Callable[[Deal], None]], expected: dict[str, str]
) -> None:
    hall = open_hall(app, book, "order")
    began = datetime.now(UTC) - timedelta(hours=1)
    results, before = [], charged(hall)
    for number, order in enumerate(permutations(events)):
        deal = Deal(hall, {"wind": "east", "number": 1, "counters": number}, began)
        for event in order:
            event(deal)
        results.append((deal.came_to(), charged(hall) - before))
        before = charged(hall)
    assert {seat: kind for seat, (_, _, kind) in results[0][0].items()} == expected
    assert results == [results[0]] * len(results)
