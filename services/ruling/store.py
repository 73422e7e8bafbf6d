"""Store an evaluated call as a ruling, with all it brings, in the transaction of its journal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from models.journal.journal import Journal
from models.ruling import dead_hands, hand_ends, rulings
from models.ruling.hand import columns_of, hand_of
from models.ruling.rulings import NotInForceError, Ruling
from rulings import library, localise
from rulings.engine.consequences import DRAW
from rulings.engine.issue import localise_issued
from services.device_time import device_time
from services.errors import Conflict, ServiceError, invalid_field
from services.ruling.charge import charge, credit_back
from services.ruling.conflict_of_interest import conflict
from services.ruling.decide import Evaluated
from services.ruling.deferred import close_waiting, effects_in_list
from services.ruling.request import Amends, RulingRequest
from services.ruling.situation import Situation

NOT_IN_FORCE = {
    "withdrawn": "That ruling was withdrawn already, so it counts no more: issue a new ruling if one is needed.",
    "amended": "That ruling was amended already: read it again, and amend or withdraw the ruling that replaced it.",
}


def store(journal: Journal, ruling_id: UUID, situation: Situation, evaluated: Evaluated, language: str) -> None:
    """Store the ruling. Raises Invalid or Conflict when it can't amend the one it names."""
    call = situation.call
    values = _columns(ruling_id, situation, evaluated, language)
    item = _list_item(values, situation, evaluated, journal)
    _issue(journal, values, (item, _journal_details(call, evaluated)), call.get("amends"))
    if evaluated.status == "issued" and "casual" not in evaluated.decision:  # in casual play it is paid at the table
        charge(journal, values, evaluated.issued or evaluated.decision)
    _carry_out(journal, ruling_id, situation, evaluated)


def _columns(ruling_id: UUID, situation: Situation, evaluated: Evaluated, language: str) -> dict[str, Any]:
    call = situation.call
    amends = call.get("amends")
    return {
        "id": ruling_id,
        "table_id": call["table"],
        "hanchan_id": call.get("hanchan"),
        **columns_of(situation.hand),
        "seat": call.get("seat"),
        "offender_kind": call["offender"]["kind"],
        "offender_id": call["offender"]["id"],
        "foul": call["foul"],
        "kind": evaluated.kind,
        "status": evaluated.status,
        "counts": evaluated.counts,
        "offence_number": evaluated.decision["facts"].get("offence_number"),
        "revision": evaluated.revision,
        "prescribed_followed": evaluated.followed,
        "ruled_at": situation.at,
        **device_time(call),
        "amends": None if amends is None else amends["ruling"],
        "incident_id": _incident(situation),
        "note": call.get("note"),
        "reason": call["issued"]["reason"] if "issued" in call else None,
        "known": evaluated.known,
        "request": situation.sent,
        "decision": {**evaluated.decision, "shown": _shown(call, evaluated, language)},
        "second_decision": evaluated.second,
        "issued": evaluated.issued,
    }


def _incident(situation: Situation) -> UUID | None:
    """Return the incident that the call names, or that the ruling belonged to which it amends."""
    if situation.amended is None or "incident" in situation.call:
        return situation.call.get("incident")
    amended = rulings.find(situation.connection, situation.tournament_id, situation.amended)
    return None if amended is None else amended.incident_id


def _shown(call: RulingRequest, evaluated: Evaluated, language: str) -> dict[str, str]:
    """Return the text that the referee saw: the device's own words, or else ours."""
    if "shown" in call:
        return {"by": "device", "lang": language, "text": call["shown"]}
    decision, issued = evaluated.decision, evaluated.issued
    spoken = localise(library(), decision, language) if issued is None else localise_issued(library(), issued, language)
    lines = [spoken["line"], spoken["say"], *(step["text"] for part in ("steps", "stays") for step in spoken[part])]
    return {"by": "server", "lang": language, "text": "\n".join(line for line in lines if line)}


def _list_item(
    values: Mapping[str, Any], situation: Situation, evaluated: Evaluated, journal: Journal
) -> dict[str, Any]:
    call, interest = situation.call, conflict(situation)
    return {
        "id": values["id"],
        "table": {"id": call["table"], "label": situation.found.table_label},
        "hanchan": values["hanchan_id"],
        "hand": call.get("hand"),
        "seat": values["seat"],
        "offender": {**call["offender"], "name": situation.found.offender_name},
        "foul": values["foul"],
        "penalties": evaluated.penalties,
        **({} if evaluated.status == "deferred" else effects_in_list(evaluated.issued or evaluated.decision)),
        "prescribed_followed": evaluated.followed,
        "ruled_at": values["ruled_at"],
        "official": journal.who,
        "amends": values["amends"],
        **({} if values["incident_id"] is None else {"incident": values["incident_id"]}),
        **({} if interest is None else {"conflict": interest}),
    }


def _journal_details(call: RulingRequest, evaluated: Evaluated) -> dict[str, Any]:
    """Return what the journal says of a ruling beside its list item: enough to decide it again (docs/journal.md)."""
    said: dict[str, Any] = {name: call[name] for name in ("note", "device_at", "clock_offset_ms") if name in call}
    decision = evaluated.decision
    if evaluated.issued is not None:
        said |= {"prescribed": decision["penalties"], "reason": call["issued"]["reason"]}
    return {"revision": evaluated.revision, "facts": decision["facts"], "context": decision["context"], **said}


