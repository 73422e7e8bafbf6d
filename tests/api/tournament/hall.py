"""A playing hall: a tournament with two tables, eight players, a hanchan, and officials who call the API."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any
from uuid import UUID, uuid4

from flask import Flask
from flask.testing import FlaskClient
from uuid_utils.compat import uuid7
from werkzeug.test import TestResponse

import rulings
from api.frame.store import engines
from models.database import register
from models.database.engine import read, write
from models.event.hanchans import Hanchan
from models.event.tables import PlayingTable, codes
from models.journal import audit
from models.journal.findings import Finding
from models.journal.journal import Journal
from models.people import api_tokens, officials
from models.people.api_tokens import SCOPES
from models.people.players import Player
from models.people.teams import Team
from models.ruling.hand import SEATS
from services.secrets import hash_of
from services.tournament.create import create_tournament

NOON = datetime(2025, 11, 21, 12, 0, tzinfo=UTC)
FAR = datetime(2199, 1, 1, tzinfo=UTC)
ROLES = ("director", "referee", "arbiter", "finance")  # no head referee: most events have none (`Hall.invite`)


@dataclass
class Hall:
    """One tournament and a client. `call("PUT", "tables/…", {...}, "referee")` calls with that role's token."""

    client: FlaskClient
    app: Flask
    rulebook: dict[str, Any]
    tournament: UUID = field(default_factory=uuid7)
    tokens: dict[str, str] = field(default_factory=dict)
    officials: dict[str, UUID] = field(default_factory=dict)
    tables: list[UUID] = field(default_factory=list)
    players: list[UUID] = field(default_factory=list)
    team: UUID = field(default_factory=uuid7)
    hanchan: UUID = field(default_factory=uuid7)
    entries: int = 0

    def copy(self, app: Flask) -> Hall:
        """The same tournament in a copy of its database, which `app` serves."""
        names = ("rulebook", "tokens", "officials", "tables", "players")
        return replace(self, client=app.test_client(), app=app, **{name: copy(getattr(self, name)) for name in names})

    def call(self, method: str, path: str, body: Any = None, role: str | None = "referee", **more: Any) -> TestResponse:
        headers = dict(more.pop("headers", {}))
        if role is not None:
            headers["Authorization"] = f"Bearer {self.tokens[role]}"
        address = f"/api/v1/tournaments/{self.tournament}{'/' + path if path else ''}"
        if body is not None:
            more["json"] = body
        return self.client.open(address, method=method, headers=headers, **more)

    def get(self, path: str, role: str = "referee", **more: Any) -> Any:
        response = self.call("GET", path, None, role, **more)
        assert response.status_code == 200, response.text
        return response.get_json()

    def browser(self) -> FlaskClient:
        """Another browser, which keeps its own cookies."""
        return self.app.test_client()

    def path(self, rest: str) -> str:
        """The address of something of this tournament."""
        return f"/api/v1/tournaments/{self.tournament}/{rest}"

    def scanned(self, rest: str) -> str:
        """The address of something of the first table, for whoever scanned its code."""
        with read(engines(self.app)) as connection:
            (code,) = codes(connection, self.tournament, self.tables[:1]).values()
        return f"/api/v1/tables/{self.tables[0]}/{code}/{rest}"

    def link(self, **asked: Any) -> str:
        """The secret of a new invitation: `roles`, `official` or `player`, `uses`, `minutes`."""
        answer = self.call("PUT", f"invitations/{uuid7()}", asked, "director")
        assert answer.status_code == 201, answer.text
        return str(answer.get_json()["secret"])

    def admit(self, browser: FlaskClient, secret: str, **more: Any) -> TestResponse:
        """Ask to be let in by it, anew."""
        body = {"invitation": secret, "proof": "k" * 43, **more}
        return browser.put(self.path(f"joinings/{uuid7()}"), json=body)

    def invite(self, role: str) -> UUID:
        """One more official, with this role and a token."""
        with write(engines(self.app)) as connection:
            invite(self, Journal(connection, self.tournament, self.officials["director"], NOON), role)
        self.entries += 2
        return self.officials[role]

    def body(self, foul: str = "empty-win", facts: dict[str, Any] | None = None, **different: Any) -> dict[str, Any]:
        """A call on the first player at the first table, seated as the hand says; `None` leaves a field out."""
        call = {
            "table": str(self.tables[0]),
            "hanchan": str(self.hanchan),
            "hand": {"wind": "east", "number": 1, "counters": 0},
            "offender": {"kind": "player", "id": str(self.players[0])},
            "foul": foul,
            "facts": {} if facts is None else facts,
            **different,
        }
        call.setdefault("seat", self.seat_of(call))
        return {name: value for name, value in call.items() if value is not None}

    def seat_of(self, call: dict[str, Any]) -> str:
        """Where the offender of a call sits in its hand; East for who is no player at the first table."""
        start = {str(player): place for place, player in enumerate(self.players[:4])}.get(call["offender"]["id"], 0)
        return SEATS[(start + 1 - (call["hand"] or {"number": 1})["number"]) % 4]

    def rule(self, *call: Any, role: str = "referee", status: int = 201, **different: Any) -> dict[str, Any]:
        """Issue a ruling under a new id; the answer."""
        response = self.call("PUT", f"rulings/{uuid7()}", self.body(*call, **different), role)
        assert response.status_code == status, response.text
        answer: dict[str, Any] = response.get_json(force=True)
        return answer

    def change_official(self, official: UUID | str, role: str = "director", **change: Any) -> TestResponse:
        """Change an official from what they are now."""
        path = f"officials/{official}"
        return self.call("PATCH", path, {**change, "replaces": self.seen(path, change)}, role)

    def seen(self, path: str, change: Mapping[str, Any]) -> dict[str, Any]:
        """What somebody sees of what they change of the official there."""
        present = self.get(path, "director")
        return {name: value for name, value in present.items() if name in change}

    def schedule(self, at: datetime | str, role: str = "director", **more: Any) -> TestResponse:
        """Say when the hanchan is to begin, in place of what was said before; `minutes` is how long it may last."""
        path = f"hanchans/{self.hanchan}/schedule"
        before = self.call("GET", path, None, "director")
        seen = (
            {name: before.get_json()[name] for name in ("scheduled_at", "minutes")}
            if before.status_code == 200
            else None
        )
        text = at if isinstance(at, str) else at.isoformat()
        return self.call("PUT", path, {"scheduled_at": text, **more, "replaces": seen}, role)

    def player(self, number: int) -> dict[str, str]:
        """The offender number `number` in a call."""
        return {"kind": "player", "id": str(self.players[number])}

    def journal(self) -> list[dict[str, Any]]:
        """Every entry since the hall was furnished."""
        items: list[dict[str, Any]] = self.get(f"journal?limit=500&after={self.entries}")["items"]
        return items

    def kinds(self) -> list[str]:
        return [entry["kind"] for entry in self.journal()]

    def findings(self) -> list[Finding]:
        """What the audit finds."""
        with read(engines(self.app)) as connection:
            return audit.verify(connection, self.tournament)


