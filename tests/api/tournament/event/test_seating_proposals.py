"""POST seating/proposal: rounds in which nobody meets twice where that is possible; nothing is written."""

from __future__ import annotations

from itertools import combinations
from typing import Any
from uuid import uuid4

import pytest
from uuid_utils.compat import uuid7

from api.frame.store import engines
from models.database import register
from models.database.engine import write
from models.event.tables import PlayingTable
from models.journal.journal import Journal
from models.people.players import Player
from models.people.teams import Team
from models.ruling.hand import SEATS
from tests.api.answers import mistakes
from tests.api.tournament.hall import NOON, Hall

PATH = "seating/proposal"


def fill(hall: Hall, players: int, tables: int = 0, team_of: int = 4) -> list[str]:
    """Add players, teams of so many, and tables; the players of the hall, new ones last."""
    added = [uuid7() for _ in range(players)]
    with write(engines(hall.app)) as connection:
        journal = Journal(connection, hall.tournament, None, NOON)
        team = None
        for place, player in enumerate(added):
            if team_of and place % team_of == 0:
                team = uuid7()
                register.add(journal, Team, "team.added", {"id": team, "name": f"Team {team}"})
            row = {"id": player, "name": f"New {place}", "id_number": f"N{place}", "team_id": team}
            register.add(journal, Player, "player.added", row)
        for place in range(tables):
            register.add(journal, PlayingTable, "table.added", {"id": uuid7(), "label": str(place + 3)})
    hall.players += added
    return [str(player) for player in added]


def propose(hall: Hall, **asked: Any) -> dict[str, Any]:
    answer = hall.call("POST", PATH, {"rounds": 1, **asked}, "director")
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.get_json()
    return body


def fours(proposal: dict[str, Any]) -> list[list[list[str]]]:
    return [[[at["seats"][seat] for seat in SEATS] for at in one["tables"]] for one in proposal["rounds"]]


def test_a_whole_league_evening(hall: Hall) -> None:
    """24 in 6 teams and 8 without, one hanchan played; the tables stand in the order in which people count."""
    fill(hall, 24, tables=6)
    before = len(hall.journal())
    proposal = propose(hall, rounds=7)
    assert [one["label"] for one in proposal["rounds"]] == ["2", "3", "4", "5", "6", "7", "8"]
    assert [[at["label"] for at in one["tables"]] for one in proposal["rounds"]] == [[*"12345678"]] * 7
    players = sorted(map(str, hall.players))
    assert all(sorted(player for four in groups for player in four) == players for groups in fours(proposal))
    pairs = [frozenset(pair) for groups in fours(proposal) for four in groups for pair in combinations(four, 2)]
    pairs += [frozenset(pair) for pair in combinations(map(str, hall.players[:4]), 2)]
    assert len(set(pairs)) == len(pairs) == 7 * 48 + 6
    achieved = proposal["achieved"]
    assert achieved["meetings"] == [{"times": 1, "pairs": 342}]
    assert (achieved["repeats"], achieved["teammates"], achieved["kept_apart"]) == ([], [], [])
    assert (achieved["fewest_repeats"], achieved["most_rounds"], achieved["wind_spread"]) == (True, None, 1)
    assert proposal["warnings"] == []
    assert {one["east"] + one["south"] + one["west"] + one["north"] for one in achieved["players"]} == {7, 8}
    assert len(hall.journal()) == before


def test_the_same_request_gives_the_same_rounds_and_another_seed_others(hall: Hall) -> None:
    fill(hall, 12, tables=3)
    first, again, other = (propose(hall, rounds=3, seed=seed) for seed in (5, 5, 6))
    assert first == again
    assert first["rounds"] != other["rounds"]


def test_more_rounds_than_can_be_say_so_and_what_to_do(hall: Hall) -> None:
    proposal = propose(hall, rounds=3, from_existing=False, first_round="Round 09")
    assert [one["label"] for one in proposal["rounds"]] == ["Round 09", "Round 10", "Round 11"]
    (warning,) = proposal["warnings"]
    assert (warning["kind"], warning["values"]) == ("meet-again", {"pairs": 12, "most": 1})
    assert "Propose fewer rounds" in warning["cure"]
    assert proposal["achieved"]["fewest_repeats"] is True
    assert proposal["achieved"]["most_rounds"] == 1
    assert {one["times"] for one in proposal["achieved"]["repeats"]} == {2}


