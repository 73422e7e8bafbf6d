"""Training cards in a language with what a stored rulebook says of them, solved once per process."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from sqlalchemy import Connection

import rulings as rules
from rulings import Rulebook
from rulings.errors import UnknownName
from services.rulebook_revisions import require_rulebook

KEPT = 2048


def explain(connection: Connection, revision: str, card: str, language: str) -> dict[str, Any] | None:
    """Return a card with its answer under this revision; None where it is no longer there."""
    return _explained(require_rulebook(connection, revision), card, language)


@lru_cache(maxsize=KEPT)
def _explained(book: Rulebook, card: str, language: str) -> dict[str, Any] | None:
    try:
        return rules.localise_card(rules.library(), book, card, language)
    except UnknownName:
        return None
