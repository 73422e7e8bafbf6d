"""What a decision on an escalation changes: the ruling that stands is withdrawn, or another takes its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any
from uuid import UUID

from models.journal.journal import Journal
from models.people.credentials import Caller
from models.ruling import rulings
from models.ruling.escalation_steps import EscalationStep
from models.ruling.escalations import Escalation
from models.ruling.rulings import Ruling
from rulings import RuleError
from rulings.escalation import change, names_no_call
from services.errors import Conflict, ServiceError, invalid_field
from services.escalation.request import NewStep
from services.escalation.state import standing_id
from services.ruling import references
from services.ruling.decide import Evaluated
from services.ruling.deferred import close
from services.ruling.evaluate import evaluate
from services.ruling.issue import close_if_hand_ended
from services.ruling.request import parse_request
from services.ruling.situation import Situation
from services.ruling.store import store, withdraw

PLACE = ("table", "hanchan", "hand", "seat", "offender", "device_at", "clock_offset_ms")
CALLED = ("foul", "context", "issued", "note")


def carry_out(
    journal: Journal,
    caller: Caller,
    escalation: Escalation,
    steps: Sequence[EscalationStep],
    sent: NewStep,
    new: UUID,
    language: str,
) -> UUID | None:
    """Carry out a decision; return the ruling in force after it, which bears the id `new` where one is made.

    Raises ServiceError when a ruling can't be made.
    """
    outcome, call = sent["outcome"], sent.get("call")
    decisions = [step.outcome for step in steps if step.outcome is not None]
    if names_no_call(outcome, call is not None, decisions[-1] if decisions else None):
        message = "This changes the call, so it must say to what."
        raise invalid_field("call", message, "Add the foul, its facts and context, and issued where you choose.")
    original = _ruling(journal, escalation.id)
    in_force = _in_force(journal, standing_id(escalation, steps))
    kept = None if in_force is None else in_force.id
    what = change(outcome, kept == original.id, kept is not None, call is not None)
    if what == "nothing":
        return kept
    if what == "withdraw":
        assert kept is not None, "else nothing changes"  # noqa: S101 -- for the type checker
        withdraw(journal, kept, sent["reason"])
        return None
    restoring = what == "restore"
    body = {**_place(original), **(_as_called(original) if restoring else call or {})}
    if kept is not None:
        body["amends"] = {"ruling": str(kept), "reason": sent["reason"]}
    with _fields_under("" if restoring else "call."):
        situation, evaluated = _issue(journal, caller, new, body, original, language)
    if restoring and original.final_decision is not None:
        _close_again(journal, new, original)
    elif evaluated.status == "deferred":
        close_if_hand_ended(journal, new, situation)
    return new


def _in_force(journal: Journal, identity: UUID | None) -> Ruling | None:
    """Return the ruling that stands; before rulings were held by their escalation, it could be amended or withdrawn."""
    row = None if identity is None else _ruling(journal, identity)
    while row is not None and row.amended_by is not None:
        row = _ruling(journal, row.amended_by)
    return row if row is not None and row.status in rulings.IN_FORCE else None


def _ruling(journal: Journal, identity: UUID) -> Ruling:
    row = rulings.find(journal.connection, journal.tournament_id, identity)
    assert row is not None, "a foreign key keeps it"  # noqa: S101 -- for the type checker
    return row


def _place(original: Ruling) -> dict[str, Any]:
    """Return where, when and on whom it was called, and under which book: that is not what was escalated."""
    said = {name: original.request[name] for name in PLACE if name in original.request}
    incident = {} if original.incident_id is None else {"incident": str(original.incident_id)}
    return {**said, **incident, "revision": original.revision}


def _as_called(original: Ruling) -> dict[str, Any]:
    """Return what was called, with the facts as they were filled in then: the log has gone on since."""
    said = {name: original.request[name] for name in CALLED if name in original.request}
    return {**said, "facts": original.decision["facts"]}


def _issue(
    journal: Journal, caller: Caller, new: UUID, body: Mapping[str, Any], original: Ruling, language: str
) -> tuple[Situation, Evaluated]:
    connection, tournament, at = journal.connection, journal.tournament_id, original.ruled_at
    call = parse_request(body)
    found = references.look_up(connection, caller, new, call, at)
    if found.known_ruling is not None:
        raise Conflict(f"A ruling has the id {new} already: choose a new id.", slug="other-body")
    situation, evaluated = evaluate(connection, tournament, call, found, at, language)
    store(journal, new, situation, evaluated, language)
    return situation, evaluated


def _close_again(journal: Journal, new: UUID, original: Ruling) -> None:
    """Close the new ruling as the original was, by the same end of the hand."""
    cause = {"hand_end": original.closed_by, "ruling": original.closed_by_ruling}
    by = {name: identity for name, identity in cause.items() if identity is not None}
    assert original.final_decision is not None, "it was judged"  # noqa: S101 -- for the type checker
    close(journal, _ruling(journal, new), original.final_decision, **by)


@contextmanager
def _fields_under(prefix: str) -> Iterator[None]:
    """Name fields in errors by their place in the body that was sent."""
    try:
        yield
    except RuleError as error:
        raise RuleError(prefix + error.field, error.message, error.cure) from None
    except ServiceError as refused:
        refused.errors = [{**error, "field": prefix + error["field"]} for error in refused.errors]
        raise
