"""The rules of riichi fouls, as data and one small engine. Pure: no network, no database, no clock, no chance.

book = compose(library(), "wrc-2022", {"lower-penalties": {}})
decision = decide(book, "empty-win", {"hand_shown": False}, {"simultaneous": "win"})
localise(library(), decision, "fr")
"""

from rulings.books.cards import choices, foul_card
from rulings.books.compare import compare_rule_points, decide_across, diff
from rulings.books.compose import compose
from rulings.books.export import export
from rulings.books.library import Library, library
from rulings.books.rulebook import Rulebook
from rulings.calls.inspect import inspect_calls
from rulings.clocks.lateness import assess as assess_lateness
from rulings.draws.inspect import inspect_draw
from rulings.engine.decide import decide
from rulings.errors import RuleError
from rulings.hanchan.inspect import inspect_hanchan
from rulings.hands.inspect import inspect_hand
from rulings.scores.casual import table_payments
from rulings.settlements.inspect import inspect_settlement
from rulings.training.deck import deck
from rulings.words.calls import localise_calls
from rulings.words.draws import localise_draw
from rulings.words.hanchan import localise_hanchan
from rulings.words.hands import localise_hand
from rulings.words.search import search
from rulings.words.settlements import localise_settlement
from rulings.words.speech import localise, localise_lateness, localise_payments
from rulings.words.training_card import localise_card
from rulings.words.wording import LANGUAGES, Words

__all__ = [
    "LANGUAGES",
    "Library",
    "RuleError",
    "Rulebook",
    "Words",
    "assess_lateness",
    "choices",
    "compare_rule_points",
    "compose",
    "decide",
    "decide_across",
    "deck",
    "diff",
    "export",
    "foul_card",
    "inspect_calls",
    "inspect_draw",
    "inspect_hanchan",
    "inspect_hand",
    "inspect_settlement",
    "library",
    "localise",
    "localise_calls",
    "localise_card",
    "localise_draw",
    "localise_hanchan",
    "localise_hand",
    "localise_lateness",
    "localise_payments",
    "localise_settlement",
    "search",
    "table_payments",
]
