"""Decide a call: under the revision it names, and under the tournament's own where that is another by now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import rulings
from models.event import tournaments
from models.ruling.hands_named import time_of
from rulings import Rulebook, RuleError
from rulings.engine.consequences import OPEN, Consequences, consequences, is_offence, strongest
from rulings.engine.issue import carry_out, check_penalties
from rulings.engine.shapes import Decision, Issued, Penalty
from services.errors import Invalid, ServiceError, invalid_field
from services.rulebook_revisions import find_rulebook
from services.ruling.conflict_of_interest import check_own_table
from services.ruling.declared_dead import find_doubtful
from services.ruling.known_facts import DECLARED, known_facts
from services.ruling.request import RulingRequest
from services.ruling.situation import Situation

OUTCOME = ("status", "penalties", "effects", "points", "fines", "transfers")


class Evaluated(NamedTuple):
    """What a call comes to. `second`: the decision by the tournament's present rulebook, where that says otherwise."""

    revision: str
    decision: Decision
    second: Decision | None
    known: dict[str, Any]
    issued: Issued | None
    followed: bool
    consequences: Consequences

    @property
    def penalties(self) -> list[Penalty]:
        """The penalties issued: the referee's, else the prescribed ones."""
        return (self.issued or self.decision)["penalties"]

    @property
    def kind(self) -> str:
        """The strongest of the penalties."""
        return strongest(self.penalties)

    @property
    def status(self) -> str:
        """Deferred, unless the referee issued something at once."""
        return "deferred" if self.decision["status"] == "deferred" and self.issued is None else "issued"

    @property
    def counts(self) -> bool:
        """Whether it is an offence on the offender's record; a deferred ruling is none yet."""
        prescribed = self.penalties == self.decision["penalties"]
        offence = self.decision["counts"] if prescribed else is_offence(self.penalties)
        return self.status == "issued" and offence


def decide(situation: Situation, language: str) -> Evaluated:
    """Decide the call.

    Raises Invalid with the questions when facts are missing, NotAllowed at the caller's own table where the book has
    another referee rule there, RuleError for wrong facts.
    """
    call = situation.call
    name = call.get("revision", situation.found.revision)
    book = _rulebook(situation, name)
    _refuse_casual(book, call)
    check_own_table(situation, book)
    decision, known = _decide_by(situation, book)
    if decision["status"] == "needs-facts":
        raise questions(decision, language, hints=_hints(situation, known))
    issued = _override(book, call, decision)
    if decision["status"] in OPEN and issued is None:
        raise _referee_decides(decision, language)
    followed = issued is None or decision["status"] in OPEN or issued["penalties"] == decision["penalties"]
    second = None if name == situation.found.revision else _second_decision(situation, decision)
    after = consequences(decision, None if issued is None else issued["penalties"])
    return Evaluated(name, decision, second, known, issued, followed, after)


def questions(
    decision: Decision, language: str, field: str = "facts", hints: Mapping[str, str] | None = None
) -> ServiceError:
    """Build the error of missing facts, with each question and what every answer would lead to.

    `hints`: of facts, what the log has to do with them.
    """
    spoken = rulings.localise(rulings.library(), decision, language)
    errors = []
    for question in spoken["questions"]:
        cure = " / ".join(answer["text"] for answer in question["answers"])
        hint = (hints or {}).get(question["fact"])
        if hint:
            cure += f". {hint}"
        errors.append({"field": f"{field}.{question['fact']}", "message": question["text"], "cure": cure})
    return Invalid(spoken["line"], slug="needs-facts", errors=errors, questions=spoken["questions"])


def _hints(situation: Situation, known: Mapping[str, Any]) -> dict[str, str]:
    unnamed = not {"hanchan", "hand", "seat"} <= situation.call.keys()
    names = [name for name, value in known.items() if value is None and unnamed]
    hints = dict.fromkeys(names, "Or name hanchan, hand and seat: then the log knows.")
    doubtful = find_doubtful(situation) if DECLARED in known else None
    if doubtful is not None:
        at = time_of(doubtful).isoformat(timespec="seconds")
        hints[DECLARED] = f"A hand on this seat was declared dead at {at}: is it still this hand?"
    return hints


def _decide_by(situation: Situation, book: Rulebook) -> tuple[Decision, dict[str, Any]]:
    """Decide by this rulebook, with the known facts filled in where the referee left them out."""
    call = situation.call
    known = known_facts(situation, book)
    filled = {name: value for name, value in known.items() if value is not None}
    return rulings.decide(book, call["foul"], {**filled, **call["facts"]}, call["context"]), known


def _second_decision(situation: Situation, decision: Decision) -> Decision | None:
    """Decide by the tournament's present rulebook; None where the outcome is the same."""
    try:
        second, _ = _decide_by(situation, _rulebook(situation, situation.found.revision))
    except RuleError:  # it no longer knows the foul or a fact: nothing to compare with
        return None
    return second if any(second[name] != decision[name] for name in OUTCOME) else None  # type: ignore[literal-required]


def _refuse_casual(book: Rulebook, call: RulingRequest) -> None:
    if call["context"].get("casual") is True and not book.content["casual_only"]:
        cure = "Leave it out; for casual play take a rulebook without a score (option no-tournament-score)."
        raise invalid_field("context.casual", "This tournament keeps a score, so its play is not casual.", cure)


def _rulebook(situation: Situation, name: str) -> Rulebook:
    own = situation.found.revision
    had = name == own or tournaments.had_revision(situation.connection, situation.tournament_id, name)
    book = find_rulebook(situation.connection, name) if had else None
    if book is None:
        message = "This tournament never played under a rulebook of this revision."
        raise invalid_field("revision", message, f"Name one that it has had, or leave it out for {own}.")
    return book


def _override(book: Rulebook, call: RulingRequest, decision: Decision) -> Issued | None:
    if "issued" not in call:
        return None
    return carry_out(
        rulings.library(), book, decision, check_penalties(book, call["issued"]["penalties"], "issued.penalties")
    )


def _referee_decides(decision: Decision, language: str) -> ServiceError:
    spoken = rulings.localise(rulings.library(), decision, language)
    missing = {
        "field": "issued",
        "message": spoken["line"],
        "cure": 'Say what you issue and why: {"penalties": [{"kind": "warning"}], "reason": "..."}.',
    }
    return Invalid(spoken["line"], slug="referee-decides", errors=[missing], decision=spoken)
