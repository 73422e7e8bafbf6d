"""`make demo`: a league that a newcomer can play with, made through the API."""

from pathlib import Path
from uuid import UUID

from models import audit, ledger
from models.engine import make_engine, read
from scripts.demo import make


def test_the_league_is_whole_and_made_anew_each_time(tmp_path: Path) -> None:
    database = tmp_path / "demo.sqlite3"
    first, again = make(database), make(database)
    who = ["Dora", "Riko", "Aki", "Fumi", "A player at table 1", "The hall's big screen"]
    assert [name.partition(",")[0] for name in again] == who
    assert set(first.values()) & set(again.values()) == {"/t/r-league-a-demo-evening/board"}
    engines = make_engine(f"sqlite:///{database}")
    with read(engines) as connection:
        (name,) = audit.tournaments(connection)
        tournament = UUID(name)
        assert audit.verify(connection, tournament) == []
        points = sorted(row.amount for row in ledger.totals(connection, tournament, points=True))
        (fine,) = ledger.totals(connection, tournament, points=False)
    engines.dispose()
    assert points == [9, 30, 45]  # 1 + 3 + 5 for three unvocalised calls, a chonbo, 25 minutes
    assert fine.amount == 600  # 2 dollars for each of 5 minutes, 4 of them paid
