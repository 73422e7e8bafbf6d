"""What would follow of a command: the tournament before and after it, compared. Whoever asks rolls it back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import Connection

from models.database import register
from models.event import seasons
from models.journal import journal as journals
from models.journal.journal import Journal, JournalEntry
from models.money import ledger
from models.people.officials import Official
from models.people.players import Player
from models.people.teams import Team
from models.ruling import offences, rulings
from models.ruling.rulings import Ruling
from services.errors import Conflict
from services.ruling.present_names import PresentNames
from services.scoring.standings import compute_standings
from services.tournament.hanchans import HANCHAN

MOST_ENTRIES = 1000
Key = tuple[Any, ...]
Part = dict[Key, Any]
"""One thing about each account, or each hanchan: what it is → its value."""


def preview(journal: Journal, command: Callable[[], object]) -> dict[str, Any]:
    """Carry a command out, and return what differs by it; whoever opened the journal rolls it back.

    Raises what the command raises.
    """
    connection, tournament_id, first = journal.connection, journal.tournament_id, journal.next_seq
    names = _names(connection, tournament_id)
    before = _snapshot(connection, tournament_id)
    command()
    after = _snapshot(connection, tournament_id)
    names |= _names(connection, tournament_id)
    entries = journals.entries(connection, tournament_id, first - 1, MOST_ENTRIES)
    differing = {name: list(_differences(name, before[name], after[name], names)) for name in PARTS}
    return {
        "journal": [entry.kind for entry in entries],
        **differing,
        "rulings": list(_rulings(connection, tournament_id, entries, differing["seats"])),
    }


def _rulings(
    connection: Connection, tournament_id: UUID, entries: Sequence[JournalEntry], seats: Sequence[Mapping[str, Any]]
) -> Iterator[dict[str, Any]]:
    """Yield the rulings that these entries change, and those that stay at hanchans whose status differs."""
    changed = {entry.subject for entry in entries if entry.kind.startswith("ruling.")}
    names = PresentNames(connection, tournament_id)
    for ruling in sorted(changed):
        row = rulings.find(connection, tournament_id, ruling)
        if row is not None:
            yield _ruling(row, names)
    for one in seats:
        before, after = one["before"], one["after"]
        if before and after and before["status"] != after["status"]:
            at = rulings.in_force_at(connection, tournament_id, one["hanchan"])
            yield from (_ruling(row, names) for row in at if row.id not in changed)


def _ruling(row: Ruling, names: PresentNames) -> dict[str, Any]:
    item = names.item(row.list_item)
    return {"ruling": row.id, "hanchan": row.hanchan_id, "name": item["offender"]["name"], "foul": row.foul} | {
        name: item[name] for name in ("status", "kind", "penalties")
    }


def _snapshot(connection: Connection, tournament_id: UUID) -> dict[str, Part]:
    return {name: read(connection, tournament_id) for name, (read, _, _) in PARTS.items()}


def _standings(connection: Connection, tournament_id: UUID) -> Part:
    """Return the total and rank of each player and team; nothing while nobody chose how to score."""
    try:
        players, teams = compute_standings(connection, tournament_id)
    except Conflict:
        return {}
    return {(one.kind, one.id): {"total": one.final, "rank": one.rank} for one in [*players, *teams]}


def _balances(connection: Connection, tournament_id: UUID) -> Part:
    rows = [row for points in (True, False) for row in ledger.totals(connection, tournament_id, points)]
    return {(row.account_kind, row.account_id, row.unit): row.amount for row in rows if row.amount}


def _offences(connection: Connection, tournament_id: UUID) -> Part:
    """Count what counts against each, by foul: here, and in the season's other tournaments."""
    here = {(*whose, False): count for whose, count in offences.count_all(connection, tournament_id).items()}
    rows = seasons.offences(connection, tournament_id)
    elsewhere = Counter((row.account_kind, row.own, row.foul, True) for row in rows)
    return {**here, **elsewhere}


def _debts(connection: Connection, tournament_id: UUID) -> Part:
    """Sum what each owes in the season's other tournaments."""
    owed: Counter[Key] = Counter()
    for row in seasons.fines(connection, tournament_id):
        owed[row.account_kind, row.own, row.unit, row.tournament_id] += row.amount
    return {**owed}


def _seats(connection: Connection, tournament_id: UUID) -> Part:
    """Return each hanchan as it is answered, but for its id."""
    rows = map(HANCHAN.serialise, register.list_all(connection, HANCHAN.model, tournament_id))
    return {(row.pop("id"),): row for row in rows}


class PartKind(NamedTuple):
    """How a part is read, what its items are named by beside the account, and the value of what is not in it."""

    read: Callable[[Connection, UUID], Part]
    named_by: tuple[str, ...] = ()
    nothing: int | None = 0


PARTS: Mapping[str, PartKind] = {
    "standings": PartKind(_standings, nothing=None),
    "balances": PartKind(_balances, ("unit",)),
    "offences": PartKind(_offences, ("foul", "elsewhere")),
    "debts": PartKind(_debts, ("unit", "tournament")),
    "seats": PartKind(_seats, ("hanchan",), nothing=None),
}


def _differences(name: str, before: Part, after: Part, names: Mapping[UUID, str]) -> Iterator[dict[str, Any]]:
    """Yield what one has otherwise than the other."""
    _, named_by, nothing = PARTS[name]
    for key in dict.fromkeys([*before, *after]):
        both = {"before": before.get(key, nothing), "after": after.get(key, nothing)}
        if both["before"] != both["after"]:
            account, rest = (key[:2], key[2:]) if len(key) > len(named_by) else ((), key)
            holder = {"account": {"kind": account[0], "id": account[1], "name": names[account[1]]}} if account else {}
            yield {**holder, **dict(zip(named_by, rest, strict=True)), **both}


def _names(connection: Connection, tournament_id: UUID) -> dict[UUID, str]:
    """Return what each player, team and official is called."""
    models: tuple[type[Player | Team | Official], ...] = (Player, Team, Official)
    return {row.id: row.name for model in models for row in register.list_all(connection, model, tournament_id)}
