"""How large the phone app's folders are, and what its rules are called on the server; `make lint` holds its floors."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SRC = ROOT / "pwa" / "src"
EXPORT = re.compile(r"^export (?:async )?(?:function|class|const) (\w+)", re.MULTILINE)
DEFINITION = re.compile(r"^(?:(?:    )?(?:def|class) )?(\w+)", re.MULTILINE)
CAPITAL = re.compile(r"(?<=[a-z])([A-Z])")
MOST_ENTRIES = 30
WITHOUT_TWIN = {
    "books/sha256.ts": "hashlib",
    "engine/decision.ts": "types",
    "words/slips.ts": "rapidfuzz",
    **dict.fromkeys(("hands/win/fu.ts", "hands/win/placement.ts", "hands/win/yakuman.ts"), "mahjong"),
    **dict.fromkeys(("books/catalogue.ts", "books/written.ts", "clocks/content.ts"), "types"),
    **dict.fromkeys(("engine/row.ts", "training/card.ts"), "types"),
}
NAMES_WITHOUT_TWIN = {
    "books/compose.ts bookOf": "waits for a hash, as browsers do",
    "books/rulebook.ts revisionOf": "waits for a hash, as browsers do",
    "clocks/game-clock.ts secondsLeft": "a method of GameClock",
    "clocks/timings.ts secondsLate": "a method of PersonClock",
    "errors.ts isObject": "isinstance",
    "errors.ts isWhole": "isinstance",
    "hands/arrangements.ts isOrphan": "in mahjong",
    "hands/win/yaku.ts WHITE": "in mahjong",
    "hands/win/yaku.ts closedTriplets": "in mahjong",
    "hands/win/yaku.ts dora": "in mahjong",
    "hands/win/yaku.ts isDragon": "in mahjong",
    "hands/win/yaku.ts isRenhou": "in rulings/hands/win/value.py",
    "hands/win/yaku.ts yaku": "in mahjong",
    "scores/money.ts digitsOf": "a lookup",
    "words/speech.ts localiseIssued": "in rulings/engine/issue.py",
    "words/search-index.ts sum": "a builtin",
    "words/search.ts matcher": "the server searches no lists",
}


def test_a_folder_can_be_looked_over() -> None:
    folders = {path.parent for path in SRC.rglob("*.ts*")}
    many = {folder.relative_to(SRC).as_posix(): len(list(folder.iterdir())) for folder in folders}
    assert not {folder: count for folder, count in many.items() if count > MOST_ENTRIES}


def test_both_engines_use_one_name() -> None:
    """`rulings/clocks/game_clock.py` is `rules/clocks/game-clock.ts`, and so are their functions."""
    modules = sorted((SRC / "rules").rglob("*.ts"))
    names = {path.relative_to(SRC / "rules").as_posix(): _twin(path) for path in modules}
    assert {name for name, twin in names.items() if not twin.is_file()} == WITHOUT_TWIN.keys()
    alone = {
        f"{name} {export}"
        for name, twin in names.items()
        if twin.is_file()
        for export in EXPORT.findall((SRC / "rules" / name).read_text("utf-8"))
        if _in_python(export) not in DEFINITION.findall(twin.read_text("utf-8"))
    }
    assert alone == NAMES_WITHOUT_TWIN.keys()


def test_no_effect_waits_for_the_next_frame() -> None:
    """What Preact's `useEffect` subscribes to or writes down is missed by whoever taps within that frame."""
    late = [path.relative_to(SRC).as_posix() for path in SRC.rglob("*.ts*") if "useEffect" in path.read_text("utf-8")]
    assert not late, "Take useLayoutEffect."


def _twin(path: Path) -> Path:
    return ROOT / "rulings" / path.relative_to(SRC / "rules").with_name(f"{path.stem.replace('-', '_')}.py")


def _in_python(name: str) -> str:
    return name if name[0].isupper() else CAPITAL.sub(r"_\1", name).lower()
