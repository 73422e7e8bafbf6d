"""Every group of endpoints, named once."""

from __future__ import annotations

from collections.abc import Iterable

from flask import Flask

from api import docs, health, pwa
from api.account import accounts, own_keys, signing_in
from api.account import tournaments as own_tournaments
from api.blueprint import Blueprint
from api.public import (
    board,
    compositions,
    decisions,
    fouls,
    joining,
    lateness,
    rule_points,
    rulebooks,
    time,
    timekeeping,
    transfers,
)
from api.public import receipts as genuine
from api.tournament import (
    audits,
    dashboards,
    dead_hands,
    erasures,
    escalation_steps,
    escalations,
    exports,
    extra_times,
    hanchans,
    hand_ends,
    imports,
    invitations,
    journal,
    kept_times,
    ledger,
    live,
    me,
    officials,
    own,
    phones,
    photos,
    players,
    precedents,
    printables,
    push,
    receipts,
    reports,
    results,
    revisions,
    rulings,
    schedules,
    scoring,
    seasons,
    settings,
    standings,
    tables,
    teams,
    timings,
    tokens,
)

BLUEPRINTS = (
    rulebooks.blp,
    compositions.blp,
    rule_points.blp,
    fouls.blp,
    decisions.blp,
    lateness.blp,
    transfers.blp,
    time.blp,
    board.blp,
    timekeeping.blp,
    genuine.blp,
    accounts.blp,
    signing_in.blp,
    own_keys.blp,
    own_tournaments.blp,
    settings.blp,
    revisions.blp,
    teams.blp,
    players.blp,
    officials.blp,
    me.blp,
    invitations.blp,
    joining.blp,
    phones.blp,
    push.blp,
    tokens.blp,
    tables.blp,
    hanchans.blp,
    imports.blp,
    schedules.blp,
    timings.blp,
    extra_times.blp,
    kept_times.blp,
    ledger.blp,
    receipts.blp,
    reports.blp,
    printables.blp,
    seasons.blp,
    scoring.blp,
    results.blp,
    standings.blp,
    rulings.blp,
    photos.blp,
    escalations.blp,
    escalation_steps.blp,
    precedents.blp,
    own.blp,
    exports.blp,
    erasures.blp,
    dead_hands.blp,
    hand_ends.blp,
    journal.blp,
    audits.blp,
    dashboards.blp,
    live.blp,
    health.blp,
)


def register(app: Flask, blueprints: Iterable[Blueprint]) -> None:
    """Give this app these endpoints, and the pages: documentation, phone app."""
    for blp in blueprints:
        app.register_blueprint(blp)
    app.register_blueprint(docs.blp)
    app.register_blueprint(pwa.blp)
