"""A league to play with: an evening of two tables under the R.League's rules, in a database of its own.

make demo        makes it anew in instance/demo.sqlite3, serves it, and prints a link for each role

At table 1 one player has come 25 minutes late and one is still missing; a chonbo and a third unvocalised call were
ruled; a fine was paid in part; a player has kept the time at which the arbiter came. At table 2 the game has begun on
time.
"""

from __future__ import annotations

import os
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import click
from flask.testing import FlaskClient
from gunicorn.app.wsgiapp import WSGIApplication
from gunicorn.arbiter import Arbiter
from uuid_utils.compat import uuid7

from app import close, create_app
from config import ROOT, Config
from models.database import schema
from models.database.engine import make_engine, write
from models.journal.journal import Journal
from services.tournament.create import create_tournament, invite_person, issue_token, join_path

DATABASE = ROOT / "instance" / "demo.sqlite3"
SEATS = ("east", "south", "west", "north")
TEAMS = {
    "Cranes": ("Aoki Haru", "Bernard Luc"),
    "Herons": ("Chen Wei", "Dupont Zoé"),
    "Plovers": ("Endo Ren", "Fabre Inès"),
    "Terns": ("Goto Mei", "Hansen Liv"),
}
ROLES = {"Riko, referee": ["referee"], "Aki, table arbiter": ["arbiter"], "Fumi, finance": ["finance"]}


