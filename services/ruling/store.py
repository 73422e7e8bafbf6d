"""Storing a decided ruling and all it brings with it, in the transaction of its journal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from models.journal.journal import Entry, Journal
from models.ruling import dead_hands, hand_ends, rulings
from models.ruling.hand import columns_of
from models.ruling.rulings import NotStandingError
from rulings import library
from rulings.engine.issue import speak_issued
from services.device_time import device_time
from services.errors import Conflict, ServiceError, invalid_field
from services.ruling.charge import charge, give_back
from services.ruling.conflict_of_interest import conflict
from services.ruling.decide import Decided
from services.ruling.deferred import drop_waiting
from services.ruling.known_facts import Situation

NOT_STANDING = {
    "withdrawn": "That ruling was withdrawn already, so it counts no more: issue a new ruling if one is needed.",
    "amended": "That ruling was amended already: read it again, and amend or withdraw the ruling that replaced it.",
}


def store(journal: Journal, ruling_id: UUID, situation: Situation, decided: Decided, language: str) -> dict[str, Any]:
    """Store the ruling; returns its columns and `hash`. Raises ServiceError when it can't amend the one it names."""
    call = situation.call
    values = _columns(ruling_id, situation, decided, language)
    item = _list_item(values, situation, decided, journal)
    entry = _issue(journal, values, (item, _told(call, decided)), call.get("amends"))
    if decided.status == "issued" and "casual" not in decided.decision:  # in casual play it is paid at the table
        charge(journal, values, decided.issued or decided.decision)
    _carry_out(journal, ruling_id, situation, decided)
    stored = {"journal_seq": entry.seq, "server_at": journal.at, "official_id": journal.who, "hash": entry.hash}
    return {**values, **stored, "list_item": item}


def _columns(ruling_id: UUID, situation: Situation, decided: Decided, language: str) -> dict[str, Any]:
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
        "kind": decided.kind,
        "status": decided.status,
        "offence_number": decided.decision["facts"].get("offence_number"),
        "revision": decided.revision,
        "prescribed_followed": decided.followed,
        "ruled_at": situation.at,
        **device_time(call),
        "amends": None if amends is None else amends["ruling"],
        "note": call.get("note"),
        "reason": call["issued"]["reason"] if "issued" in call else None,
        "known": decided.known,
        "request": situation.sent,
        "decision": {**decided.decision, "shown": _shown(call, decided, language)},
        "second_decision": decided.second,
        "issued": decided.issued,
    }


def _shown(call: Mapping[str, Any], decided: Decided, language: str) -> dict[str, str]:
    """The text that the referee saw: the device's own words, or else ours."""
    if "shown" in call:
        return {"by": "device", "lang": language, "text": call["shown"]}
    spoken = decided.spoken if decided.issued is None else speak_issued(library(), decided.issued, language)
    lines = [spoken["line"], spoken["say"], *(step["text"] for step in spoken["steps"])]
    return {"by": "server", "lang": language, "text": "\n".join(line for line in lines if line)}


def _list_item(values: Mapping[str, Any], situation: Situation, decided: Decided, journal: Journal) -> dict[str, Any]:
    call, partial = situation.call, conflict(situation)
    return {
        "id": values["id"],
        "table": {"id": call["table"], "label": situation.found.table_label},
        "hanchan": values["hanchan_id"],
        "hand": call.get("hand"),
        "seat": values["seat"],
        "offender": {**call["offender"], "name": situation.found.offender_name},
        "foul": values["foul"],
        "penalties": decided.penalties,
        "prescribed_followed": decided.followed,
        "ruled_at": values["ruled_at"],
        "official": journal.who,
        "amends": values["amends"],
        **({} if partial is None else {"conflict": partial}),
    }


def _told(call: Mapping[str, Any], decided: Decided) -> dict[str, Any]:
    """What the journal says of a ruling beside its list item: enough to decide it again (docs/journal.md)."""
    said = {name: call[name] for name in ("note", "device_at", "clock_offset_ms") if name in call}
    decision = decided.decision
    if decided.issued is not None:
        said |= {"prescribed": decision["penalties"], "reason": call["issued"]["reason"]}
    return {"revision": decided.revision, "facts": decision["facts"], "context": decision["context"], **said}


def _issue(
    journal: Journal,
    values: Mapping[str, Any],
    told: tuple[Mapping[str, Any], Mapping[str, Any]],
    amends: Mapping[str, Any] | None,
) -> Entry:
    if amends is None:
        return rulings.issue(journal, values, *told)
    try:
        entry = rulings.issue(journal, values, *told, amends["reason"])
    except LookupError:
        raise invalid_field("amends.ruling", "There is no such ruling.", "Name one of GET …/rulings.") from None
    except NotStandingError as error:
        raise not_standing(error) from None
    dead_hands.withdraw(journal, amends["ruling"])
    give_back(journal, amends["ruling"])
    return entry


def withdraw(journal: Journal, ruling_id: UUID, reason: str) -> None:
    """Withdraw a ruling with all it brought. Raises LookupError, and Conflict when it does not stand."""
    try:
        rulings.withdraw(journal, ruling_id, reason)
    except NotStandingError as error:
        raise not_standing(error) from None
    dead_hands.withdraw(journal, ruling_id)
    give_back(journal, ruling_id)


def not_standing(error: NotStandingError) -> ServiceError:
    """The problem of ending a ruling that ended before."""
    return Conflict(NOT_STANDING[error.status], slug="not-standing", ruling_status=error.status)


def _carry_out(journal: Journal, ruling_id: UUID, situation: Situation, decided: Decided) -> None:
    """What the ruling does to the hand: ends it (with all that waited for it), or declares a hand dead."""
    call, found, after = situation.call, situation.found, decided.consequences
    place = (call.get("hanchan"), situation.hand)
    if after.hand_end is not None:
        if found.dead_hands:
            dead_hands.clear(journal, call["table"], "redeal", *place, situation.at)
        if found.deferred:
            drop_waiting(journal, call["table"], after.hand_end, *place, ruling_id)
        return
    if found.dead_hands and situation.hand is not None:
        dead_hands.clear(journal, call["table"], "next-hand", *place, situation.at)
    if after.declares_dead and call["offender"]["kind"] == "player" and "seat" in call:
        _declare(journal, ruling_id, situation)


def _declare(journal: Journal, ruling_id: UUID, situation: Situation) -> None:
    """The declaration bears the ruling's id: it goes when the ruling is withdrawn."""
    call = situation.call
    where = (journal.tournament_id, call["table"], call["seat"], situation.at, call.get("hanchan"), situation.hand)
    if situation.found.dead_hands and dead_hands.find_held(journal.connection, *where) is not None:
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
    """The hand was over before we heard of it: what was declared held until then."""
    hanchan, hand = situation.call.get("hanchan"), situation.hand
    if hanchan is None or hand is None or hand.counters is None:  # it may be of a later deal
        return
    end = hand_ends.ended(journal.connection, journal.tournament_id, hanchan, hand)
    if end is not None:
        dead_hands.clear(journal, situation.call["table"], "hand-end", hanchan, hand, end.server_at)
