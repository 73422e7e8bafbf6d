"""Who is meant by a name."""

import pytest

from services.spreadsheets.likeness import People


@pytest.mark.parametrize(
    ("name", "spelt"),
    [
        ("Éloïse Lefèvre", "lefevre ELOISE"),
        ("Łukasz Żółć", "Zolc, Lukasz"),
        ("青木 太郎", "青木太郎"),
        ("O'Hara-Smith Ann", "Ann O’Hara Smith"),
        ("Ａｏｋｉ Taro", "Aoki  Taro"),
    ],
)
def test_a_name_is_the_same_however_it_is_spelt(name: str, spelt: str) -> None:
    assert People([(name, 1), ("Baba", 2)]).called(spelt) == [1]


@pytest.mark.parametrize(
    ("name", "found"),
    [("Takashi Ito", [1, 2]), ("Takeshi Ito", [1]), ("Ito Takehsi", [1]), ("Ann", []), ("Nobody Else", [])],
)
def test_names_that_differ_by_little_are_offered_the_nearest_first(name: str, found: list[int]) -> None:
    people = People([("Takeshi Ito", 1), ("Takashi Itoh", 2), ("Anne", 3)])
    assert sorted(people.nearly_called(name)) == found
