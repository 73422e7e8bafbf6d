"""`shinpan tournament`, `audit verify` and `backup`, on a real database."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from models.database import schema
from tests.cli.conftest import Shinpan
from tests.databases import spoil_table

CREATE = (
    *("tournament", "create", "--name", "Spring Cup", "--rulebook", "wrc-2022", "--option", "lower-penalties"),
    *("--currency", "EUR", "--time-zone", "Europe/Paris", "--director", "Ana"),
)


def test_create_prints_the_link_once_and_keeps_its_hash_only(shinpan: Shinpan, database_url: str) -> None:
    done = shinpan(*CREATE, database=database_url)
    assert done.returncode == 0, done.stderr
    printed = dict(line.split(maxsplit=1) for line in done.stdout.splitlines()[:5])
    assert printed["app"].startswith(f"http://localhost:8000/#/join/{printed['tournament']}/spi_")
    listed = shinpan("tournament", "list", database=database_url).stdout
    assert "spring-cup" in listed
    assert "spi_" not in listed
    verified = shinpan("audit", "verify", database=database_url)
    assert verified.returncode == 0
    assert "as they were written" in verified.stdout


def test_the_owner_makes_links_and_tokens_for_whoever_lost_all(shinpan: Shinpan, sqlite_url: str) -> None:
    shinpan(*CREATE, database=sqlite_url)
    link = shinpan("tournament", "link", "spring-cup", "--origin", "https://referees.example", database=sqlite_url)
    assert link.stdout.startswith("app         https://referees.example/#/join/")
    token = shinpan("tournament", "token", "spring-cup", "--days", "2", database=sqlite_url)
    assert re.fullmatch(r"TOURNAMENT=[0-9a-f-]{36} TOKEN=spt_[\w-]+\n", token.stdout)
    assert "shown this once" in token.stderr
    for command in ("link", "token"):
        assert "There is no tournament" in shinpan("tournament", command, "autumn", database=sqlite_url).stderr
    assert shinpan("audit", "verify", database=sqlite_url).returncode == 0


def test_create_again_is_refused(shinpan: Shinpan, sqlite_url: str) -> None:
    shinpan(*CREATE, database=sqlite_url)
    done = shinpan(*CREATE, database=sqlite_url)
    assert done.returncode == 2
    assert "exists already" in done.stderr


def test_create_refuses_wrong_money_and_time(shinpan: Shinpan, sqlite_url: str) -> None:
    for wrong, right, field in (("Euro", "EUR", "currency"), ("Europe/Pariss", "Europe/Paris", "time_zone")):
        done = shinpan(*(wrong if argument == right else argument for argument in CREATE), database=sqlite_url)
        assert done.returncode == 2
        assert field in done.stderr
    assert shinpan("tournament", "list", database=sqlite_url).stdout == ""


def test_create_prints_the_link_of_the_app_as_it_is_served(shinpan: Shinpan, sqlite_url: str) -> None:
    for wrong in ("referees.example", "ftp://referees.example", "https://", "https://referees.example/app"):
        refused = shinpan(*CREATE, "--origin", wrong, database=sqlite_url)
        assert refused.returncode == 2
        assert "Give scheme, name and port" in refused.stderr
    done = shinpan(*CREATE, "--origin", "https://referees.example:8443/", database=sqlite_url)
    assert "app         https://referees.example:8443/#/join/" in done.stdout
    assert done.stderr == ""


def test_a_link_carries_the_address_that_is_set_and_one_that_no_phone_opens_is_said(
    shinpan: Shinpan, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    unset = shinpan("account", "link", database=sqlite_url)
    assert unset.stdout.startswith("app         http://localhost:8000/#/account/")
    assert "set SHINPAN_PUBLIC_URL" in unset.stderr
    monkeypatch.setenv("SHINPAN_PUBLIC_URL", "https://referees.example")
    done = shinpan("account", "link", database=sqlite_url)
    assert done.stdout.startswith("app         https://referees.example/#/account/")
    assert done.stderr == ""


def test_verify_finds_what_someone_edited(shinpan: Shinpan, sqlite_url: str) -> None:
    shinpan(*CREATE, database=sqlite_url)
    with sqlite3.connect(sqlite_url.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE official SET name = 'Eve'")
    connection.close()
    done = shinpan("audit", "verify", "spring-cup", database=sqlite_url)
    assert done.returncode == 1
    assert "official" in done.stdout


def test_verify_finds_a_tournament_that_was_deleted(shinpan: Shinpan, sqlite_url: str) -> None:
    shinpan(*CREATE, database=sqlite_url)
    with sqlite3.connect(sqlite_url.removeprefix("sqlite:///")) as connection:
        connection.execute("DELETE FROM tournament")
    connection.close()
    done = shinpan("audit", "verify", database=sqlite_url)
    assert done.returncode == 1
    assert "written by entry 1, is missing" in done.stdout


def test_verify_of_nothing(shinpan: Shinpan, sqlite_url: str) -> None:
    assert "There is no tournament at all" in shinpan("audit", "verify", database=sqlite_url).stderr


def test_a_head_noted_down_finds_a_tail_that_was_cut_off(shinpan: Shinpan, sqlite_url: str) -> None:
    shinpan(*CREATE, database=sqlite_url)
    printed = shinpan("audit", "verify", "spring-cup", database=sqlite_url).stdout
    head = printed.split("head ")[1].split()[0]
    assert shinpan("audit", "verify", "spring-cup", "--head", head, database=sqlite_url).returncode == 0
    with sqlite3.connect(sqlite_url.removeprefix("sqlite:///")) as connection:
        guard = "journal_entry_no_delete"
        [made] = connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", [guard]).fetchone()
        connection.execute(f"DROP TRIGGER {guard}")
        connection.execute("DELETE FROM journal_entry WHERE seq > 1")
        connection.execute("DELETE FROM official")
        connection.execute("DELETE FROM log_key")
        connection.execute("DELETE FROM invitation")
        connection.execute("UPDATE journal_head SET seq = 1, hash = (SELECT hash FROM journal_entry WHERE seq = 1)")
        connection.execute(made)
    connection.close()
    assert shinpan("audit", "verify", "spring-cup", database=sqlite_url).returncode == 0
    done = shinpan("audit", "verify", "spring-cup", "--head", head, database=sqlite_url)
    assert done.returncode == 1
    assert "does not hold entry 4" in done.stdout
    assert "is no head" in shinpan("audit", "verify", "spring-cup", "--head", "two", database=sqlite_url).stderr


def test_a_database_that_is_none_is_named_and_not_made(shinpan: Shinpan, tmp_path: Path) -> None:
    missing, broken = tmp_path / "nothere.sqlite3", tmp_path / "broken.sqlite3"
    broken.write_text("no database at all, but some text that is long enough to be looked at")
    for path, said in ((missing, "There is no database"), (broken, "not a database")):
        done = shinpan("audit", "verify", database=f"sqlite:///{path}")
        assert done.returncode == 1
        assert said in done.stderr
        assert "Traceback" not in done.stderr
    assert not missing.exists()


@pytest.mark.parametrize("mode", ["wal", "delete"])
def test_verify_changes_nothing_in_what_it_examines(
    shinpan: Shinpan, sqlite_url: str, tmp_path: Path, mode: str
) -> None:
    assert shinpan(*CREATE, database=sqlite_url).returncode == 0
    file = Path(sqlite_url.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA journal_mode = {mode}")
    before, content = set(file.parent.iterdir()), file.read_bytes()
    assert shinpan("audit", "verify", database=sqlite_url).returncode == 0
    assert set(file.parent.iterdir()) == before
    assert file.read_bytes() == content


def test_verify_names_what_is_damaged(shinpan: Shinpan, sqlite_url: str) -> None:
    shinpan(*CREATE, database=sqlite_url)
    spoil_table(sqlite_url, "player")
    done = shinpan("audit", "verify", database=sqlite_url)
    assert done.returncode == 1
    assert "The file is damaged: table player: " in done.stdout
    assert "Traceback" not in done.stderr


def test_verify_leaves_an_older_schema_as_it_is(shinpan: Shinpan, empty_sqlite_url: str) -> None:
    schema.upgrade(empty_sqlite_url, "0001")
    done = shinpan("audit", "verify", database=empty_sqlite_url)
    assert done.returncode == 1
    assert "alembic upgrade head" in done.stderr
    with closing(sqlite3.connect(empty_sqlite_url.removeprefix("sqlite:///"))) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)


def test_verify_of_nobody(shinpan: Shinpan, sqlite_url: str) -> None:
    assert "There is no tournament nobody" in shinpan("audit", "verify", "nobody", database=sqlite_url).stderr


def test_backup_copies_a_running_database(shinpan: Shinpan, sqlite_url: str, tmp_path: Path) -> None:
    shinpan(*CREATE, database=sqlite_url)
    copy = tmp_path / "copy.sqlite3"
    assert shinpan("backup", str(copy), database=sqlite_url).returncode == 0
    assert "spring-cup" in shinpan("tournament", "list", database=f"sqlite:///{copy}").stdout
    assert shinpan("backup", str(copy), database=sqlite_url).returncode == 1
    nowhere = shinpan("backup", str(tmp_path / "no" / "copy"), database=sqlite_url)
    assert nowhere.returncode == 1
    assert "Traceback" not in nowhere.stderr
