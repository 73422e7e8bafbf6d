"""The strict loader: YAML folders → a checked Library. The app reads what `compile` wrote of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from rulings.books.library import Library
from rulings.errors import DataError
from rulings.loading import shapes, yaml_file
from rulings.loading.card_shape import CARDS
from rulings.loading.checks import check_library
from rulings.loading.checks.common import check_once
from rulings.loading.shape import Place, Shape

DATA = Path(__file__).parents[1]
OPTIONAL_FILES = ("lateness", "readings")


def load(root: Path = DATA) -> Library:
    """Read `root/catalogue` and `root/rulebooks`. Raises DataError naming file, key and cure at the first mistake."""
    _refuse_strangers(root)
    catalogue = _catalogue(root)
    books = {}
    for folder in sorted(path for path in (root / "rulebooks").iterdir() if path.is_dir()):
        book = _book(root, folder, catalogue)
        books[book["id"]] = book
    catalogue["rulebooks"] = list(books)
    catalogue["cards"] = _cards(root)
    library = Library(catalogue, books)
    check_library(library)
    return library


def _read(root: Path, path: Path, shape: Shape) -> Any:
    if not path.exists():
        raise DataError(path.relative_to(root).as_posix(), "(top)", "The file is missing.", "Create it.")
    value = yaml_file.read(path, root)
    shape(value, Place(path.relative_to(root).as_posix()))
    return value


def _catalogue(root: Path) -> dict[str, Any]:
    folder = root / "catalogue"
    read = {name: _read(root, folder / f"{name}.yaml", shape) for name, shape in shapes.CATALOGUE.items()}
    return {
        **read.pop("fouls"),
        **_steps(read.pop("steps")),
        **{name.replace("-", "_"): value for name, value in read.items()},
    }


def _steps(given: dict[str, Any]) -> dict[str, Any]:
    """Return the lines of all `steps`, and which of them settle a matter, stay as it is or never go together."""
    lists: dict[str, dict[str, Any]] = {name: given[name] for name in ("to_do", "settles", "stays")}
    place = Place("catalogue/steps.yaml")
    check_once([step for listed in lists.values() for step in listed], place)
    return {
        "steps": {step: text for listed in lists.values() for step, text in listed.items()},
        "settles": list(lists["settles"]),
        "stays": list(lists["stays"]),
        "never_together": given["never_together"],
        "opens": given.get("opens", {}),
        "lost_once_chosen": given.get("lost_once_chosen", {}),
    }


def _book(root: Path, folder: Path, catalogue: dict[str, Any]) -> dict[str, Any]:
    read = {}
    for name, shape in shapes.BOOK.items():
        path = folder / f"{name}.yaml"
        read[name] = {} if name in OPTIONAL_FILES and not path.exists() else _read(root, path, shape)
    book = read.pop("rulebook")
    place = Place(f"rulebooks/{folder.name}/rulebook.yaml", ("id",))
    if book["id"] != folder.name:
        raise place.error(f"{book['id']!r} isn't the folder's name.", f"Write {folder.name}.")
    book["procedures"] = {**catalogue["procedures"], **book["procedures"]}
    book["options"] = _options(root, folder / "options")
    catalogue["readings"] |= _own_readings(book, read.pop("readings"), catalogue["readings"])
    points = read["rule-points"]
    book["rule_point_sources"] = {name: _source(point) for name, point in points.items() if _is_sourced(point)}
    read["rule-points"] = {name: point["is"] if _is_sourced(point) else point for name, point in points.items()}
    return {**book, **{name.replace("-", "_"): value for name, value in read.items()}}


def _cards(root: Path) -> dict[str, Any]:
    """Return the training cards of all files by id, in their order; a file's name is their subject."""
    cards: dict[str, Any] = {}
    for path in sorted((root / "cards").glob("*.yaml")):
        for place, card in enumerate(_read(root, path, CARDS)):
            if card["id"] in cards:
                at = Place(path.relative_to(root).as_posix(), (str(place), "id"))
                raise at.error(f"{card['id']!r} is there twice.", "Give one of the two another id.")
            cards[card["id"]] = {"subject": path.stem, **{name: value for name, value in card.items() if name != "id"}}
    return cards


def _is_sourced(point: Any) -> bool:
    return isinstance(point, dict) and "is" in point


def _source(point: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in point.items() if name != "is"}


def _own_readings(book: Mapping[str, Any], own: dict[str, Any], shared: Mapping[str, Any]) -> dict[str, Any]:
    listed = {name for layer in (book, *book["options"].values()) for name in layer.get("readings", ())}
    for name in own:
        place = Place(f"rulebooks/{book['id']}/readings.yaml", (name,))
        if name in shared:
            raise place.error("The reading is there twice.", "Give it another id.")
        if name not in listed:
            raise place.error("Neither the book nor an option lists it.", "Add it to their `readings`, or delete it.")
    return own


def _options(root: Path, folder: Path) -> dict[str, Any]:
    options = {}
    for path in sorted(folder.glob("*.yaml")):
        option = _read(root, path, shapes.OPTION)
        if option["id"] != path.stem:
            place = Place(path.relative_to(root).as_posix(), ("id",))
            raise place.error(f"{option['id']!r} isn't the file's name.", f"Write {path.stem}.")
        options[option["id"]] = option
    return options


def _refuse_strangers(root: Path) -> None:
    for path in sorted(path for part in ("catalogue", "rulebooks") for path in (root / part).rglob("*.y*ml")):
        known = _read_beside(path.relative_to(root).parts, path.stem)
        if path.stem not in known or path.suffix != ".yaml":
            place = Place(path.relative_to(root).as_posix())
            names = ", ".join(f"{name}.yaml" for name in known) or "none"
            raise place.error("Nobody reads this file.", f"Read in this folder: {names}.")


def _read_beside(parts: tuple[str, ...], stem: str) -> Iterable[str]:
    """Return the names beside this file in its folder; an option may have any."""
    match parts:
        case ("catalogue", _):
            return shapes.CATALOGUE
        case ("rulebooks", _, _):
            return shapes.BOOK
        case ("rulebooks", _, "options", _):
            return (stem,)
    return ()
