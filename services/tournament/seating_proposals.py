"""Proposals of seating: rounds in which nobody meets twice where that is possible. Nothing is stored."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NotRequired, TypedDict
from uuid import UUID

from sqlalchemy import Connection

from models.database import register
from models.event.hanchans import Hanchan
from models.event.tables import PlayingTable
from models.people.players import Player
from models.ruling.hand import SEATS
from services.errors import Invalid, field_error, invalid_field
from services.seating import apart
from services.seating.answer import Names
from services.seating.problem import AT_A_TABLE, Four, Problem
from services.seating.sitting_out import CannotDivide
from services.tournament.round_labels import natural_order, next_labels

ROTATE = "rotate"
BYES = ("refuse", ROTATE)


class Absence(TypedDict):
    """Who does not play in some of the new rounds, by label; in none of them where no rounds are named."""

    player: UUID
    rounds: NotRequired[list[str]]


class ProposalRequest(TypedDict):
    """What is asked for."""

    rounds: int
    first_round: NotRequired[str]
    tables: NotRequired[list[UUID]]
    absent: list[Absence]
    substitutes: list[UUID]
    byes: str
    keep_teams_apart: bool
    keep_apart: list[list[UUID]]
    seed: int
    from_existing: bool
    seconds: int


@dataclass(frozen=True)
class Gathered:
    """What is to be seated, and what its numbers stand for."""

    problem: Problem
    names: Names
    may_sit_out: bool


def gather(connection: Connection, tournament_id: UUID, sent: ProposalRequest) -> Gathered:
    """Read what the proposal is made from. Raises Invalid for players and tables that are not there, and for labels."""
    players = [row for row in register.list_all(connection, Player, tournament_id) if row.merged_into is None]
    everywhere = list(register.list_all(connection, PlayingTable, tournament_id))
    hanchans = register.list_all(connection, Hanchan, tournament_id)
    labels = next_labels({row.round for row in hanchans}, sent["rounds"], sent.get("first_round"))
    in_play = [row for row in hanchans if row.status is None]
    places = {row.id: place for place, row in enumerate(players)}
    tables = _choose_tables(everywhere, sent.get("tables"))
    _check_known(sent, places, labels)
    others = [row for row in everywhere if row not in tables]
    at = {row.id: place for place, row in enumerate([*tables, *others])}
    numbers = {team: number for number, team in enumerate(dict.fromkeys(row.team_id for row in players)) if team}
    problem = Problem(
        players=len(players),
        rounds=sent["rounds"],
        tables=len(tables),
        teams=[None if row.team_id is None else numbers[row.team_id] for row in players],
        keep_teams_apart=sent["keep_teams_apart"],
        seated=_list_seated(in_play, places, at) if sent["from_existing"] else (),
        absent=_list_absent(sent["absent"], players, labels),
        substitutes=frozenset(places[player] for player in sent["substitutes"]),
        apart=frozenset((places[one], places[other]) for one, other in sent["keep_apart"]),
        seed=sent["seed"],
    )
    names = Names([row.id for row in players], [(row.id, row.label) for row in tables], labels)
    return Gathered(problem, names, sent["byes"] == ROTATE)


def propose(gathered: Gathered, seconds: int) -> dict[str, Any]:
    """Answer with the seating, and what it achieves. Raises Invalid where too few play, or tables would not be full."""
    _check_enough(gathered)
    try:
        return apart.propose(gathered.problem, gathered.names, gathered.may_sit_out, seconds)
    except CannotDivide as error:
        raise _cannot_divide(gathered, error) from error


def _check_enough(gathered: Gathered) -> None:
    """Raise Invalid where no table would be full in some round."""
    problem = gathered.problem
    for round_, label in enumerate(gathered.names.rounds):
        present = problem.present(round_)
        if len(present) < AT_A_TABLE:
            message = f"In round {label} {len(present)} players would play."
            raise invalid_field("rounds", message, "Add players first: a table takes four.")
        if problem.substitutes >= {*present}:
            cure = "Name fewer substitutes: they only fill a table that others began."
            raise invalid_field("substitutes", f"In round {label} only substitutes would play.", cure)


def _choose_tables(known: Sequence[PlayingTable], chosen: Sequence[UUID] | None) -> list[PlayingTable]:
    """Return the tables that were chosen, or all, as people count. Raises Invalid for an unknown one, or for none."""
    by_id = {row.id: row for row in known}
    errors = [
        field_error(f"tables.{place}", "This tournament has no such table.", "Add the table first, or name another.")
        for place, table in enumerate(chosen or [])
        if table not in by_id
    ]
    if errors:
        raise Invalid(errors=errors)
    if not known:
        raise invalid_field("tables", "This tournament has no tables.", "Add the tables first.")
    rows = known if chosen is None else [by_id[table] for table in dict.fromkeys(chosen)]
    order = {label: place for place, label in enumerate(natural_order(row.label for row in rows))}
    return sorted(rows, key=lambda row: order[row.label])


def _check_known(sent: ProposalRequest, places: Mapping[UUID, int], labels: Sequence[str]) -> None:
    """Raise Invalid for players who are not there, and for absences in rounds that are not proposed."""
    named = {f"absent.{place}.player": absence["player"] for place, absence in enumerate(sent["absent"])}
    named |= {f"substitutes.{place}": player for place, player in enumerate(sent["substitutes"])}
    for place, pair in enumerate(sent["keep_apart"]):
        named |= {f"keep_apart.{place}.{which}": player for which, player in enumerate(pair)}
    errors = [
        field_error(field, "This tournament has no such player.", "Add the player first, or name another.")
        for field, player in named.items()
        if player not in places
    ]
    errors += [
        field_error(f"absent.{place}.rounds", f"Round {label} is not proposed.", f"Name some of {', '.join(labels)}.")
        for place, absence in enumerate(sent["absent"])
        for label in absence.get("rounds", ())
        if label not in labels
    ]
    if errors:
        raise Invalid(errors=errors)


def _list_seated(
    hanchans: Iterable[Hanchan], places: Mapping[UUID, int], at: Mapping[UUID, int]
) -> list[dict[int, Four]]:
    """List the rounds that are seated. A second hanchan at a table in a round counts as one at a table of its own."""
    rounds: dict[str, dict[int, Four]] = defaultdict(dict)
    for row in hanchans:
        tables = rounds[row.round]
        table = at[row.table_id] if at[row.table_id] not in tables else len(at) + len(tables)
        east, south, west, north = (places[getattr(row, f"{seat}_id")] for seat in SEATS)
        tables[table] = (east, south, west, north)
    return list(rounds.values())


def _list_absent(absences: Iterable[Absence], players: Sequence[Player], labels: Sequence[str]) -> list[frozenset[int]]:
    """List who does not play in each round; whoever was withdrawn plays in none."""
    gone = {row.id for row in players if row.withdrawn_at is not None}
    rounds = [
        gone | {absence["player"] for absence in absences if label in absence.get("rounds", labels)} for label in labels
    ]
    return [frozenset(place for place, row in enumerate(players) if row.id in away) for away in rounds]


def _cannot_divide(gathered: Gathered, error: CannotDivide) -> Invalid:
    message = f"In round {gathered.names.rounds[error.round]} {error.playing} players are to play"
    if error.playing > error.places:
        message += f", and the tables have room for {error.places}."
        return invalid_field("byes", message, "Let players sit out in turns (rotate), or add tables.")
    message += ", which is no multiple of four."
    cure = f"Let players sit out in turns (rotate), or name substitutes: {error.missing} would fill the tables."
    return invalid_field("byes", message, cure)
