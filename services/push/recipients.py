"""Who is told what became of an escalation: whoever can decide it, or those who wait for the decision."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple
from uuid import UUID

import orjson
from sqlalchemy import Connection, Row, select

import rulings as rules
from models.people import push_subscriptions
from models.people.players import PLAYER
from models.ruling import escalation_steps, escalations, rulings
from rulings.escalation import WrongStep, decided
from services.escalation.state import state_of
from services.push.delivery import Message
from services.push.words import said

A_DAY = 24 * 3600


class News(NamedTuple):
    """A ruling was escalated, or a step taken with its escalation."""

    tournament_id: UUID
    escalation_id: UUID
    step_id: UUID | None = None


class Letter(NamedTuple):
    """One message to one browser."""

    subscription_id: UUID
    message: Message


class Matter(NamedTuple):
    """What there is to tell: the escalation, its ruling, and the step (None: it was opened)."""

    escalation: Row[Any]
    ruling: Row[Any]
    step: Row[Any] | None

    @property
    def what(self) -> str:
        """opened, appealed, decided or reopened."""
        return "opened" if self.step is None else str(self.step.what)

    def is_by(self, identity: UUID) -> bool:
        """Whether that official or player did it."""
        last = self.step or self.escalation
        return identity in (last.official_id, last.player_id)


def letters(connection: Connection, news: News) -> Iterator[Letter]:
    """A letter for each browser that is to be told, in its language."""
    matter = _matter(connection, news)
    if matter is None:
        return
    concerned = _concerned(connection, matter)
    for subscription in push_subscriptions.in_tournament(connection, news.tournament_id):
        whom = subscription.official_id or subscription.player_id
        told = whom in concerned if matter.what == "decided" else _decides(matter, subscription)
        if told and not matter.is_by(whom):
            yield Letter(subscription.id, _message(matter, subscription))


def _matter(connection: Connection, news: News) -> Matter | None:
    """None where somebody has gone on meanwhile, and what was to be decided is not any more."""
    escalation = escalations.find(connection, news.tournament_id, news.escalation_id)
    ruling = rulings.find(connection, news.tournament_id, news.escalation_id)
    assert escalation is not None and ruling is not None, "nothing of it is ever deleted"  # noqa: S101, PT018
    steps = escalation_steps.of_escalations(connection, news.tournament_id, [escalation.id]).get(escalation.id, ())
    step = next((step for step in steps if step.id == news.step_id), None)
    if step is not None and step.what == "decided":
        return Matter(escalation, ruling, step)
    newest = steps[-1].id if steps else None
    return Matter(escalation, ruling, step) if newest == news.step_id else None


def _decides(matter: Matter, subscription: Row[Any]) -> bool:
    """Whether it lies with that official now. But for directors, nobody judges their own ruling."""
    roles = subscription.roles or ()
    if subscription.official_id == matter.ruling.official_id and "director" not in roles:
        return False
    try:
        decided(state_of(matter.escalation), roles)
    except WrongStep:
        return False
    return True


def _concerned(connection: Connection, matter: Matter) -> set[UUID]:
    """The ruling's referee, on whom it is (every member of a team), and who had it judged again."""
    ruling, escalation = matter.ruling, matter.escalation
    people = {ruling.official_id, ruling.offender_id, escalation.official_id, escalation.player_id}
    if ruling.offender_kind == "team":
        mates = (PLAYER.c.tournament_id == ruling.tournament_id, PLAYER.c.team_id == ruling.offender_id)
        people.update(connection.execute(select(PLAYER.c.id).where(*mates)).scalars())
    return people - {None}


def _message(matter: Matter, subscription: Row[Any]) -> Message:
    escalation, language = matter.escalation, subscription.language
    outcome = matter.what == "decided"
    shown = {
        "title": said("table", language, label=matter.ruling.list_item["table"]["label"]),
        "body": _line(matter, language),
        "lang": language,
        "tag": f"escalation-{escalation.id}",
        "place": "#/own" if subscription.official_id is None else f"#/escalation/{escalation.id}",
    }
    return Message(orjson.dumps(shown), escalation.id.hex, "normal" if outcome else "high", A_DAY)


def _line(matter: Matter, language: str) -> str:
    foul = matter.ruling.foul
    if foul in rules.library().catalogue["fouls"]:
        foul = rules.Words(rules.library(), language).name("fouls", foul)
    if matter.step is None or matter.what != "decided":
        return said(matter.what, language, foul=foul)
    outcome = said(matter.step.outcome, language)
    return said(f"decided.{matter.step.level}", language, outcome=outcome, foul=foul)
