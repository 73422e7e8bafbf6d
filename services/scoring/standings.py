"""Standings: the scores of each player's hanchans, less the points of the ledger."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.database import register
from models.event import results
from models.event.tables import PlayingTable
from models.money import ledger
from models.money.ledger import LedgerLine
from models.people.players import Player
from models.people.teams import Team
from models.ruling import rulings
from models.ruling.hand import SEATS
from rulings.scores.scoring import STICK, TENTHS, Scoring
from services.errors import NotFound
from services.scoring.scoring_rules import require_scoring
from services.scoring.serialise import scores_of, serialise_score

Game = dict[str, Any]
Charged = Mapping[tuple[UUID, str], int]  # by account and unit


@dataclass
class Standing:
    """A player or a team: its hanchans (`games`); `p`, `pts`: P and table points taken, of a team its members' too."""

    kind: str
    id: UUID
    name: str
    id_number: str | None = None
    team: UUID | None = None
    members: list[UUID] = field(default_factory=list)
    games: Sequence[Game] = ()
    p: int = 0
    pts: int = 0
    disqualified: bool = False
    rank: int | None = None

    @property
    def hanchans(self) -> int:
        """How many counted."""
        return sum(game["ranked"] for game in self.games)

    @property
    def score(self) -> int:
        """The sum of those, in tenths of P."""
        return sum(game["total"] for game in self.games if game["ranked"])

    @property
    def final(self) -> int:
        """Less what was taken, in tenths of P."""
        return self.score - self.p * TENTHS - self.pts // STICK

    @property
    def ranks(self) -> bool:
        """Whether it has a rank: a hanchan counted (a substitute has none), and nobody disqualified it."""
        return self.hanchans > 0 and not self.disqualified


def compute_standings(connection: Connection, tournament_id: UUID) -> tuple[list[Standing], list[Standing]]:
    """Rank players and teams, the best first, those without a rank last. Raises Conflict without a scoring."""
    return standings_under(connection, tournament_id, require_scoring(connection, tournament_id))


def standings_under(
    connection: Connection, tournament_id: UUID, scoring: Scoring
) -> tuple[list[Standing], list[Standing]]:
    """Rank players and teams by this scoring, as `compute_standings` does."""
    games = _games(connection, tournament_id, scoring)
    charged = {(row.account_id, row.unit): row.amount for row in ledger.totals(connection, tournament_id, points=True)}
    out = rulings.disqualified(connection, tournament_id)
    players = [
        _player(row, games[row.id], charged, out) for row in register.list_all(connection, Player, tournament_id)
    ]
    teams = [_team(row, players, charged, out) for row in register.list_all(connection, Team, tournament_id)]
    return _ranked(players), _ranked(teams)


def explain(connection: Connection, tournament_id: UUID, account_id: UUID) -> tuple[Standing, Sequence[LedgerLine]]:
    """Return the standing of a player or a team, and the P charged to it and its members. Raises NotFound, Conflict."""
    players, teams = compute_standings(connection, tournament_id)
    one = next((one for one in [*players, *teams] if one.id == account_id), None)
    if one is None:
        raise NotFound("This tournament has no such player or team.")
    return one, ledger.points_of(connection, tournament_id, [one.id, *one.members])


def _games(connection: Connection, tournament_id: UUID, rules: Scoring) -> Mapping[UUID, list[Game]]:
    """Score the hanchans of each player, oldest first."""
    labels = {row.id: row.label for row in register.list_all(connection, PlayingTable, tournament_id)}
    found: defaultdict[UUID, list[Game]] = defaultdict(list)
    for row in results.in_force(connection, tournament_id):
        scores, flags = scores_of(rules, row)
        place = {"hanchan": row.hanchan_id, "number": row.number, "round": row.round, "table": labels[row.table_id]}
        for seat in SEATS:
            player = getattr(row, f"{seat}_id")
            whose = {"seat": seat, "player": player, "ranked": seat not in row.unranked}
            found[player].append({**place, **whose, **serialise_score(scores[seat]), "flags": flags})
    return found


def _player(row: Player, games: list[Game], charged: Charged, out: set[UUID]) -> Standing:
    return Standing(
        *("player", row.id, row.name, row.id_number, row.team_id),
        games=games,
        p=charged.get((row.id, ledger.POINTS), 0),
        pts=charged.get((row.id, ledger.TABLE_POINTS), 0),
        disqualified=row.id in out,
    )


def _team(row: Team, players: Iterable[Standing], charged: Charged, out: set[UUID]) -> Standing:
    own = [player for player in players if player.team == row.id]
    return Standing(
        *("team", row.id, row.name),
        members=[player.id for player in own],
        games=sorted((game for player in own for game in player.games), key=lambda game: game["hanchan"]),
        p=charged.get((row.id, ledger.POINTS), 0) + sum(player.p for player in own),
        pts=charged.get((row.id, ledger.TABLE_POINTS), 0) + sum(player.pts for player in own),
        disqualified=row.id in out,
    )


def _ranked(found: list[Standing]) -> list[Standing]:
    finals = [one.final for one in found if one.ranks]
    for one in found:
        one.rank = 1 + sum(final > one.final for final in finals) if one.ranks else None
    return sorted(found, key=lambda one: (one.rank is None, -one.final, one.id_number or "", one.name))
