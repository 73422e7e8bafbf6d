"""What the columns of a sheet hold: recognised by their headings, in many languages and as other tools write them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from unicodedata import combining, normalize

Headings = Mapping[str, Sequence[str]]
"""Column → what people call it, beside its own name; where two columns of a sheet fit, the earlier word wins."""
SEATS = ("east", "south", "west", "north")

PLAYERS: Headings = {
    "name": (
        *("player", "player name", "full name", "players", "nick", "nickname"),
        *("名前", "氏名", "選手", "選手名", "参加者", "参加者名"),
        *("nom", "joueur", "nom du joueur", "nom complet", "pseudo"),
        *("имя", "игрок", "фамилия имя", "фио", "ник", "участник"),
        *("spieler", "nombre", "jugador", "nome", "giocatore", "zawodnik", "gracz", "jogador", "speler", "naam"),
    ),
    "id_number": (
        *("number", "no", "id", "player number", "player id", "badge", "local id", "seating id", "registration id"),
        *("番号", "選手番号", "登録番号", "会員番号"),
        *("numéro", "n°", "numéro de joueur", "numéro d'identification", "licence"),
        *("номер", "номер игрока", "ид", "nummer", "nr", "número", "numero", "numer"),
        *("ema number", "ema id", "ema", "numéro ema", "номер ema", "membership number"),
    ),
    "team": (
        *("team name", "teams", "チーム", "チーム名", "équipe", "nom de l'équipe", "команда", "название команды"),
        *("mannschaft", "equipo", "squadra", "drużyna", "equipe"),
        *("club", "クラブ", "所属", "клуб", "verein", "affiliation", "association", "country"),
    ),
    "first_name": (
        *("given name", "forename", "first", "名", "prénom", "имя", "vorname", "nombre", "nome", "imię"),
        "first name en",
    ),
    "last_name": (
        *("surname", "family name", "last", "姓", "苗字", "nom", "nom de famille", "фамилия", "nachname"),
        *("apellido", "apellidos", "cognome", "nazwisko", "name", "last name en"),
    ),
    "status": ("playing", "active"),
}
SEATING: Headings = {
    "round": (
        *("round id", "round number", "hanchan", "session", "tour number", "tour", "回戦", "回", "ラウンド"),
        *("ronde", "manche", "раунд", "тур", "ханчан", "сессия", "runde", "ronda", "turno", "runda", "rodada"),
    ),
    "table": (
        *("table id", "table label", "table number", "卓", "卓番", "卓番号", "テーブル"),
        *("numéro de table", "стол", "номер стола", "tisch", "mesa", "tavolo", "stół", "tafel"),
    ),
    "east": (
        *("east player", "e", "東", "東家", "est", "joueur est", "восток", "ost", "este"),
        *("player 1", "seat 1", "p1", "選手1", "joueur 1", "игрок 1"),
    ),
    "south": (
        *("south player", "s", "南", "南家", "sud", "joueur sud", "юг", "süd", "sur"),
        *("player 2", "seat 2", "p2", "選手2", "joueur 2", "игрок 2"),
    ),
    "west": (
        *("west player", "w", "西", "西家", "ouest", "o", "joueur ouest", "запад", "oeste", "ovest"),
        *("player 3", "seat 3", "p3", "選手3", "joueur 3", "игрок 3"),
    ),
    "north": (
        *("north player", "n", "北", "北家", "nord", "joueur nord", "север", "norte"),
        *("player 4", "seat 4", "p4", "選手4", "joueur 4", "игрок 4"),
    ),
    "scheduled_at": (
        *("start", "starts", "starts at", "begins", "time", "date and time"),
        *("開始", "開始時刻", "開始予定", "日時"),
        *("début", "heure", "horaire", "date et heure"),
        *("начало", "время", "дата и время", "beginn", "inicio", "inizio"),
    ),
}
LONG_ROWS: Headings = {
    "round": SEATING["round"],
    "table": SEATING["table"],
    "player": (*PLAYERS["id_number"], "name", *PLAYERS["name"]),
    "seat": (
        *("seat wind", "wind", "seat number", "position", "place"),
        *("席", "風", "家", "座席", "vent", "место", "ветер"),
    ),
    "points": ("raw score", "final points", "score", "点数", "持ち点", "points", "очки"),
    "penalty": ("penalties", "ペナルティ", "pénalité", "pénalités", "штраф", "штрафы"),
}
"""A row for each seat, as results are kept."""


@dataclass(frozen=True)
class Kind:
    """What a sheet is of. `longest`: the columns wanted of it, and how long a cell of each may be."""

    name: str
    headings: Headings
    longest: Mapping[str, int]
    optional: Sequence[str] = ()

    def missing(self, columns: Sequence[str | None]) -> list[str]:
        """List the columns that a sheet must have and has not; two parts of a name are one."""
        there = {*columns, *(["name"] if {"first_name", "last_name"} <= set(columns) else [])}
        return [name for name in self.longest if name not in there and name not in self.optional]


PLAYER_SHEET = Kind("players", PLAYERS, {"name": 200, "id_number": 40, "team": 200}, ("id_number", "team"))
SEATING_SHEET = Kind(
    "seating", SEATING, {"round": 40, "table": 40, **dict.fromkeys(SEATS, 200), "scheduled_at": 40}, ("scheduled_at",)
)


def recognised(headings: Sequence[str], known: Headings) -> list[str | None]:
    """Find the column that each heading names; None for one that names none, or one that another names better."""
    words = _words(known)
    meanings = [words.get(normalise_heading(heading), []) for heading in headings]
    ranks = [(rank, at, column) for at, found in enumerate(meanings) for column, rank in found]
    found: list[str | None] = [None] * len(headings)
    for _, at, column in sorted(ranks):
        if column not in found and found[at] is None:
            found[at] = column
    return _without_half_names(found, [[column for column, _ in each] for each in meanings], known)


def _words(known: Headings) -> dict[str, list[tuple[str, int]]]:
    """Return the columns that each word may name, and how far down among the words for each it stands."""
    meanings: defaultdict[str, list[tuple[str, int]]] = defaultdict(list)
    for column, words in known.items():
        for rank, word in enumerate((column, *words)):
            meanings[normalise_heading(word)].append((column, rank))
    return meanings


def _without_half_names(found: list[str | None], named: Sequence[Sequence[str]], known: Headings) -> list[str | None]:
    """Take what may be a first or last name for the whole one where there is no other half ("Nom" beside no "Prénom").

    Beside the other half, a word for both is the half.
    """
    halves = ("first_name", "last_name")
    if not set(halves) <= known.keys():
        return found
    for at, column in enumerate(found):
        other = next((half for half in halves if half != column), "")
        meanings = named[at]
        if column in halves and other not in found and "name" in meanings and "name" not in found:
            found[at] = "name"
        elif column == "name" and any(half in meanings and half not in found for half in halves):
            wanted = next(half for half in halves if half in meanings and half not in found)
            if next(half for half in halves if half != wanted) in found:
                found[at] = wanted
    return found


@lru_cache(maxsize=2_000)
def normalise_heading(heading: str) -> str:
    """Reduce a heading to letters and digits: "ID-Number", "id_number" and "N°" are the same."""
    letters = normalize("NFKD", heading.casefold())
    return "".join(letter for letter in letters if letter.isalnum() and not combining(letter))
