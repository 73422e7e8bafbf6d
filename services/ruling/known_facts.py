"""The facts that the log itself knows: which offence it is, and whether the hand was declared dead."""

from __future__ import annotations

from typing import Any, cast

from models.event import seasons
from models.ruling import offences
from models.ruling.offences import Moment, Scope
from rulings import Rulebook
from services.ruling.declared_dead import declared_dead, find_active
from services.ruling.situation import Situation

REPEAT = "offence_number"
DECLARED = "formally_declared"
NOTEN = "noten_by_dead_hand"


def known_facts(situation: Situation, book: Rulebook) -> dict[str, Any]:
    """Return what the log says of the facts that this book asks of this foul; None for what it can't tell."""
    table = book.table(situation.call["foul"])
    known: dict[str, Any] = {}
    if REPEAT in table.used and table.scope is not None:
        known[REPEAT] = _offence_number(situation, cast(Scope, table.scope), book.facts[REPEAT]["max"])
    if DECLARED in table.used:
        known[DECLARED] = declared_dead(situation)
    if NOTEN in table.used:
        known[NOTEN] = _noten_by_dead_hand(situation)
    return known


def _noten_by_dead_hand(situation: Situation) -> bool | None:
    """Return False for a hand that nobody declared dead; of any other only a person can say what it was before."""
    if not situation.found.dead_hands:
        return False
    return None if "seat" not in situation.call or find_active(situation) else False


def _offence_number(situation: Situation, scope: Scope, highest: int) -> int | None:
    call = situation.call
    moment = Moment(situation.at, situation.found.time_zone, call.get("hanchan"), situation.hand)
    whose = (situation.connection, situation.tournament_id, call["offender"]["id"])
    before = offences.count(*whose, call["foul"], scope, moment, situation.amended)
    if before is None:
        return None
    return min(before + _count_in_other_tournaments(situation, scope) + 1, highest)


def _count_in_other_tournaments(situation: Situation, scope: Scope) -> int:
    """Count the earlier offences in the season's other tournaments."""
    if scope != "season":
        return 0
    offender = (situation.call["offender"]["kind"], situation.call["offender"]["id"])
    whose = (situation.connection, situation.tournament_id, offender)
    return seasons.count(*whose, situation.call["foul"], situation.at)
