"""Join two entries of one person: what one of them was in the tournament counts for the other from then on.

Its seats become the other's, by entries of their own. Rulings, times and lines of the ledger keep the name they were
written under, and count for the other: whatever changes them later, nothing has to be moved again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypedDict
from uuid import UUID

from models.database import register
from models.event import hanchans
from models.event.hanchans import Hanchan, replaced_in, seats_of
from models.journal.journal import Journal
from models.people import players
from models.people.officials import Official
from models.people.players import Player
from services import lookup
from services.errors import Conflict, invalid_field
from services.ledger.waivers import update_waivers
from services.members import get_member
from services.people.players import PLAYER, check_alone


class Merge(TypedDict):
    """Which entry counts from now on, and why."""

    into: UUID
    reason: str


def merge_player(journal: Journal, player_id: UUID, sent: Merge) -> dict[str, Any]:
    """Join an entry of a player with another of the same person, for good, once; return its answer.

    Raises NotFound, Conflict for one that was joined with a third and for two who play in one round, Invalid for an
    entry that does not count itself.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    row = lookup.require(connection, Player, "player", tournament_id, player_id)
    if row.merged_into != sent["into"]:
        check_alone(connection, row)
        _check_other(journal, player_id, sent["into"])
        _check_apart(journal, player_id, sent["into"])
        _seat(journal, player_id, sent)
        _name_in_officials(journal, player_id, sent)
        for entry in players.list_entries(connection, tournament_id, player_id):
            merged = {"merged_into": sent["into"]}
            register.correct(journal, Player, "player.changed", entry, merged, sent["reason"])
        update_waivers(journal, [sent["into"]])
    return get_member(connection, PLAYER, tournament_id, player_id)


def _check_other(journal: Journal, player_id: UUID, into: UUID) -> None:
    lookup.check_exists(journal.connection, Player, journal.tournament_id, "into", into, "player")
    counting = players.find_person(journal.connection, journal.tournament_id, into)
    if counting != into:
        raise invalid_field("into", f"This entry was joined with {counting} itself.", "Name that one.")
    if into == player_id:
        raise invalid_field("into", "It is the same entry.", "Name the other entry of this person.")


def _check_apart(journal: Journal, player_id: UUID, into: UUID) -> None:
    """Raise Conflict where both sit in one round, or are named in one hanchan: nobody plays twice."""
    own, others = (hanchans.of_player(journal.connection, journal.tournament_id, one) for one in (player_id, into))
    rounds, seated = (
        {hanchan.round for hanchan in found if hanchan.status is None and one in seats_of(hanchan).values()}
        for one, found in ((player_id, own), (into, others))
    )
    named = {hanchan.id: hanchan.round for hanchan in own if hanchan.id in {other.id for other in others}}
    both = sorted((rounds & seated) | set(named.values()))
    if both:
        detail = f"Both sit in round {', '.join(both)}: correct the wrong seat first, if they are one person."
        raise Conflict(detail, slug="both-play", rounds=both)


def _seat(journal: Journal, player_id: UUID, sent: Merge) -> None:
    for hanchan in hanchans.of_player(journal.connection, journal.tournament_id, player_id):
        seats = [seat for seat, player in seats_of(hanchan).items() if player == player_id]
        changes: dict[str, Any] = {f"{seat}_id": sent["into"] for seat in seats}
        replaced = replaced_in(hanchan)
        if player_id in replaced.values():
            renamed = {seat: sent["into"] if one == player_id else one for seat, one in replaced.items()}
            changes["substitutes"] = {seat: str(one) for seat, one in renamed.items()}
        register.correct(journal, Hanchan, "hanchan.changed", hanchan.id, changes, sent["reason"])


def _name_in_officials(journal: Journal, player_id: UUID, sent: Merge) -> None:
    """Name the other entry where an official plays as this one, or declared a conflict of interest."""
    for official in register.list_all(journal.connection, Official, journal.tournament_id):
        changes = dict(_changes(official, player_id, sent["into"]))
        if changes:
            register.correct(journal, Official, "official.changed", official.id, changes, sent["reason"])


def _changes(official: Official, player_id: UUID, into: UUID) -> Iterator[tuple[str, Any]]:
    if official.player_id == player_id:
        yield "player_id", into
    conflicts = set(official.conflicts or ())
    if str(player_id) in conflicts:
        yield "conflicts", sorted(conflicts - {str(player_id)} | {str(into)})
