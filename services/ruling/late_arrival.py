"""A deferred ruling that arrives after its hand has ended: a phone was out of the network meanwhile."""

from __future__ import annotations

from uuid import UUID

from models.journal.journal import Journal
from models.ruling import hand_ends, rulings
from services.ruling.deferred import close
from services.ruling.judge_hand import judge_by
from services.ruling.known_facts import Situation


def judge_late(journal: Journal, ruling_id: UUID, situation: Situation) -> bool:
    """Close it by the end that the log has of its hand, and tell whether that could be done.

    It waits where hanchan or hand are not named, where the end is not known, and where a fact is still missing: then
    somebody who was there has to amend it.
    """
    hanchan = situation.call.get("hanchan")
    if hanchan is None or situation.hand is None:
        return False
    end = hand_ends.ended(journal.connection, journal.tournament_id, hanchan, situation.hand)
    row = rulings.find(journal.connection, journal.tournament_id, ruling_id)
    if end is None or row is None:
        return False
    decision = judge_by(journal.connection, row, {**end.request, "answers": {}})
    if decision["status"] == "needs-facts":
        return False
    close(journal, row, decision, hand_end=end.id)
    return True
