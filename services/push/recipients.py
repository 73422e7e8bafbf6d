"""Who gets a push message about an escalation: whoever can decide it, or those who wait for the decision."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple
from uuid import UUID

import orjson
from sqlalchemy import Connection, select

import rulings as rules
from models.people import push_subscriptions
from models.people.players import PLAYER, same_people
from models.people.push_subscriptions import SubscriptionOfPerson
from models.ruling import escalation_steps, escalations, rulings
from models.ruling.escalation_steps import EscalationStep
from models.ruling.escalations import Escalation
from models.ruling.rulings import Ruling
from rulings.escalation import WrongStep, decided
from services.escalation.state import state_of
from services.push.delivery import AddressedMessage, Message
from services.push.words import push_text
from services.ruling.present_names import PresentNames

A_DAY = 24 * 3600


class EscalationUpdate(NamedTuple):
    """A ruling was escalated, or a step taken with its escalation."""

    tournament_id: UUID
    escalation_id: UUID
    step_id: UUID | None = None


class UpdateDetails(NamedTuple):
    """What a message is made of: the escalation, its ruling, and the step (None: it was opened)."""

    escalation: Escalation
    ruling: Ruling
    step: EscalationStep | None

    @property
    def what(self) -> str:
        """Return opened, appealed, decided or reopened."""
        return "opened" if self.step is None else str(self.step.what)

    def is_by(self, identity: UUID | None) -> bool:
        """Return whether that official or player did it."""
        last = self.step or self.escalation
        return identity in (last.official_id, last.player_id)


def messages_for(connection: Connection, update: EscalationUpdate) -> Iterator[AddressedMessage]:
    """Yield a message for each recipient's browser, in its language."""
    details = _details(connection, update)
    if details is None:
        return
    affected = _affected(connection, details)
    label = PresentNames(connection, update.tournament_id).item(details.ruling.list_item)["table"]["label"]
    for subscription in push_subscriptions.in_tournament(connection, update.tournament_id):
        whom = subscription.official_id or subscription.player_id
        is_recipient = whom in affected if details.what == "decided" else _decides(details, subscription)
        if is_recipient and not details.is_by(whom):
            yield AddressedMessage(subscription.id, _message(details, label, subscription))


def _details(connection: Connection, update: EscalationUpdate) -> UpdateDetails | None:
    """Read the details; None where a later step has made the update obsolete."""
    escalation = escalations.find(connection, update.tournament_id, update.escalation_id)
    ruling = rulings.find(connection, update.tournament_id, update.escalation_id)
    assert escalation is not None and ruling is not None, "nothing of it is ever deleted"  # noqa: S101, PT018
    steps = escalation_steps.of_escalations(connection, update.tournament_id, [escalation.id]).get(escalation.id, ())
    step = next((step for step in steps if step.id == update.step_id), None)
    if step is not None and step.what == "decided":
        return UpdateDetails(escalation, ruling, step)
    newest = steps[-1].id if steps else None
    return UpdateDetails(escalation, ruling, step) if newest == update.step_id else None


def _decides(details: UpdateDetails, subscription: SubscriptionOfPerson) -> bool:
    """Return whether that official can decide it now. Only a director may decide about an own ruling."""
    roles = subscription.roles or ()
    if subscription.official_id == details.ruling.official_id and "director" not in roles:
        return False
    try:
        decided(state_of(details.escalation), roles)
    except WrongStep:
        return False
    return True


def _affected(connection: Connection, details: UpdateDetails) -> set[UUID]:
    """List the ruling's referee, its offender (every member of a team), and who escalated it."""
    ruling, escalation = details.ruling, details.escalation
    people: set[UUID | None] = {ruling.official_id, ruling.offender_id, escalation.official_id, escalation.player_id}
    if ruling.offender_kind == "team":
        mates = (PLAYER.c.tournament_id == ruling.tournament_id, PLAYER.c.team_id == ruling.offender_id)
        people.update(connection.execute(select(PLAYER.c.id).where(*mates)).scalars())
    known = [person for person in people if person is not None]
    return set(connection.execute(select(same_people(known, ruling.tournament_id).subquery())).scalars())


def _message(details: UpdateDetails, label: str, subscription: SubscriptionOfPerson) -> Message:
    escalation, language = details.escalation, subscription.language
    outcome = details.what == "decided"
    shown = {
        "title": push_text("table", language, label=label),
        "body": _line(details, language),
        "lang": language,
        "tag": f"escalation-{escalation.id}",
        "place": "#/own" if subscription.official_id is None else f"#/escalation/{escalation.id}",
    }
    return Message(orjson.dumps(shown), escalation.id.hex, "normal" if outcome else "high", A_DAY)


def _line(details: UpdateDetails, language: str) -> str:
    foul = details.ruling.foul
    if foul in rules.library().catalogue["fouls"]:
        foul = rules.Words(rules.library(), language).name("fouls", foul)
    if details.step is None or details.step.outcome is None:
        return push_text(details.what, language, foul=foul)
    outcome = push_text(details.step.outcome, language)
    return push_text(f"decided.{details.step.level}", language, outcome=outcome, foul=foul)
