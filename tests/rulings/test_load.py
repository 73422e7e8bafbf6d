"""The strict loader: each mistake, one broken file, is refused naming file, key and cure."""

from __future__ import annotations

import shutil
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import pytest

import rulings
from rulings.errors import DataError
from rulings.loading.checks.rows import sample
from rulings.loading.checks.verdicts import MOST_TO_DO, verdicts
from rulings.loading.load import DATA, load

HERE = Path(__file__).parent
BROKEN = sorted((HERE / "broken").glob("*.yaml"))
# Mistakes that show in another file than the one that was changed.
SHOWS_IN = {
    "fine-in-no-currency": "rulebooks/small/rulebook.yaml",
    "step-that-contradicts-another": "rulebooks/small/fouls.yaml",
    **dict.fromkeys(
        (
            *("card-of-no-foul", "card-of-no-fact", "card-of-no-question", "card-of-no-tiles"),
            *("card-that-asks-two-things", "card-from-nowhere", "card-without-its-tile"),
        ),
        "cards",
    ),
}
IMPOSSIBLE = "No composition of this rulebook has"


def test_the_tiny_library_is_right() -> None:
    assert list(load(HERE / "tiny").books) == ["small"]


@pytest.mark.parametrize("broken", BROKEN, ids=[path.stem for path in BROKEN])
def test_each_mistake_is_refused(broken: Path, tmp_path: Path) -> None:
    """The first four lines say which file it replaces, and the refusal."""
    lines = broken.read_text(encoding="utf-8").splitlines()[:4]
    replaces, key, message, cure = (line.split(": ", 1)[1] for line in lines)
    root = tmp_path / "data"
    shutil.copytree(HERE / "tiny", root)
    (root / replaces).write_text(broken.read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(DataError) as refusal:
        load(root)
    assert refusal.value.file == SHOWS_IN.get(broken.stem, replaces)
    assert (refusal.value.key, refusal.value.message, refusal.value.cure) == (key, message, cure)


@pytest.mark.parametrize(
    ("file", "written", "wrong", "key", "message"),
    [
        (
            "fouls",
            "dropped: [other-win, chonbo]",
            "dropped: [other-win, chonbo, four-riichi]",
            "noten-riichi.waits",
            IMPOSSIBLE,
        ),
        (
            "fouls",
            "when: {hand_end: [other-win, chonbo]}",
            "when: {hand_end: [other-win, chonbo, abortive-draw]}",
            "noten-riichi.dropped",
            IMPOSSIBLE,
        ),
        (
            "rulebook",
            "{simultaneous: exhaustive-draw}, then",
            "{simultaneous: nagashi}, then",
            "chonbo.with-exhaustive",
            IMPOSSIBLE,
        ),
        (
            "rulebook",
            "sources: [wrc-2015-book, wrc-2015-commented]",
            "sources: [wrc-2015-commented]",
            "called-tile-not-taken.in-time",
            "taken from another text, wrc-2015-book",
        ),
        (
            "fouls",
            "effects: [call-void, declare-dead, repeats-are-obstruction]",
            "effects: [call-void, declare-dead, repeats-are-obstruction, point-out, corrected]",
            "dead-hand-call.not-declared",
            "more than 4 things to do: call-void, declare-dead, repeats-are-obstruction, point-out, corrected",
        ),
    ],
)
def test_what_wrr_2015_cannot_have_is_refused(
    file: str, written: str, wrong: str, key: str, message: str, tmp_path: Path
) -> None:
    """Neither abortive draws nor nagashi mangan, nothing from another text, and at most four things to do."""
    root = tmp_path / "data"
    for part in ("catalogue", "rulebooks/wrr-2015"):
        shutil.copytree(DATA / part, root / part)
    path = root / f"rulebooks/wrr-2015/{file}.yaml"
    text = path.read_text(encoding="utf-8")
    assert written in text
    path.write_text(text.replace(written, wrong, 1), encoding="utf-8")
    with pytest.raises(DataError, match=message) as refusal:
        load(root)
    assert refusal.value.key.startswith(key)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    root = tmp_path / "data"
    shutil.copytree(HERE / "tiny", root)
    (root / "catalogue" / "kinds.yaml").unlink()
    with pytest.raises(DataError, match=r"catalogue/kinds\.yaml: \(top\): The file is missing"):
        load(root)


@pytest.mark.parametrize("book", sorted(rulings.library().books))
def test_no_verdict_under_any_two_options_asks_for_more_than_four_things(book: str) -> None:
    """Under each option and reading alone the loader has seen to it."""
    library, seen, most = rulings.library(), set[Any](), 0
    options = {name: sample(option) for name, option in library.book(book)["options"].items()}
    for one, other in combinations_with_replacement(options, 2):
        try:
            composed = rulings.compose(library, book, {one: options[one], other: options[other]})
        except rulings.RuleError:
            continue
        for verdict in verdicts(composed, seen):
            steps, stays = verdict.outcome["steps"], verdict.outcome["stays"]
            assert len(steps) <= MOST_TO_DO
            assert len({*steps, *stays}) == len(steps) + len(stays)
            assert not {*steps} & {*library.catalogue["stays"]}
            most = max(most, len(steps))
    assert most == (MOST_TO_DO if options else 0)
