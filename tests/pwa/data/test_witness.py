"""What a phone refuses to sign, and what it says then; how the journal itself was changed is in tests/pwa/log/."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from uuid import UUID

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from playwright.sync_api import BrowserContext, Page, Route
from uuid_utils.compat import uuid7

from models.journal.checkpoint import Note, read_note, sign, verifier_key
from models.journal.salted_hashes import pseudonym, redact
from tests.forgery import forge, replaced
from tests.models.sample import database_id, tamper
from tests.pwa.data.test_sync import change_entry
from tests.pwa.hall import Hall
from tests.pwa.phone import eventually, join, reopened, snapshot, until
from tests.server import Server

SIGN = "async () => (await import('/bundle/inspect.js')).witness()"
ANOTHER = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))


@pytest.fixture
def page(page: Page, hall: Hall) -> Page:
    """A phone that has signed the log, and has fetched a ruling since."""
    page.evaluate(SIGN)
    identity = hall.rule(0, "empty-win")
    until(page, "s.state.rulings[a]", identity)
    until(page, "s.state.seq === a", hall.journal()[-1]["seq"])
    return page


def found(page: Page) -> list[str]:
    """What it says when it is to sign again."""
    page.evaluate(SIGN)
    return [alarm["what"] for alarm in snapshot(page, "alarms") or []]


def answering(page: Page, address: str, change: Callable[[dict[str, Any]], None]) -> None:
    """Something on the way, or the server, answers otherwise."""

    def answer(route: Route) -> None:
        real = route.fetch().json()
        change(real)
        route.fulfill(json=real)

    page.route(address, answer)


def by_another_key(answer: dict[str, Any]) -> None:
    note = read_note(answer["checkpoint"])
    name = note.signatures[0].name
    answer["checkpoint"] = str(Note(note.text, [sign(ANOTHER, name, note.text)]))
    answer["vkey"] = str(verifier_key(ANOTHER, name))


def by_a_false_signature(answer: dict[str, Any]) -> None:
    note = read_note(answer["checkpoint"])
    answer["checkpoint"] = str(Note(note.text, [sign(ANOTHER, note.signatures[0].name, note.text)]))


def by_another_checkpoint(answer: dict[str, Any]) -> None:
    answer["checkpoint"] = answer["checkpoint"].replace("\n", "1\n", 2).replace("1\n", "\n", 1)


def without_a_proof(answer: dict[str, Any]) -> None:
    answer["proof"] = answer["proof"][:-1]


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (by_another_key, "key"),
        (by_a_false_signature, "signature"),
        (by_another_checkpoint, "signature"),
        (without_a_proof, "changed"),
    ],
)
def test_what_is_not_the_logs_own_is_not_signed(
    page: Page, change: Callable[[dict[str, Any]], None], what: str
) -> None:
    answering(page, "**/consistency?*", change)
    assert found(page) == [what]
    assert found(page) == [what]
    page.unroute_all(behavior="ignoreErrors")
    for _ in range(2):
        assert found(page) == [what, "restored"], "each is said until the tournament is left, and once"


def test_the_key_is_the_one_that_the_log_tells(page: Page) -> None:
    """So a phone that has signed nothing yet takes no other."""
    page.evaluate(
        """async () => {
          const db = await (await import('/bundle/inspect.js')).database();
          await db.delete('meta', ['log', store.snapshot.state.id, 'witness']);
        }"""
    )
    answering(page, "**/consistency?*", by_another_key)
    assert found(page) == ["key"]


def unchecked(page: Page) -> str | None:
    """Since when it says that it could not check, when it is to sign again."""
    since: str | None = page.evaluate(f"() => ({SIGN})().catch(() => {{}}).then(() => store.uncheckedSince())")
    assert snapshot(page, "alarms") is None
    return since


@pytest.mark.parametrize(
    "answer",
    [
        {"status": 404, "content_type": "application/problem+json", "body": "{}"},
        {"json": {}},
        {"json": {"checkpoint": "", "vkey": None, "proof": []}},
    ],
)
def test_what_proves_nothing_leaves_the_log_unchecked(page: Page, hall: Hall, answer: dict[str, Any]) -> None:
    page.route("**/consistency?*", lambda route: route.fulfill(**answer))
    since = unchecked(page)
    assert since is not None
    assert unchecked(page) == since
    page.unroute_all(behavior="ignoreErrors")
    assert unchecked(page) is None
    last = hall.journal()[-1]["seq"]
    assert [item["size"] for item in hall.call("GET", "journal/witnesses")["items"]] == [last]


def test_a_checkpoint_without_a_proof_leaves_the_log_unchecked(page: Page) -> None:
    answering(page, "**/consistency?*", lambda answer: answer.update(proof=None))
    assert unchecked(page) is not None


def test_what_is_signed_and_not_sent_is_unchecked(page: Page, hall: Hall) -> None:
    head = hall.journal()[-1]
    nothing = {"items": [], "next": None, "head": {name: head[name] for name in ("seq", "hash")}}
    page.route("**/changes?*", lambda route: route.fulfill(json=nothing))
    hall.rule(1, "unclear-call")
    assert unchecked(page) is not None


@pytest.mark.parametrize("how", [{"status": 500}, None])
def test_trouble_that_may_pass_is_told_after_a_minute(page: Page, how: dict[str, Any] | None) -> None:
    page.route("**/consistency?*", lambda route: route.fulfill(**how) if how else route.abort())
    assert unchecked(page) is None
    page.evaluate(
        """async () => {
          const db = await (await import('/bundle/inspect.js')).database();
          const place = ['log', store.snapshot.state.id, 'unchecked'];
          const noted = await db.get('meta', place);
          const at = new Date(Date.parse(noted.at) - 61000).toISOString();
          await db.put('meta', { ...noted, at }, place);
        }"""
    )
    assert unchecked(page) is not None


def test_a_checkpoint_from_before_is_a_cut_tail(page: Page, hall: Hall) -> None:
    before = page.evaluate(
        "() => fetch(`/api/v1/tournaments/${store.snapshot.state.id}/journal/checkpoint`).then((a) => a.text())"
    )
    identity = hall.rule(1, "unclear-call")
    until(page, "s.state.rulings[a]", identity)
    answering(page, "**/consistency?*", lambda answer: answer.update(checkpoint=before, proof=[]))
    assert found(page) == ["cut"]


def test_a_log_signed_for_others_than_this_phone_is_told(page: Page, hall: Hall) -> None:
    """It shows this phone the entries that it had, and signs others: the ruling since is another one there."""
    page.route("**/changes?*", lambda route: route.abort())
    forge(hall, replaced("ruling.issued", '"p": 30', '"p": 10'))
    assert found(page) == ["unlike"]


def test_entries_that_are_missing_in_the_middle_are_told(page: Page, hall: Hall, server: Server) -> None:
    """Those that came before are here already, and the head is as it was: nothing but the proof would show it."""
    of_it = {"own": database_id(hall.database_url, UUID(hall.tournament))}
    assert tamper(hall.database_url, "DELETE FROM journal_entry WHERE tournament_id = :own AND seq = 9", **of_it)
    server.use(hall.database_url)  # as after a restart: it has to read them all
    assert found(page) == ["gaps"]


def test_a_server_that_has_another_log_by_then_is_told(page: Page) -> None:
    problem = {"type": "urn:shinpan:another-log", "status": 409}
    content = {"status": 409, "content_type": "application/problem+json", "body": json.dumps(problem)}
    page.route("**/witnesses/*", lambda route: route.fulfill(**content))
    assert found(page) == ["changed"]


def test_an_entry_that_its_hash_does_not_fit_is_told(page: Page, hall: Hall) -> None:
    def changed(answer: dict[str, Any]) -> None:
        for entry in answer["items"]:
            entry["body"] = json.loads(json.dumps(entry["body"]).replace("unclear-call", "empty-win"))

    answering(page, "**/changes?*", changed)
    identity = hall.rule(1, "unclear-call")
    until(page, "s.state.rulings[a]", identity)
    assert found(page) == ["broken"]


def stored(page: Page, seq: int) -> Any:
    """The body of an entry, as the phone keeps it."""
    script = """async (seq) => {
      const entries = await (await (await import('/bundle/inspect.js')).database()).getAll('entries');
      return entries.find((one) => one.seq === seq).body;
    }"""
    return page.evaluate(script, seq)


def another_foul(entry: dict[str, Any], _: UUID) -> None:
    if entry["kind"] == "ruling.issued":
        entry["body"] = json.loads(json.dumps(entry["body"]).replace("empty-win", "unclear-call"))


def another_name(entry: dict[str, Any], _: UUID) -> None:
    """A seal stands for any text."""
    if entry["body"].get("name") == "Bernard":
        entry["body"], entry["seals"] = redact(entry["body"], entry["seals"], {"name": "Mallory"})


def taken_out(entry: dict[str, Any], tournament: UUID) -> None:
    """As an erasure leaves it, but no entry tells of one."""
    if entry["body"].get("name") == "Bernard":
        instead = pseudonym(tournament, UUID(entry["subject"]))
        entry["body"], entry["seals"] = redact(entry["body"], entry["seals"], instead)


def unchained(entry: dict[str, Any], _: UUID) -> None:
    if entry["kind"] == "ruling.issued":
        entry["prev_hash"] = "0" * 64


Forgery = Callable[[dict[str, Any], UUID], None]


def forging(page: Page, hall: Hall, change: Forgery) -> None:
    """What the server tells of entries is another thing, under the same hashes."""

    def changed(answer: dict[str, Any]) -> None:
        for entry in answer["items"]:
            change(entry, UUID(hall.tournament))

    answering(page, "**/changes?*", changed)


@pytest.mark.parametrize("change", [another_foul, another_name, taken_out, unchained])
def test_what_is_fetched_anew_must_be_what_its_hashes_say(page: Page, hall: Hall, change: Forgery) -> None:
    """Personal data is taken out in earnest, so that phones fetch all of it: no occasion for other changes."""
    before = hall.journal()
    until(page, "s.state.seq === a", before[-1]["seq"])
    forging(page, hall, change)
    hall.call("PUT", f"erasures/{uuid7()}", {"players": hall.players[:1]})
    until(page, "s.alarms?.length")
    assert [alarm["what"] for alarm in snapshot(page, "alarms")] == ["broken"]
    for entry in before:
        assert stored(page, entry["seq"]) == entry["body"]


def test_a_name_that_nobody_took_out_is_missed(page: Page, hall: Hall) -> None:
    """In an entry that is new to the phone."""

    def replaced_in(entry: dict[str, Any], _: UUID) -> None:
        if entry["body"].get("name") == "Ida":
            entry["body"], entry["seals"] = redact(entry["body"], entry["seals"], {"name": "Mallory"})

    forging(page, hall, replaced_in)
    hall.call("PUT", f"players/{uuid7()}", {"name": "Ida", "id_number": "9"})
    last = hall.journal()[-1]["seq"]
    until(page, "s.state.seq === a", last)
    page.evaluate(f"() => ({SIGN})().catch(() => {{}})")
    until(page, "s.alarms?.length")
    assert [(alarm["what"], alarm["seq"]) for alarm in snapshot(page, "alarms")] == [("broken", last)]


def test_what_was_damaged_on_the_phone_accuses_nobody(page: Page, hall: Hall) -> None:
    last = hall.journal()[-1]
    change_entry(page, last["seq"], json.dumps({"body": {}}))
    assert [*found(page), *found(page)] == []
    signed = {item["size"] for item in hall.call("GET", "journal/witnesses")["items"]}
    assert signed == {last["seq"]}


@pytest.mark.fresh_browser
def test_it_signs_by_itself_once_whoever_opened_it_has_had_time_to_rule(telephone: BrowserContext, hall: Hall) -> None:
    page = telephone.new_page()
    page.clock.install()
    join(reopened(page), hall)
    last = hall.journal()[-1]["seq"]
    page.clock.run_for(15_000)
    assert not hall.call("GET", "journal/witnesses")["items"]

    def signed() -> bool:
        page.clock.run_for(1_000)  # the wait may have begun late
        return [item["size"] >= last for item in hall.call("GET", "journal/witnesses")["items"]] == [True]

    eventually(signed)
