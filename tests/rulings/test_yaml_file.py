"""A file of YAML that somebody made to hang or crash whoever reads it is refused at once, with its cure."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulings.errors import DataError
from rulings.loading import yaml_file
from rulings.loading.yaml_file import DEEPEST, LARGEST

BOMB = "a0: &a0 [x, x]\n" + "\n".join(f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}]" for n in range(1, 40))
REFUSED = {
    "aliases of aliases": (BOMB, "line 1", "A part has a name"),
    "a list in itself": ("a: &a [*a]", "line 1", "A part has a name"),
    "a lone alias": ("a: 1\nb: *c", "line 2", "A part has a name"),
    "many lists in one another": ("[" * 100_000, "line 1", f"More than {DEEPEST} lists"),
    "many mappings in one another": ("{a: " * 100_000, "line 1", f"More than {DEEPEST} lists"),
    "many blocks in one another": ("- " * 50_000 + "x", "line 1", f"More than {DEEPEST} lists"),
    "a large file": ("a: " + "x" * 10_000_000, "(top)", "larger than 1 MB"),
    "a long number": ("seats: " + "9" * 12_000, "seats (line 1)", "The number has 12000 digits"),
    "a long float": ("seats: 1." + "9" * 12_000, "seats (line 1)", "YAML reads '1.99"),
    "a long key": ("9" * 1_000 + ": 1", "(top) (line 1)", "digits"),
    "a control character": ("a: \x07", "(top)", "A control character"),
    "two documents": ("a: 1\n--- \nb: 2", "line 2", "This is not YAML"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_it_is_refused(what: str, tmp_path: Path) -> None:
    written, key, message = REFUSED[what]
    (tmp_path / "book.yaml").write_text(written, encoding="utf-8")
    with pytest.raises(DataError) as refusal:
        yaml_file.read(tmp_path / "book.yaml", tmp_path)
    assert (refusal.value.file, refusal.value.key) == ("book.yaml", key)
    assert message in refusal.value.message
    assert refusal.value.cure
    assert len(str(refusal.value)) < 300


def test_what_is_just_small_enough_is_read(tmp_path: Path) -> None:
    (tmp_path / "book.yaml").write_text("[" * DEEPEST + "1" + "]" * DEEPEST, encoding="utf-8")
    assert yaml_file.read(tmp_path / "book.yaml", tmp_path)
    (tmp_path / "book.yaml").write_text("a: " + "x" * (LARGEST - 3), encoding="utf-8")
    assert yaml_file.read(tmp_path / "book.yaml", tmp_path) == {"a": "x" * (LARGEST - 3)}
