"""A league to play with: an evening of two tables under the R.League's rules, in a database of its own.

make demo        makes it anew in instance/demo.sqlite3, serves it, and prints a link for each role

At table 1 one player has come 25 minutes late and one is still missing; a chonbo and a third unvocalised call were
ruled; a fine was paid in part; a player has kept the time at which the arbiter came. At table 2 the game has begun on
time.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from importlib import import_module
from pathlib import Path
from typing import Any
from uuid import UUID

from gunicorn.app.wsgiapp import WSGIApplication
from gunicorn.arbiter import Arbiter

from cli.terminal import say
from config import ROOT, Config
from models.database import schema
from models.database.engine import Engines, make_engine, write
from models.event.tables import codes
from models.journal.journal import Journal
from models.people import credentials
from models.people.credentials import Caller
from models.ruling.hand import SEATS
from services.addresses import Listener, find_addresses
from services.clocks.player_times import NewPlayerTime, put_player_time, require_table
from services.clocks.schedules import change_schedule
from services.clocks.timing_request import NewTiming
from services.clocks.timings import put_timing
from services.ledger.accounts import Account
from services.ledger.payments import NewPayment, put_payment
from services.members import MemberKind, put_member
from services.people.officials import put_official
from services.people.players import PLAYER
from services.people.teams import TEAM
from services.ruling.issue import issue
from services.ruling.request import RulingRequest
from services.secrets import hash_of
from services.tournament.create import create_tournament, invite_person, issue_token, join_path, new_id
from services.tournament.hanchans import put_hanchan
from services.tournament.tables import TABLE

CURRENCY = "SGD"
DATABASE = ROOT / "instance" / "demo.sqlite3"
TEAMS = {
    "Cranes": ("Aoki Haru", "Bernard Luc"),
    "Herons": ("Chen Wei", "Dupont Zoé"),
    "Plovers": ("Endo Ren", "Fabre Inès"),
    "Terns": ("Goto Mei", "Hansen Liv"),
}
ROLES = {"Riko, referee": ["referee"], "Aki, table arbiter": ["arbiter"], "Fumi, finance": ["finance"]}


class League:
    """The demo's tournament, as its director runs it."""

    def __init__(self, engines: Engines, director: Caller) -> None:
        self._engines, self._caller = engines, director
        self.players: list[UUID] = []
        self.tables: list[UUID] = []
        self.hanchans: list[UUID] = []

    def invite(self, name: str, roles: list[str]) -> str:
        """Invite an official. Return the path of their link."""
        with self._journal() as journal:
            answer, _ = put_official(journal, self._caller, new_id(), {"name": name, "roles": roles})
        return str(answer["join"])

    def add(self, kind: MemberKind[Any], body: dict[str, Any]) -> UUID:
        """Add a team, a player or a table. Return its id."""
        identity = new_id()
        with self._journal() as journal:
            put_member(journal, kind, identity, body)
        return identity

    def seat(self, table: UUID, players: Sequence[UUID], begins: datetime) -> None:
        """Seat four players at a table for a hanchan of 90 minutes."""
        identity = new_id()
        seats = dict(zip(SEATS, players, strict=True))
        with self._journal() as journal:
            put_hanchan(journal, identity, {"table": table, "round": "1", "seats": seats})
            change_schedule(journal, self._caller, identity, {"scheduled_at": begins, "minutes": 90, "replaces": None})
        self.hanchans.append(identity)

    def record_timing(self, what: str, place: int, at: datetime, player: UUID | None = None) -> None:
        """Record at a table that somebody is absent or has arrived, or that the game has begun."""
        timing: NewTiming = {"hanchan": self.hanchans[place], "what": what, "device_at": at}
        if player is not None:
            timing["person"] = {"kind": "player", "id": player}
        with self._journal() as journal:
            put_timing(journal, self._caller, new_id(), timing)

    def record_player_time(self, what: str, at: datetime) -> None:
        """Record as a player at the first table when the arbiter was absent or arrived."""
        sent: NewPlayerTime = {"hanchan": self.hanchans[0], "what": what, "who": "arbiter", "device_at": at}
        with self._journal(by_director=False) as journal:
            first = self.tables[0]
            code = codes(journal.connection, journal.tournament_id, [first])[first]
            table = require_table(journal.connection, first, code)
            put_player_time(journal, None, table, new_id(), sent)

    def rule(self, player: UUID, foul: str) -> None:
        """Issue a ruling on a player at the second table."""
        call: RulingRequest = {
            "table": self.tables[1],
            "hanchan": self.hanchans[1],
            "hand": {"wind": "east", "number": 1, "counters": 0},
            "offender": {"kind": "player", "id": player},
            "foul": foul,
            "facts": {},
            "context": {},
        }
        with write(self._engines) as connection:
            issue(connection, self._caller, new_id(), call, datetime.now(UTC), "en")

    def take_payment(self, player: UUID, cents: int) -> None:
        """Take a payment for a player's fines, in cash."""
        account: Account = {"kind": "player", "id": player}
        payment: NewPayment = {"account": account, "unit": CURRENCY, "amount": cents, "method": "cash"}
        with self._journal() as journal:
            put_payment(journal, self._caller, new_id(), payment)

    @contextmanager
    def _journal(self, *, by_director: bool = True) -> Iterator[Journal]:
        who = self._caller.id if by_director else None
        with write(self._engines) as connection:
            yield Journal(connection, self._caller.tournament_id, who, datetime.now(UTC))


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
            say("Making a league to play with …")
            links.update(make(self._database))
            import_module("app")  # who opens the first link does not wait for it; its engine is the worker's own

        def when_ready(server: Arbiter) -> None:
            ready(server)
            listener = Listener(*server.LISTENERS[0].sock.getsockname()[:2])
            public = Config.from_environment().public_url
            origin = find_addresses(public, f"http://localhost:{listener.port}", listener).used
            say("Each link is one person: open each in a browser or a private window of its own.")
            for name, path in links.items():
                say(f"{name:24} {origin}{path}")

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
            currency=CURRENCY,
            time_zone="Asia/Singapore",
            director="Dora",
            at=datetime.now(UTC),
            board_open=True,
        )
        journal = Journal(connection, created.tournament_id, created.official_id, datetime.now(UTC))
        secret = invite_person(journal, created.official_id, "Dora")
        token = issue_token(journal, created.official_id, "the demo itself", days=1)
        director = credentials.find_by_token(connection, hash_of(token), datetime.now(UTC))
        assert director is not None, "the token is new"  # noqa: S101 -- for the type checker
    league = League(engines, director)
    links = {"Dora, league director": join_path(created.tournament_id, secret)}
    for name, roles in ROLES.items():
        links[name] = league.invite(name.partition(",")[0], roles)
    begins = datetime.now(UTC) - timedelta(minutes=27)
    furnish(league, begins)
    play(league, begins)
    engines.dispose()
    links["A player at table 1"] = f"/#/table/{league.tables[0]}"
    links["The hall's big screen"] = f"/t/{created.slug}/board"
    return links


