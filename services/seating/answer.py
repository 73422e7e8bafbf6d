"""A proposed seating as it is answered: rounds, what they achieve, and warnings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from services.seating.achievement import Achievement, Meeting, assess
from services.seating.generate import Seating
from services.seating.shortfalls import list_shortfalls

SEATS = ("east", "south", "west", "north")
Name = UUID | int


@dataclass(frozen=True)
class Names:
    """What the numbers of players, tables and rounds stand for; a table has an id and a label."""

    players: Sequence[Name]
    tables: Sequence[tuple[Name, str]]
    rounds: Sequence[str]


def serialise_proposal(names: Names, seating: Seating) -> dict[str, Any]:
    """Return the rounds, what they achieve, and what falls short."""
    achieved = assess(seating)
    return {
        "rounds": [_serialise_round(names, seating, round_) for round_ in range(len(seating.rounds))],
        "achieved": _serialise_achievement(names, seating, achieved),
        "warnings": list_shortfalls(seating, achieved),
        "seed": seating.problem.seed,
    }


def _serialise_round(names: Names, seating: Seating, round_: int) -> dict[str, Any]:
    problem, tables = seating.problem, seating.rounds[round_]
    seated = {player for four in tables.values() for player in four}
    out = [player for player in problem.present(round_) if player not in seated | problem.substitutes]
    items = [
        {
            "table": names.tables[table][0],
            "label": names.tables[table][1],
            "seats": {seat: names.players[player] for seat, player in zip(SEATS, four, strict=True)},
        }
        for table, four in sorted(tables.items())
    ]
    return {"label": names.rounds[round_], "tables": items, "sitting_out": [names.players[one] for one in out]}


def _serialise_achievement(names: Names, seating: Seating, achieved: Achievement) -> dict[str, Any]:
    players = names.players
    plays = {player for tables in seating.rounds for four in tables.values() for player in four}

    def serialise(meeting: Meeting) -> dict[str, Any]:
        label, table = names.rounds[meeting.round], names.tables[meeting.table][0]
        return {"round": label, "table": table, "players": [players[one] for one in meeting.players]}

    return {
        "meetings": [{"times": times, "pairs": pairs} for times, pairs in achieved.meetings.items()],
        "repeats": [{"players": [players[one] for one in pair], "times": n} for pair, n in achieved.repeats],
        "teammates": [serialise(meeting) for meeting in achieved.teammates],
        "kept_apart": [serialise(meeting) for meeting in achieved.kept_apart],
        "players": [
            {
                "player": players[one],
                "sat_out": achieved.sat_out[one],
                **dict(zip(SEATS, achieved.winds[one], strict=True)),
            }
            for one in sorted(plays)
        ],
        "wind_spread": achieved.wind_spread,
        "most_at_a_table": achieved.visits,
        "fewest_repeats": achieved.is_best,
        "most_rounds": achieved.most_rounds,
    }
