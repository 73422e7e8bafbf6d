"""Deciding a call: under the revision it names, and under the tournament's own where that is another by now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import rulings
from models.event import tournaments
from rulings import Rulebook, RuleError
from rulings.engine.consequences import Consequences, consequences, strongest
from rulings.engine.issue import carry_out, check_penalties
from services.errors import Invalid, ServiceError, invalid_field
from services.rulebook_revisions import revision
from services.ruling.known_facts import Situation, known_facts

OUTCOME = ("status", "penalties", "effects", "points", "fines", "transfers")
OPEN = ("discretion", "not-covered")  # the book prescribes nothing: the referee must say what is issued


class Decided(NamedTuple):
    """A call decided.

    `spoken`: the decision with its words; `second`: by the tournament's present rulebook, where that says otherwise.
    """

    revision: str
    decision: dict[str, Any]
    spoken: dict[str, Any]
    second: dict[str, Any] | None
    known: dict[str, Any]
    issued: dict[str, Any] | None
    followed: bool
    consequences: Consequences

    @property
    def penalties(self) -> list[dict[str, Any]]:
        """What falls on the offender in the end."""
        chosen: list[dict[str, Any]] = (self.issued or self.decision)["penalties"]
        return chosen

    @property
    def kind(self) -> str:
        """The strongest of the penalties."""
        return strongest(self.penalties)

    @property
    def status(self) -> str:
        """A deferred matter waits, unless the referee settled it at once."""
        return "deferred" if self.decision["status"] == "deferred" and self.issued is None else "issued"


def decide(situation: Situation, language: str) -> Decided:
    """Decide the call. Raises Invalid with the questions when facts are missing, RuleError for wrong ones."""
    call = situation.call
    name = call.get("revision", situation.found.revision)
    book = _kept(situation, name)
    _refuse_casual(book, call)
    decision, known = _under(situation, book)
    if decision["status"] == "needs-facts":
        raise questions(decision, language, unknown=[name for name, value in known.items() if value is None])
    issued = _issued(book, call, decision)
    if decision["status"] in OPEN and issued is None:
        raise _leaves_open(decision, language)
    followed = issued is None or decision["status"] in OPEN or issued["penalties"] == decision["penalties"]
    second = None if name == situation.found.revision else _second(situation, decision)
    after = consequences(decision, None if issued is None else issued["penalties"])
    spoken = rulings.speak(rulings.library(), decision, language)
    return Decided(name, decision, spoken, second, known, issued, followed, after)


def questions(
    decision: Mapping[str, Any], language: str, field: str = "facts", unknown: Sequence[str] = ()
) -> ServiceError:
    """The problem of missing facts, with each question and what every answer would lead to.

    `unknown`: those that the log could tell if it knew hanchan, hand and seat.
    """
    spoken = rulings.speak(rulings.library(), decision, language)
    errors = []
    for question in spoken["questions"]:
        cure = " / ".join(answer["text"] for answer in question["answers"])
        if question["fact"] in unknown:
            cure += ". Or name hanchan, hand and seat: then the log knows."
        errors.append({"field": f"{field}.{question['fact']}", "message": question["text"], "cure": cure})
    return Invalid(spoken["line"], slug="needs-facts", errors=errors, questions=spoken["questions"])


def _under(situation: Situation, book: Rulebook) -> tuple[dict[str, Any], dict[str, Any]]:
    """The decision by this book, with what the log knows filled in where the referee left it out."""
    call = situation.call
    known = known_facts(situation, book)
    filled = {name: value for name, value in known.items() if value is not None}
    return rulings.decide(book, call["foul"], {**filled, **call["facts"]}, call["context"]), known


def _second(situation: Situation, decision: Mapping[str, Any]) -> dict[str, Any] | None:
    """What the tournament's present rulebook says, where its outcome differs."""
    try:
        second, _ = _under(situation, _kept(situation, situation.found.revision))
    except RuleError:  # it no longer knows the foul or a fact: nothing to compare with
        return None
    return second if any(second[name] != decision[name] for name in OUTCOME) else None


def _refuse_casual(book: Rulebook, call: Mapping[str, Any]) -> None:
    if call["context"].get("casual") is True and not book.content["casual_only"]:
        cure = "Leave it out; for casual play take a rulebook without a score (option no-tournament-score)."
        raise invalid_field("context.casual", "This tournament keeps a score, so its play is not casual.", cure)


def _kept(situation: Situation, name: str) -> Rulebook:
    own = situation.found.revision
    had = name == own or tournaments.had_revision(situation.connection, situation.tournament_id, name)
    book = revision(situation.connection, name) if had else None
    if book is None:
        message = "This tournament never played under a rulebook of this revision."
        raise invalid_field("revision", message, f"Name one that it has had, or leave it out for {own}.")
    return book


def _issued(book: Rulebook, call: Mapping[str, Any], decision: Mapping[str, Any]) -> dict[str, Any] | None:
    if "issued" not in call:
        return None
    return carry_out(book, decision, check_penalties(book, call["issued"]["penalties"], "issued.penalties"))


def _leaves_open(decision: Mapping[str, Any], language: str) -> ServiceError:
    spoken = rulings.speak(rulings.library(), decision, language)
    mistake = {
        "field": "issued",
        "message": spoken["line"],
        "cure": 'Say what you issue and why: {"penalties": [{"kind": "warning"}], "reason": "..."}.',
    }
    return Invalid(spoken["line"], slug="referee-decides", errors=[mistake], decision=spoken)
