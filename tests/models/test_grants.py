"""The role that serves on PostgreSQL can delete nothing that is kept, nor alter it unseen, nor take its guards away."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

import psycopg
import pytest
from sqlalchemy import select, text

from models.database.base import Base
from models.database.engine import Engines, make_engine, read, write
from models.database.grants import DELETED, KEPT
from models.database.types import canonical
from models.event import extra_times, kept_times, results, timings
from models.journal import erasures
from models.journal.audit import verify
from models.journal.journal import ENTRY, Journal
from models.journal.salted_hashes import REDACTED, pseudonym, redact, replacements
from models.money import ledger, payments
from models.money.ledger import Cause
from models.ruling import rulings
from tests.databases import SERVING_ROLE, as_owner
from tests.engines import engines_at
from tests.models.sample import NOON, REVISION, Sample, furnish

REFUSED = (
    "UPDATE journal_entry SET hash = prev_hash",
    "UPDATE journal_entry SET at = now()",
    "UPDATE ledger_line SET amount = 1",
    "UPDATE rulebook_revision SET content = '{}'",
    "TRUNCATE push_subscription",
    "ALTER TABLE journal_entry DISABLE TRIGGER ALL",
    "DROP TRIGGER journal_entry_no_update ON journal_entry",
    "CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'",
    "CREATE TRIGGER mine BEFORE INSERT ON ruling FOR EACH ROW EXECUTE FUNCTION refuse_change()",
    "DROP TABLE ruling",
    "CREATE TABLE mine (anything text)",
    "SET session_replication_role = replica",
    "UPDATE alembic_version SET version_num = '0001'",
    *(f"DELETE FROM {table}" for table in sorted(Base.metadata.tables.keys() - DELETED)),  # noqa: S608
)
TEXTS = (
    'Ünal 東 said "never" \\ / 🀄 <&>',
    "".join(map(chr, range(1, 33))) + "\x7f\x80\u2028\ufeff\ufffd",
    '{"note":"…"}: \'№ 012345\' $$',
    'e\u0301\u00e9 \\u00fc \\\\ \\"',
    REDACTED,
)
SAID = (
    ("timing", "reason"),
    ("ledger_line", "reason"),
    ("payment", "note"),
    ("result", "reason"),
    ("extra_time", "reason"),
    ("kept_time_answer", "reason"),
)


@dataclass
class Played:
    """A tournament in which texts were written, and its server, which opened the guard for an erasure."""

    sample: Sample
    server: psycopg.Connection
    ruling: Any
    player: Any

    @property
    def redacted(self) -> tuple[str, str]:
        """Body and seals of the ruling's entry with its texts taken out."""
        body, seals = redact(self.ruling.body, self.ruling.seals, replacements(self.ruling.seals, None, texts=True))
        return _json(body), _json(seals)

    def is_refused(self, seq: int, body: str, seals: str | None) -> bool:
        """Try to store these; take them back where they pass."""
        try:
            with self.server.transaction(force_rollback=True):
                self.store(seq, body, seals)
        except (psycopg.errors.RaiseException, psycopg.errors.InvalidTextRepresentation):
            return True
        return False

    def store(self, seq: int, body: str, seals: str | None) -> None:
        statement = "UPDATE journal_entry SET body = %s, seals = %s WHERE tournament_id = %s AND seq = %s"
        self.server.execute(statement, (body, seals, self.sample.tournament, seq))


@pytest.fixture
def played(served: psycopg.Connection, postgresql_url: str) -> Played:
    with engines_at(postgresql_url) as engines:
        sample = _play(engines, "Player 0 laughed")
        with read(engines) as connection:
            own = select(ENTRY).where(ENTRY.c.tournament_id == sample.tournament).order_by(ENTRY.c.seq)
            entries = connection.execute(own).all()
    by_kind = {entry.kind: entry for entry in reversed(entries)}
    served.execute("UPDATE journal_head SET erasing = true")
    return Played(sample, served, by_kind["ruling.issued"], by_kind["player.added"])


@pytest.fixture
def served(postgresql_url: str) -> Iterator[psycopg.Connection]:
    """The connection of a server."""
    engines = make_engine(postgresql_url)
    with write(engines) as connection:
        furnish(connection)
    engines.dispose()
    with psycopg.connect(_plain(postgresql_url), autocommit=True) as connection:
        yield connection


def test_what_is_kept_is_out_of_reach(served: psycopg.Connection) -> None:
    for statement in REFUSED:
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            served.execute(statement.encode())


