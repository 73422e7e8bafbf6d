"""Whom a caller stands for, or stood for: nobody decides about themselves by taking a link off first.

The journal says who was let in, by which phone and account, and whom each official was said to play as. So a second
official of one person is known by the phone or the account that opened both, and a link that an official takes off
themselves goes on counting. What another official says of them counts as it is said.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import Connection, select

from models.journal.journal import ENTRY, OF_PERSONS
from models.people.credentials import Caller
from models.people.players import same_people


class OwnPeople(NamedTuple):
    """The official who calls and others of the same person; whom they play or played as; their declared conflicts."""

    officials: frozenset[UUID]
    players: frozenset[UUID]
    conflicts: frozenset[UUID]

    @property
    def all(self) -> frozenset[UUID]:
        """Officials and players."""
        return self.officials | self.players


def own_people(connection: Connection, caller: Caller) -> OwnPeople:
    """Return whom this caller stands for or stood for; a player is themselves, by every entry of theirs."""
    if caller.is_player:
        return OwnPeople(frozenset(), _entries_of(connection, caller.tournament_id, [caller.id]), frozenset())
    query = select(ENTRY.c.who, ENTRY.c.kind, ENTRY.c.subject, ENTRY.c.body)
    of_persons = query.where(ENTRY.c.tournament_id == caller.tournament_id, OF_PERSONS).order_by(ENTRY.c.seq)
    entries = connection.execute(of_persons).all()
    officials = _officials(entries, caller)
    played = {UUID(player) for player in _links(entries, officials, "player_id")}
    players = _entries_of(connection, caller.tournament_id, sorted(played)) if played else frozenset()
    conflicts = frozenset(UUID(player) for player in _links(entries, officials, "conflicts"))
    return OwnPeople(officials, players, conflicts)


def _entries_of(connection: Connection, tournament_id: UUID, players: Sequence[UUID]) -> frozenset[UUID]:
    return frozenset(connection.execute(same_people(players, tournament_id)).scalars())


def _officials(entries: Sequence[Any], caller: Caller) -> frozenset[UUID]:
    """Return the caller, and every official whom a chain of phones and accounts leads to from there."""
    bearers = [set(_bearers(entry)) for entry in entries]
    own = {str(caller.id), str(caller.session)}
    own |= {str(entry.who) for entry in entries if entry.kind == "token.issued" and entry.subject == caller.credential}
    before = 0
    while before < len(own):
        before = len(own)
        own.update(*(one for one in bearers if not one.isdisjoint(own)))
    let_in = {entry.body["official_id"] for entry in entries if entry.kind == "phone.admitted"}
    return frozenset({caller.id} | {UUID(official) for official in own & (let_in - {None})})


def _bearers(entry: Any) -> Iterator[str]:
    """Yield the ids of what an entry says to be one: an official, their phone, its account, its session before."""
    body = entry.body
    if entry.kind == "session.began":
        yield from _known(str(entry.subject), body["account_id"], body["before_id"])
    elif entry.kind == "phone.admitted":
        yield from _known(body["official_id"], body["session_id"], body["account_id"])
        for session, origin in body.get("sessions", {}).items():  # older entries don't name them
            yield from _known(session, origin["account_id"], origin["before_id"])


def _known(*ids: str | None) -> Iterable[str]:
    return (one for one in ids if one is not None)


def _links(entries: Sequence[Any], officials: Collection[UUID], name: str) -> set[str]:
    """Return what others said of these officials under this name last, and what they said themselves since."""
    held: dict[UUID, set[str]] = {}
    for entry in entries:
        if entry.kind == "official.changed" and entry.subject in officials and name in entry.body:
            said = entry.body[name] or []
            kept = held.get(entry.subject, set()) if entry.who in officials else set()
            held[entry.subject] = kept | ({said} if isinstance(said, str) else set(said))
    return set().union(*held.values())
