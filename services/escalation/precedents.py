"""Precedents: how this event ruled where the book leaves a choice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import closing
from itertools import islice
from typing import Any, NamedTuple, NotRequired, TypedDict
from uuid import UUID

import orjson
from sqlalchemy import Connection

from models.event import tournaments
from models.ruling import escalation_steps, precedents
from models.ruling.rulings import Ruling
from rulings import library
from rulings.engine.consequences import OPEN
from rulings.errors import UnknownName
from services.escalation.serialise import with_steps
from services.ruling.present_names import PresentNames


class PrecedentsRequest(TypedDict):
    """Which precedents: of a foul, with facts ("name:answer"), with words in what was written; a page of them."""

    foul: NotRequired[str]
    fact: list[str]
    q: NotRequired[str]
    after: NotRequired[int]
    limit: int


def list_precedents(connection: Connection, tournament_id: UUID, asked: PrecedentsRequest) -> dict[str, Any]:
    """Return a page of precedents, newest first. Raises UnknownName for an unknown foul or fact."""
    catalogue = library().catalogue
    if "foul" in asked and asked["foul"] not in catalogue["fouls"]:
        raise UnknownName("foul", "foul", asked["foul"], catalogue["fouls"])
    facts = [_parse_fact(text, catalogue["facts"]) for text in asked["fact"]]
    words = asked.get("q", "").casefold().split()
    revision = tournaments.require(connection, tournament_id).revision
    cases = list(_decided_escalations(connection, tournament_id))
    escalated = {case.precedent: case.answer for case in cases}
    replaced = {ruling for case in cases for ruling in case.replaced}
    place = (asked.get("foul"), asked.get("after"))
    names = PresentNames(connection, tournament_id)
    with closing(precedents.candidates(connection, tournament_id, *place)) as candidates:
        counting = (row for row in candidates if row.id not in replaced)
        items = (_serialise(row, escalated.get(row.id), revision, names) for row in counting)
        wanted = (item for item in items if item["why"] and _has_facts(item, facts) and _has_words(item, words))
        page = list(islice(wanted, asked["limit"]))
    return {"items": page, "next": page[-1]["ruling"]["seq"] if len(page) == asked["limit"] else None}


class Case(NamedTuple):
    """A decided escalation: the ruling that stands, or stood last; those that were in its place before."""

    precedent: UUID
    replaced: set[UUID]
    answer: dict[str, Any]


def _decided_escalations(connection: Connection, tournament_id: UUID) -> Iterator[Case]:
    for row, steps in escalation_steps.with_decisions(connection, tournament_id):
        stood = [row.id, *(step.standing_id for step in steps if step.standing_id is not None)]
        yield Case(stood[-1], {*stood} - {stood[-1]}, with_steps(row, steps))


def _serialise(
    row: Ruling, escalated: Mapping[str, Any] | None, present_revision: str, names: PresentNames
) -> dict[str, Any]:
    decision = row.final_decision or row.decision
    why = [decision["status"]] if decision["status"] in OPEN else []
    why += ["reading"] if decision["readings"] else []
    why += [] if escalated is None else ["decision"]
    return {
        "ruling": names.item(row.list_item),
        "why": why,
        "facts": decision["facts"],
        "readings": decision["readings"],
        "revision": row.revision,
        "revision_changed": row.revision != present_revision,
        "note": row.note,
        "reason": row.reason,
        "escalation": escalated,
    }


def _parse_fact(text: str, known: Mapping[str, Any]) -> tuple[str, str]:
    name, _, value = text.partition(":")
    if name not in known:
        raise UnknownName("fact", "fact", name, known)
    return name, value


def _has_facts(item: Mapping[str, Any], facts: list[tuple[str, str]]) -> bool:
    return all(name in item["facts"] and _as_text(item["facts"][name]) == value for name, value in facts)


def _as_text(value: Any) -> str:
    return value if isinstance(value, str) else orjson.dumps(value).decode()


def _has_words(item: Mapping[str, Any], words: list[str]) -> bool:
    escalated = item["escalation"] or {"steps": []}
    written = [item["note"], item["reason"], escalated.get("reason"), escalated.get("evidence")]
    written += [step["reason"] for step in escalated["steps"]]
    text = "\n".join(part for part in written if part).casefold()
    return all(word in text for word in words)
