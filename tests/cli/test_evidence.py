"""`shinpan audit prove` with what a phone saved of a log that was changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from models.journal.checkpoint import cosign, read_tree_head
from tests.api.shared_app import app_at
from tests.api.tournament.hall import open_hall
from tests.api.tournament.journal.phone import SECONDS, Phone, log_key, read_checkpoint
from tests.cli.conftest import Shinpan
from tests.forgery import forge_at, replaced

Saved = dict[str, Any]


@pytest.fixture
def saved(sqlite_url: str) -> Saved:
    """The evidence of a phone that saw a chonbo of 30P; the server says 10P now."""
    with app_at(sqlite_url) as app:
        hall = open_hall(app, {"id": "wrc-2022"})
        hall.rule("empty-win", {"hand_shown": True})
        phone, note = Phone(hall), read_checkpoint(hall)
        size = read_tree_head(note.text).size
        kept = {
            "vkey": str(log_key(hall)),
            "checkpoint": str(note),
            "cosignature": cosign(phone.private, phone.key.name, note.text, SECONDS).line,
            "witness": str(phone.key),
        }
        entries = hall.get("journal?limit=500")["items"][:size]
    forge_at(sqlite_url, hall.tournament, replaced("ruling.issued", '"p": 30', '"p": 10'))
    with app_at(sqlite_url) as app:
        forged = hall.copy(app)
        now = {"text": str(read_checkpoint(forged))}
        served = forged.get("journal?limit=500")["items"]
    found = [{"what": "changed", "entries": entries, "checkpoint": now}]
    return {"format": "shinpan-evidence/1", "kept": kept, "found": found, "served": served}


def test_it_says_what_was_and_what_is(shinpan: Shinpan, saved: Saved, tmp_path: Path) -> None:
    done = shinpan("audit", "prove", written(saved, tmp_path), database=f"sqlite:///{tmp_path / 'nothing.sqlite3'}")
    assert done.returncode == 0, done.stderr
    before, after = done.stdout.split("as it is")
    assert "was changed after it had been signed" in before
    assert "Chonbo (30P)" in before
    assert "Chonbo (10P)" in after
    assert "compare it" in after
    key = saved["kept"]["vkey"]
    assert "compare it" not in shinpan("audit", "prove", written(saved, tmp_path), "--key", key).stdout


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda saved: saved["found"][0]["entries"][-1].update(kind="ruling.amended"), "they were changed"),
        (lambda saved: saved["kept"].update(cosignature=saved["kept"]["checkpoint"].split("\n")[-2]), "own signature"),
        (lambda saved: saved["found"][0].update(checkpoint=None), "no other log"),
        (lambda saved: saved["served"].pop(0), "nothing in its place"),
        (lambda saved: saved.pop("kept"), "no evidence"),
        (
            lambda saved: (
                saved["found"][0].update(checkpoint={"text": saved["kept"]["checkpoint"]}),
                saved.update(served=saved["found"][0]["entries"]),
            ),
            "Both logs are one",
        ),
    ],
)
def test_it_says_in_a_sentence_what_fails(
    shinpan: Shinpan, saved: Saved, tmp_path: Path, change: Callable[[Saved], object], said: str
) -> None:
    change(saved)
    done = shinpan("audit", "prove", written(saved, tmp_path))
    assert (done.returncode, done.stdout) == (1, "")
    assert said in done.stderr
    assert done.stderr.startswith("Error: ")


def written(saved: Saved, folder: Path) -> str:
    file = folder / "evidence.json"
    file.write_text(json.dumps(saved), "utf-8")
    return str(file)
