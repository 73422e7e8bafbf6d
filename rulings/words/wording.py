"""The catalogue in one language: names, phrases, lines and sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rulings.books.library import Library
from rulings.engine.context import SEATS
from rulings.engine.shapes import (
    AnswerValue,
    BookNames,
    Fine,
    Penalty,
    Reading,
    Sanctions,
    Source,
    Transfer,
)
from rulings.engine.unit import POINTS_PER_P
from rulings.errors import UnknownName
from rulings.scores.money import money

LANGUAGES = ("en", "ja", "fr", "ru")
CHONBO_VOID = "chonbo-is-void"
# What the table is told at once, although the penalty is still to be weighed.
AT_ONCE = frozenset({"call-void", "riichi-void", "tiles-returned", "drawn-tile-returned", "corrected"})
DEALT_AGAIN = frozenset({"deal-again", "redeal-after-time"})
_TIES = re.compile(r" (?=[;:?!»])|(?<=«) ")


def tied(text: str) -> str:
    """Tie French punctuation (; : ? ! « ») to its word: a line must not break there."""
    return _TIES.sub("\N{NO-BREAK SPACE}", text)


def clock_time(seconds: int) -> str:
    """Write seconds as a clock shows them: 630 is 10:30."""
    return f"{seconds // 60}:{seconds % 60:02}"


def _named_penalties(outcome: Sanctions, otherwise: bool) -> list[Penalty]:
    """Return the penalties to name: none at all is named only where nothing else is."""
    return [penalty for penalty in outcome["penalties"] if not (otherwise and penalty["kind"] == "none")]


class Words:
    """The catalogue in one language."""

    def __init__(self, library: Library, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownName("lang", "language", language, LANGUAGES)
        self.language = language
        self._catalogue = library.catalogue
        self._library = library

    def pick(self, text: Mapping[str, str]) -> str:
        """Return one language of a text."""
        return tied(text[self.language])

    def phrase(self, name: str, **filled: object) -> str:
        """Return a phrase of `phrases.yaml`, its braces filled."""
        return self.pick(self._catalogue["phrases"][name]).format(**filled)

    def name(self, section: str, id_: str) -> str:
        """Return the name of a foul, kind or category."""
        return self.pick(self._catalogue[section][id_]["name"])

    def step(self, id_: str) -> str:
        """Return a step's or effect's line; an old ruling may name one that is no longer written, then its id."""
        text = self._catalogue["steps"].get(id_)
        return self.pick(text) if text else id_

    def steps(self, ids: Iterable[str]) -> list[dict[str, str]]:
        """Return steps or effects with their lines; those of an old ruling that are no longer written are left out."""
        return [{"id": id_, "text": self.step(id_)} for id_ in ids if id_ in self._catalogue["steps"]]

    def carried_out(self, ruled: Mapping[str, Any]) -> dict[str, Any]:
        """Return the effects, what to do and what stays, with their lines; old rulings do not tell the two apart.

        What the outcome's line says is no step as well.
        """
        told = [] if ruled.get("status") == "deferred" else self.line_effects(ruled)
        parts = {part: self.steps(ruled.get(part, ())) for part in ("effects", "steps", "stays")}
        return {**parts, "steps": [step for step in parts["steps"] if step["id"] not in told]}

    def line_effects(self, outcome: Mapping[str, Any]) -> list[str]:
        """List the effects that say of a tile or a call what is ruled, where nobody is penalised."""
        if any(penalty["kind"] != "none" for penalty in outcome["penalties"]):
            return []
        return [effect for effect in outcome["effects"] if effect in self._catalogue["settles"]]

    def example(self, id_: str) -> dict[str, Any]:
        """Return an example of obstruction or cheating, and whether it raises a suspicion of cheating."""
        example = self._catalogue["examples"][id_]
        return {"id": id_, "text": self.pick(example["text"]), "suspicion": example["suspicion"]}

    def source(self, given: Source) -> dict[str, Any]:
        """Return a source with its title and how much of it was read."""
        reference = self._catalogue["references"].get(given["id"], {"title": given["id"], "reading": "part"})
        title = reference["title"]
        title = tied(title) if isinstance(title, str) else self.pick(title)
        return {**given, "title": title, "reading": reference["reading"]}

    def reading(self, given: Reading) -> dict[str, Any]:
        """Return a reading with its question, what was chosen, and the alternatives; ids for one that is gone."""
        id_, chosen = given["id"], given["chosen"]
        reading = self._catalogue["readings"].get(id_)
        if reading is None:
            return {**given, "question": id_, "alternatives": {chosen: chosen}, "default": chosen, "reason": ""}
        alternatives = {name: self.pick(text) for name, text in reading["alternatives"].items()}
        return {
            **given,
            "question": self.pick(reading["question"]),
            "alternatives": alternatives if chosen in alternatives else {**alternatives, chosen: chosen},
            "default": reading["default"],
            "reason": self.pick(reading["reason"]),
        }

    def question(self, fact: str) -> str:
        """Return what to ask for this fact."""
        return self.pick(self._catalogue["facts"][fact]["question"])

    def answer(self, fact: str, answer: AnswerValue) -> str:
        """Return what a button for this answer says."""
        described = self._catalogue["facts"][fact]
        if described["kind"] == "choice":
            return self.pick(described["answers"][answer["value"]])
        if described["kind"] == "yes-no":
            own = described.get("if_true" if answer["value"] else "if_false")
            return self.pick(own) if own else self.phrase("answer-yes" if answer["value"] else "answer-no")
        shown = clock_time if "unit" in described else str
        if "value" in answer:
            return shown(answer["value"])
        form = "count-from" if answer["max"] == described["max"] else "count-range"
        return self.phrase(form, min=shown(answer["min"]), max=shown(answer["max"]))

    def book(self, names: BookNames) -> dict[str, Any]:
        """Return a rulebook's names with its words; ids for a book or an option that is gone."""
        standing = self.phrase(f"standing-{names['standing']}")
        book = self._library.books.get(names["id"])
        if book is None:
            bare = {"name": names["id"], "edition": "", "standing_note": "", "option_names": list(names["options"])}
            return {**names, **bare, "standing_text": standing}
        options = book["options"]
        return {
            **names,
            "name": self.pick(book["name"]),
            "edition": book["edition"],
            "standing_text": standing,
            "standing_note": self.pick(book["standing_note"]),
            "option_names": [self.pick(options[id_]["name"]) if id_ in options else id_ for id_ in names["options"]],
        }

    def number(self, value: int) -> str:
        """Write a number with a thousands separator."""
        if value < 1000:
            return str(value)
        return self.phrase("grouped", high=self.number(value // 1000), low=f"{value % 1000:03}")

    def line(self, outcome: Sanctions) -> str:
        """Return the outcome in one line: what a referee reads at arm's length."""
        void = [self.phrase("chonbo-void")] if CHONBO_VOID in outcome["effects"] else []
        paid = self._transfers(outcome["transfers"])
        if paid:
            kinds = dict.fromkeys(penalty["kind"] for penalty in outcome["penalties"] if penalty["kind"] != "points")
            return self._joined([*void, *(self.name("kinds", kind) for kind in kinds), *paid])
        fines = [self.fine(fine) for fine in outcome["fines"]]
        settled = self._ruling_text(outcome)
        named = _named_penalties(outcome, bool(void or fines or settled))
        return self._joined([*void, *settled, *map(self._penalty, named), *fines])

    def _ruling_text(self, outcome: Sanctions) -> list[str]:
        """Return what a ruling without a penalty says of a tile or a call, as one text: more than "No penalty"."""
        return self._as_text(self.line_effects(outcome))

    def _prescribed(self, outcome: Sanctions) -> list[str]:
        """Return what is prescribed aloud, whatever the referee chooses."""
        if all(penalty["kind"] != "discretion" for penalty in outcome["penalties"]):
            return []
        at_once = AT_ONCE.union(self._catalogue["settles"])
        return self._as_text(effect for effect in outcome["effects"] if effect in at_once)

    def _as_text(self, effects: Iterable[str]) -> list[str]:
        text = self._joined(map(self.step, effects), "sentences")
        return [text] if text else []

    def penalties(self, penalties: list[Penalty], effects: Sequence[str] = (), fines: Sequence[Fine] = ()) -> str:
        """Return penalties and fines in one line."""
        return self.line({"penalties": penalties, "effects": [*effects], "fines": [*fines], "transfers": []})

    def _joined(self, parts: Iterable[str], phrase: str = "plus") -> str:
        joined, *rest = list(parts) or [""]
        for part in rest:
            joined = self.phrase(phrase, one=joined, other=part)
        return joined

    def _penalty(self, penalty: Penalty) -> str:
        return self._on(penalty["whom"], self._filled(penalty, "line"))

    def _filled(self, penalty: Penalty, form: str) -> str:
        """Return the kind's line or sentence, its amount in P or in table points."""
        texts, p = self._catalogue["kinds"][penalty["kind"]], penalty.get("p", 0)
        if "unit" in penalty and "in_points" in texts:
            return self.pick(texts["in_points"][form]).format(points=self.number(p * POINTS_PER_P))
        return self.pick(texts[form]).format(p=p)

    def _on(self, whom: str, line: str) -> str:
        return line if whom == "offender" else self.phrase("penalty-on", penalty=line, whom=self.phrase(f"on-{whom}"))

    def fine(self, fine: Fine) -> str:
        """Write a fine with its currency and whom it falls on, e.g. "SGD 20.00 fine - each teammate"."""
        amount = money(fine["currency"], fine["amount"])
        return self._on(fine["whom"], self.phrase("fine", amount=amount))

    def _transfers(self, transfers: list[Transfer]) -> list[str]:
        to_seats = [transfer for transfer in transfers if transfer["to"] in SEATS]
        if len(to_seats) == 3 and len({transfer["points"] for transfer in to_seats}) == 1:
            each = self.phrase("pays-each-opponent", points=self.number(to_seats[0]["points"]))
            return [each, *(self._transfer(transfer) for transfer in transfers if transfer not in to_seats)]
        return [self._transfer(transfer) for transfer in transfers]

    def _transfer(self, transfer: Transfer) -> str:
        points = self.number(transfer["points"])
        if transfer["to"] in ("table", "each-opponent", "each-other-opponent"):
            payment = self.phrase(f"pays-{transfer['to']}", points=points)
        else:
            payment = self.phrase("pays-seat", points=points, seat=self.phrase(f"seat-{transfer['to']}"))
        return self.phrase(f"if-{transfer['if']}", payment=payment) if "if" in transfer else payment

    def say(self, outcome: Sanctions) -> str:
        """Return what the referee says aloud: each penalty's sentence, what is paid, a new deal."""
        void = [self.step(CHONBO_VOID)] if CHONBO_VOID in outcome["effects"] else []
        paid = [self._payment(outcome)] if outcome["transfers"] else []
        settled = self._ruling_text(outcome) or self._prescribed(outcome)
        named = _named_penalties(outcome, bool(void or outcome["fines"] or settled))
        alone = all(each["whom"] == "offender" for each in (*named, *outcome["fines"]))
        fines = [self._fine_sentence(fine, alone) for fine in outcome["fines"]]
        penalties = [self._sentence(penalty, alone) for penalty in named if not (paid and "p" in penalty)]
        again = (
            [] if DEALT_AGAIN.isdisjoint(outcome["effects"]) else [self.pick(self._catalogue["kinds"]["redeal"]["say"])]
        )
        return self._joined([*void, *settled, *penalties, *paid, *again, *fines], "sentences")

    def _payment(self, outcome: Sanctions) -> str:
        """Return what is paid at the table, aloud; a chonbo is named with it."""
        line = self._joined(self._transfers(outcome["transfers"]))
        if any(penalty["kind"] == "chonbo" for penalty in outcome["penalties"]):
            line = self.phrase("labelled", label=self.name("kinds", "chonbo"), text=line)
        return self.phrase("sentence", line=line)

    def _sentence(self, penalty: Penalty, alone: bool) -> str:
        return self._aloud_on(penalty["whom"], alone, self._filled(penalty, "say"))

    def _fine_sentence(self, fine: Fine, alone: bool) -> str:
        amount = money(fine["currency"], fine["amount"])
        return self._aloud_on(fine["whom"], alone, self.phrase("sentence", line=self.phrase("fine", amount=amount)))

    def _aloud_on(self, whom: str, alone: bool, sentence: str) -> str:
        """Say whom it falls on; the offender is named only beside others."""
        if whom == "offender" and alone:
            return sentence
        return self.phrase("say-on", whom=self.phrase(f"on-{whom}"), sentence=sentence)
