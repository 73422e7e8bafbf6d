"""`shinpan audit prove`: a proof is checked where there is no server and no database; and what `audit verify` notes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.api.shared_app import app_at
from tests.api.tournament.hall import open_hall
from tests.api.tournament.journal.phone import Phone, log_key
from tests.cli.conftest import Shinpan


@pytest.fixture
def made(sqlite_url: str, tmp_path: Path) -> tuple[Path, str]:
    """A proof of a ruling that a phone witnessed, and the log's key."""
    with app_at(sqlite_url) as app:
        hall = open_hall(app, {"id": "wrc-2022"})
        phone = Phone(hall)
        ruling = hall.rule("empty-win", {"hand_shown": True}, note="Player 0 laughed")["id"]
        for _ in range(2):
            phone.witness()
        text = hall.call("GET", f"rulings/{ruling}/proof").text
        key = str(log_key(hall))
    file = tmp_path / "ruling.tlog-proof"
    file.write_text(text, "utf-8")
    return file, key


def test_it_says_what_stood_in_the_log(shinpan: Shinpan, made: tuple[Path, str], tmp_path: Path) -> None:
    file, key = made
    nowhere = f"sqlite:///{tmp_path / 'nothing.sqlite3'}"
    done = shinpan("audit", "prove", str(file), "--key", key, database=nowhere)
    assert done.returncode == 0, done.stderr
    for said in (
        "The proof holds",
        "Empty win declaration: Chonbo",
        "Player 0",
        "Player 0 laughed",
        key,
        "witnessed   by",
    ):
        assert said in done.stdout
    assert "compare it" not in done.stdout
    assert "compare it" in shinpan("audit", "prove", str(file), database=nowhere).stdout
    assert not (tmp_path / "nothing.sqlite3").exists()


def test_it_says_in_a_sentence_what_fails(shinpan: Shinpan, made: tuple[Path, str], tmp_path: Path) -> None:
    file, key = made
    other = key.replace(key[-8:], "AAAAAAA=")
    for text, given, said in (
        (file.read_bytes(), other, "cannot be read"),
        (file.read_bytes().replace(b"index 2", b"index 3"), key, "another number"),
        (b"\xff\n", key, "no proof file"),
        (b"%PDF-1.4\n\xff", key, "take the proof out, which is attached"),
    ):
        forged = tmp_path / "forged.tlog-proof"
        forged.write_bytes(text)
        done = shinpan("audit", "prove", str(forged), "--key", given, database="sqlite:///nowhere.sqlite3")
        assert done.returncode == 1
        assert done.stderr.startswith("Error: ")
        assert said in done.stderr
        assert done.stdout == ""


def test_a_key_copied_over_two_lines_is_the_same_key(shinpan: Shinpan, made: tuple[Path, str]) -> None:
    file, key = made
    done = shinpan(
        "audit", "prove", str(file), "--key", f" {key[:60]}\n  {key[60:]}\n", database="sqlite:///no.sqlite3"
    )
    assert done.returncode == 0, done.stderr


def test_that_nobody_witnessed_it_is_said_first(shinpan: Shinpan, sqlite_url: str, tmp_path: Path) -> None:
    with app_at(sqlite_url) as app:
        hall = open_hall(app, {"id": "wrc-2022"})
        ruling = hall.rule("empty-win", {"hand_shown": True})["id"]
        text = hall.call("GET", f"rulings/{ruling}/proof").text
    file = tmp_path / "ruling.tlog-proof"
    file.write_text(text, "utf-8")
    done = shinpan("audit", "prove", str(file))
    assert done.stdout.splitlines()[0] == "Nobody witnessed it: it rests on the log's own key alone."
    assert done.stdout.count("itnessed") == 1


def test_an_empty_database_is_called_empty(shinpan: Shinpan, tmp_path: Path) -> None:
    (tmp_path / "empty.sqlite3").touch()
    done = shinpan("audit", "verify", database=f"sqlite:///{tmp_path / 'empty.sqlite3'}")
    assert done.returncode == 1
    assert done.stderr.startswith("Error: It is empty")


def test_verify_prints_the_checkpoint_and_who_stands_behind_it(
    shinpan: Shinpan, made: tuple[Path, str], sqlite_url: str
) -> None:
    done = shinpan("audit", "verify", database=sqlite_url)
    assert done.returncode == 0, done.stdout
    assert "1 of 1 witnesses stand behind the head" in done.stdout
    assert f"key {made[1]}" in done.stdout
    assert "— shinpan/" in done.stdout
