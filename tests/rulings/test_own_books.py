"""A club's own rulebooks: a file each, a base book with changes, checked as strictly as any other."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import rulings
from rulings.books.library import shipped
from rulings.errors import DataError
from rulings.loading.own_books import add_own_books

OWN = Path(__file__).parent / "own"
CLUB, BASE, FILE = "harbour-club", "r-league-24-25", "harbour-club.yaml"


@pytest.fixture(scope="module")
def library() -> rulings.Library:
    return add_own_books(shipped(), OWN)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(OWN, tmp_path / "own"))


def test_it_stands_beside_the_others_and_leaves_them_as_they_are(library: rulings.Library) -> None:
    assert list(library.books) == [*shipped().books, CLUB]
    assert CLUB not in shipped().books
    assert rulings.compose(library, BASE).revision == rulings.compose(shipped(), BASE).revision


def test_its_own_rows_decide_and_cite_its_own_text(library: rulings.Library) -> None:
    decision = rulings.decide(rulings.compose(library, CLUB), "empty-win", {"hand_shown": True}, {})
    spoken = rulings.localise(library, decision, "fr")
    assert decision["source"] == {"id": CLUB, "section": "2", "row": "shown"}
    assert spoken["source"]["title"] == "House rules"
    assert spoken["steps"][0]["text"] == "The offender makes the tea."
    assert spoken["rulebook"]["standing_text"] == "Règlement propre au club"


def test_what_it_leaves_alone_cites_the_base_book(library: rulings.Library) -> None:
    for foul in ("dead-hand-call", "slow-play"):
        answers = [rulings.decide(rulings.compose(library, book), foul, {}, {}) for book in (CLUB, BASE)]
        assert answers[0]["source"] == answers[1]["source"]
        assert answers[0]["penalties"] == answers[1]["penalties"]


def test_what_it_takes_out_is_not_covered(library: rulings.Library) -> None:
    book = rulings.compose(library, CLUB)
    assert rulings.decide(book, "foreign-objects", {}, {})["status"] == "not-covered"


def test_readings_are_its_own_and_those_of_the_rows_it_keeps(library: rulings.Library) -> None:
    readings = rulings.compose(library, CLUB).readings
    assert readings["harbour-phones"] == "warned"
    assert readings.keys() - rulings.compose(shipped(), BASE).readings.keys() == {"harbour-phones"}
    free = rulings.compose(library, CLUB, {}, {"harbour-phones": "free"})
    assert rulings.decide(free, "obstruction", {}, {})["penalties"] == [{"kind": "none", "whom": "offender"}]


@pytest.mark.parametrize("lang", rulings.LANGUAGES)
def test_what_it_ruled_is_told_when_it_is_gone(library: rulings.Library, lang: str) -> None:
    decision = rulings.decide(rulings.compose(library, CLUB), "obstruction", {}, {})
    told = rulings.localise(shipped(), decision, lang)
    here = rulings.localise(library, decision, lang)
    assert told["line"] == here["line"]
    (reading,) = (one for one in told["readings"] if one["id"] == "harbour-phones")
    assert (reading["question"], reading["alternatives"]) == ("harbour-phones", {"warned": "warned"})


def test_another_row_is_another_revision(folder: Path, library: rulings.Library) -> None:
    path = folder / FILE
    path.write_text(path.read_text(encoding="utf-8").replace("points: 10", "points: 11"), encoding="utf-8")
    other = add_own_books(shipped(), folder)
    assert rulings.compose(other, CLUB).revision != rulings.compose(library, CLUB).revision


@pytest.mark.parametrize(
    ("written", "wrong", "key", "message"),
    [
        ("id: harbour-club", "id: other-club", "id", "'other-club' isn't the file's name."),
        ("based_on: r-league-24-25", "based_on: r-league", "based_on", "There is no rulebook 'r-league'."),
        ("edition:", "editions:", "editions", "The key is unknown."),
        ("[harbour-tea]", "[harbour-te]", "fouls.empty-win.shown.effects", "There is no step 'harbour-te'."),
        ("[harbour-tea]", "[]", "steps.harbour-tea", "No procedure or row uses this step."),
        ("harbour-tea:", "deal-again:", "steps.deal-again", "It is there already, and others use it."),
        ("foreign-objects: null", "yakuman: null", "fouls", "There is no foul 'yakuman' in r-league-24-25."),
        ("shown, then", "shown, when: {hand_shown: false}, then", "fouls.empty-win", "No row answers hand_shown=true."),
        ("points: 10", "points: ten", "fouls.empty-win.rows.1.then.0.points", "'ten' is not a number of points."),
        ("when: {hand_shown: false}, ", "", "fouls.empty-win.shown", "No combination of facts reaches this row."),
    ],
)
def test_a_mistake_is_named_where_it_is_written(folder: Path, written: str, wrong: str, key: str, message: str) -> None:
    path = folder / FILE
    text = path.read_text(encoding="utf-8")
    assert written in text
    path.write_text(text.replace(written, wrong), encoding="utf-8")
    with pytest.raises(DataError) as refusal:
        add_own_books(shipped(), folder)
    assert (refusal.value.file, refusal.value.key, refusal.value.message) == (FILE, key, message)
    assert refusal.value.cure


@pytest.mark.parametrize(
    ("taken", "message"),
    [
        (BASE, "A rulebook, a source or a file for phones is called so already."),
        ("terms", "A rulebook, a source or a file for phones is called so already."),
        ("rules.en", "'rules.en' is no id."),
        ("Harbour Club", "'Harbour Club' is no id."),
    ],
)
def test_a_book_cannot_take_the_name_of_another(folder: Path, taken: str, message: str) -> None:
    text = (folder / FILE).read_text(encoding="utf-8")
    (folder / FILE).unlink()
    (folder / f"{taken}.yaml").write_text(text.replace(f"id: {CLUB}", f"id: {taken}"), encoding="utf-8")
    with pytest.raises(DataError) as refusal:
        add_own_books(shipped(), folder)
    assert (refusal.value.file, refusal.value.key, refusal.value.message) == (f"{taken}.yaml", "id", message)


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="There is no such folder"):
        add_own_books(shipped(), tmp_path / "nowhere")
