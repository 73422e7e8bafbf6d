"""The proof of a ruling, as a file to keep."""

from __future__ import annotations

from typing import Any
from uuid import UUID

import marshmallow as ma
from flask import Response

from api.frame import shapes
from api.frame.blueprint import Blueprint
from api.frame.schemas import Query
from api.frame.shapes import IN_TOURNAMENT
from api.journal.open_log import reading
from api.reports.attachment import saved
from models.event import tournaments
from services.proofs import ruling_proof

EXAMPLE = "c2sp.org/tlog-proof@v1\nextra eyJlbn…\nindex 41\nsFodV/vSp5O8…=\n\nshinpan/0197c0de-…\n"

blp = Blueprint("ruling proofs", description="Proofs of the journal", url_prefix=IN_TOURNAMENT)


class ProofQuery(Query):
    """Of which entry about the ruling."""

    seq = ma.fields.Integer(
        validate=ma.validate.Range(min=1, max=shapes.NO_ROW),
        metadata={"description": "By default the entry that issued it"},
    )


@blp.get("/rulings/<uuid:ruling_id>/proof")
@blp.arguments(ProofQuery, location="query")
@blp.answers(200, {"type": "string"}, content_type="text/plain", example=EXAMPLE)
def prove_ruling(asked: dict[str, Any], tournament_id: UUID, ruling_id: UUID) -> Response:
    """That a ruling stands in the log, provable years later without the server: `shinpan audit prove` (C2SP tlog-proof)

    It says what was ruled, on whom and why, as far as that was not removed.
    """
    with reading(tournament_id) as log:
        proof = ruling_proof.prove_ruling(log, ruling_id, asked.get("seq"))
        row = tournaments.require(log.connection, tournament_id)
    title = f"Proof {proof.leaf + 1}"
    file = f"ruling-{proof.leaf + 1}.tlog-proof"
    return saved(str(proof).encode(), "text/plain; charset=utf-8", (row.slug, row.name), title, file)
