"""Witnesses: phones that sign the checkpoints they saw."""

from __future__ import annotations

from uuid import UUID

from flask import Response

from api.access.auth import official
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import log_trees, write
from api.journal.open_log import reading
from api.journal.witnesses_schemas import CosignatureRequest, Witnessed, Witnesses
from services.proofs import witnesses
from services.proofs.log import open_log

blp = Blueprint("witnesses", description="Proofs of the journal", url_prefix=f"{IN_TOURNAMENT}/journal/witnesses")


@blp.get("")
@blp.answers(200, Witnesses)
def list_witnesses(tournament_id: UUID) -> Response:
    """Which phones sign what they saw of the journal, and how many stand behind its head"""
    with reading(tournament_id) as log:
        return send(witnesses.list_witnesses(log))


@blp.put("/<key_id>")
@blp.arguments(CosignatureRequest)
@blp.answers(200, Witnessed)
def put_cosignature(sent: witnesses.Cosignature, tournament_id: UUID, key_id: str) -> Response:
    """Keep the cosignature of a phone of the caller, and forget its last; one of less is ignored

    409 `another-log`: what the phone saw is not what is stored. The phone's first is an entry of the journal.
    """
    with write() as connection:
        log = open_log(connection, log_trees(), tournament_id)
        if log is None:
            raise Problem(409, "Nobody was ever given a checkpoint of this journal.", slug="another-log")
        return send(witnesses.put_cosignature(log, official(), key_id, sent))
