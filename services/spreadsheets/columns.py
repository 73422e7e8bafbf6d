"""What the columns of a sheet hold: recognised by their headings in the app's languages, or chosen by a person."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from unicodedata import combining, normalize

Headings = Mapping[str, Sequence[str]]
"""Column → what people call it, beside its own name."""

PLAYERS: Headings = {
    "name": (
        "player",
        "player name",
        "full name",
        "名前",
        "氏名",
        "選手",
        "選手名",
        "nom",
        "joueur",
        "nom du joueur",
        "имя",
        "игрок",
        "фамилия имя",
        "ник",
    ),
    "id_number": (
        *("number", "no", "id", "player number", "player id", "badge"),
        *("番号", "選手番号", "登録番号", "会員番号"),
        *("numéro", "n°", "numéro de joueur", "numéro d'identification", "licence"),
        *("номер", "номер игрока", "ид"),
    ),
    "team": ("team name", "チーム", "チーム名", "équipe", "nom de l'équipe", "команда", "название команды"),
}
SEATING: Headings = {
    "round": ("回戦", "回", "ラウンド", "ronde", "manche", "раунд", "тур"),
    "table": ("table label", "table number", "卓", "卓番", "卓番号", "numéro de table", "стол", "номер стола"),
    "east": ("east player", "e", "東", "東家", "est", "joueur est", "восток"),
    "south": ("south player", "s", "南", "南家", "sud", "joueur sud", "юг"),
    "west": ("west player", "w", "西", "西家", "ouest", "o", "joueur ouest", "запад"),
    "north": ("north player", "n", "北", "北家", "nord", "joueur nord", "север"),
    "scheduled_at": (
        *("start", "starts", "starts at", "begins", "time", "date and time"),
        *("開始", "開始時刻", "開始予定", "日時"),
        *("début", "heure", "horaire", "date et heure"),
        *("начало", "время", "дата и время"),
    ),
}
OPTIONAL = ("team", "scheduled_at")


def recognised(headings: Sequence[str], known: Headings) -> list[str | None]:
    """Find the column that each heading names; None for one that names none, or one that was named before."""
    called = {_plain(name): column for column, names in known.items() for name in (column, *names)}
    found: list[str | None] = []
    for heading in headings:
        column = called.get(_plain(heading))
        found.append(None if column in found else column)
    return found


def missing_columns(columns: Sequence[str | None], known: Headings) -> list[str]:
    """List the columns that a sheet must have and has not."""
    return [column for column in known if column not in columns and column not in OPTIONAL]


def _plain(heading: str) -> str:
    """Reduce a heading to letters and digits: "ID-Number", "id_number" and "N°" are the same."""
    letters = normalize("NFKD", heading.casefold())
    return "".join(letter for letter in letters if letter.isalnum() and not combining(letter))
