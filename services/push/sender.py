"""Send push messages in one thread of this process; requests never wait for it.

What is queued is lost with the process, and what no push service takes is dropped: phones find it in the log anyway.
"""

from __future__ import annotations

import logging
import threading
from heapq import heappop, heappush
from itertools import count
from time import monotonic
from typing import NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from models.database.engine import Engines, read, write
from models.people import push_subscriptions
from services.push import help_calls, recipients
from services.push.delivery import UNREACHED, AddressedMessage, Answer, post
from services.push.help_calls import HelpCallUpdate
from services.push.push_services import Services, Unsafe
from services.push.recipients import EscalationUpdate
from services.push.vapid import own_key, public_text

MOST = 1000  # that wait in this process
GONE = frozenset({404, 410})
PASSING = frozenset({UNREACHED, 408, 429})
WAITS = (1.0, 10.0, 60.0, 600.0)  # seconds until the next try, where the service does not say; then no more
PATIENCE = 1.0  # seconds that the end of the process waits for what is being sent

log = logging.getLogger(__name__)
Update = EscalationUpdate | HelpCallUpdate


class Attempt(NamedTuple):
    """A message to send before `until`; `tries` counts the attempts that failed."""

    addressed: AddressedMessage
    until: float
    tries: int = 0


class PushSender:
    """The queue of this process. Without a `contact`, which push services ask for, it sends nothing."""

    def __init__(self, engines: Engines, services: Services, contact: str) -> None:
        self.services = services
        self._engines, self._contact = engines, contact
        self._changed = threading.Condition()
        self._waiting: list[tuple[float, int, Update | Attempt]] = []
        self._numbers = count()
        self._thread: threading.Thread | None = None
        self._ended = False
        engines.before_end.append(self._end)

    @property
    def on(self) -> bool:
        """Return whether this server sends push messages."""
        return bool(self._contact)

    def public_key(self) -> str | None:
        """Return the key that a browser subscribes with; None where nothing is sent."""
        return public_text(own_key(self._engines)) if self.on else None

    def notify(self, update: Update) -> None:
        """Queue the messages of an update. Call it after the commit."""
        if self.on:
            self._put(update, monotonic())

    def _put(self, job: Update | Attempt, due: float) -> None:
        with self._changed:
            if len(self._waiting) >= MOST:
                log.warning("too much waits to be pushed: some is given up")
                return
            heappush(self._waiting, (due, next(self._numbers), job))
            if self._thread is None and not self._ended:
                self._thread = threading.Thread(target=self._work, name="push", daemon=True)
                self._thread.start()
            self._changed.notify()

    def _work(self) -> None:
        try:
            while (job := self._next()) is not None:
                self._do(job)
        finally:
            with self._changed:
                self._thread = None  # after an error nobody thought of, whatever comes next starts another

    def _next(self) -> Update | Attempt | None:
        """Wait for the next job that is due; None at the end."""
        with self._changed:
            while not self._ended:
                wait = self._waiting[0][0] - monotonic() if self._waiting else None
                if wait is not None and wait <= 0:
                    return heappop(self._waiting)[-1]
                self._changed.wait(wait)
        return None

    def _do(self, job: Update | Attempt) -> None:
        try:
            if isinstance(job, Attempt):
                self._send(job)
                return
            with read(self._engines) as connection:
                found = _messages(connection, job)
        except SQLAlchemyError as error:
            log.warning("not pushed: %s", type(error).__qualname__)
            return
        for addressed in found:
            self._put(Attempt(addressed, monotonic() + addressed.message.lasts), monotonic())

    def _send(self, job: Attempt) -> None:
        with read(self._engines) as connection:
            subscription = push_subscriptions.find_active(connection, job.addressed.subscription_id)
        if subscription is None:
            return
        key = own_key(self._engines)
        try:
            answer = post(self.services, key, self._contact, subscription, job.addressed.message)
        except Unsafe as why:
            log.warning("not pushed: %s", why)
            return
        if answer.status in GONE:
            with write(self._engines) as connection:
                push_subscriptions.delete_unreachable(connection, subscription.id, subscription.endpoint)
        elif answer.status in PASSING or answer.status >= 500:
            self._retry(job, answer)
        elif not 200 <= answer.status < 300:
            log.warning("not pushed: the push service answered %s", answer.status)

    def _retry(self, job: Attempt, answer: Answer) -> None:
        if job.tries >= len(WAITS):
            log.warning("not pushed: the push service answered %s to the last", answer.status)
            return
        due = monotonic() + (WAITS[job.tries] if answer.wait is None else answer.wait)
        if due < job.until:
            self._put(job._replace(tries=job.tries + 1), due)

    def _end(self) -> None:
        with self._changed:
            self._ended = True
            self._changed.notify()
            thread = self._thread
        if thread is not None:
            thread.join(PATIENCE)


def _messages(connection: Connection, update: Update) -> list[AddressedMessage]:
    if isinstance(update, HelpCallUpdate):
        return list(help_calls.messages_for(connection, update))
    return list(recipients.messages_for(connection, update))
