"""What is stored: SQLAlchemy models and queries, one file per aggregate. Knows nothing of HTTP or of the rules.

Open a database with `database.engine`, change it through an open `Journal`; only `engine.write` commits.
"""

# Every model is imported here, so that Base's metadata is whole whichever module is imported first.
from models.database.base import Base
from models.event import (  # noqa: F401
    extra_times,
    hanchans,
    kept_times,
    results,
    rulebook_revisions,
    schedules,
    scorings,
    seasons,
    tables,
    timings,
    tournaments,
)
from models.journal import erasures, log_keys, stamps, witnesses  # noqa: F401
from models.league import changes, leagues, managers, season_settings  # noqa: F401
from models.league import invitations as league_invitations  # noqa: F401
from models.money import cash_counts, ledger, payments  # noqa: F401
from models.people import (  # noqa: F401
    accounts,
    admissions,
    api_tokens,
    credentials,
    invitations,
    official_numbers,
    officials,
    passkeys,
    players,
    push_keys,
    push_subscriptions,
    sessions,
    teams,
)
from models.ruling import (  # noqa: F401
    dead_hands,
    escalation_steps,
    escalations,
    hand_ends,
    help_calls,
    notes,
    photos,
    precedents,
    rulings,
)
from models.training import exam_attempts, exams  # noqa: F401

__all__ = ["Base"]
