"""Checkpoints of the journal and proofs under them, as C2SP and RFC 6962 have them: hashes, and no personal data."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Response

from api.frame.blueprint import Blueprint
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.journal.daily_stamps import daily_stamps
from api.journal.open_log import reading
from api.journal.proofs_schemas import Consistency, ConsistencyQuery, Inclusion, InclusionQuery

TEXT = "text/plain; charset=utf-8"
EXAMPLE = "shinpan/0197c0de-…\n42\nsFodV/vSp5O8…=\n\n— shinpan/0197c0de-… hI2DJw…\n"

blp = Blueprint("proofs", description="Proofs of the journal", url_prefix=f"{IN_TOURNAMENT}/journal")


@blp.get("/checkpoint")
@blp.answers(200, {"type": "string"}, content_type="text/plain", example=EXAMPLE)
def read_checkpoint(tournament_id: UUID) -> Response:
    """The journal's size and Merkle root, signed with the tournament's key (C2SP tlog-checkpoint)

    The cosignatures of phones that saw this very one follow.
    """
    with reading(tournament_id) as log:
        text = str(log.checkpoint())
    daily_stamps().ask(tournament_id)
    return Response(text, content_type=TEXT)


@blp.get("/consistency")
@blp.arguments(ConsistencyQuery, location="query")
@blp.answers(200, Consistency)
def prove_consistency(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """The proof that the first `size` entries continue the first `from` (RFC 6962)

    `to` is `size`, or how many there are by now: where that is less than `from`, nothing is proved.
    """
    with reading(tournament_id) as log:
        old, size = asked["from"], min(asked.get("size", log.size), log.size)
        proof = log.prove_consistency(old, size)
        answer = {"from": old, "to": size, "proof": proof, "checkpoint": str(log.checkpoint()), "vkey": str(log.vkey)}
    daily_stamps().ask(tournament_id)
    return send(answer)


@blp.get("/inclusion")
@blp.arguments(InclusionQuery, location="query")
@blp.answers(200, Inclusion)
def prove_inclusion(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """The proof that entry `seq` is one of the first `size` (RFC 6962)"""
    with reading(tournament_id) as log:
        seq, size = asked["seq"], asked.get("size", log.size)
        proof = log.prove_inclusion(seq, size)
        known = {"leaf": log.entry_hash(seq), "checkpoint": str(log.checkpoint()), "vkey": str(log.vkey)}
    return send({"seq": seq, "to": size, "proof": proof, **known})