def open_hall(app: Flask, rulebook: dict[str, Any], slug: str = "autumn-cup", name: str = "Autumn Cup") -> Hall:
    """A furnished tournament under this rulebook; as many as you like in one database."""
    hall = Hall(app.test_client(), app, rulebook)
    with write(engines(app)) as connection:
        created = create_tournament(
            connection,
            name=name,
            slug=slug,
            rulebook=rulebook,
            currency=rulings.library().books[rulebook["id"]]["currency"] or "EUR",
            time_zone="Europe/Paris",
            director="Dora",
            at=NOON,
        )
        hall.tournament = created.tournament_id
        journal = Journal(connection, created.tournament_id, created.official_id, NOON)
        invite(hall, journal, *ROLES)
        _furnish(hall, journal)
        hall.entries = journal.next_seq - 1
    return hall


def invite(hall: Hall, journal: Journal, *roles: str) -> None:
    """An official with a token for each of these roles."""
    for role in roles:
        hall.tokens[role] = f"spt_{role}_{uuid4().hex}"
        hall.officials[role] = uuid7()
        officials.add(journal, hall.officials[role], role, [role])
        token = {"id": uuid7(), "official_id": hall.officials[role], "token_hash": hash_of(hall.tokens[role])}
        limits = {"name": role, "scopes": sorted(SCOPES), "expires_at": FAR}
        director, journal.who = journal.who, None  # by the command line: it stands when the director is revoked
        api_tokens.issue(journal, {**token, **limits})
        journal.who = director


def _furnish(hall: Hall, journal: Journal) -> None:
    register.add(journal, Team, "furnished", {"id": hall.team, "name": "Kamo"})
    for number in range(8):
        hall.players.append(uuid7())
        row = {"id": hall.players[-1], "name": f"Player {number}", "id_number": f"10{number}"}
        register.add(journal, Player, "player.added", row)
    for label in ("1", "2"):
        hall.tables.append(uuid7())
        register.add(journal, PlayingTable, "furnished", {"id": hall.tables[-1], "label": label})
    seats = {f"{seat}_id": player for seat, player in zip(SEATS, hall.players, strict=False)}
    row = {"id": hall.hanchan, "table_id": hall.tables[0], "round": "1", **seats}
    register.add(journal, Hanchan, "furnished", row)
