"""Being let in: an invitation, from a link or a QR code, admits a browser to a tournament."""

from __future__ import annotations

from datetime import UTC, datetime
from uuid import UUID

from flask import Response

from api.access import cookies
from api.account import sign_in_limits
from api.admission.admissions_schemas import Admission, JoinRequest
from api.frame.blueprint import Blueprint
from api.frame.responses import send_put
from api.frame.shapes import IN_TOURNAMENT
from api.frame.store import write
from api.operations.logs import log_caller
from services.admission import admissions

blp = Blueprint("admissions", description="Admissions: being let in", url_prefix=IN_TOURNAMENT)


@blp.put("/joinings/<uuid:admission_id>")
@blp.arguments(JoinRequest)
@blp.answers(201, Admission)
@blp.answers(200, Admission, description="It was sent before: the same answer")
def join(sent: admissions.JoinRequest, tournament_id: UUID, admission_id: UUID) -> Response:
    """Be let in by an invitation

    Where an account is signed in, say whether it joins: nothing is linked to an account unasked. The answer brings the
    session's cookie. `proof` is a secret of the browser's own: the same request with the same one is answered again,
    for ten minutes.
    """
    cookies.refuse_other_sites()
    with write() as connection:
        journal = admissions.open_journal(connection, tournament_id, datetime.now(UTC))
        admitted = admissions.put_admission(
            journal, cookies.browser(), admission_id, sent, sign_in_limits.spend_admission
        )
    if admitted.secret is not None:
        cookies.set_secret(admitted.secret)
    log_caller(admitted.answer["whom"]["id"])
    return send_put(admitted.answer, admitted.is_new)