def _issue(
    journal: Journal,
    values: Mapping[str, Any],
    written: tuple[Mapping[str, Any], Mapping[str, Any]],
    amends: Amends | None,
) -> None:
    if amends is None:
        rulings.issue(journal, values, *written)
        return
    try:
        rulings.issue(journal, values, *written, amends["reason"])
    except LookupError:
        raise invalid_field("amends.ruling", "There is no such ruling.", "Name one of GET …/rulings.") from None
    except NotInForceError as error:
        raise not_in_force(error) from None
    amended = rulings.find(journal.connection, journal.tournament_id, amends["ruling"])
    if amended is not None:
        _undo_declaration(journal, amended, values["id"])
    credit_back(journal, amends["ruling"])


def withdraw(journal: Journal, ruling_id: UUID, reason: str) -> None:
    """Withdraw a ruling with all it brought. Raises LookupError, and Conflict when it is no longer in force."""
    try:
        row = rulings.withdraw(journal, ruling_id, reason)
    except NotInForceError as error:
        raise not_in_force(error) from None
    _undo_declaration(journal, row)
    credit_back(journal, ruling_id)


def _undo_declaration(journal: Journal, row: Ruling, by: UUID | None = None) -> None:
    """Lift the declaration that a ruling made which stands no more; it stays while another ruling has this hand dead.

    `by`: the ruling that replaces it, which declares for itself.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    hand = hand_of(row)
    if row.seat is None or row.hanchan_id is None or hand is None:
        dead_hands.withdraw(journal, row.id)
        return
    there = rulings.in_force_in(connection, tournament_id, row.hanchan_id, hand)
    if any(_has_dead(one, row.seat) for one in there if one.id != by):
        return
    standing = {one.id for one in there}
    place = (row.table_id, row.seat, journal.at, row.hanchan_id, hand)
    for declared in dead_hands.list_held(connection, tournament_id, *place):
        if declared.hanchan_id == row.hanchan_id and hand_of(declared) == hand and declared.id not in standing:
            dead_hands.withdraw(journal, declared.id)


def _has_dead(row: Ruling, seat: str) -> bool:
    return row.seat == seat and any(penalty["kind"] == "dead-hand" for penalty in row.list_item["penalties"])


def not_in_force(error: NotInForceError) -> ServiceError:
    """Build the error of ending a ruling that ended before."""
    return Conflict(NOT_IN_FORCE[error.status], slug="not-standing", ruling_status=error.status)


def _carry_out(journal: Journal, ruling_id: UUID, situation: Situation, evaluated: Evaluated) -> None:
    """Do to the hand what the ruling does: end it (with what waited for it, but at a draw), or declare a hand dead."""
    call, found, after = situation.call, situation.found, evaluated.consequences
    place = (call.get("hanchan"), situation.hand)
    if after.hand_end is not None:
        if found.dead_hands:
            dead_hands.clear(journal, call["table"], "redeal", *place, situation.at)
        if found.deferred and after.hand_end != DRAW:
            close_waiting(journal, call["table"], after.hand_end, *place, ruling_id)
        return
    if found.dead_hands and situation.hand is not None:
        dead_hands.clear(journal, call["table"], "next-hand", *place, situation.at)
    if after.declares_dead and call["offender"]["kind"] == "player" and "seat" in call:
        _declare(journal, ruling_id, situation)


def _declare(journal: Journal, ruling_id: UUID, situation: Situation) -> None:
    """Declare the offender's hand dead, under the ruling's id: the declaration goes when the ruling is withdrawn."""
    call = situation.call
    where = (journal.tournament_id, call["table"], call["seat"], situation.at, call.get("hanchan"), situation.hand)
    if situation.found.dead_hands and dead_hands.list_held(journal.connection, *where):
        return
    if dead_hands.find(journal.connection, journal.tournament_id, ruling_id) is not None:
        detail = f"A dead-hand declaration has the id {ruling_id} already: choose a new id."
        raise Conflict(detail, slug="other-body")
    declaration = {
        "id": ruling_id,
        "table_id": call["table"],
        "hanchan_id": call.get("hanchan"),
        **columns_of(situation.hand),
        "seat": call["seat"],
        "device_at": call.get("device_at"),
        "request": {"ruling": ruling_id},
    }
    dead_hands.declare(journal, declaration)
    _clear_late(journal, situation)


def _clear_late(journal: Journal, situation: Situation) -> None:
    """End the declaration where its hand was over before the ruling arrived: it held until then."""
    hanchan, hand = situation.call.get("hanchan"), situation.hand
    if hanchan is None or hand is None or hand.counters is None:  # it may be of a later deal
        return
    end = hand_ends.ended(journal.connection, journal.tournament_id, hanchan, hand)
    if end is not None:
        dead_hands.clear(journal, situation.call["table"], "hand-end", hanchan, hand, end.server_at)
