"""Every group of endpoints, named once."""

from __future__ import annotations

from collections.abc import Iterable

from flask import Flask

from api import docs, health, pwa
from api.blueprint import Blueprint
from api.openapi import describe
from api.public import (
    board,
    compositions,
    decisions,
    fouls,
    lateness,
    rule_points,
    rulebooks,
    time,
    timekeeping,
    transfers,
)
from api.public import receipts as genuine
from api.tournament import (
    dead_hands,
    escalations,
    extra_times,
    hanchans,
    hand_ends,
    journal,
    kept_times,
    ledger,
    live,
    me,
    officials,
    photos,
    players,
    receipts,
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
    settings.blp,
    revisions.blp,
    teams.blp,
    players.blp,
    officials.blp,
    me.blp,
    tables.blp,
    hanchans.blp,
    schedules.blp,
    timings.blp,
    extra_times.blp,
    kept_times.blp,
    ledger.blp,
    receipts.blp,
    seasons.blp,
    scoring.blp,
    results.blp,
    standings.blp,
    rulings.blp,
    photos.blp,
    escalations.blp,
    dead_hands.blp,
    hand_ends.blp,
    journal.blp,
    live.blp,
    health.blp,
)


def register(app: Flask, blueprints: Iterable[Blueprint]) -> None:
    """Give this app these endpoints, each described in openapi.yaml, and the pages: documentation, phone app."""
    described = describe(app)
    for blp in blueprints:
        described.register_blueprint(blp)
    app.register_blueprint(docs.blp)
    app.register_blueprint(pwa.blp)
