"""A season under the R.League's rules: 16 tables, 256 hanchans, 1,024 players, a director; and what referees call."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import islice
from pathlib import Path
from typing import Any
from uuid import UUID

from flask import Flask
from uuid_utils.compat import uuid7

from api.frame.store import engines
from app import create_app
from bench.servers import url_of
from config import Config
from models.database import register, schema
from models.database.engine import make_engine, write
from models.database.types import utc_text
from models.event.hanchans import Hanchan
from models.event.tables import PlayingTable
from models.journal.journal import ENTRY, Journal
from models.people.players import Player
from models.ruling.hand import SEATS
from models.ruling.rulings import RULING
from services.tournament.create import create_tournament, issue_token

MORNING = datetime.now(UTC).replace(microsecond=0) - timedelta(days=300)
TABLES, ROUNDS = 16, 16
BATCH = 10_000
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

    def calls(self, number: int) -> Iterator[dict[str, Any]]:
        """Yield calls from all hanchans in turn; the players, fouls and hands differ."""
        for turn in range(number):
            now, hanchan = divmod(turn, len(self.hanchans))
            player = (now + hanchan // 3) % 4  # who sat there at the start; the winds move on with each hand
            foul, facts = FOULS[(hanchan * 5 + now * 3 + hanchan // TABLES) % len(FOULS)]
            yield {
                "table": str(self.tables[hanchan % TABLES]),
                "hanchan": str(self.hanchans[hanchan]),
                "hand": {"wind": SEATS[now // 4 % 2], "number": now % 4 + 1, "counters": 0},
                "seat": SEATS[(player - now) % 4],
                "offender": {"kind": "player", "id": str(self.players[hanchan * 4 + player])},
                "foul": foul,
                "facts": facts,
                "device_at": datetime.now(UTC).isoformat(),
                "clock_offset_ms": 120,
            }


def open_hall(database: Path | str) -> Hall:
    """Migrate a database, a SQLite file or one at an address, and furnish a tournament there."""
    url = url_of(database)
    schema.upgrade(url)
    store = make_engine(url)
    with write(store) as connection:
        created = create_tournament(
            connection,
            name="Autumn League",
            rulebook={"id": "r-league-24-25"},
            currency="SGD",
            time_zone="Asia/Singapore",
            director="Dora",
            at=MORNING,
        )
        journal = Journal(connection, created.tournament_id, created.official_id, MORNING)
        token = issue_token(journal, created.official_id, "bench", days=366)
        hall = Hall(created.tournament_id, created.official_id, token, *_furnish(journal))
    store.dispose()
    return hall


def issue(database: Path, hall: Hall, number: int) -> None:
    """Issue this many rulings by the API itself."""
    with app_of(database) as app:
        client = app.test_client()
        for _, call in zip(range(number), hall.calls(number), strict=True):
            answer = client.put(f"{hall.path}/rulings/{uuid7()}", json=call, headers=hall.headers)
            assert answer.status_code == 201, answer.text


def fill(database: Path, hall: Hall, number: int) -> None:
    """Store as many more rulings by bulk SQL: copies of stored ones with their own ids, places, players and times.

    Their journal entries are numbered, but not chained: nothing here may be audited.
    """
    with closing(sqlite3.connect(database)) as connection:
        connection.row_factory = sqlite3.Row
        connection.execute("PRAGMA journal_mode = OFF")
        connection.execute("PRAGMA synchronous = OFF")
        [last] = connection.execute("SELECT max(seq) FROM journal_entry").fetchone()
        stored = "SELECT * FROM journal_entry JOIN ruling ON journal_seq = seq AND ruling.id = subject"
        like = {row["foul"]: dict(row) for row in connection.execute(stored)}
        copies = (_copy(like[call["foul"]], seq, call) for seq, call in enumerate(hall.calls(number), last + 1))
        while batch := list(islice(copies, BATCH)):
            connection.executemany(str(ENTRY.insert()), batch)
            connection.executemany(str(RULING.insert()), batch)
            connection.commit()
        connection.execute("UPDATE journal_head SET seq = ?", (last + number,))
        connection.commit()
        connection.execute("PRAGMA journal_mode = WAL")
    with database.open("rb+") as filled:
        os.fsync(filled)  # else its writing would disturb whatever is measured next


def _copy(stored: dict[str, Any], seq: int, call: dict[str, Any]) -> dict[str, Any]:
    """Return the columns of a ruling and of its entry."""
    identity = uuid7().hex
    return {
        **stored,
        "id": identity,
        "subject": identity,
        "seq": seq,
        "journal_seq": seq,
        "table_id": UUID(call["table"]).hex,
        "hanchan_id": UUID(call["hanchan"]).hex,
        "seat": call["seat"],
        "offender_id": UUID(call["offender"]["id"]).hex,
        "ruled_at": utc_text(MORNING + timedelta(seconds=seq)),
    }


@contextmanager
def app_of(database: Path) -> Iterator[Flask]:
    """Open the app on this database, without rate limits."""
    app = create_app(
        Config(
            database_url=f"sqlite:///{database}",
            rate_limit=UNLIMITED,
            rate_limit_official=UNLIMITED,
            log_level="warning",
        )
    )
    try:
        yield app
    finally:
        engines(app).dispose()


def _furnish(journal: Journal) -> tuple[list[UUID], list[UUID], list[UUID]]:
    tables, hanchans, players = ([uuid7() for _ in range(TABLES * many)] for many in (1, ROUNDS, ROUNDS * 4))
    for number, player in enumerate(players):
        row = {"id": player, "name": f"Player {number}", "id_number": f"{number}"}
        register.add(journal, Player, "player.added", row)
    for number, table in enumerate(tables):
        register.add(journal, PlayingTable, "table.added", {"id": table, "label": f"{number + 1}"})
    for number, hanchan in enumerate(hanchans):
        seats = {f"{seat}_id": player for seat, player in zip(SEATS, players[number * 4 :], strict=False)}
        played = {"id": hanchan, "table_id": tables[number % TABLES], "round": f"{number // TABLES + 1}", **seats}
        register.add(journal, Hanchan, "hanchan.added", played)
    return tables, hanchans, players
