"""How many statements a request sends to the database, and that none reads the same row twice."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from flask import Flask
from sqlalchemy import event

from api.frame.store import engines
from tests.api.shared_app import app_at
from tests.api.tournament.clocks.match import Match
from tests.api.tournament.escalation_steps import OTHER, decide, escalate
from tests.api.tournament.hall import open_hall
from tests.api.tournament.results.test_scoring import NUMBERS
from tests.api.tournament.results.test_standings import TOTALS, play
from tests.api.tournament.spreadsheets import rows


@contextmanager
def recorded(app: Flask) -> Iterator[list[str]]:
    """Collect the text of every SQL statement that is executed meanwhile."""
    texts: list[str] = []

    def listen(*given: Any) -> None:
        texts.append(given[2])

    used = (engines(app).reader, engines(app).writer)
    for engine in used:
        event.listen(engine, "before_cursor_execute", listen)
    try:
        yield texts
    finally:
        for engine in used:
            event.remove(engine, "before_cursor_execute", listen)


def tables_read(statements: list[str]) -> list[str]:
    """The first table of each query."""
    return [text.partition("FROM")[2].split()[0] for text in statements if text.startswith("SELECT")]


def test_recording_an_arrival_reads_each_row_once(sqlite_url: str) -> None:
    with app_at(sqlite_url) as app:
        match = Match(open_hall(app, {"id": "r-league-24-25"}, "evening"))
        for player in (0, 1, 2):
            match.record("absent", 1, player)
        with recorded(app) as statements:
            match.record("arrived", 9, 0)
    assert len(statements) <= 19
    assert [tables_read(statements).count(table) for table in ("tournament", "hanchan", "ledger_line")] == [1, 1, 1]


def test_choosing_how_to_score_reads_the_tournament_once(sqlite_url: str) -> None:
    with app_at(sqlite_url) as app:
        hall = open_hall(app, {"id": "wrc-2025"})
        with recorded(app) as statements:
            assert hall.call("PUT", "scoring", NUMBERS, "director").status_code == 200
    assert tables_read(statements).count("tournament") == 1


def test_saving_the_results_reads_the_tournament_once(sqlite_url: str) -> None:
    with app_at(sqlite_url) as app:
        hall = open_hall(app, {"id": "wrc-2022"})
        play(hall, hall.hanchan, *TOTALS)
        for what in ("results", "standings"):
            with recorded(app) as statements:
                rows(hall, what)
            assert tables_read(statements).count("tournament") == 1, what


def test_a_dossier_reads_the_escalation_and_its_steps_once(sqlite_url: str) -> None:
    with app_at(sqlite_url) as app:
        hall = open_hall(app, {"id": "wrc-2022"})
        ruling = escalate(hall)
        assert decide(hall, ruling, "amended", call=OTHER)["standing"] != ruling["id"]
        with recorded(app) as statements:
            assert hall.call("GET", f"rulings/{ruling['id']}/escalation", None, "director").status_code == 200
    assert [tables_read(statements).count(table) for table in ("escalation", "escalation_step")] == [1, 1]


def test_withdrawing_a_ruling_reads_it_once_to_find_to_check_to_hash_and_to_answer(sqlite_url: str) -> None:
    with app_at(sqlite_url) as app:
        hall = open_hall(app, {"id": "wrc-2022"})
        path = f"rulings/{hall.rule('swap-calling')['id']}/withdrawal"
        with recorded(app) as statements:
            assert hall.call("PUT", path, {"reason": "wrong table"}).status_code == 200
    assert sum("ruling.id = ?" in text for text in statements if text.startswith("SELECT")) <= 4
