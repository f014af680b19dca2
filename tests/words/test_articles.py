"""Players without names within a sentence: French gives them an article."""

from __future__ import annotations

import re

import pytest

from clans_widget import clann, clans  # noqa: F401 - their words are read, too
from clans_widget.words import Voice, words
from clans_widget.words.articles import name_within, with_articles


@pytest.mark.parametrize(
    ("plain", "expected"),
    [
        ("Joueur 1 lance les dés.", "Le joueur 1 lance les dés."),
        ("C’est à Joueur 2 de jouer", "C’est au joueur 2 de jouer"),
        ("le Grand de Joueur 2 est là", "le Grand du joueur 2 est là"),
        ("Fini ! Joueur 1 gagne.", "Fini ! Le joueur 1 gagne."),
        ("Fini : Joueur 2 et Joueur 4 ont gagné.", "Fini : le joueur 2 et le joueur 4 ont gagné."),
        (
            "Joueur 1, Joueur 2 et Joueur 3 sont à égalité",
            "Le joueur 1, le joueur 2 et le joueur 3 sont à égalité",
        ),
        ("K5 : Joueur 1 n’a rien à avancer.", "K5 : Le joueur 1 n’a rien à avancer."),
        ("K11 : Joueur 2 pose le Petit.", "K11 : Le joueur 2 pose le Petit."),
        ("Un conseil pour Joueur 2.", "Un conseil pour le joueur 2."),
    ],
)
def test_a_number_that_stands_for_a_name_takes_an_article(plain: str, expected: str) -> None:
    assert with_articles(plain, "fr") == expected
    assert with_articles(expected, "fr") == expected, "once is enough"


@pytest.mark.parametrize(
    "kept",
    [
        "Joueur 1",
        "Joueur 1 : lancez les dés.",
        "Joueur 2 : Grand",
        "Carte : Joueur 1",
        "Joueur 12 va",
    ],
)
def test_what_stands_by_itself_stays(kept: str) -> None:
    assert with_articles(kept, "fr") == kept


@pytest.mark.parametrize("language", ["en", "nl"])
def test_other_languages_need_none(language: str) -> None:
    said = f"{Voice(language).name(1)} lance les dés."
    assert with_articles(said, language) == said
    assert name_within(Voice(language).name(1), language) == Voice(language).name(1)


def test_sentences_of_any_game_are_said_so() -> None:
    assert (
        Voice("fr").say("widget.turn", player=Voice("fr").name(1)) == "C’est au joueur 1 de jouer"
    )
    assert Voice("fr", ("Ann",)).say("widget.turn", player="Ann") == "C’est à Ann de jouer"


def test_in_french_nothing_is_elided_before_a_name_but_by_whoever_knows_the_name() -> None:
    french = words("fr")
    elided = re.compile(r"\b([Dd]e|[Qq]ue|[Jj]usque|[Ll]orsque|[Pp]uisque) \{(player|name)\}")
    found = {
        key
        for key in tuple(french.keys())
        if any(elided.search(text) for text in french.template(key).values())
    }
    assert found == {"clann.owner.plain"}
