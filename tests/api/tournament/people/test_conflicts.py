"""Who plays, or has a conflict with somebody at the table, may rule all the same; it is recorded for ever.

But for a book that leaves the table of a referee who plays to another one.
"""

from typing import Any
from uuid import uuid4

import pytest
from flask import Flask

from tests.api.answers import details
from tests.api.tournament.escalation_steps import escalate, take
from tests.api.tournament.hall import Hall, open_hall

SIMPLE = ("unclear-call", {})


def declare(hall: Hall, role: str = "referee", **partial: Any) -> None:
    change = hall.change_official(hall.officials[role], **partial)
    assert change.status_code == 200, change.text


def recorded(hall: Hall, **different: Any) -> Any:
    """What stands in the answer, read again, in the list and in the journal: the same everywhere."""
    answer = hall.rule(*SIMPLE, **different)
    item = hall.get("rulings?limit=1")["items"][0]
    entry = hall.journal()[-1]["body"]["ruling"]
    assert item["id"] == entry["id"] == answer["id"]
    again = hall.get(f"rulings/{answer['id']}")["conflict"]
    assert answer["conflict"] == again == item.get("conflict") == entry.get("conflict")
    return answer["conflict"]


@pytest.mark.parametrize(
    ("player", "conflicts", "why"),
    [
        (0, [], "plays"),
        (3, [0], "plays"),
        (None, [0, 1], "offender"),
        (7, [1], "table"),
        (7, [6], None),
        (None, [], None),
    ],
)
def test_the_strongest_reason_is_recorded(hall: Hall, player: int | None, conflicts: list[int], why: str) -> None:
    declare(
        hall,
        player=None if player is None else str(hall.players[player]),
        conflicts=[str(hall.players[number]) for number in conflicts],
    )
    assert recorded(hall) == why
    assert hall.findings() == []


def test_without_a_hanchan_the_offender_is_known(hall: Hall) -> None:
    declare(hall, player=str(hall.players[5]), conflicts=[str(hall.players[1])])
    nowhere = {"hanchan": None, "hand": None}
    assert recorded(hall, **nowhere, offender=hall.player(5)) == "plays"
    assert recorded(hall, **nowhere, offender=hall.player(1)) == "offender"
    assert recorded(hall, **nowhere, offender=hall.player(0)) is None


@pytest.mark.postgresql
def test_a_team_is_its_players(hall: Hall) -> None:
    mate = str(uuid4())
    hall.call("PUT", f"players/{mate}", {"name": "Mate", "id_number": "200", "team": str(hall.team)}, "director")
    team = {"offender": {"kind": "team", "id": str(hall.team)}, "hanchan": None, "hand": None, "seat": None}
    assert recorded(hall, **team) is None
    declare(hall, conflicts=[mate])
    assert recorded(hall, **team) == "offender"
    declare(hall, player=mate)
    assert recorded(hall, **team) == "plays"


def test_it_holds_from_the_moment_it_was_declared_and_others_rule_freely(hall: Hall) -> None:
    assert recorded(hall) is None
    declare(hall, conflicts=[str(hall.players[0])])
    assert recorded(hall) == "offender"
    assert hall.rule(*SIMPLE, role="director")["conflict"] is None
    declare(hall, conflicts=[])
    assert recorded(hall) is None


def test_what_was_recorded_outlives_the_rulings_end(hall: Hall) -> None:
    declare(hall, player=str(hall.players[1]))
    waits = hall.rule("noten-riichi", {"hand_end": "not-yet"})
    end = {
        "table": str(hall.tables[0]),
        "hanchan": str(hall.hanchan),
        "hand": {"wind": "east", "number": 1, "counters": 0},
    }
    end |= {"how": "exhaustive-draw", "hands": {"east": "noten"}}
    assert hall.call("PUT", f"hand-ends/{uuid4()}", end).status_code == 201
    hall.call("PUT", f"rulings/{waits['id']}/withdrawal", {"reason": "seen wrongly"}, "director")
    assert {item["conflict"] for item in hall.get("rulings")["items"]} == {"plays"}


@pytest.mark.parametrize(("player", "status"), [(0, 403), (3, 403), (7, 201), (None, 201)])
def test_a_book_may_leave_the_own_table_to_another_referee(app: Flask, player: int | None, status: int) -> None:
    hall = open_hall(app, {"id": "rrc-1-5"})
    declare(hall, player=None if player is None else str(hall.players[player]))
    answer = hall.call("PUT", f"rulings/{uuid4()}", hall.body("wrong-tile-count", {}))
    assert answer.status_code == status, answer.text
    if status == 403:
        problem = details(answer, 403)
        assert problem["type"].endswith(":own-table")
        assert [(error["field"], error["cure"]) for error in problem["errors"]] == [
            ("table", "Leave it to a referee who does not play here.")
        ]
        ruling = hall.rule("wrong-tile-count", {}, role="director")
        assert ruling["conflict"] is None
        amends = {"ruling": ruling["id"], "reason": "No"}
        elsewhere = hall.body(*SIMPLE, hanchan=None, hand=None, seat=None, offender=hall.player(5), amends=amends)
        changes = {f"rulings/{ruling['id']}/withdrawal": {"reason": "No"}, f"rulings/{uuid4()}": elsewhere}
        for path, body in changes.items():
            assert details(hall.call("PUT", path, body), 403)["type"].endswith(":own-table")


def test_nor_does_an_own_table_decide_an_escalation(app: Flask) -> None:
    hall = open_hall(app, {"id": "rrc-1-5"})
    hall.invite("head-referee")
    declare(hall, "head-referee", player=str(hall.players[1]))
    answer = take(hall, escalate(hall, "wrong-tile-count", {}), "decisions", "head-referee", outcome="upheld")
    assert details(answer, 403)["type"].endswith(":own-table")
