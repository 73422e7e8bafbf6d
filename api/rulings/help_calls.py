"""Help calls: a referee calls the head referee to a table, before any ruling."""

from __future__ import annotations

from uuid import UUID

from flask import Response

from api.access.auth import official
from api.access.command import command
from api.frame.blueprint import Blueprint
from api.frame.push_sender import push_sender
from api.frame.responses import send, send_put
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from api.rulings.help_calls_schemas import HelpCall, HelpCallAnswer, HelpCallEnd, HelpCallList, HelpCallRequest
from services.device_time import DeviceTime
from services.push.help_calls import HelpCallUpdate
from services.ruling import help_calls
from services.ruling.help_calls import NewHelpCall

blp = Blueprint("help-calls", description="Calls for the head referee", url_prefix=IN_TOURNAMENT)


@blp.put("/help-calls/<uuid:help_call_id>")
@blp.arguments(HelpCallRequest)
@blp.answers(201, HelpCall)
@blp.answers(200, HelpCall, description="It was sent before: the same answer")
def call_for_help(sent: NewHelpCall, tournament_id: UUID, help_call_id: UUID) -> Response:
    """Call the head referee to a table

    It lies with the head referees; where the event has none but the caller, with the directors. The next ruling at
    that table on one of these offenders, or by whom it lies with, ends it.
    """
    with command(tournament_id) as journal:
        answer, is_new = help_calls.put_help_call(journal, official(), help_call_id, sent)
    return _send(tournament_id, help_call_id, answer, is_new)


@blp.put("/help-calls/<uuid:help_call_id>/answer")
@blp.arguments(HelpCallAnswer)
@blp.answers(201, HelpCall)
@blp.answers(200, HelpCall, description="Somebody comes already, or it has ended: as it stands")
def answer_help_call(sent: DeviceTime, tournament_id: UUID, help_call_id: UUID) -> Response:
    """Say that one comes"""
    with command(tournament_id) as journal:
        answer, is_new = help_calls.answer(journal, official(), help_call_id, sent)
    return _send(tournament_id, help_call_id, answer, is_new)


@blp.put("/help-calls/<uuid:help_call_id>/end")
@blp.arguments(HelpCallEnd)
@blp.answers(201, HelpCall)
@blp.answers(200, HelpCall, description="It has ended already: as it stands")
def end_help_call(sent: help_calls.HelpCallEnd, tournament_id: UUID, help_call_id: UUID) -> Response:
    """Take a help call back, or say that it is settled

    Whoever called takes it back.
    """
    with command(tournament_id) as journal:
        answer, is_new = help_calls.end(journal, official(), help_call_id, sent)
    return _send(tournament_id, help_call_id, answer, is_new)


@blp.get("/help-calls/<uuid:help_call_id>")
@blp.answers(200, HelpCall)
def get_help_call(tournament_id: UUID, help_call_id: UUID) -> Response:
    """A help call, open or ended"""
    with read() as connection:
        return send(help_calls.get_help_call(connection, tournament_id, help_call_id))


@blp.get("/help-calls")
@blp.answers(200, HelpCallList)
def list_help_calls(tournament_id: UUID) -> Response:
    """The open help calls, oldest first"""
    with read() as connection:
        return send({"items": help_calls.list_help_calls(connection, tournament_id)})


def _send(tournament_id: UUID, help_call_id: UUID, answer: dict[str, object], is_new: bool) -> Response:
    if is_new:
        push_sender().notify(HelpCallUpdate(tournament_id, help_call_id))
    return send_put(answer, is_new)
