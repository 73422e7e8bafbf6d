"""GET seasons/{id}/standings, one of them explained, and as a table: over tournaments under two rulebooks."""

import csv
from io import StringIO
from typing import Any
from uuid import UUID, uuid4

import pytest
from flask import Flask
from flask.testing import FlaskClient
from uuid_utils.compat import uuid7
from werkzeug.test import TestResponse

from api.frame.store import engines
from models.database.engine import read, write
from models.league import leagues, season_settings
from models.ruling.hand import SEATS
from tests.api.answers import details
from tests.api.tournament.hall import Hall, open_hall
from tests.api.tournament.seasons import join

FIRST = (42300, 31200, 26500, 20000)
SECOND = (10000, 20000, 30000, 60000)


def season_of(hall: Hall) -> UUID:
    with read(engines(hall.app)) as connection:
        played = leagues.membership(connection, hall.tournament)
    assert played is not None
    return played.season_id


def rules(hall: Hall, **changes: Any) -> None:
    """What the league's managers set: how the season is ranked, whether it is open."""
    with write(engines(hall.app)) as connection:
        season_settings.change(connection, season_of(hall), changes)


def ask(hall: Hall, path: str = "", role: str | None = "referee", season: UUID | None = None) -> TestResponse:
    headers = {} if role is None else {"Authorization": f"Bearer {hall.tokens[role]}"}
    return hall.client.get(f"/api/v1/seasons/{season or season_of(hall)}/standings{path}", headers=headers)


def play(hall: Hall, hanchan: UUID | str, totals: tuple[int, ...]) -> None:
    sent = {"points": dict(zip(SEATS, totals, strict=True))}
    response = hall.call("PUT", f"hanchans/{hanchan}/result", sent, "director")
    assert response.status_code == 201, response.text


def seat(hall: Hall, round_: str, *players: UUID) -> str:
    seats = dict(zip(SEATS, map(str, players), strict=True))
    identity = str(uuid7())
    sent = {"table": str(hall.tables[1]), "round": round_, "seats": seats}
    assert hall.call("PUT", f"hanchans/{identity}", sent, "director").status_code == 201
    return identity


def penalise(hall: Hall, account: dict[str, str], amount: int) -> None:
    sent = {"account": account, "unit": "P", "amount": amount, "reason": "by the director"}
    assert hall.call("PUT", f"ledger/decisions/{uuid7()}", sent, "director").status_code == 201


@pytest.fixture
def season(app: Flask) -> tuple[Hall, Hall]:
    """Two tournaments of a season. Uma 15/5, start and goal 30,000 in the first; the RRC's in the second."""
    halls = (
        open_hall(app, {"id": "wrc-2022"}, "first", "First"),
        open_hall(app, {"id": "rrc-1-5"}, "second", "Second"),
    )
    for hall in halls:
        join(hall, "24/25")
    return halls


@pytest.fixture
def played(season: tuple[Hall, Hall]) -> tuple[Hall, Hall]:
    """Two hanchans in the first, one in the second; 30P off the first player there."""
    first, second = season
    play(first, first.hanchan, FIRST)
    play(first, seat(first, "2", *first.players[:4]), (20000, 26500, 31200, 42300))
    play(second, second.hanchan, SECOND)
    penalise(first, first.player(0), 30)
    return season


def line(answer: dict[str, Any], number: str) -> dict[str, Any]:
    (one,) = [one for one in answer["players"] if one["id_number"] == number]
    return dict(one)


@pytest.mark.postgresql
def test_sums_over_both_tournaments_each_by_its_own_scoring(played: tuple[Hall, Hall]) -> None:
    first, _ = played
    answer, again = (ask(hall).get_json() for hall in played)
    assert answer == again
    assert answer["league"] == "R.League"
    assert [one["name"] for one in answer["tournaments"]] == ["First", "Second"]
    assert [one["rulebook"] for one in answer["tournaments"]] == ["wrc-2022", "rrc-1-5"]
    for number in range(4):
        one = line(answer, f"10{number}")
        own = [hall.get(f"standings/{hall.players[number]}") for hall in played]
        assert one["score"] == sum(standing["score"] for standing in own)
        assert one["penalties"] == (300 if number == 0 else 0)
        assert one["total"] == one["score"] - one["penalties"]
        assert (one["attended"], one["played"], one["hanchans"]) == (2, 3, 3)
        assert [part["id"] for part in one["tournaments"]] == [standing["id"] for standing in own]
    ranked = [one for one in answer["players"] if one["rank"] is not None]
    assert [one["total"] for one in ranked] == sorted((one["total"] for one in ranked), reverse=True)
    assert [one["unranked"] for one in answer["players"] if one["rank"] is None] == ["few-hanchans"] * 4
    before = first.get("standings")["players"]
    assert [line(answer, one["id_number"])["rank_before"] for one in before] == [one["rank"] for one in before]