def test_personal_texts_go_only_while_an_erasure_is_under_way(served: psycopg.Connection) -> None:
    with pytest.raises(psycopg.errors.RaiseException, match="never changed"):
        served.execute("UPDATE journal_entry SET body = '{}'")


def test_only_a_redaction_passes_while_an_erasure_is_under_way(played: Played) -> None:
    """The role can pretend an erasure: it opens the guard itself."""
    old, right = played.ruling, played.redacted
    forgeries = _forgeries(old, *right)
    assert right not in forgeries.values()
    assert {what for what, forged in forgeries.items() if not played.is_refused(old.seq, *forged)} == set()
    played.store(old.seq, *right)
    assert played.is_refused(old.seq, _json(old.body), _json(old.seals))


def test_a_name_gives_way_to_its_own_pseudonym_alone(played: Played) -> None:
    entry = played.player
    own, other = (
        redact(entry.body, entry.seals, replacements(entry.seals, pseudonym(played.sample.tournament, player), False))
        for player in (entry.subject, played.sample.director)
    )
    assert played.is_refused(entry.seq, *map(_json, other))
    assert not played.is_refused(entry.seq, *map(_json, own))


@pytest.mark.parametrize(
    "forged",
    [
        "reason = 'Another one'",
        "reason = NULL",
        "reason = '…'",
        "seals = NULL",
        "seals = '{}'",
        'request = \'{"reason":"Another one"}\'',
        "request = replace(request, '5', '6')",
        "request = replace(request, ':', ': ')",
        "request = request || ' '",
    ],
)
def test_a_timing_loses_its_texts_and_nothing_else(played: Played, forged: str) -> None:
    with pytest.raises(psycopg.DatabaseError, match=r"never changed|invalid .* json"):
        played.server.execute(f"UPDATE timing SET {forged}".encode())  # noqa: S608 -- our own


def test_every_kept_row_keeps_what_was_said(played: Played) -> None:
    for table, column in SAID:
        with pytest.raises(psycopg.errors.RaiseException, match="never changed"):
            played.server.execute(f"UPDATE {table} SET {column} = 'Another one'".encode())  # noqa: S608


@pytest.mark.parametrize(
    "setting", ["search_path = mine, pg_temp, public, pg_catalog", "standard_conforming_strings = off"]
)
def test_no_setting_of_the_role_weakens_the_guards(played: Played, postgresql_url: str, setting: str) -> None:
    """Even where some schema lets it make functions of its own."""
    with psycopg.connect(_plain(as_owner(postgresql_url)), autocommit=True) as owner:
        owner.execute(f"CREATE SCHEMA mine AUTHORIZATION {SERVING_ROLE}".encode())
    for function in (
        "is_redaction(text, text, text, text, text) RETURNS boolean LANGUAGE sql AS 'SELECT true'",
        "regexp_replace(text, text, text, text) RETURNS text LANGUAGE sql AS $$ SELECT '' $$",
    ):
        played.server.execute(f"CREATE FUNCTION mine.{function}".encode())
    played.server.execute(f"SET {setting}".encode())
    old, (body, seals) = played.ruling, played.redacted
    with pytest.raises(psycopg.errors.RaiseException, match="never changed"):
        played.store(old.seq, body.replace("900", "100"), seals)
    played.store(old.seq, body, seals)


@pytest.mark.parametrize("words", TEXTS)
def test_an_erasure_takes_any_text_out(postgresql_url: str, words: str) -> None:
    with engines_at(postgresql_url) as engines:
        sample = _play(engines, words)
        with write(engines) as connection:
            erasures.erase(sample.journal(connection), uuid4(), {"players": None, "texts": True, "photos": True})
        with read(engines) as connection:
            assert verify(connection, sample.tournament) == []
            issued = connection.execute(select(ENTRY.c.body).where(ENTRY.c.kind == "ruling.issued")).scalar_one()
            said = [connection.execute(text(f"SELECT {column} FROM {table}")) for table, column in SAID]  # noqa: S608
            assert {row for rows in said for row in rows.scalars()} == {REDACTED, None}
    assert (issued["note"], issued["request"]) == (REDACTED, {"reason": REDACTED, "shown": REDACTED})


def test_every_table_with_a_guard_is_kept(postgresql_url: str) -> None:
    with psycopg.connect(_plain(as_owner(postgresql_url))) as owner:
        guards = owner.execute("SELECT tgrelid::regclass::text FROM pg_trigger WHERE tgname LIKE '%_no_change'")
        guarded = {table for (table,) in guards}
    assert guarded >= {"journal_entry", "ledger_line"}
    assert guarded <= KEPT <= Base.metadata.tables.keys()
    assert Base.metadata.tables.keys() >= DELETED


