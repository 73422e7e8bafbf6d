"""A training card in a language: the story, the choices, and what the rulebook says once somebody has chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulings.books.library import Library
from rulings.books.rulebook import Rulebook
from rulings.engine.shapes import Source
from rulings.errors import UnknownName
from rulings.training.hand_card import NO, YES, forbidden_of, quad_of
from rulings.training.ruling_card import EFFECT, JOINED
from rulings.training.solution import DRAW, HAND, RULING, Solution, kind_of, solve
from rulings.words.speech import localise
from rulings.words.wording import Words

AND = " · "
LAID = (HAND, DRAW, "tile")


def localise_card(library: Library, book: Rulebook, id_: str, language: str = "en") -> dict[str, Any]:
    """Return a card with its choices and `answer`. Raises UnknownName for one that this rulebook does not decide."""
    card = library.catalogue["cards"].get(id_)
    solution = card and solve(library, book, card)
    if not card or not solution:
        raise UnknownName("id", "card of this rulebook", id_, ())
    words = Words(library, language)
    return {
        "id": id_,
        "kind": kind_of(card),
        "level": card["level"],
        "subject": card["subject"],
        "story": words.pick(card["story"]),
        "question": _question(words, library, card),
        "laid": {name: card[name] for name in LAID if name in card},
        "choices": [{"id": choice, "text": _choice(words, library, card, choice)} for choice in solution["choices"]],
        "answer": _answer(words, library, card, solution, language),
        "from": words.source(_from(card["from"])),
        "lang": language,
    }


def _from(written: str) -> Source:
    source, _, section = written.partition(" ")
    return {"id": source, "section": section}


def _question(words: Words, library: Library, card: Mapping[str, Any]) -> str:
    asked = card.get("ask", RULING)
    seat = words.phrase(f"seat-{card['seat']}") if "seat" in card else ""
    return words.pick(library.catalogue["training"]["questions"][asked]).replace("{seat}", seat)


def _choice(words: Words, library: Library, card: Mapping[str, Any], choice: str) -> str:
    own, draws, asked = library.catalogue["training"]["choices"], library.catalogue["draws"], card.get("ask", RULING)
    if asked == EFFECT:
        return " ".join(words.step(effect) for effect in choice.split(JOINED))
    if asked == RULING:
        return words.pick(own[choice]) if choice in own else words.name("kinds", choice)
    if choice in {YES, NO}:
        return words.phrase(f"answer-{choice}")
    if asked == "counted":
        return words.pick(draws["declared"][choice])
    if asked == "dealer":
        return words.pick(draws["dealer"][choice])
    return words.pick(own[choice]) if choice in own else _number(words, int(choice), signed=asked == "pays")


def _number(words: Words, number: int, signed: bool) -> str:
    sign = "−" if number < 0 else "+" if signed and number else ""
    return sign + words.number(abs(number))


def _answer(
    words: Words, library: Library, card: Mapping[str, Any], solution: Solution, language: str
) -> dict[str, Any]:
    found, right = solution["found"], solution["right"]
    if kind_of(card) == RULING:
        spoken = localise(library, found, language)
        return {
            "choice": right,
            "line": spoken["line"],
            "tiles": [],
            "steps": spoken["steps"],
            "source": spoken["source"],
            "foul": found["foul"],
        }
    source = next((cited["source"] for cited in found["cited"] if cited["source"]), None)
    hand_asked = HAND in card
    return {
        "choice": right,
        "line": _of_hand(words, library, card, found) if hand_asked else _of_draw(words, library, card, found, right),
        "tiles": [wait["tile"] for wait in found["waits"] if not wait["dead"]] if card["ask"] == "tenpai" else [],
        "steps": [],
        "source": source and words.source(source),
        "foul": next((one["foul"] for one in found["fouls"]), None),
    }


def _of_hand(words: Words, library: Library, card: Mapping[str, Any], found: Mapping[str, Any]) -> str:
    names, lines = library.catalogue["hands"], library.catalogue["training"]["lines"]
    match card["ask"]:
        case "win":
            return _of_win(words, library, found["win"])
        case "tenpai":
            return words.pick(library.catalogue["draws"]["declared"]["tenpai" if found["tenpai"] else "noten"])
        case "furiten":
            let_go = found["furiten"]
            if not let_go:
                return words.pick(lines["not-furiten"])
            return AND.join((words.pick(names["furiten"][let_go["kind"]]), words.pick(names["until"][let_go["until"]])))
        case "riichi":
            against = [words.pick(names["no_riichi"][one]) for one in found["riichi"]["against"]]
            return AND.join(against) or words.pick(lines["riichi-allowed"])
        case "quad":
            quad = quad_of(card, found)
            return words.pick(lines["quad-allowed"] if quad["allowed"] else names["no_quad"][quad["reason"]])
    forbidden = forbidden_of(card, found)
    points = library.catalogue["rule_points"]
    return words.pick(points[forbidden["because"]]["name"] if forbidden else lines["discard-allowed"])


def _of_win(words: Words, library: Library, win: Mapping[str, Any]) -> str:
    names = library.catalogue["hands"]
    if win["reason"]:
        return words.pick(names["no_win"][win["reason"]])
    return AND.join(words.pick(names["yaku"][yaku["id"]]) for yaku in win["yaku"])


def _of_draw(words: Words, library: Library, card: Mapping[str, Any], found: Mapping[str, Any], right: str) -> str:
    names = library.catalogue["draws"]
    shows = found["seats"][card["seat"]]["shows"] if card["ask"] == "shows" else None
    if shows:
        return words.pick(names["shows"][shows])
    if card["ask"] == "pays":
        paid = found["after"]["payments"].items()
        return AND.join(
            f"{words.phrase(f'seat-{seat}')}\u00a0{_number(words, points, signed=True)}" for seat, points in paid
        )
    if card["ask"] in {"counters", "dealer", "counted"}:
        return _choice(words, library, card, right)
    against = AND.join(words.pick(names["against"][one]) for one in found["against"])
    return " ".join(filter(None, (words.pick(names["ends"][found["ends"]]), against)))