def test_what_a_director_wrote_is_for_who_runs_the_season(played: tuple[Hall, Hall]) -> None:
    first, second = played
    rules(first, standings_open=True)
    path = f"/{first.players[0]}"
    for hall, role, told in (
        (first, "referee", "by the director"),
        (second, "arbiter", "by the director"),
        (first, None, None),
    ):
        parts = ask(hall, path, role).get_json()["parts"]
        (written,) = [row for part in parts for row in part["ledger"]]
        assert (written["reason"], written["amount"]) == (told, 30)


def test_every_total_is_explained_down_to_the_hanchan_and_the_ledger(played: tuple[Hall, Hall]) -> None:
    rules(played[0], ranking={"counted": "best", "of": "hanchans", "number": 2})
    listed = ask(played[0]).get_json()
    for hall in played:
        for number, player in enumerate(hall.players[:4]):
            one = ask(hall, f"/{player}").get_json()
            assert {name: value for name, value in one.items() if name not in ("parts", "season")} == line(
                listed, f"10{number}"
            )
            games = [game for part in one["parts"] for game in part["games"] if game["in_season"]]
            every = sorted((game["total"] for part in one["parts"] for game in part["games"]), reverse=True)
            assert sum(game["total"] for game in games) == one["score"] == sum(every[:2])
            assert sum(part["counted_score"] for part in one["tournaments"]) == one["score"]
            taken = [row["amount"] * 10 for part in one["parts"] for row in part["ledger"]]
            assert sum(taken) == one["penalties"]
    assert one["season"]["ranking"]["counted"] == "best"


def test_a_tournament_that_is_dropped_takes_its_penalties_with_it(played: tuple[Hall, Hall]) -> None:
    rules(played[0], ranking={"counted": "best", "number": 1, "penalties": "deducted"})
    one = line(ask(played[0]).get_json(), "100")
    kept, dropped = one["tournaments"] if one["tournaments"][0]["is_counted"] else reversed(one["tournaments"])
    assert (kept["is_counted"], dropped["is_counted"], dropped["counted"]) == (True, False, 0)
    assert one["total"] == kept["score"] - kept["penalties"] > dropped["score"] - dropped["penalties"]


def test_a_mean_is_told_in_hundredths(played: tuple[Hall, Hall]) -> None:
    rules(played[0], ranking={"total": "mean"})
    for one in ask(played[0]).get_json()["players"][:4]:
        assert abs(one["mean"] / 100 - one["total"] / 10 / 3) <= 0.005


def test_teams_are_known_by_their_names(season: tuple[Hall, Hall]) -> None:
    for number, hall in enumerate(season):
        mate = uuid7()
        player = {"name": f"Mate {number}", "id_number": f"M{number}", "team": str(hall.team)}
        assert hall.call("PUT", f"players/{mate}", player, "director").status_code == 201
        play(hall, seat(hall, "2", mate, *hall.players[5:]), FIRST)
    penalise(season[1], {"kind": "team", "id": str(season[1].team)}, 10)
    answer = ask(season[0]).get_json()
    (team,) = answer["teams"]
    own = [hall.get(f"standings/{hall.team}") for hall in season]
    assert (team["name"], team["hanchans"], team["penalties"]) == ("Kamo", 2, 100)
    assert team["total"] == sum(one["final"] for one in own)
    assert {one["id_number"] for one in answer["players"] if one["team"] == "Kamo"} == {"M0", "M1"}
    explained = ask(season[0], f"/{season[1].team}").get_json()
    assert [game["player"] for part in explained["parts"] for game in part["games"]] == [
        game["player"] for one in own for game in one["games"]
    ]


def test_who_was_disqualified_loses_that_tournament_or_the_rank(played: tuple[Hall, Hall]) -> None:
    first, second = played
    second.rule("cheating", {}, offender=second.player(3))
    one = line(ask(first).get_json(), "103")
    assert [part["disqualified"] for part in one["tournaments"]] == [False, True]
    assert one["total"] == first.get(f"standings/{first.players[3]}")["final"]
    rules(first, ranking={"minimum_tournaments": 2})
    one = line(ask(first).get_json(), "103")
    assert (one["rank"], one["unranked"]) == (None, "disqualified")
    rules(first, ranking={"disqualified": "season"})
    one = line(ask(first).get_json(), "103")
    assert (one["rank"], one["unranked"]) == (None, "disqualified")


