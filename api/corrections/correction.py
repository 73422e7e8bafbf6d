"""How an endpoint puts something right, or shows with `?preview=true` what would follow.

@blp.patch("/teams/<uuid:team_id>")
@blp.arguments(TeamChange)
@corrects(blp, Team)
def change_team(sent: Body, asked: PreviewRequest, tournament_id: UUID, team_id: UUID) -> Response:
    return correct(asked, tournament_id, lambda journal: change_member(journal, TEAM, team_id, sent))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypedDict
from uuid import UUID

from flask import Response

from api.access import command
from api.corrections.correction_schemas import CorrectionPreview, PreviewQuery
from api.frame.blueprint import Blueprint, View
from api.frame.responses import send, send_put
from api.frame.schemas import Schema
from models.journal.journal import Journal
from services.corrections.preview import preview

DESCRIPTION = "As it is now; with `?preview=true` what would follow, and nothing is written"


Answer = Mapping[str, Any]


class PreviewRequest(TypedDict):
    """Whether to show what would follow instead of doing it."""

    preview: bool


def corrects(blp: Blueprint, schema: type[Schema]) -> Callable[[View], View]:
    """Let a view of `blp` be asked for a preview; `schema` is what it answers otherwise."""
    asked = blp.arguments(PreviewQuery, location="query")
    either = {"oneOf": [schema(), CorrectionPreview()]}
    answers = blp.answers(200, either, description=DESCRIPTION)
    return lambda view: asked(answers(view))


def enters(blp: Blueprint, schema: type[Schema]) -> Callable[[View], View]:
    """Let a PUT of something with an id of its own be asked for a preview; `schema` is what it answers otherwise."""
    made = blp.answers(201, schema)
    either = corrects(blp, schema)
    return lambda view: made(either(view))


def enter(asked: PreviewRequest, tournament_id: UUID, put: Callable[[Journal], tuple[Answer, bool]]) -> Response:
    """Do what `correct` does, for a PUT that returns its answer and whether it is new."""
    if asked["preview"]:
        return correct(asked, tournament_id, lambda journal: put(journal)[0])
    with command.command(tournament_id) as journal:
        return send_put(*put(journal))


def correct(asked: PreviewRequest, tournament_id: UUID, change: Callable[[Journal], Answer]) -> Response:
    """Carry the change out in a transaction and send what it returns; or send what would follow, and roll back."""
    if asked["preview"]:
        with command.preview(tournament_id) as journal:
            return send(preview(journal, lambda: change(journal)))
    with command.command(tournament_id) as journal:
        return send(change(journal))
