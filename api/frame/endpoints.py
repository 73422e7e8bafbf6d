"""Every group of endpoints, named once."""

from __future__ import annotations

from collections.abc import Iterable

from flask import Flask

from api.account import accounts, passkeys, sign_in
from api.account import tournaments as own_tournaments
from api.admission import admissions, invitations, phones, tokens
from api.calls import calls
from api.clocks import board, extra_times, kept_times, round_schedules, schedules, timekeeping, timings
from api.decisions import decisions, lateness, transfers
from api.draws import draws
from api.escalations import escalation_steps, escalations, own_page
from api.event import hanchans, imports, public_pages, seasons, seating, settings, tables
from api.frame import docs
from api.frame.blueprint import Blueprint
from api.hands import hands
from api.journal import audits, journal, live, proofs, tiles, witnesses
from api.league import leagues, season_standings
from api.league import managers as league_managers
from api.money import cash_up, ledger, receipts
from api.money import receipt_check as genuine
from api.operations import addresses, health, time
from api.people import erasures, me, officials, players, push, teams
from api.phone_app import files
from api.reports import dashboards, exports, printables, reports
from api.results import results, scoring, standings
from api.rulebooks import compositions, fouls, revisions, rule_points, rulebooks
from api.rulings import dead_hands, hand_ends, help_calls, notes, photos, precedents, ruling_proofs, rulings
from api.score_sheets import score_sheets
from api.settlements import settlements
from api.training import cards, exams

BLUEPRINTS = (
    rulebooks.blp,
    compositions.blp,
    rule_points.blp,
    fouls.blp,
    decisions.blp,
    lateness.blp,
    transfers.blp,
    hands.blp,
    calls.blp,
    draws.blp,
    score_sheets.blp,
    settlements.blp,
    cards.blp,
    time.blp,
    addresses.blp,
    board.blp,
    public_pages.blp,
    season_standings.blp,
    leagues.blp,
    league_managers.blp,
    timekeeping.blp,
    genuine.blp,
    accounts.blp,
    sign_in.blp,
    passkeys.blp,
    own_tournaments.blp,
    settings.blp,
    revisions.blp,
    teams.blp,
    players.blp,
    officials.blp,
    me.blp,
    invitations.blp,
    admissions.blp,
    phones.blp,
    push.blp,
    tokens.blp,
    tables.blp,
    hanchans.blp,
    imports.blp,
    seating.blp,
    schedules.blp,
    round_schedules.blp,
    timings.blp,
    extra_times.blp,
    kept_times.blp,
    ledger.blp,
    cash_up.blp,
    receipts.blp,
    reports.blp,
    printables.blp,
    seasons.blp,
    scoring.blp,
    results.blp,
    standings.blp,
    rulings.blp,
    photos.blp,
    notes.blp,
    ruling_proofs.blp,
    escalations.blp,
    escalation_steps.blp,
    precedents.blp,
    own_page.blp,
    exports.blp,
    erasures.blp,
    dead_hands.blp,
    hand_ends.blp,
    help_calls.blp,
    exams.blp,
    journal.blp,
    proofs.blp,
    tiles.blp,
    witnesses.blp,
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
    app.register_blueprint(files.blp)
