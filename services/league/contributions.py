"""What everybody did in each tournament of a season: a player is known by the id number, a team by its name."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple
from uuid import UUID

from sqlalchemy import Connection

from models.event.tournaments import Tournament
from models.journal import journal
from models.league import leagues
from models.league.season_settings import Season
from models.people.players import find_by_numbers
from rulings.scores.scoring import STICK, TENTHS
from rulings.scores.season_ranks import Hanchan, TournamentPart
from services.errors import Conflict
from services.scoring.standings import Standing, compute_standings

KEPT = 500  # tournaments


@dataclass(frozen=True)
class Contributor:
    """A player or a team in one tournament. `team`: its name.

    `known_by`: a player's id numbers, also those of entries that were joined; a team's name.
    """

    id: UUID
    name: str
    id_number: str | None
    known_by: tuple[str, ...]
    team: str | None
    part: TournamentPart
    withdrawn: bool = False


class Summary(NamedTuple):
    """What the season takes of a tournament. `is_scored`: whether anything says how its hanchans are scored."""

    is_scored: bool
    players: Sequence[Contributor]
    teams: Sequence[Contributor]


class Contribution(NamedTuple):
    """A tournament of the season, and who took part by what the season knows them by."""

    tournament: Tournament
    is_scored: bool
    players: Mapping[str, Contributor]
    teams: Mapping[str, Contributor]

    @property
    def is_played(self) -> bool:
        """Whether a hanchan counted for somebody."""
        return any(one.part.hanchans for one in self.players.values())

    def of(self, kind: str) -> Mapping[str, Contributor]:
        """Return the players, or the teams."""
        return self.players if kind == "player" else self.teams


def list_contributions(connection: Connection, season: Season) -> list[Contribution]:
    """Return what was played in each tournament, in the order in which these were made."""
    found = [(row, _summary(connection, row.id)) for row in leagues.tournaments_of(connection, season)]
    known = _known_by(one.known_by for _, summary in found for one in summary.players)
    return [
        Contribution(
            row,
            summary.is_scored,
            {known[one.known_by[0]]: one for one in summary.players},
            {one.name: one for one in summary.teams},
        )
        for row, summary in found
    ]


def _summary(connection: Connection, tournament_id: UUID) -> Summary:
    """Return a tournament's summary: worked out once for each state of its journal, which tells of every change."""
    head = journal.head(connection, tournament_id)
    assert head is not None, "the tournament is there"  # noqa: S101 -- for the type checker
    kept = _kept(tournament_id, head.hash)
    if not kept:
        kept.append(_summarise(connection, tournament_id))
    return kept[0]


@lru_cache(maxsize=KEPT)
def _kept(_tournament_id: UUID, _head: str) -> list[Summary]:
    """Return the place for the summary of a state of the journal: it is empty at first."""
    return []


def _summarise(connection: Connection, tournament_id: UUID) -> Summary:
    try:
        players, teams = compute_standings(connection, tournament_id)
    except Conflict:
        return Summary(False, (), ())
    names = {one.id: one.name for one in teams}
    numbers: dict[UUID, list[str]] = {}
    for number, entry in find_by_numbers(connection, tournament_id).items():
        numbers.setdefault(entry.id, []).append(number)
    people = tuple(
        Contributor(
            *(one.id, one.name, one.id_number, tuple(numbers[one.id])),
            team=None if one.team is None else names[one.team],
            part=_part(one),
            withdrawn=one.withdrawn,
        )
        for one in players
    )
    return Summary(
        True, people, tuple(Contributor(one.id, one.name, None, (one.name,), None, _part(one)) for one in teams)
    )


def _part(one: Standing) -> TournamentPart:
    """Return what a standing adds to the season: the hanchans that count, and what was taken in tenths of P."""
    games = tuple(Hanchan(game["total"], game["place"]) for game in one.games if game["ranked"])
    return TournamentPart(games, one.p * TENTHS + one.pts // STICK, one.disqualified)


def _known_by(people: Iterable[Collection[str]]) -> dict[str, str]:
    """Return id number → the one number that stands for whoever had it: who had two joins all that had either."""
    groups: dict[str, set[str]] = {}
    for numbers in people:
        whole = set(numbers).union(*(groups.get(number, ()) for number in numbers))
        groups |= dict.fromkeys(whole, whole)
    return {number: min(group) for number, group in groups.items()}