class League:
    """A client of the API, as the director of the demo's tournament."""

    def __init__(self, client: FlaskClient, tournament: str, token: str) -> None:
        self._client, self._tournament, self._token = client, tournament, token
        self.players: list[str] = []
        self.tables: list[str] = []
        self.hanchans: list[str] = []

    def put(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Send a PUT as the director. Raises RuntimeError with what the API answers."""
        answer = self._client.put(
            f"/api/v1/tournaments/{self._tournament}/{path}",
            json=body,
            headers={"Authorization": f"Bearer {self._token}"},
        )
        if answer.status_code not in (200, 201):
            raise RuntimeError(f"PUT {path}: {answer.get_data(as_text=True)}")
        content: dict[str, Any] = answer.get_json(force=True)
        return content

    def keep_time(self, body: dict[str, Any]) -> None:
        """Record a time as a player at the first table, without an account."""
        answer = self._client.put(f"/api/v1/tables/{self.tables[0]}/kept-times/{uuid7()}", json=body)
        if answer.status_code != 201:
            raise RuntimeError(answer.get_data(as_text=True))

    def add(self, path: str, body: dict[str, Any]) -> str:
        """Create something with a new id. Return the id."""
        identity = str(uuid7())
        self.put(f"{path}/{identity}", body)
        return identity


class Demo(WSGIApplication):
    """The usual server, which makes the league once its port is free, and ends with the links once it listens."""

    def __init__(self, database: Path) -> None:
        self._database = database
        super().__init__()

    def load_config(self) -> None:
        super().load_config()
        starting, ready = self.cfg.on_starting, self.cfg.when_ready
        links: dict[str, str] = {}

        def on_starting(server: Arbiter) -> None:
            starting(server)
            click.echo("Making a league to play with …")
            links.update(make(self._database))

        def when_ready(server: Arbiter) -> None:
            ready(server)
            origin = f"http://localhost:{server.LISTENERS[0].sock.getsockname()[1]}"
            click.echo("Each link is one person: open each in a browser or a private window of its own.")
            for name, path in links.items():
                click.echo(f"{name:24} {origin}{path}")

        self.cfg.set("on_starting", on_starting)
        self.cfg.set("when_ready", when_ready)


def main(database: Path = DATABASE) -> None:
    """Make the league again from nothing, serve it, and print who joins by which link."""
    os.environ["SHINPAN_DATABASE_URL"] = f"sqlite:///{database}"
    os.environ.setdefault("SHINPAN_LOG_LEVEL", "warning")  # else the requests of the first visit hide the links
    sys.argv[1:] = ["--config", str(ROOT / "deploy" / "gunicorn.py")]
    Demo(database).run()


def make(database: Path) -> dict[str, str]:
    """Make the league in a new database at this path. Return who joins by which path."""
    for path in database.parent.glob(f"{database.name}*"):
        path.unlink()
    url = f"sqlite:///{database}"
    schema.upgrade(url)
    engines = make_engine(url)
    with write(engines) as connection:
        created = create_tournament(
            connection,
            name="R.League, a demo evening",
            rulebook={"id": "r-league-24-25"},
            currency="SGD",
            time_zone="Asia/Singapore",
            director="Dora",
            at=datetime.now(UTC),
            board_open=True,
        )
        journal = Journal(connection, created.tournament_id, created.official_id, datetime.now(UTC))
        token = issue_token(journal, created.official_id, "the demo itself", days=1)
        secret = invite_person(journal, created.official_id, "Dora")
    engines.dispose()
    app = create_app(Config(database_url=url, log_level="warning"))
    league = League(app.test_client(), str(created.tournament_id), token)
    links = {"Dora, league director": join_path(created.tournament_id, secret)}
    for name, roles in ROLES.items():
        links[name] = league.put(f"officials/{uuid7()}", {"name": name.partition(",")[0], "roles": roles})["join"]
    furnish(league)
    play(league)
    links["A player at table 1"] = f"/#/table/{league.tables[0]}"
    links["The hall's big screen"] = f"/t/{created.slug}/board"
    close(app)
    return links


def furnish(league: League) -> None:
    """Add teams, players, tables, and a hanchan at each."""
    for team, names in TEAMS.items():
        identity = league.add("teams", {"name": team})
        for name in names:
            number = f"SG{100 + len(league.players)}"
            league.players.append(league.add("players", {"name": name, "id_number": number, "team": identity}))
    # Nobody plays against a teammate.
    for place, seated in enumerate((league.players[0::2], league.players[1::2])):
        league.tables.append(league.add("tables", {"label": str(place + 1)}))
        seats = dict(zip(SEATS, seated, strict=True))
        body = {"table": league.tables[place], "round": "1", "seats": seats}
        league.hanchans.append(league.add("hanchans", body))


def play(league: League) -> None:
    """Record what has happened by now: lateness, rulings, a payment."""
    start = datetime.now(UTC) - timedelta(minutes=27)
    for hanchan in league.hanchans:
        league.put(f"hanchans/{hanchan}/schedule", {"scheduled_at": start.isoformat(), "minutes": 90})
    late, missing = league.players[0], league.players[2]
    _time(league, 0, "absent", start, 1, late)
    _time(league, 0, "absent", start, 1, missing)
    _time(league, 0, "arrived", start, 25, late)
    _time(league, 1, "began", start, 0)
    for what, minute in (("absent", 2), ("arrived", 12)):
        at = (start + timedelta(minutes=minute)).isoformat()
        league.keep_time({"hanchan": league.hanchans[0], "what": what, "who": "arbiter", "device_at": at})
    for _ in range(3):
        _rule(league, league.players[1], "unvocalised-call", {})
    _rule(league, league.players[3], "empty-win", {})
    fine = {"account": {"kind": "player", "id": late}, "unit": "SGD", "amount": 400, "method": "cash"}
    league.add("payments", fine)


def _time(league: League, place: int, what: str, start: datetime, minute: int, player: str = "") -> None:
    at = (start + timedelta(minutes=minute)).isoformat()
    who = {"person": {"kind": "player", "id": player}} if player else {}
    league.add("timings", {"hanchan": league.hanchans[place], "what": what, "device_at": at, **who})


def _rule(league: League, player: str, foul: str, facts: dict[str, Any]) -> None:
    hand = {"wind": "east", "number": 1, "counters": 0}
    where = {"table": league.tables[1], "hanchan": league.hanchans[1], "hand": hand}
    league.add("rulings", {**where, "offender": {"kind": "player", "id": player}, "foul": foul, "facts": facts})


if __name__ == "__main__":
    main()
