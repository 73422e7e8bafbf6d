"""The rules of riichi fouls, as data and one small engine. Pure: no network, no database, no clock, no chance.

book = compose(library(), "wrc-2022", {"lower-penalties": {}})
decision = decide(book, "empty-win", {"hand_shown": False}, {"simultaneous": "win"})
speak(library(), decision, "fr")
"""

from rulings.cards import choices, foul_card
from rulings.casual import settle_table
from rulings.compare import across, diff, side_by_side
from rulings.compose import compose
from rulings.decide import decide
from rulings.errors import RuleError
from rulings.export import export
from rulings.lateness import assess as assess_lateness
from rulings.library import Library, library
from rulings.rulebook import Rulebook
from rulings.search import search
from rulings.speech import speak, speak_lateness, speak_table
from rulings.wording import LANGUAGES, Words

__all__ = [
    "LANGUAGES",
    "Library",
    "RuleError",
    "Rulebook",
    "Words",
    "across",
    "assess_lateness",
    "choices",
    "compose",
    "decide",
    "diff",
    "export",
    "foul_card",
    "library",
    "search",
    "settle_table",
    "side_by_side",
    "speak",
    "speak_lateness",
    "speak_table",
]
