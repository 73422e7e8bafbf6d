"""GET exports for other tools: penalties, results and rounds, each read back as that tool reads it."""

import json
from decimal import Decimal
from typing import Any

import pytest
from icalendar import Calendar
from uuid_utils.compat import uuid7

from services.spreadsheets.columns import SEATING_SHEET
from services.spreadsheets.files.document import Source
from services.spreadsheets.formats.parse import parse
from tests.api.answers import details
from tests.api.tournament.hall import Hall
from tests.api.tournament.spreadsheets import cells, rows

SHEETS = ("penalty-list", "world-riichi", "riichi-nomi", "ema")
PATHS = (*(f"exports/{what}.csv" for what in SHEETS), "exports/pantheon.jsonl", "exports/calendar.ics")


def decide(hall: Hall, player: int, amount: int, **more: Any) -> None:
    sent = {"account": hall.player(player), "unit": "P", "amount": amount, "reason": "phone, private", **more}
    assert hall.call("PUT", f"ledger/decisions/{uuid7()}", sent, "director").status_code == 201


def enter(hall: Hall, points: dict[str, int], **more: Any) -> None:
    sent = {"points": points, **more}
    answer = hall.call("PUT", f"hanchans/{hall.hanchan}/result", sent, "director")
    assert answer.status_code == 201, answer.text


POINTS = {"east": 42300, "south": 31200, "west": 26500, "north": 20000}


@pytest.fixture
def penalised(hall: Hall) -> Hall:
    """A warning and a chonbo for Player 0, 2P decided for Player 1, and one result."""
    hall.rule("unclear-call")
    hall.rule("empty-win")
    decide(hall, 1, 2)
    enter(hall, POINTS)
    return hall


def test_the_penalty_list_has_every_column(penalised: Hall) -> None:
    found = rows(penalised, "penalty-list")
    brief = [tuple(row[name] for name in ("player_id", "round", "seat", "foul", "kind", "penalty_p")) for row in found]
    assert brief == [
        ("100", "1", "east", "unclear-call", "warning", "0"),
        ("100", "1", "east", "empty-win", "chonbo", "30"),
        ("101", "", "", "", "decision", "2"),
    ]
    chonbo = found[1]
    assert (chonbo["rulebook"], chonbo["section"], chonbo["status"]) == ("wrc-2022", "Mod 6.3", "issued")
    assert chonbo["ruled_at"].endswith("+00:00")
    assert chonbo["ruling_id"]
    headings = [cell.text for cell in cells(penalised, "penalty-list", lang="ja")[0]]
    assert headings == list(found[0]), "a program finds the same columns in every language"


def test_pantheon_gets_no_chonbo_and_no_note(penalised: Hall) -> None:
    decide(penalised, 2, 30)
    response = penalised.call("GET", "exports/pantheon.jsonl", None, "director")
    assert response.content_type == "application/jsonl"
    sent = [json.loads(line) for line in response.data.splitlines()]
    assert [(one["local_id"], one["amount"]) for one in sent] == [("100", 0), ("101", 2000), ("102", 30000)]
    assert sent[0]["reason"] == "Unclear or non-standard call"
    assert b"private" not in response.data
    assert [len(one["warnings"]) for one in sent] == [0, 0, 1]
    assert "between 100 and 20000" in sent[2]["warnings"][0]
    assert all(isinstance(one["amount"], int) for one in sent), "its protocol takes whole numbers"


def test_world_riichi_gets_each_hanchans_sum_below_zero(penalised: Hall) -> None:
    found = rows(penalised, "world-riichi")
    brief = [(*tuple(row.values())[:5], row["penalty"]) for row in found]
    assert brief == [("R1", "1", "1", "E", "100", "-30"), ("results", "", "", "", "101", "-2")]


def test_riichi_nomi_reads_its_own_results(penalised: Hall) -> None:
    response = penalised.call("GET", "exports/riichi-nomi.csv", None, "director")
    text = response.data.decode("utf-8-sig")
    assert text.splitlines()[:2] == ["Round ID,Table ID,Player ID,Seat Wind,Points,Penalties", "1,1,100,0,42300,30"]
    sheet = parse(Source(text), SEATING_SHEET)
    assert sheet.format == "riichi-nomi"
    assert [sheet.rows[0].cells[seat] for seat in POINTS] == ["100", "101", "102", "103"]


def test_the_ema_report_says_why_its_sum_is_not_zero(penalised: Hall) -> None:
    found = rows(penalised, "ema")
    players, footer = found[:4], found[4:]
    assert sum(Decimal(row["Score"]) for row in players) == Decimal("-32.0")
    assert sum(Decimal(row["Table points"]) for row in players) == 0
    assert [(row["First Name"], row["Score"]) for row in footer] == [
        ("Sum of all scores", "-32.0"),
        ("of it penalties", "-32.0"),
    ]
    last = players[-1]
    assert [last[name] for name in ("Place", "First Name", "Last name", "Ema Member")] == ["4", "Player", "3", "No"]


def test_a_sum_that_is_zero_and_one_that_a_substitute_puts_off(hall: Hall) -> None:
    sent = {"csv": "Name,No\nPlayer 0,04010101\n", "reason": "their number of the EMA"}
    assert hall.call("POST", "players/import", sent, "director").status_code == 200
    enter(hall, POINTS)
    *players, whole = rows(hall, "ema")
    assert (len(players), whole["Score"]) == (4, "0.0")
    assert (players[0]["EMA number"], players[0]["Ema Member"]) == ("04010101", "Yes")
    sent = {"points": POINTS, "unranked": ["west"], "corrects": {"number": 1, "reason": "a substitute sat there"}}
    assert hall.call("PUT", f"hanchans/{hall.hanchan}/result", sent, "director").status_code == 201
    footer = [row for row in rows(hall, "ema") if not row["EMA number"] and not row["Ema Member"]]
    assert [row["First Name"] for row in footer] == ["Sum of all scores", "of it substitutes' scores"]
    assert footer[0]["Score"] == footer[1]["Score"] != "0.0"


def test_rounds_as_a_calendar_and_those_of_a_player(hall: Hall) -> None:
    start = {"scheduled_at": "2026-03-14T10:00:00+01:00", "minutes": 75}
    assert hall.call("PUT", f"hanchans/{hall.hanchan}/schedule", start, "director").status_code == 200
    response = hall.call("GET", "exports/calendar.ics", None, "director")
    assert response.content_type == "text/calendar; charset=utf-8"
    [entry] = Calendar.from_ical(response.data).events
    assert entry["SUMMARY"].endswith("round 1")
    assert entry.start.isoformat() == "2026-03-14T10:00:00+01:00"
    assert entry.end.isoformat() == "2026-03-14T11:15:00+01:00"
    assert str(entry.start.tzinfo) == "Europe/Paris"
    path = f"exports/calendar.ics?player={hall.players[0]}&lang=fr"
    [own] = Calendar.from_ical(hall.call("GET", path, None, "director").data).events
    assert own["SUMMARY"].endswith("ronde 1, table 1")
    path = f"exports/calendar.ics?player={hall.players[7]}"
    assert Calendar.from_ical(hall.call("GET", path, None, "director").data).events == []
    details(hall.call("GET", f"exports/calendar.ics?player={uuid7()}", None, "director"), 404)
    details(hall.call("GET", "exports/calendar.ics?player=7", None, "director"), 422)


@pytest.mark.parametrize("path", PATHS)
def test_unknown_language(hall: Hall, path: str) -> None:
    details(hall.call("GET", f"{path}?lang=de", None, "director"), 422)
