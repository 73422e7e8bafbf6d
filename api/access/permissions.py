"""Who may do what: the one table. A view that is not in it keeps the app from starting.

docs/roles.md is written from it (`make roles`), openapi.yaml names its roles, and a test calls every endpoint in every
role, in the own tournament and in another one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from models.people.api_tokens import SCOPES

ROLES = ("director", "head-referee", "referee", "arbiter", "finance")
"""What an official can be; one may be several."""
OFFICES = (*ROLES, "reader")
"""The same, with who may look at the board alone: the hall's big screen, while the board is not open to everybody."""


class Access(NamedTuple):
    """Who may call an endpoint: `roles` in the tournament of the address; empty for everybody.

    `scope`: what an API token must have beside. `account`: it needs somebody signed in, whatever their roles; `fresh`:
    a few minutes ago (`recent_sign_in`). `late`: what arrives late is judged by the roles of the time when it was made
    (`roles_at_the_time`). `lets_in`: who may do that can get any role, so a token needs every scope for it.
    """

    roles: frozenset[str] = frozenset()
    scope: str | None = None
    account: bool = False
    fresh: bool = False
    late: bool = False
    lets_in: bool = False

    @property
    def is_public(self) -> bool:
        """Whether it needs no credentials at all."""
        return not self.roles and not self.account


PUBLIC = Access()
Table = Mapping[str, Access]


def everybody(*endpoints: str) -> dict[str, Access]:
    """Let these be called without credentials."""
    return dict.fromkeys(endpoints, PUBLIC)


def allow(roles: tuple[str, ...], scope: str, *endpoints: str) -> dict[str, Access]:
    """Whoever has one of these roles in the tournament of the address. Raises ValueError for unknown ones."""
    unknown = {*roles} - {*ROLES, "player"} or {scope} - SCOPES.keys()
    if unknown or not roles:
        raise ValueError(f"there is no {', '.join(sorted(unknown)) or 'role given'}")
    return dict.fromkeys(endpoints, Access(frozenset(roles), scope))


def signed_in(*endpoints: str) -> dict[str, Access]:
    """Whoever is signed in with an account; each looks at and changes their own alone."""
    return dict.fromkeys(endpoints, Access(account=True))


def recent_sign_in(table: dict[str, Access]) -> dict[str, Access]:
    """Require a recent sign-in, for what shows or changes how an account is signed in to."""
    return {endpoint: access._replace(fresh=True) for endpoint, access in table.items()}


def access_grants(table: dict[str, Access]) -> dict[str, Access]:
    """Mark what lets somebody in or gives them roles."""
    return {endpoint: access._replace(lets_in=True) for endpoint, access in table.items()}


def late(table: dict[str, Access]) -> dict[str, Access]:
    """Mark what phones send with the device's time."""
    return {endpoint: access._replace(late=True) for endpoint, access in table.items()}


RULE = ("director", "head-referee", "referee")
PLAYER = ("player",)
AT_THE_TABLE = (*RULE, "arbiter")
DIRECTOR = ("director",)
MONEY = ("director", "finance")
SCORES = ("director", "arbiter")


def whole(*parts: dict[str, Access]) -> Table:
    """Join the parts into one table. Raises ValueError for an endpoint that is in two of them."""
    table: dict[str, Access] = {}
    for part in parts:
        twice = part.keys() & table.keys()
        if twice:
            raise ValueError(f"{', '.join(sorted(twice))}: twice in the table of permissions")
        table |= part
    return table


