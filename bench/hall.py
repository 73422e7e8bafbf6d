"""A big hall under the R.League's rules: 16 tables, 64 players, a director; and what referees call there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from uuid import UUID

from flask import Flask
from uuid_utils.compat import uuid7

from api.founding import found
from api.store import engines
from app import create_app
from config import Config
from models import register, rulings, schema
from models.engine import make_engine, write
from models.hanchans import Hanchan
from models.hand import SEATS
from models.journal import Journal
from models.players import Player
from models.rulings import RULING
from models.tables import PlayingTable

MORNING = datetime(2025, 11, 21, 9, 0, tzinfo=UTC)
TABLES = 16
UNLIMITED = "1000000/second"
# What is called most, and one call in eight that declares a hand dead: a second row and journal entry.
FOULS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("unvocalised-call", {}),
    ("etiquette", {}),
    ("unclear-call", {}),
    ("unvocalised-call", {}),
    ("riichi-tile-not-turned", {}),
    ("changing-call", {"first_call_possible": True, "first_call": "group"}),
    ("unvocalised-call", {}),
    ("empty-group-call", {}),
)


@dataclass(frozen=True)
class Hall:
    """Where to write and with which token."""

    tournament: UUID
    official: UUID
    token: str
    tables: list[UUID]
    hanchans: list[UUID]
    players: list[UUID]

    @property
    def path(self) -> str:
        """Its address on any server."""
        return f"/api/v1/tournaments/{self.tournament}"

    @property
    def headers(self) -> dict[str, str]:
        """What each request carries."""
        return {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}

    def calls(self, number: int = 256) -> Iterator[dict[str, Any]]:
        """Calls from all tables in turn; the players, fouls and hands differ."""
        for turn in range(number):
            table, seat, now = turn % TABLES, (turn // 3) % 4, turn // TABLES
            foul, facts = FOULS[(turn * 5 + now) % len(FOULS)]
            yield {
                "table": str(self.tables[table]),
                "hanchan": str(self.hanchans[table]),
                "hand": {"wind": SEATS[now // 4 % 2], "number": now % 4 + 1, "counters": 0},
                "seat": SEATS[seat],
                "offender": {"kind": "player", "id": str(self.players[table * 4 + seat])},
                "foul": foul,
                "facts": facts,
                "device_at": (MORNING + timedelta(seconds=37 * turn)).isoformat(),
                "clock_offset_ms": 120,
            }


def open_hall(database: Path) -> Hall:
    """A migrated database with a furnished tournament."""
    url = f"sqlite:///{database}"
    schema.upgrade(url)
    store = make_engine(url)
    with write(store) as connection:
        founded = found(
            connection,
            name="Autumn League",
            rulebook={"id": "r-league-24-25"},
            currency="SGD",
            time_zone="Asia/Singapore",
            director="Dora",
            at=MORNING,
        )
        journal = Journal(connection, founded.tournament_id, founded.official_id, MORNING)
        hall = Hall(founded.tournament_id, founded.official_id, founded.token, *_furnish(journal))
    store.dispose()
    return hall


def issue(database: Path, hall: Hall, number: int) -> None:
    """This many rulings, issued by the API itself."""
    app = app_of(database)
    client = app.test_client()
    for _, call in zip(range(number), hall.calls(number), strict=True):
        answer = client.put(f"{hall.path}/rulings/{uuid7()}", json=call, headers=hall.headers)
        assert answer.status_code == 201, answer.text
    engines(app).dispose()


def fill(database: Path, hall: Hall, number: int) -> None:
    """As many more rulings, by `models.rulings.issue`: those stored already, again and again with new ids and times."""
    store = make_engine(f"sqlite:///{database}")
    with write(store) as connection:
        models_of = [row._asdict() for row in connection.execute(RULING.select())]
        given = {"tournament_id", "journal_seq", "server_at", "official_id", "counts", "list_item"}
        for turn in range(number):
            row = models_of[turn % len(models_of)]
            at = MORNING + timedelta(seconds=turn)
            values = {name: value for name, value in row.items() if name not in given}
            values |= {"id": uuid7(), "ruled_at": at}
            journal = Journal(connection, hall.tournament, hall.official, at)
            rulings.issue(journal, values, {**row["list_item"], "id": values["id"], "ruled_at": at})
    store.dispose()


def app_of(database: Path) -> Flask:
    """The app on this database, without rate limits."""
    return create_app(
        Config(
            database_url=f"sqlite:///{database}",
            rate_limit=UNLIMITED,
            rate_limit_official=UNLIMITED,
            log_level="warning",
        )
    )


def _furnish(journal: Journal) -> tuple[list[UUID], list[UUID], list[UUID]]:
    tables, hanchans, players = [], [], []
    for number in range(TABLES):
        seated = [uuid7() for _ in SEATS]
        for player in seated:
            count = len(players) + seated.index(player) + 1
            register.add(
                journal, Player, "player.added", {"id": player, "name": f"Player {count}", "id_number": f"{count}"}
            )
        players += seated
        tables.append(uuid7())
        register.add(journal, PlayingTable, "table.added", {"id": tables[-1], "label": f"{number + 1}"})
        hanchans.append(uuid7())
        seats = {f"{seat}_id": player for seat, player in zip(SEATS, seated, strict=True)}
        row = {"id": hanchans[-1], "table_id": tables[-1], "round": "1", **seats}
        register.add(journal, Hanchan, "hanchan.added", row)
    return tables, hanchans, players
