"""Nobody decides about themselves: not by taking off first whom they play as, nor as a second official of theirs."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import uuid4

import pytest
from flask import Flask
from flask.testing import FlaskClient
from uuid_utils.compat import uuid7
from werkzeug.test import TestResponse

from tests.api.account.test_accounts import create, sign_in
from tests.api.answers import details
from tests.api.tournament.clocks.match import Match
from tests.api.tournament.clocks.test_kept_times import kept
from tests.api.tournament.escalation_steps import escalate
from tests.api.tournament.hall import Hall, open_hall
from tests.api.tournament.money import test_decision_withdrawal as decisions
from tests.api.tournament.money import test_payments as payments
from tests.api.tournament.money import test_refunds as refunds

WHY = {"reason": "seen by two"}
NEXT_START = datetime(2025, 11, 21, 12, 5, tzinfo=UTC).isoformat()
Call = tuple[str, str, dict[str, Any]]
Operation = Callable[[Hall], Call]


def waive(hall: Hall) -> Call:
    payments.fine(hall)
    body = {"account": hall.player(0), "unit": "EUR", "amount": -2000, "waives": True, **WHY}
    return "PUT", f"ledger/decisions/{uuid7()}", body


def give_points(hall: Hall) -> Call:
    return "PUT", f"ledger/decisions/{uuid7()}", {"account": hall.player(0), "unit": "P", "amount": -20, **WHY}


def withdraw_decision(hall: Hall) -> Call:
    return "PUT", f"ledger/decisions/{decisions.decided(hall)}/withdrawal", WHY


def take_payment(hall: Hall) -> Call:
    payments.fine(hall)
    return "PUT", f"payments/{uuid7()}", payments.body(hall)


def withdraw_payment(hall: Hall) -> Call:
    payments.fine(hall)
    return "PUT", f"payments/{payments.pay(hall)['id']}/withdrawal", WHY


def refund(hall: Hall) -> Call:
    refunds.in_credit(hall)
    return "PUT", f"refunds/{uuid7()}", refunds.body(hall)


def play_with_a_fine(hall: Hall) -> Call:
    payments.fine(hall)
    return "PUT", f"hanchans/{hall.hanchan}/permission", {"players": [hall.player(0)["id"]], **WHY}


def late(hall: Hall) -> Match:
    match = Match(hall)
    match.record("absent", 1)
    return match


def record_timing(hall: Hall) -> Call:
    return "PUT", f"timings/{uuid7()}", late(hall).body("arrived", 2)


def preview_timing(hall: Hall) -> Call:
    return "POST", "timings/preview", late(hall).body("arrived", 2)


def moved(hall: Hall) -> dict[str, Any]:
    late(hall)
    present = hall.get(f"hanchans/{hall.hanchan}/schedule")
    return {"scheduled_at": NEXT_START, "replaces": {name: present[name] for name in ("scheduled_at", "minutes")}}


def move_start(hall: Hall) -> Call:
    return "PUT", f"hanchans/{hall.hanchan}/schedule", moved(hall)


def preview_start(hall: Hall) -> Call:
    return "POST", f"hanchans/{hall.hanchan}/schedule/preview", moved(hall)


def absent(hall: Hall) -> str:
    at = datetime.now(UTC) - timedelta(minutes=35)
    assert hall.schedule(at).status_code == 200
    return kept(hall, "absent", 30, who="player", player=hall.player(0)["id"])


def confirm_kept_time(hall: Hall) -> Call:
    return "PUT", f"kept-times/{absent(hall)}/answer", {"confirmed": True}


def dismiss_kept_time(hall: Hall) -> Call:
    return "PUT", f"kept-times/{absent(hall)}/answer", {"confirmed": False, **WHY}


def preview_kept_time(hall: Hall) -> Call:
    return "POST", f"kept-times/{absent(hall)}/answer/preview", {"confirmed": True}


def rule(hall: Hall) -> Call:
    return "PUT", f"rulings/{uuid7()}", hall.body("wrong-tile-count", {})


def amend(hall: Hall) -> Call:
    amends = {"ruling": hall.rule("wrong-tile-count", {})["id"], **WHY}
    return "PUT", f"rulings/{uuid7()}", hall.body("unclear-call", {}, amends=amends)


def withdraw_ruling(hall: Hall) -> Call:
    return "PUT", f"rulings/{hall.rule('wrong-tile-count', {})['id']}/withdrawal", WHY


def decide_escalation(hall: Hall) -> Call:
    hall.invite("head-referee")
    ruling = escalate(hall, "wrong-tile-count", {})
    return "PUT", f"rulings/{ruling['id']}/escalation/decisions/{uuid7()}", {"outcome": "upheld", **WHY}


MONEY = (waive, give_points, withdraw_decision, take_payment, withdraw_payment, refund, play_with_a_fine)
TIMES = (record_timing, preview_timing, move_start, preview_start)
KEPT = (confirm_kept_time, dismiss_kept_time, preview_kept_time)
RULINGS = (rule, amend, withdraw_ruling, decide_escalation)
REFUSED = {
    **dict.fromkeys(MONEY, ("wrc-2022", "own-account")),
    **dict.fromkeys((*TIMES, *KEPT), ("r-league-24-25", "own-clock")),
    **dict.fromkeys(RULINGS, ("rrc-1-5", "own-table")),
}
"""Every operation that refuses an official for their own sake: the rulebook to try it under, and the refusal."""
PLAYS = ["director", "head-referee", "finance"]


class Person:
    """Somebody at a browser, who directs, and plays as the first player."""

    def __init__(
        self,
        hall: Hall,
        browser: FlaskClient | None = None,
        plays: bool = True,
        roles: Sequence[str] = PLAYS,
        **more: Any,
    ) -> None:
        self.hall, self.browser = hall, browser or hall.browser()
        self.official = self.join(hall.link(roles=roles), **more)
        if plays:
            assert hall.change_official(self.official, player=hall.player(0)["id"]).status_code == 200

    def join(self, secret: str, **more: Any) -> str:
        answer = self.hall.admit(self.browser, secret, name="Ana", **more)
        assert answer.status_code == 201, answer.text
        return str(answer.get_json()["whom"]["id"])

    def call(self, call: Call, official: str | None = None) -> TestResponse:
        method, path, body = call
        headers = {"Shinpan-Official": official or self.official}
        return self.browser.open(self.hall.path(path), method=method, json=body, headers=headers)

    def take_off(self) -> None:
        """Say of themselves that they play no more."""
        path = f"officials/{self.official}"
        change = {"player": None, "replaces": self.hall.seen(path, {"player": None})}
        assert self.call(("PATCH", path, change)).status_code == 200

    def link(self, **asked: Any) -> str:
        answer = self.call(("PUT", f"invitations/{uuid7()}", asked))
        assert answer.status_code == 201, answer.text
        return str(answer.get_json()["secret"])

    def token(self, official: object) -> str:
        """A token of their making, which acts as this official."""
        asked = {"name": "Mine", "official": str(official), "scopes": ["hall", "ledger", "clocks", "rulings"]}
        answer = self.call(("PUT", f"api-tokens/{uuid4()}", asked))
        assert answer.status_code == 201, answer.text
        return str(answer.get_json()["token"])


def refusal(answer: TestResponse) -> str:
    return str(details(answer, 403)["type"]).rpartition(":")[2]


def by_token(hall: Hall, call: Call, token: str) -> TestResponse:
    method, path, body = call
    headers = {"Authorization": f"Bearer {token}"}
    return hall.browser().open(hall.path(path), method=method, json=body, headers=headers)


@pytest.mark.parametrize("operation", REFUSED, ids=lambda operation: operation.__name__)
def test_no_way_round_it_leads_to_what_is_refused(app: Flask, operation: Operation) -> None:
    book, slug = REFUSED[operation]
    hall = open_hall(app, {"id": book})
    call, ana = operation(hall), Person(hall)
    assert refusal(ana.call(call)) == slug
    ana.take_off()
    assert refusal(ana.call(call)) == slug
    second = ana.join(ana.link(roles=PLAYS))
    assert refusal(ana.call(call, second)) == slug
    assert refusal(by_token(hall, call, ana.token(second))) == slug
    other = hall.call("PUT", f"officials/{uuid7()}", {"name": "Bob", "roles": PLAYS}, "director").get_json()["id"]
    assert refusal(by_token(hall, call, ana.token(other))) == slug
    answer = Person(hall, plays=False).call(call)
    assert answer.status_code in (200, 201) or not answer.get_json(force=True)["type"].endswith(slug), answer.text


@pytest.mark.postgresql
def test_an_account_is_one_person_in_every_browser_and_after_signing_out(hall: Hall) -> None:
    call = waive(hall)
    desk, phone = hall.browser(), hall.browser()
    account = create(hall.app, desk).get_json()["id"]
    ana = Person(hall, desk, account=account)
    ana.take_off()
    link = ana.link(roles=PLAYS)
    assert desk.post("/api/v1/account/sign-out").status_code == 204
    second = ana.join(link)
    assert refusal(ana.call(call, second)) == "own-account"
    assert sign_in(phone).status_code == 200
    elsewhere = Person(hall, phone, account=account, plays=False)
    assert refusal(elsewhere.call(call)) == "own-account"


def test_who_shares_a_tablet_is_somebody_else(hall: Hall) -> None:
    call, tablet = waive(hall), hall.browser()
    director = Person(hall, tablet, plays=False)
    referee = Person(hall, tablet, plays=False)
    referee.official = director.join(director.link(roles=["referee"]))
    assert hall.change_official(referee.official, player=hall.player(0)["id"]).status_code == 200
    another = Person(hall, tablet, plays=False)
    assert another.call(call).status_code == 201
    assert director.call(waive(hall)).status_code == 201


def test_another_official_says_what_counts_from_then_on(hall: Hall) -> None:
    """A wrong link that somebody made themselves is put right by another director."""
    call, ana = waive(hall), Person(hall)
    ana.take_off()
    assert refusal(ana.call(call)) == "own-account"
    for player in (hall.player(1)["id"], None):
        assert hall.change_official(ana.official, player=player).status_code == 200
    assert ana.call(call).status_code == 201


def test_a_joined_entry_of_theirs_is_their_own(hall: Hall) -> None:
    match, ana = Match(hall), Person(hall)
    match.record("absent", 1)
    merge = {"into": hall.player(7)["id"], **WHY}
    answer = hall.call("PUT", f"players/{hall.players[0]}/merge", merge, "director")
    assert answer.status_code == 200, answer.text
    ana.take_off()
    assert refusal(ana.call(("PUT", f"timings/{uuid7()}", match.body("arrived", 2)))) == "own-clock"


@pytest.mark.parametrize("taken_off", [False, True])
def test_a_ruling_keeps_that_they_play(hall: Hall, taken_off: bool) -> None:
    ana = Person(hall)
    if taken_off:
        ana.take_off()
    answer = ana.call(("PUT", f"rulings/{uuid7()}", hall.body("unclear-call", {})))
    assert answer.get_json()["conflict"] == "plays"


def test_a_head_referee_does_not_judge_as_another_what_they_ruled(hall: Hall) -> None:
    browser = hall.browser()
    account = create(hall.app, browser).get_json()["id"]
    ana = Person(hall, browser, plays=False, roles=["head-referee"], account=account)
    ruling = ana.call(("PUT", f"rulings/{uuid7()}", hall.body("unclear-call", {}))).get_json()
    second = ana.join(hall.link(roles=["head-referee"]), account=account)
    assert hall.call("PUT", f"rulings/{ruling['id']}/escalation", WHY).status_code == 201
    step = ("PUT", f"rulings/{ruling['id']}/escalation/decisions/{uuid7()}", {"outcome": "upheld", **WHY})
    assert details(ana.call(step, second), 409)["type"].endswith(":own-ruling")