TABLE = whole(
    everybody(
        "rulebooks.list_rulebooks",
        "rulebooks.read_rulebook",
        "rulebooks.read_options",
        "compositions.compose",
        "rule points.read_rule_points",
        "rule points.compare_rule_points",
        "fouls.search_fouls",
        "fouls.read_foul",
        "decisions.decide",
        "decisions.decide_across",
        "lateness.assess_lateness",
        "transfers.evaluate_transfers",
        "hands.inspect_hand",
        "calls.inspect_calls",
        "draws.inspect_draw",
        "score-sheets.inspect_score_sheet",
        "settlements.inspect_settlement",
        "cards.list_cards",
        "cards.read_card",
        "time.read_time",
        "board.show_board",
        "timekeeping.show_timekeeping",
        "timekeeping.keep_time",
        "genuine.confirm_receipt",
        "proofs.read_checkpoint",
        "proofs.prove_consistency",
        "tiles.read_tile",
        "admissions.join",
        "accounts.create_account",
        "signing in.sign_in_by_password",
        "signing in.sign_in_by_code",
        "signing in.ask_for_passkey",
        "signing in.sign_in_by_passkey",
        "health.healthz",
        "health.readyz",
        "documentation.page",
        "documentation.asset",
        "documentation.openapi",
        "pwa.page",
        "pwa.board",
        "pwa.precache",
        "pwa.root_file",
        "pwa.file",
    ),
    signed_in("accounts.read_account", "signing in.sign_out", "founding.create_tournament"),
    recent_sign_in(
        signed_in(
            "accounts.set_password",
            "accounts.renew_codes",
            "accounts.end_session",
            "accounts.make_link",
            "passkeys.ask_for_new_passkey",
            "passkeys.add_passkey",
            "passkeys.remove_passkey",
        )
    ),
    allow(
        ROLES,
        "read",
        "tournament.read_tournament",
        "revisions.read_revision",
        "teams.get_team",
        "teams.list_teams",
        "players.get_player",
        "players.list_players",
        "players.list_offences",
        "officials.get_official",
        "officials.list_officials",
        "me.get_me",
        "tables.get_table",
        "tables.list_tables",
        "tables.draw_table_code",
        "hanchans.get_hanchan",
        "hanchans.list_hanchans",
        "schedules.get_schedule",
        "clocks.read_timing",
        "clocks.list_clocks",
        "game clocks.read_extra_time",
        "game clocks.list_game_clocks",
        "kept times.list_kept_times",
        "ledger.list_points",
        "ledger.list_fines",
        "ledger.total_points",
        "ledger.total_fines",
        "ledger.read_payment",
        "seasons.read_season",
        "scoring.get_scoring",
        "results.get_result",
        "standings.list_standings",
        "standings.explain_standing",
        "standings.export_standings",
        "rulings.read_ruling",
        "rulings.list_rulings",
        "photos.read_photo",
        "ruling proofs.prove_ruling",
        "escalations.list_escalations",
        "escalations.read_escalation",
        "precedents.list_precedents",
        "dead-hands.get_dead_hand",
        "dead-hands.list_dead_hands",
        "hand-ends.get_hand_end",
        "hand-ends.list_deferred",
        "help-calls.get_help_call",
        "help-calls.list_help_calls",
        "journal.read_journal",
        "journal.read_changes",
        "journal.read_head",
        "proofs.prove_inclusion",
        "tiles.read_entries",
        "witnesses.list_witnesses",
        "witnesses.put_cosignature",
        "printables.draw_price_list",
    ),
    allow((*ROLES, *PLAYER), "read", "live.follow", "push.read_key", "push.subscribe", "push.unsubscribe"),
    allow(PLAYER, "read", "own.read_own"),
    allow(
        MONEY,
        "read",
        "receipts.draw_receipt",
        "seasons.total_season",
        "exports.export_penalties",
        "exports.export_payments",
        "exports.export_results",
        "exports.export_standings_sheet",
    ),
    allow(
        DIRECTOR,
        "read",
        "exports.export_rulings",
        "exports.export_escalations",
        "exports.export_journal",
        "reports.draw_incident_report",
        "reports.draw_event_report",
        "audit.read_audit",
    ),
    allow(RULE, "read", "printables.draw_foul_card"),
    allow(AT_THE_TABLE, "read", "printables.draw_table_sheet"),
    allow(("director", "head-referee"), "read", "dashboard.read_dashboard"),
    access_grants(
        allow(DIRECTOR, "people", "officials.put_official", "officials.change_official", "invitations.put_invitation")
    ),
    allow(
        DIRECTOR,
        "people",
        "officials.revoke_official",
        "invitations.get_invitation",
        "invitations.list_invitations",
        "invitations.revoke_invitation",
        "phones.list_phones",
        "phones.cut_off_phone",
        "tokens.put_token",
        "tokens.list_tokens",
        "tokens.revoke_token",
    ),
    allow(
        DIRECTOR,
        "hall",
        "tournament.change_tournament",
        "teams.put_team",
        "players.put_player",
        "tables.put_table",
        "hanchans.put_hanchan",
        "imports.preview_players",
        "imports.import_players",
        "imports.preview_seating",
        "imports.import_seating",
    ),
    allow(DIRECTOR, "erasures", "erasures.erase", "erasures.list_erasures"),
    allow(AT_THE_TABLE, "hall", "schedules.put_schedule"),
    late(allow(RULE, "rulings", "rulings.issue_ruling", "notes.put_note")),
    allow(RULE, "rulings", "rulings.withdraw_ruling", "photos.attach_photo"),
    allow(("director", "head-referee"), "rulings", "escalation-steps.decide_escalation"),
    allow(DIRECTOR, "rulings", "escalation-steps.reopen_escalation"),
    late(allow((*RULE, *PLAYER), "rulings", "escalations.escalate_ruling", "escalation-steps.appeal_escalation")),
    late(allow(AT_THE_TABLE, "rulings", "dead-hands.declare_dead_hand", "hand-ends.end_hand")),
    late(allow(AT_THE_TABLE, "rulings", "help-calls.call_for_help", "help-calls.end_help_call")),
    late(allow(("director", "head-referee"), "rulings", "help-calls.answer_help_call")),
    late(allow(AT_THE_TABLE, "clocks", "clocks.record_timing", "game clocks.add_extra_time")),
    allow(
        DIRECTOR,
        "clocks",
        "kept times.answer_kept_time",
        "kept times.preview_answer",
        "clocks.preview_timing",
        "schedules.preview_schedule",
    ),
    allow(MONEY, "ledger", "ledger.take_payment"),
    allow(DIRECTOR, "ledger", "ledger.decide_line"),
    allow(DIRECTOR, "results", "scoring.put_scoring"),
    allow(SCORES, "results", "results.put_result", "results.preview_results", "results.import_results"),
)
