"""Lines for a cause: what it charges now beside what it charged before."""

from __future__ import annotations

from collections.abc import Iterable
from uuid import UUID

from sqlalchemy import Connection
from uuid_utils.compat import uuid7

from models.event.hanchans import Hanchan
from models.journal.journal import Journal
from models.money import ledger
from models.money.ledger import Cause, LineOfPerson
from models.people import players
from models.ruling.hand import SEATS
from rulings.scores.charges import Account, Charge, Liable, lines
from services.ledger.waivers import update_waivers


def post(journal: Journal, cause: Cause, due: Iterable[Charge]) -> None:
    """Bring what this cause charges to what is due now; nothing is written where it stands already."""
    posted = ledger.of_cause(journal.connection, journal.tournament_id, cause.id)
    post_changes(journal, cause, map(charge_of, posted), due)


def charge_of(row: LineOfPerson) -> Charge:
    """Return what a line charges."""
    return Charge(Account(row.account_kind, str(row.person)), row.unit, row.amount)


def post_changes(
    journal: Journal, cause: Cause, posted: Iterable[Charge], due: Iterable[Charge], reason: str | None = None
) -> None:
    """Do what `post` does; `posted` is every line of the cause so far. Waivers of what is fined follow."""
    changed = lines(posted, due)
    written = [
        {
            "id": uuid7(),
            "account_kind": charge.account.kind,
            "account_id": UUID(charge.account.id),
            "unit": charge.unit,
            "amount": charge.amount,
            "what": what,
            "reason": reason,
        }
        for what, charge in changed
    ]
    ledger.post(journal, cause, written)
    fined = {UUID(charge.account.id) for _, charge in changed if charge.unit not in ledger.OFF_SCORE}
    if fined:
        update_waivers(journal, fined)


def find_liable(connection: Connection, tournament_id: UUID, account: Account, hanchan: Hanchan | None) -> Liable:
    """Find on whom it falls when this player, team or official offends in this hanchan."""
    table = () if hanchan is None else tuple(_player(getattr(hanchan, f"{seat}_id")) for seat in SEATS)
    if account.kind != "player":
        return Liable(account, account if account.kind == "team" else None, (), table)
    person, team, mates = players.team_of(connection, tournament_id, UUID(account.id))
    if team is None:
        return Liable(_player(person), None, (), table)
    return Liable(_player(person), Account("team", str(team)), tuple(map(_player, mates)), table)


def _player(identity: UUID) -> Account:
    return Account("player", str(identity))
