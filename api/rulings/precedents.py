"""Precedents: how this event ruled where the book leaves a choice."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import closing
from itertools import islice
from typing import Any
from uuid import UUID

import orjson
from flask import Response
from sqlalchemy import Connection, Row

from api.frame.blueprint import Blueprint
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from api.rulings.precedents_schemas import PrecedentList, PrecedentsQuery
from models.event import tournaments
from models.ruling import escalation_steps, precedents
from rulings import library
from rulings.errors import UnknownName
from services.escalation.serialise import with_steps
from services.ruling.decide import OPEN

blp = Blueprint("precedents", description="Escalations", url_prefix=IN_TOURNAMENT)


@blp.get("/precedents")
@blp.arguments(PrecedentsQuery, location="query")
@blp.answers(200, PrecedentList)
def list_precedents(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """Rulings where the book left a choice, by foul, facts and words, newest first

    Those that the book leaves to the referee or does not cover, those for which a reading mattered, and those that
    were escalated and decided: the ruling as it was, and the one that took its place.
    """
    catalogue = library().catalogue
    if "foul" in asked and asked["foul"] not in catalogue["fouls"]:
        raise UnknownName("foul", "foul", asked["foul"], catalogue["fouls"])
    facts = [_fact(text, catalogue["facts"]) for text in asked["fact"]]
    words = asked.get("q", "").casefold().split()
    with read() as connection:
        tournament = tournaments.find(connection, tournament_id)
        assert tournament is not None, "an official belongs to one"  # noqa: S101 -- for the type checker
        escalated = _escalated(connection, tournament_id)
        place = (asked.get("foul"), asked.get("after"))
        with closing(precedents.candidates(connection, tournament_id, *place)) as candidates:
            items = (_precedent(row, escalated.get(row.id), tournament.revision) for row in candidates)
            wanted = (item for item in items if item["why"] and _has(item, facts) and _says(item, words))
            page = list(islice(wanted, asked["limit"]))
    following = page[-1]["ruling"]["seq"] if len(page) == asked["limit"] else None
    return send({"items": page, "next": following})


def _escalated(connection: Connection, tournament_id: UUID) -> dict[UUID, dict[str, Any]]:
    """Ruling → the escalation that was decided on it, or that made it."""
    found: dict[UUID, dict[str, Any]] = {}
    for row, steps in escalation_steps.with_decisions(connection, tournament_id):
        answer = with_steps(row, steps)
        standing = (step.standing_id for step in steps)
        found |= dict.fromkeys((row.id, *(identity for identity in standing if identity is not None)), answer)
    return found


def _precedent(row: Row[Any], escalated: Mapping[str, Any] | None, own: str) -> dict[str, Any]:
    decision = row.final_decision or row.decision
    why = [decision["status"]] if decision["status"] in OPEN else []
    why += ["reading"] if decision["readings"] else []
    why += [] if escalated is None else ["decision"]
    return {
        "ruling": row.list_item,
        "why": why,
        "facts": decision["facts"],
        "readings": decision["readings"],
        "revision": row.revision,
        "revision_changed": row.revision != own,
        "note": row.note,
        "reason": row.reason,
        "escalation": escalated,
    }


def _fact(text: str, known: Mapping[str, Any]) -> tuple[str, str]:
    name, _, value = text.partition(":")
    if name not in known:
        raise UnknownName("fact", "fact", name, known)
    return name, value


def _has(item: Mapping[str, Any], facts: list[tuple[str, str]]) -> bool:
    return all(name in item["facts"] and _text(item["facts"][name]) == value for name, value in facts)


def _text(value: Any) -> str:
    return value if isinstance(value, str) else orjson.dumps(value).decode()


def _says(item: Mapping[str, Any], words: list[str]) -> bool:
    escalated = item["escalation"] or {"steps": []}
    given = [item["note"], item["reason"], escalated.get("reason"), escalated.get("evidence")]
    given += [step["reason"] for step in escalated["steps"]]
    text = "\n".join(said for said in given if said).casefold()
    return all(word in text for word in words)
