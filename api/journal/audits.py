"""The audit: whether the journal, and all the rows that it wrote, are as they were written."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Response

from api.frame.blueprint import Blueprint
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import read
from api.journal.audits_schemas import MOST_FINDINGS, Audit, AuditQuery
from api.journal.journal import head_of
from models.journal import audit

blp = Blueprint("audit", description="Audit", url_prefix=IN_TOURNAMENT)


@blp.get("/audit")
@blp.arguments(AuditQuery, location="query")
@blp.answers(200, Audit)
def read_audit(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """Read the whole journal and every row it wrote; name what was changed, deleted or swapped

    With a head that was noted elsewhere (`GET …/journal/head`), it finds even a journal that was written anew from
    some entry on. The same as `shinpan audit verify`.
    """
    with read() as connection:
        findings = audit.verify(connection, tournament_id)
        if "head" in asked:
            findings += audit.compare_head(connection, tournament_id, asked["head"])
        head = head_of(connection, tournament_id)
    names = ("seq", "what", "kind", "values")
    listed = [{name: getattr(finding, name) for name in names} for finding in findings[:MOST_FINDINGS]]
    return send({"findings": listed, "found": len(findings), "head": head})
