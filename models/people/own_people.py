"""Whom a caller stands for, or stood for: nobody decides about themselves by taking a link off first.

The journal says who was let in, by which phone and account, who made them an official, and whom each official was said
to play as. So a second official of one person is known by the account of both, or by the phone of both where one made
the other; a tablet that a club's referees share makes nobody another. A link that an official takes off themselves goes
on counting, until another official says otherwise.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence, Set
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
    # A player's phone is let in by nobody: a hall has hundreds of them, and none makes an official.
    wanted = ENTRY.c.who.is_not(None) | (ENTRY.c.kind != "phone.admitted")
    of_persons = query.where(ENTRY.c.tournament_id == caller.tournament_id, OF_PERSONS, wanted).order_by(ENTRY.c.seq)
    entries = connection.execute(of_persons).all()
    officials, related = _officials(entries, caller)
    played = {UUID(player) for player in _links(entries, officials, related, "player_id")}
    players = _entries_of(connection, caller.tournament_id, sorted(played)) if played else frozenset()
    conflicts = frozenset(UUID(player) for player in _links(entries, officials, related, "conflicts"))
    return OwnPeople(officials, players, conflicts)


def _entries_of(connection: Connection, tournament_id: UUID, players: Sequence[UUID]) -> frozenset[UUID]:
    return frozenset(connection.execute(same_people(players, tournament_id)).scalars())


def _officials(entries: Sequence[Any], caller: Caller) -> tuple[frozenset[UUID], frozenset[UUID]]:
    """Return whom the caller is, with who made them from the same phone; and these with whom they made from it."""
    bearers = [set(_bearers(entry)) for entry in entries]
    issued = (entry for entry in entries if entry.kind == "token.issued" and entry.subject == caller.credential)
    own = {str(caller.id), *(str(entry.who) for entry in issued)}
    reached = _grow({*own, str(caller.session)}, bearers)
    alike = [{account, official} for account, official in _accounts(entries) if official in reached]
    made = [(official, maker) for official, maker in _makers(entries) if {official, maker} <= reached]
    before = 0
    while before < len(own):
        before = len(own)
        own = _grow(own, alike) | {maker for official, maker in made if official in own}
    related = _grow(own, [*alike, *map(set, made)])
    let_in = {entry.body["official_id"] for entry in entries if entry.kind == "phone.admitted"} - {None}
    return _ids(own & let_in, caller), _ids(related & let_in, caller)


def _ids(officials: Collection[str], caller: Caller) -> frozenset[UUID]:
    return frozenset({caller.id} | set(map(UUID, officials)))


def _grow(own: set[str], groups: Sequence[Set[str]]) -> set[str]:
    """Return these ids with all of every group that holds one of them."""
    grown = set(own)
    before = 0
    while before < len(grown):
        before = len(grown)
        grown.update(*(group for group in groups if not group.isdisjoint(grown)))
    return grown


def _accounts(entries: Sequence[Any]) -> Iterator[tuple[str, str]]:
    """Yield officials who were let in with an account, and that."""
    for entry in entries:
        if entry.kind == "phone.admitted" and entry.body["account_id"] and entry.body["official_id"]:
            yield entry.body["account_id"], entry.body["official_id"]


def _makers(entries: Sequence[Any]) -> Iterator[tuple[str, str]]:
    """Yield officials, and who made them: by adding them, or by the link through which they came."""
    inviting = {str(entry.subject): str(entry.who) for entry in entries if entry.kind == "invitation.made"}
    for entry in entries:
        if entry.kind == "official.invited" and entry.who:
            yield str(entry.subject), str(entry.who)
        elif entry.kind == "phone.admitted" and entry.body["official_id"] and entry.body["invitation_id"] in inviting:
            yield entry.body["official_id"], inviting[entry.body["invitation_id"]]


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


def _links(entries: Sequence[Any], officials: Collection[UUID], related: Collection[UUID], name: str) -> set[str]:
    """Return whom others linked these officials with last, and whom they or who is related linked them with since."""
    held: dict[UUID, set[str]] = {}
    for entry in entries:
        if entry.kind == "official.changed" and entry.subject in officials and name in entry.body:
            said = entry.body[name] or []
            kept = held.get(entry.subject, set()) if entry.who in related else set()
            held[entry.subject] = kept | ({said} if isinstance(said, str) else set(said))
    return set().union(*held.values())