def furnish(league: League, begins: datetime) -> None:
    """Add teams, players, tables, and a hanchan at each."""
    for team, names in TEAMS.items():
        identity = league.add(TEAM, {"name": team})
        for name in names:
            number = f"SG{100 + len(league.players)}"
            league.players.append(league.add(PLAYER, {"name": name, "id_number": number, "team": identity}))
    # Nobody plays against a teammate.
    for place, players in enumerate((league.players[0::2], league.players[1::2])):
        league.tables.append(league.add(TABLE, {"label": str(place + 1)}))
        league.seat(league.tables[place], players, begins)


def play(league: League, begins: datetime) -> None:
    """Record what has happened by now: lateness, rulings, a payment."""
    late, missing = league.players[0], league.players[2]
    league.record_timing("absent", 0, begins + timedelta(minutes=1), late)
    league.record_timing("absent", 0, begins + timedelta(minutes=1), missing)
    league.record_timing("arrived", 0, begins + timedelta(minutes=25), late)
    league.record_timing("began", 1, begins)
    league.record_player_time("absent", begins + timedelta(minutes=2))
    league.record_player_time("arrived", begins + timedelta(minutes=12))
    for _ in range(3):
        league.rule(league.players[1], "unvocalised-call")
    league.rule(league.players[3], "empty-win")
    league.take_payment(late, 400)


if __name__ == "__main__":
    main()