def _play(engines: Engines, words: str) -> Sample:
    """A ruling, and a row of each kept table, with these words wherever somebody may write, and in a decision."""
    with write(engines) as connection:
        sample = furnish(connection)
        values = sample.ruling(note=words)
        offender = {"kind": "player", "id": values["offender_id"], "name": "Player 0"}
        decision = {"penalties": [{"kind": "points", "points": 900}], "said": words}
        details = {"decision": decision, "note": words, "request": {"reason": words, "shown": words}}
        rulings.issue(sample.journal(connection), values, {"id": values["id"], "offender": offender}, details)
        _keep(sample, sample.journal(connection), words)
    return sample


def _keep(sample: Sample, journal: Journal, words: str) -> None:
    player, hanchan = sample.players[0], {"hanchan_id": sample.hanchan}
    said = {"reason": words, "request": {"minutes": 5, "reason": words}}
    late = {"what": "absent", "person_kind": "player", "person_id": player, "at": NOON, "revision": REVISION}
    timings.record(journal, {"id": uuid4(), **hanchan, **late, **said})
    extra_times.add(journal, {"id": uuid4(), **hanchan, "seconds": 60, **said})
    kept = {"id": uuid4(), **hanchan, "what": "absent", "who": "opponent", "player_id": player, "at": NOON}
    kept_times.record(journal, {**kept, "request": {"note": words}})
    kept_times.answer(journal, kept["id"], None, words, said["request"])
    points = {**dict.fromkeys(("east", "south", "west", "north"), 30_000), "deposits": 0, "unranked": []}
    for number, reason in ((1, None), (2, words)):
        given = {"number": number, "reason": reason, "request": {"reason": reason}}
        results.enter(journal, {"id": uuid4(), **hanchan, **points, **given})
    fine = {"account_kind": "player", "account_id": player, "unit": "EUR", "amount": 500}
    paid = {"method": "cash", "paid_at": NOON, "note": words, "request": {"note": words}}
    payments.record(journal, {"id": uuid4(), **fine, **paid})
    ledger.post(journal, Cause("decision", uuid4()), [{"id": uuid4(), **fine, "what": "decided", "reason": words}])


def _forgeries(old: Any, body: str, seals: str) -> dict[str, tuple[str, str | None]]:
    """What differs from a redaction of an entry in one thing each."""
    said, unsaid = _json(old.body["decision"]["said"]), _json(REDACTED)
    sealed = json.loads(seals)
    return {
        "a number": (body.replace("900", "100"), seals),
        "a number in another form": (body.replace("900", "900.0"), seals),
        "a word": (body.replace('"points",', '"warning",'), seals),
        "a word in another form": (body.replace('"points",', '"\\u0070oints",'), seals),
        "a key": (body.replace('"penalties"', '"penalty"'), seals),
        "a key twice": (body.replace('"points":900', '"points":100,"points":900'), seals),
        "a space": (body.replace(":", ": ", 1), seals),
        "a text that has no seal": (body.replace(f'"said":{said}', f'"said":{unsaid}'), seals),
        "a text that has no seal, for one that has": (
            body.replace(f'"said":{said}', f'"said":{unsaid}').replace(f'"note":{unsaid}', f'"note":{said}'),
            seals,
        ),
        "other words": (body.replace(f'"note":{unsaid}', '"note":"Something else"'), seals),
        "no words": (body.replace(f'"note":{unsaid}', '"note":null'), seals),
        "nothing": ("{}", seals),
        "no JSON": (body[:-1], seals),
        "texts without their seals": (body, _json(old.seals)),
        "seals without their texts": (_json(old.body), seals),
        "another seal": (body, _json({**sealed, "note": {"seal": "0" * 64}})),
        "another salt": (_json(old.body), _json({**old.seals, "note": {"salt": "x" * 22}})),
        "a salt for a text that is gone": (body, _json({**sealed, "note": {"salt": "x" * 22}})),
        "fewer seals": (body, _json({"note": sealed["note"]})),
        "no seals": (body, None),
        "a space in the seals": (body, f"{seals} "),
    }


def _json(value: Any) -> str:
    return canonical(value).decode()


def _plain(url: str) -> str:
    return url.replace("+psycopg", "")