def test_what_nothing_says_how_to_score_counts_for_nobody(app: Flask, played: tuple[Hall, Hall]) -> None:
    silent = open_hall(app, {"id": "ema-2016"}, "silent")
    join(silent, "24/25")
    before = ask(played[0]).get_json()
    assert [one["is_scored"] for one in before["tournaments"]] == [True, True, False]
    assert len(line(before, "100")["tournaments"]) == 2


def test_whatever_happens_is_in_it_at_once(played: tuple[Hall, Hall]) -> None:
    first, second = played
    totals = [line(ask(first).get_json(), "100")["total"]]
    for happens in (
        lambda: penalise(second, second.player(0), 5),
        lambda: play(second, seat(second, "2", *second.players[:4]), SECOND),
    ):
        happens()
        totals.append(line(ask(first).get_json(), "100")["total"])
    assert totals[1] == totals[0] - 50
    assert totals[2] == sum(hall.get(f"standings/{hall.players[0]}")["final"] for hall in played)


def test_before_anything_was_played(season: tuple[Hall, Hall]) -> None:
    answer = ask(season[0]).get_json()
    assert {(one["rank"], one["rank_before"], one["total"]) for one in answer["players"]} == {(None, None, 0)}
    assert answer["season"]["ranking"]["penalties"] == "deducted"


def test_as_a_table(played: tuple[Hall, Hall]) -> None:
    answer = ask(played[0]).get_json()
    path = f"/api/v1/seasons/{season_of(played[0])}/exports/standings.csv?lang=en"
    asked = {"Authorization": f"Bearer {played[0].tokens['referee']}"}
    response = played[0].client.get(path, headers=asked)
    assert "24_25" in response.headers["Content-Disposition"]
    rows = list(csv.DictReader(StringIO(response.data.decode("utf-8-sig"))))
    for row, one in zip(rows, answer["players"], strict=True):
        assert row["Rank"] == ("" if one["rank"] is None else str(one["rank"]))
        assert float(row["Final"]) * 10 == one["total"]
        played_for = [float(row[name]) * 10 for name in ("First", "Second")]
        assert sum(played_for) - float(row["Penalties (P)"]) * 10 == one["total"]
    rules(played[0], ranking={"total": "mean"})
    assert "Mean per hanchan" in played[0].client.get(path, headers=asked).text
    teams = played[0].client.get(path.replace(".csv", ".xlsx") + "&of=teams", headers=asked)
    assert teams.data.startswith(b"PK")
    details(played[0].client.get(path.replace(".csv", ".pdf"), headers=asked), 404)


@pytest.mark.parametrize("of", ["hanchans", "tournaments"])
def test_the_columns_of_a_table_add_up_to_its_score(played: tuple[Hall, Hall], of: str) -> None:
    """What does not count is not in them."""
    rules(played[0], ranking={"counted": "best", "of": of, "number": 1})
    path = f"/api/v1/seasons/{season_of(played[0])}/exports/standings.csv?lang=en"
    answer = played[0].client.get(path, headers={"Authorization": f"Bearer {played[0].tokens['referee']}"})
    rows = list(csv.DictReader(StringIO(answer.data.decode("utf-8-sig"))))
    assert any(float(row["Score"]) for row in rows)
    for row in rows:
        assert sum(round(float(row[name] or 0) * 10) for name in ("First", "Second")) == round(float(row["Score"]) * 10)


@pytest.mark.parametrize("path", ["", "/{player}"])
def test_only_for_officials_of_its_tournaments_until_it_is_opened(
    app: Flask, played: tuple[Hall, Hall], path: str
) -> None:
    first, second = played
    path = path.format(player=second.players[0])
    season = season_of(first)
    stranger = open_hall(app, {"id": "wrc-2022"}, "stranger")
    player = app.test_client()
    first.admit(player, first.link(player=str(first.players[0]), uses=1))
    for answer in (
        ask(stranger, path, "director", season),
        ask(first, path, None, season),
        player.get(f"/api/v1/seasons/{season}/standings{path}"),
        ask(first, path, "director", uuid4()),
    ):
        details(answer, 404)
    for role in ("director", "arbiter", "finance"):
        assert ask(first, path, role).status_code == 200
    rules(first, standings_open=True)
    assert ask(stranger, path, None, season).status_code == 200


def test_a_browser_that_was_let_in_sees_it(app: Flask, played: tuple[Hall, Hall]) -> None:
    browser: FlaskClient = app.test_client()
    assert played[0].admit(browser, played[0].link(roles=["arbiter"], uses=1), name="Ari").status_code in (200, 201)
    assert browser.get(f"/api/v1/seasons/{season_of(played[0])}/standings").status_code == 200


def test_nobody_else_is_explained(played: tuple[Hall, Hall]) -> None:
    details(ask(played[0], f"/{uuid4()}"), 404)
    details(ask(played[0], f"/{played[0].officials['director']}"), 404)
