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
from rulings.scores.scoring import STICK, TENTHS, Scoring
from rulings.scores.substitutes import NOBODY, TEAM
from services.errors import Conflict, NotFound
from services.scoring.scoring_rules import require_scoring
from services.scoring.serialise import scores_of, serialise_score, whose_seats

Game = dict[str, Any]
Charged = Mapping[tuple[UUID, str], int]  # by account and unit


@dataclass
class Standing:
    """A player or a team: its hanchans (`games`); `p`, `pts`: P and table points taken, of a team its members' too.

    Who was withdrawn keeps their rank.
    """

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
    withdrawn: bool = False
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


def standings_if_scored(connection: Connection, tournament_id: UUID) -> tuple[list[Standing], list[Standing]]:
    """Rank as `compute_standings` does; nobody without a scoring."""
    try:
        return compute_standings(connection, tournament_id)
    except Conflict:
        return [], []


def standings_under(
    connection: Connection, tournament_id: UUID, scoring: Scoring
) -> tuple[list[Standing], list[Standing]]:
    """Rank players and teams by this scoring, as `compute_standings` does."""
    games = _games(connection, tournament_id, scoring)
    charged = {(row.account_id, row.unit): row.amount for row in ledger.totals(connection, tournament_id, points=True)}
    out = rulings.disqualified(connection, tournament_id)
    people = [row for row in register.list_all(connection, Player, tournament_id) if row.merged_into is None]
    players = [_player(row, games[row.id], charged, out) for row in people]
    teams = [_team(row, players, games, charged, out) for row in register.list_all(connection, Team, tournament_id)]
    return _ranked(players), _ranked(teams)


def explain(connection: Connection, tournament_id: UUID, account_id: UUID) -> tuple[Standing, Sequence[LedgerLine]]:
    """Return the standing of a player or a team, and the P charged to it and its members. Raises NotFound, Conflict."""
    players, teams = compute_standings(connection, tournament_id)
    one = next((one for one in [*players, *teams] if one.id == account_id), None)
    if one is None:
        raise NotFound("This tournament has no such player or team.")
    return one, ledger.points_of(connection, tournament_id, [one.id, *one.members])


def _games(connection: Connection, tournament_id: UUID, rules: Scoring) -> Mapping[UUID, list[Game]]:
    """Score the hanchans of each player, oldest first; of who was replaced those too in which a substitute played."""
    labels = {row.id: row.label for row in register.list_all(connection, PlayingTable, tournament_id)}
    found: defaultdict[UUID, list[Game]] = defaultdict(list)
    for row in results.in_force(connection, tournament_id):
        scores, flags = scores_of(rules, row)
        place = {"hanchan": row.hanchan_id, "number": row.number, "round": row.round, "table": labels[row.table_id]}
        for seat, whose in whose_seats(rules, row, row):
            own = {"seat": seat, **whose, "counted": getattr(row, seat)}
            game = {**place, **own, **serialise_score(scores[seat]), "flags": flags}
            for holder in filter(None, (whose["player"], whose["substitute_for"])):
                found[holder].append(game)
    return found


def _player(row: Player, games: list[Game], charged: Charged, out: set[UUID]) -> Standing:
    return Standing(
        *("player", row.id, row.name, row.id_number, row.team_id),
        games=[game for game in games if game["player"] == row.id],
        p=charged.get((row.id, ledger.POINTS), 0),
        pts=charged.get((row.id, ledger.TABLE_POINTS), 0),
        disqualified=row.id in out,
        withdrawn=row.withdrawn_at is not None,
    )


def _team(
    row: Team, players: Iterable[Standing], games: Mapping[UUID, list[Game]], charged: Charged, out: set[UUID]
) -> Standing:
    own = [player for player in players if player.team == row.id]
    members = [player.id for player in own]
    played = {(game["hanchan"], game["seat"]): game for member in members for game in games.get(member, ())}
    return Standing(
        *("team", row.id, row.name),
        members=members,
        games=[_of_team(played[key], members) for key in sorted(played)],
        p=charged.get((row.id, ledger.POINTS), 0) + sum(player.p for player in own),
        pts=charged.get((row.id, ledger.TABLE_POINTS), 0) + sum(player.pts for player in own),
        disqualified=row.id in out,
    )


def _of_team(game: Game, members: Sequence[UUID]) -> Game:
    """Return a hanchan as it counts for a team: where one of them was replaced, by the substitute's points."""
    whose = "substitute_for" if game["counts_for"] == TEAM else "player"
    return {**game, "ranked": game["counts_for"] != NOBODY and game[whose] in members}


def _ranked(found: list[Standing]) -> list[Standing]:
    finals = {one.id: one.final for one in found}
    ranked = sorted((finals[one.id] for one in found if one.ranks), reverse=True)
    first = {final: position for position, final in reversed(list(enumerate(ranked, 1)))}
    for one in found:
        one.rank = first[finals[one.id]] if one.ranks else None
    return sorted(found, key=lambda one: (one.rank is None, -finals[one.id], one.id_number or "", one.name))
