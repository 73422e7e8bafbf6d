"""Every text of the phone app is there in four languages, said once, and used."""

import re
from pathlib import Path

import rulings

SRC = Path(__file__).parents[2] / "pwa" / "src"
Texts = dict[str, dict[str, dict[str, str]]]
LANGUAGES = set(rulings.LANGUAGES)
BRACES = re.compile(r"\{(\w+)\}")


def test_every_text_has_every_language_and_the_same_braces(app_texts: Texts) -> None:
    for area, keys in app_texts.items():
        for key, text in keys.items():
            assert text.keys() == LANGUAGES, f"{area}: {key}"
            assert all(text.values()), f"{area}: {key} is empty somewhere"
            assert len({frozenset(BRACES.findall(line)) for line in text.values()}) == 1, f"{area}: braces of {key}"


def test_no_key_is_said_twice(app_texts: Texts) -> None:
    keys = [key for area in app_texts.values() for key in area]
    assert len(keys) == len(set(keys)), sorted(key for key in keys if keys.count(key) > 1)


def test_every_text_is_used(app_texts: Texts) -> None:
    """As a whole, or by its first parts: `t(`open.theme.${theme}`)` uses every `open.theme.…`."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in SRC.rglob("*.ts*"))
    unused = [key for area in app_texts.values() for key in area if not _used(key, code)]
    assert not unused


def _used(key: str, code: str) -> bool:
    parts = key.split(".")
    begun = (".".join(parts[:length]) for length in range(1, len(parts)))
    return f'"{key}"' in code or any(f"`{beginning}.$" in code for beginning in begun)
