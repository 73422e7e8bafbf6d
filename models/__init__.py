"""What is stored: SQLAlchemy models and queries, one file per aggregate. Knows nothing of HTTP or of the rules.

Open a database with `engine`, change it through an open `journal.Journal`; only `engine.write` commits.
"""

from models import (
    dead_hands,
    escalations,
    extra_times,
    hanchans,
    hand_ends,
    journal,
    kept_times,
    ledger,
    officials,
    payments,
    photos,
    players,
    results,
    rulebook_revisions,
    rulings,
    schedules,
    scorings,
    tables,
    teams,
    timings,
    tournaments,
)
from models.base import Base

__all__ = [
    "Base",
    "dead_hands",
    "escalations",
    "extra_times",
    "hanchans",
    "hand_ends",
    "journal",
    "kept_times",
    "ledger",
    "officials",
    "payments",
    "photos",
    "players",
    "results",
    "rulebook_revisions",
    "rulings",
    "schedules",
    "scorings",
    "tables",
    "teams",
    "timings",
    "tournaments",
]
