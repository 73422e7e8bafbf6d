"""A playing hall as a director furnishes it, by the API: the journal holds what phones rebuild it from."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen
from uuid import UUID

from uuid_utils.compat import uuid7

import rulings
from models.database.engine import write
from models.journal.journal import Journal
from models.people import officials
from services.tournament.create import create_tournament, invite_person, issue_token
from tests.engines import engines_at

NAMES = ("Aoki", "Bernard", "Chen", "Dupont", "Endo", "Fabre", "Goto", "Hansen")
SEATS = ("east", "south", "west", "north")


class Refused(AssertionError):
    """The server answered with a problem: `problem`, and its `slug`."""

    def __init__(self, method: str, path: str, status: int, body: str) -> None:
        super().__init__(f"{method} {path}: {status} {body}")
        self.problem = json.loads(body) if body.startswith("{") else {"type": ""}
        self.slug = self.problem["type"].rpartition(":")[2]


@dataclass
class Hall:
    """One tournament on a real server. `call("PUT", "tables/…", {...})` calls with the director's API token."""

    address: str
    tournament: str
    database_url: str
    tokens: dict[str, str] = field(default_factory=dict)
    invitations: dict[str, str] = field(default_factory=dict)
    tables: list[str] = field(default_factory=list)
    players: list[str] = field(default_factory=list)
    hanchans: list[str] = field(default_factory=list)

    def link(self, role: str = "referee") -> str:
        """What a phone opens to join."""
        return f"/#/join/{self.tournament}/{self.invitations[role]}"

    def add_official(self, role: str, name: str = "", official: UUID | None = None) -> str:
        """An official with this role, a token, and a link for many phones; the id."""
        with engines_at(self.database_url) as store, write(store) as connection:
            journal = Journal(connection, UUID(self.tournament), None, datetime.now(UTC))
            if official is None:
                official = uuid7()
                officials.add(journal, official, name or role.title(), [role])
            self.tokens[role] = issue_token(journal, official, "tests")
            self.invitations[role] = invite_person(journal, official, name or role, uses=100)
        return str(official)

    def call(self, method: str, path: str, body: Any = None, role: str = "director") -> Any:
        """The answer's JSON. Raises Refused when it is no success."""
        return self._ask(method, path, body, role)[0]

    def scanned(self) -> str:
        """What the code of the first table says: its id and more."""
        journal = self.call("GET", "journal?limit=500")["items"]
        first = next(entry for entry in journal if entry["subject"] == self.tables[0])
        return f"{self.tables[0]}/{first['seq']}-{first['hash'][:32]}"

    def change(self, settings: dict[str, Any]) -> None:
        """Some of the tournament's settings."""
        _, etag = self._ask("GET", "", None, "director")
        self._ask("PATCH", "", settings, "director", **{"If-Match": etag})

    def _ask(self, method: str, path: str, body: Any, role: str, **more: str) -> tuple[Any, str]:
        """The answer's JSON and its ETag."""
        headers = {"Authorization": f"Bearer {self.tokens[role]}", "Content-Type": "application/json", **more}
        url = f"{self.address}/api/v1/tournaments/{self.tournament}/{path}".rstrip("/")
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(url, data, headers, method=method), timeout=30) as answer:  # noqa: S310 -- our own server
                return json.load(answer), answer.headers.get("ETag", "")
        except HTTPError as error:
            with error:
                raise Refused(method, path, error.code, error.read().decode()) from None

    def add(self, path: str, body: dict[str, Any]) -> str:
        """Something new; its id."""
        identity = str(uuid7())
        self.call("PUT", f"{path}/{identity}", body)
        return identity

    def journal(self) -> list[dict[str, Any]]:
        """Every entry."""
        return list(self.call("GET", "journal?limit=500")["items"])

    def rulings(self) -> list[dict[str, Any]]:
        """Every ruling in the list, newest first."""
        return list(self.call("GET", "rulings?limit=100")["items"])

    def rule(self, player: int, foul: str, facts: dict[str, Any] | None = None, **more: Any) -> str:
        """Another referee's ruling on a player, in East 1; its id."""
        identity = str(uuid7())
        place = player // 4
        call = {
            "table": self.tables[place],
            "hanchan": self.hanchans[place],
            "hand": {"wind": "east", "number": 1, "counters": 0},
            "offender": {"kind": "player", "id": self.players[player]},
            "foul": foul,
            "facts": facts or {},
            **more,
        }
        self.call("PUT", f"rulings/{identity}", call)
        return identity


def furnish(
    database_url: str,
    address: str,
    rulebook: str = "r-league-24-25",
    name: str = "Autumn League",
    teams: Sequence[str] = (),
    **composed: Any,
) -> Hall:
    """A tournament with two tables, eight players and a hanchan at each table, a referee and an arbiter.

    `teams`: four of them have a player at each table; without, nobody has a team.
    """
    with engines_at(database_url) as store, write(store) as connection:
        created = create_tournament(
            connection,
            name=name,
            rulebook={"id": rulebook, **composed},
            currency=rulings.library().books[rulebook]["currency"] or "EUR",
            time_zone="Europe/Paris",
            director="Dora",
            at=datetime.now(UTC),
            board_open=True,
        )
    hall = Hall(address, str(created.tournament_id), database_url)
    hall.add_official("director", "Dora", created.official_id)
    for role in ("referee", "arbiter"):
        hall.add_official(role)
    of = {team: hall.add("teams", {"name": team}) for team in teams}
    for number, name in enumerate(NAMES):
        team = {"team": of[teams[number % 4]]} if teams else {}
        hall.players.append(hall.add("players", {"name": name, "id_number": f"10{number}", **team}))
    for place, label in enumerate(("7", "8")):
        hall.tables.append(str(uuid7()))
        hall.call("PUT", f"tables/{hall.tables[-1]}", {"label": label})
        hall.hanchans.append(str(uuid7()))
        seats = dict(zip(SEATS, hall.players[place * 4 : place * 4 + 4], strict=True))
        hall.call("PUT", f"hanchans/{hall.hanchans[-1]}", {"table": hall.tables[-1], "round": "1", "seats": seats})
    return hall
