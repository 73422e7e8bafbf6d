"""The audit finds whoever was let in by writing into the database: an admission, a session, a token, an invitation."""
# ruff: noqa: S608 -- somebody with the database in their hands writes such statements

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import pytest
import time_machine
from uuid_utils.compat import uuid7

from tests.api.account.test_accounts import create, sign_in
from tests.api.tournament.hall import Hall
from tests.models.sample import database_id, tamper


class People:
    """A referee's account with a laptop and a phone, a player's phone, an arbiter's phone that was cut off."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.laptop, self.phone, self.players = hall.browser(), hall.browser(), hall.browser()
        self.link = str(uuid7())
        asked = {"official": str(hall.officials["referee"]), "uses": 3}
        made = hall.call("PUT", f"invitations/{self.link}", asked, "director").get_json()
        account = create(hall.app, self.laptop).get_json()["id"]
        assert hall.admit(self.laptop, made["secret"], account=account).status_code == 201
        assert hall.admit(self.phone, made["secret"]).status_code == 201
        assert hall.admit(self.players, hall.link(player=str(hall.players[0]))).status_code == 201
        for _ in range(3):  # a session before a session before this one
            assert sign_in(self.phone).status_code == 200
        self.token = str(uuid7())
        issued = {"name": "Scoring", "official": str(hall.officials["arbiter"]), "scopes": ["read"]}
        assert hall.call("PUT", f"api-tokens/{self.token}", issued, "director").status_code == 201
        gone = hall.admit(hall.browser(), hall.link(official=str(hall.officials["arbiter"]))).get_json()
        assert hall.call("PUT", f"phones/{gone['id']}/cut-off", None, "director").status_code == 200

    def findings(self) -> list[str]:
        """What the audit says, in English."""
        return [finding["what"] for finding in self.hall.get("audit", "director")["findings"]]


@pytest.fixture
def people(hall: Hall) -> People:
    return People(hall)


@pytest.mark.postgresql
def test_whoever_came_by_an_invitation_or_signed_in_is_accounted_for(people: People) -> None:
    assert people.findings() == []
    assert people.phone.post("/api/v1/account/sign-out").status_code in (200, 204)
    other = str(people.hall.officials["finance"])
    assert people.hall.admit(people.phone, people.hall.link(official=other)).status_code == 201
    assert people.findings() == []


@pytest.mark.postgresql
def test_a_second_link_after_signing_in_keeps_the_first_admission_accounted_for(hall: Hall) -> None:
    """By then the session no longer says which one was before it: the first entry about it does."""
    browser, referee = hall.browser(), str(hall.officials["referee"])
    account = create(hall.app, hall.browser()).get_json()["id"]
    assert hall.admit(browser, hall.link(official=referee)).status_code == 201
    assert sign_in(browser).status_code == 200
    with time_machine.travel(datetime.now(UTC) + timedelta(minutes=2), tick=True):
        assert browser.get("/api/v1/account").status_code == 200  # the one before ends, and is forgotten
    assert hall.admit(browser, hall.link(official=referee), account=account).status_code == 201
    assert hall.findings() == []


NOW = "'2025-11-21 12:00:00.000000+00:00'"
SESSION = (
    "INSERT INTO session (id, secret_hash, rotated_at, agent, created_at, seen_at, account_id, before_id) "
    f"SELECT :new, 'known to somebody', {NOW}, '', {NOW}, {NOW}, {{account}}, {{before}}"
)
ADMISSION = "SELECT {column} FROM admission WHERE {column} IS NOT NULL AND cut_off_at IS NULL AND {own} LIMIT 1"
SLIPPED_IN = {
    "an admission": (
        "INSERT INTO admission (id, tournament_id, official_id, session_id, admitted_at) "
        f"SELECT :new, tournament_id, official_id, session_id, {NOW} FROM admission "
        "WHERE session_id IS NOT NULL AND official_id IS NOT NULL AND {own} LIMIT 1",
        "admission/{new} lets somebody in as {whom} since {since}: cut that phone off",
    ),
    "a session of an account": (
        SESSION.format(account=f"({ADMISSION.format(column='account_id', own='{own}')})", before="NULL"),
        "session/{new} is a browser that acts as {whom} since {since}: cut off the phones",
    ),
    "a session of a phone": (
        SESSION.format(account="NULL", before=f"({ADMISSION.format(column='session_id', own='{own}')})"),
        "session/{new} is a browser that acts as {whom} since {since}: cut off the phones",
    ),
    "a token": (
        "INSERT INTO api_token (id, tournament_id, official_id, token_hash, name, scopes, created_at, expires_at) "
        f"SELECT :new, tournament_id, official_id, 'x', name, scopes, {NOW}, expires_at FROM api_token "
        "WHERE {own} LIMIT 1",
        "api_token/{new} lets programs act as {whom} since {since}: revoke that token",
    ),
    "an invitation": (
        "INSERT INTO invitation (id, tournament_id, secret_hash, label, roles, official_id, created_at) "
        f"SELECT :new, tournament_id, 'x', '', roles, official_id, {NOW} FROM invitation "
        "WHERE official_id IS NOT NULL AND {own} LIMIT 1",
        "invitation/{new} invites people in as {whom} since {since}: revoke that link",
    ),
}
CHANGED = {
    "whose admission it is": (
        "UPDATE admission SET official_id = :director WHERE session_id IS NOT NULL AND player_id IS NULL "
        "AND cut_off_at IS NULL AND {own}",
        "admission/",
    ),
    "that it was cut off": (
        "UPDATE admission SET cut_off_at = NULL WHERE cut_off_at IS NOT NULL AND {own}",
        "admission/",
    ),
    "which session was admitted": (
        "UPDATE admission SET session_id = (SELECT id FROM session WHERE account_id IS NOT NULL LIMIT 1) "
        "WHERE player_id IS NOT NULL AND {own}",
        "admission/",
    ),
    "who is signed in": (
        f"UPDATE session SET account_id = ({ADMISSION.format(column='account_id', own='{own}')}) WHERE id = "
        f"({ADMISSION.format(column='session_id', own='{own} AND player_id IS NOT NULL')})",
        "session/",
    ),
    "a token's secret": ("UPDATE api_token SET token_hash = 'x' WHERE id = :token", "api_token/{token}"),
    "a token's scopes": ("UPDATE api_token SET scopes = '[\"people\"]' WHERE id = :token", "api_token/{token}"),
    "a token's end": (f"UPDATE api_token SET expires_at = {NOW} WHERE id = :token", "api_token/{token}"),
    "an invitation's roles": (
        "UPDATE invitation SET roles = '[\"director\"]' WHERE id = :link",
        "invitation/{link}",
    ),
    "an invitation's secret": ("UPDATE invitation SET secret_hash = 'x' WHERE id = :link", "invitation/{link}"),
    "an invitation's uses": ("UPDATE invitation SET uses_left = 9 WHERE id = :link", "invitation/{link}"),
}


@pytest.mark.postgresql
@pytest.mark.parametrize("what", SLIPPED_IN)
def test_what_was_slipped_in_is_found(people: People, database_url: str, what: str) -> None:
    statement, finding = SLIPPED_IN[what]
    new = uuid7()
    assert _tamper(people, database_url, statement, new=new) == 1
    (found,) = people.hall.get("audit", "director")["findings"]
    whom, since = f"{found['values']['whom']} ({found['values']['roles']})", "2025-11-21 12:00 UTC"
    said, cure = finding.format(new=new, whom=whom, since=since).split(": ")
    assert found["what"].startswith(f"{said}, and no entry accounts for it: {cure}")
    names = ["director (director)", "referee (referee)", "arbiter (arbiter)"]
    assert whom in ([*names, "Aoki (player)"] if what == "a session of a phone" else names)


@pytest.mark.postgresql
@pytest.mark.parametrize("what", CHANGED)
def test_what_was_changed_is_found(people: People, database_url: str, what: str) -> None:
    statement, row = CHANGED[what]
    ids = {"director": people.hall.officials["director"], "token": UUID(people.token), "link": UUID(people.link)}
    assert _tamper(people, database_url, statement, **ids) == 1
    (finding,) = people.findings()
    assert finding.startswith(row.format(**ids))
    assert "was changed after entry" in finding


@pytest.mark.postgresql
def test_what_was_deleted_is_found(people: People, database_url: str) -> None:
    _tamper(people, database_url, "DELETE FROM api_token WHERE id = :token", token=UUID(people.token))
    (finding,) = people.findings()
    assert finding.startswith(f"api_token/{people.token}, written by entry ")
    assert finding.endswith(" is missing")


def _tamper(people: People, database_url: str, statement: str, **ids: Any) -> int:
    known = {**ids, "own": people.hall.tournament}
    text = statement.format(own="tournament_id = :own")
    values = {name: database_id(database_url, one) for name, one in known.items() if f":{name}" in text}
    return tamper(database_url, text, **values)
