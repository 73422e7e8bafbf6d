"""One spelling for each word that a referee might type: accents, width, kana and kanji, other names of the same thing.

The phone's search knows the same words; a test holds the two against each other.
"""

from __future__ import annotations

import unicodedata

# Other names and spellings of one word.
SAME_WORD = {
    "chombo": "chonbo",
    "reach": "riichi",
    "tempai": "tenpai",
    "pung": "pon",
    "chow": "chii",
    "chi": "chii",
    "kong": "kan",
    "quad": "kan",
    "quads": "kan",
    "kongs": "kan",
    "carre": "kan",
    "carres": "kan",
    "ferme": "cache",
    "uradora": "ura dora",
    "drew": "draw",
    "drawn": "draw",
    "shown": "show",
    "threw": "throw",
    "took": "take",
    "taken": "take",
    "said": "say",
    "forgotten": "forgot",
    "forget": "forgot",
}
# The same for Japanese, which writes no spaces: anywhere in the text, once it is katakana without voicing marks.
SAME_SIGNS = {
    "立直": "リーチ",
    "リイチ": "リーチ",
    "聴牌": "テンハイ",
    "不聴": "ノーテン",
    "ノー聴": "ノーテン",
    "振聴": "フリテン",
    "自摸": "ツモ",
    "栄和": "ロン",
    "槓": "カン",
    "アンカン": "暗カン",
    "ウラトラ": "裏トラ",
    "喰": "食",
    "食替": "食イ替",
    "ハイ": "牌",
}
# Words that say nothing of the foul.
EMPTY_WORDS = {
    "en": "a an the of in on at to for from by with and or is was were be been has have had he she his her their its "
    "it i my me you your table somebody someone player opponent",
    "fr": "le la les l un une des de du d en au aux et ou est ete il elle son sa ses mon ma mes qui que qu se s quelqu "
    "joueur joueuse adversaire",
}
_EMPTY = frozenset(" ".join(EMPTY_WORDS.values()).split())
_KATAKANA = {code: code + 0x60 for code in range(ord("ぁ"), ord("ゖ") + 1)}


def normalise(text: str) -> str:
    """Normalise: lower case, no accents or punctuation, one width, one spelling for each word ("Kong" is "kan")."""
    decomposed = unicodedata.normalize("NFKD", text).casefold().translate(_KATAKANA)
    unmarked = (letter for letter in decomposed if unicodedata.category(letter) != "Mn")
    plain = "".join(letter if letter.isalnum() else " " for letter in unmarked)
    for other, sign in SAME_SIGNS.items():
        plain = plain.replace(other, sign)
    return " ".join(SAME_WORD.get(word, word) for word in plain.split())


def words_of(text: str) -> list[str]:
    """Return the meaningful words; of Japanese, which has no spaces, each pair of neighbouring characters."""
    found = []
    for word in text.split():
        if not word.isascii():
            found += [word[at : at + 2] for at in range(len(word) - 1)]
        elif word not in _EMPTY:
            found.append(word)
    return found
