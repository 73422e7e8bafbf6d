"""`make demo`: a league that a newcomer can play with, made by the services."""

import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import urljoin
from uuid import UUID

import httpx

from models.database.engine import make_engine, read
from models.journal import audit
from models.money import ledger
from scripts.demo import make
from tests.databases import ROOT
from tests.server import environment


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


def test_the_links_come_last_once_the_server_listens(tmp_path: Path) -> None:
    serve = "import sys; from pathlib import Path; from scripts.demo import main; main(Path(sys.argv[1]))"
    server = subprocess.Popen(
        [sys.executable, "-c", serve, str(tmp_path / "demo.sqlite3")],
        cwd=ROOT,
        env=environment("sqlite:///another.sqlite3"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    lines = []
    try:
        for line in server.stdout:
            lines.append(line)
            if "big screen" in line:
                break
        link = lines[-1].split()[-1]
        ready = httpx.get(urljoin(link, "/readyz"))
        board = httpx.get(urljoin(link, "/api/v1/boards/r-league-a-demo-evening"))
    finally:
        server.terminate()
        left, log = server.communicate()
    assert ready.json()["status"] == "ready"
    assert [table["label"] for table in board.json()["tables"]] == ["1", "2"]
    (address,) = re.findall(r"http://localhost:\d+", lines[-1])
    listens = next(number for number, line in enumerate(lines) if f"listens on {address} " in line)
    assert listens < len(lines) - 6
    assert all(address in line for line in lines[-6:])
    assert (left, log) == ("", ""), "a visit has written something after the links"