def test_who_is_absent_and_who_is_kept_apart(hall: Hall) -> None:
    fill(hall, 9, tables=2, team_of=0)
    p = [str(player) for player in hall.players]
    asked = {"rounds": 3, "absent": [{"player": p[3], "rounds": ["2"]}], "substitutes": [p[16]]}
    proposal = propose(hall, **asked, keep_apart=[[p[0], p[9]], [p[9], p[10]]])
    playing = [{player for four in groups for player in four} for groups in fours(proposal)]
    assert [set(p) - players for players in playing] == [{p[3]}, {p[16]}, {p[16]}]
    assert proposal["achieved"]["kept_apart"] == []
    assert not [four for groups in fours(proposal) for four in groups if {p[0], p[9]} <= {*four}]
    never = propose(hall, rounds=2, absent=[{"player": p[3]}, {"player": p[4]}], substitutes=[p[16]], byes="rotate")
    assert [len(one["tables"]) for one in never["rounds"]] == [3, 3]
    assert [len(one["sitting_out"]) for one in never["rounds"]] == [2, 2]
    assert not {p[3], p[4]} & {player for groups in fours(never) for four in groups for player in four}
    assert "sitting-out" in {warning["kind"] for warning in never["warnings"]}


def test_players_who_do_not_fill_the_tables_are_refused_unless_they_rotate(hall: Hall) -> None:
    fill(hall, 2, team_of=0)
    (said, cure) = mistakes(hall.call("POST", PATH, {"rounds": 5}, "director"))["byes"]
    assert said == "In round 2 10 players are to play, and the tables have room for 8."
    assert "add tables" in cure
    fill(hall, 0, tables=1)
    (said, cure) = mistakes(hall.call("POST", PATH, {"rounds": 5}, "director"))["byes"]
    assert said == "In round 2 10 players are to play, which is no multiple of four."
    assert "2 would fill the tables" in cure
    rotated = propose(hall, rounds=5, byes="rotate")
    shares = [one["sat_out"] for one in rotated["achieved"]["players"]]
    assert (sum(shares), max(shares) - min(shares)) == (10 + 6, 1)


def test_chosen_tables(hall: Hall) -> None:
    fill(hall, 0, tables=2)
    chosen = [str(hall.tables[1]), str(hall.tables[0])]
    proposal = propose(hall, tables=chosen, rounds=2)
    assert [[at["table"] for at in one["tables"]] for one in proposal["rounds"]] == [chosen[::-1]] * 2


def test_a_search_ends_in_time_and_says_so(hall: Hall) -> None:
    fill(hall, 25, tables=6, team_of=5)
    proposal = propose(hall, rounds=12, byes="rotate", seconds=1)
    assert {"ended-early", "meet-again"} <= {warning["kind"] for warning in proposal["warnings"]}


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "rounds"),
        ({"rounds": 0}, "rounds"),
        ({"rounds": 51}, "rounds"),
        ({"rounds": 2, "first_round": "final"}, "first_round"),
        ({"rounds": 2, "first_round": "0"}, "first_round"),
        ({"rounds": 1, "first_round": "1"}, "first_round"),
        ({"rounds": 2, "first_round": "x" * 39 + "9"}, "first_round"),
        ({"rounds": 1, "tables": []}, "tables"),
        ({"rounds": 1, "tables": [str(uuid4())]}, "tables.0"),
        ({"rounds": 1, "absent": [{"player": str(uuid4())}]}, "absent.0.player"),
        ({"rounds": 1, "substitutes": [str(uuid4())]}, "substitutes.0"),
        ({"rounds": 1, "keep_apart": [[str(uuid4())]]}, "keep_apart.0"),
        ({"rounds": 1, "byes": "maybe"}, "byes"),
        ({"rounds": 1, "seed": -1}, "seed"),
        ({"rounds": 1, "seconds": 60}, "seconds"),
        ({"rounds": 1, "length": 8}, "length"),
    ],
)
def test_bad_body(hall: Hall, body: dict[str, Any], field: str) -> None:
    assert set(mistakes(hall.call("POST", PATH, body, "director"))) == {field}


def test_unknown_pairs_absences_elsewhere_and_too_few(hall: Hall) -> None:
    player, stranger = str(hall.players[0]), str(uuid4())
    apart = {"rounds": 1, "keep_apart": [[player, stranger]]}
    assert set(mistakes(hall.call("POST", PATH, apart, "director"))) == {"keep_apart.0.1"}
    twice = {"rounds": 1, "keep_apart": [[player, player]]}
    assert set(mistakes(hall.call("POST", PATH, twice, "director"))) == {"keep_apart.0"}
    elsewhere = {"rounds": 1, "absent": [{"player": player, "rounds": ["7"]}]}
    assert set(mistakes(hall.call("POST", PATH, elsewhere, "director"))) == {"absent.0.rounds"}
    gone = {"rounds": 1, "byes": "rotate", "absent": [{"player": str(one)} for one in hall.players[:5]]}
    assert set(mistakes(hall.call("POST", PATH, gone, "director"))) == {"rounds"}
