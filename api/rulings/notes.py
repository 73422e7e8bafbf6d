"""Notes on rulings, added after they were issued."""

from __future__ import annotations

from uuid import UUID

from flask import Response

from api.access.command import command
from api.frame.blueprint import Blueprint
from api.frame.responses import send_put
from api.frame.shapes import IN_TOURNAMENT
from api.rulings.notes_schemas import Note, NoteRequest
from services.ruling import notes
from services.ruling.notes import NewNote

blp = Blueprint("notes", description="Notes on rulings", url_prefix=IN_TOURNAMENT)


@blp.put("/rulings/<uuid:ruling_id>/notes/<uuid:note_id>")
@blp.arguments(NoteRequest)
@blp.answers(201, Note)
@blp.answers(200, Note, description="The same note was sent before: the same answer")
def put_note(sent: NewNote, tournament_id: UUID, ruling_id: UUID, note_id: UUID) -> Response:
    """Add a note to a ruling

    At any time, also to one that was withdrawn or amended. It stays as it was written, with who and when.
    """
    with command(tournament_id) as journal:
        answer, is_new = notes.put_note(journal, ruling_id, note_id, sent)
    return send_put(answer, is_new)
