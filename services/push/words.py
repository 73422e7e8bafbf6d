"""What a phone shows when something is pushed to it, in four languages. Nobody is named: others look at it too."""

from __future__ import annotations

from rulings import LANGUAGES

TEXTS = {
    "table": ("Table {label}", "{label}卓", "Table {label}", "Стол {label}"),
    "opened": (
        "Escalated, to be decided: {foul}",
        "審議・決定待ち：{foul}",
        "Recours à trancher : {foul}",
        "На пересмотр, ждёт решения: {foul}",
    ),
    "appealed": (
        "Appealed to the director: {foul}",
        "ディレクターへ異議申立て：{foul}",
        "Portée devant le directeur : {foul}",
        "Жалоба директору: {foul}",
    ),
    "reopened": (
        "Reopened, to be decided: {foul}",
        "審議を再開・決定待ち：{foul}",
        "Rouverte, à trancher : {foul}",
        "Открыто снова, ждёт решения: {foul}",
    ),
    "decided.head-referee": (
        "{outcome} by the head referee: {foul}",
        "審判長の決定：{outcome}（{foul}）",
        "{outcome} par l'arbitre principal : {foul}",
        "{outcome} главным судьёй: {foul}",
    ),
    "decided.director": (
        "{outcome} by the director, finally: {foul}",
        "ディレクターの最終決定：{outcome}（{foul}）",
        "{outcome} par le directeur, définitivement : {foul}",
        "{outcome} директором, окончательно: {foul}",
    ),
    "help.called": (
        "You are called to this table",
        "この卓に呼ばれています",
        "On vous appelle à cette table",
        "Вас зовут к этому столу",
    ),
    "help.called-about": (
        "You are called: {foul}",
        "呼ばれています：{foul}",
        "On vous appelle : {foul}",
        "Вас зовут: {foul}",
    ),
    "help.coming.head-referee": (
        "The head referee is coming",
        "審判長が向かっています",
        "L'arbitre principal arrive",
        "Главный судья идёт",
    ),
    "help.coming.director": (
        "A director is coming",
        "ディレクターが向かっています",
        "Un directeur arrive",
        "Директор идёт",
    ),
    "help.ended": (
        "You are not needed any more",
        "対応は不要になりました",
        "On n'a plus besoin de vous",
        "Вы больше не нужны",
    ),
    "upheld": ("Upheld", "維持", "Maintenue", "Оставлено"),
    "amended": ("Amended", "変更", "Modifiée", "Изменено"),
    "overturned": ("Overturned", "取消", "Annulée", "Отменено"),
}


def push_text(key: str, language: str, **filled: str) -> str:
    """Return a text of the table, its placeholders filled."""
    return TEXTS[key][LANGUAGES.index(language)].format(**filled)
