"""Sentences that are put together read as if somebody had written them, in every language.

Random games and fresh exercises are read by patterns: each knows a way in which such sentences
have gone wrong. ``pytest tests/words/test_generated_sentences.py -k "quotes and fr"``
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final, NamedTuple

import pytest

from clans_widget.words import LANGUAGES

from .generated import NAMES, Read, read

pytestmark = pytest.mark.slow

ENOUGH: Final = 2000
"""So many different texts there are to read in a language."""


class Fault(NamedTuple):
    """A way in which a sentence is wrong."""

    name: str
    pattern: str
    bad: str
    """A sentence of the kind."""
    good: str
    """How it should be."""
    languages: tuple[str, ...] = LANGUAGES
    game: str = ""
    """Only in this game, if it is named."""

    def found(self, text: str) -> bool:
        return bool(re.search(self.pattern, text))


CALLED: Final = "|".join((*NAMES, r"[Pp]layer \d", r"[Jj]oueur \d", r"Speler \d"))

COLORS: Final = "rouge|bleu|vert|jaune|noir"

FAULTS: Final = (
    # In any language
    Fault("doubled space", r"[ \u00a0\u202f]{2}", "It is  A1.", "It is A1."),
    Fault("doubled mark", r"[.,;:!?] ?[.,;:]|[.!?]{2}", "The answer: B5..", "The answer: B5."),
    Fault("loose mark", r" [.,)]|\( ", "It is B5 .", "It is B5."),
    Fault("left over", r"[{}_]|(?<=\w )(None|True|False)\b", "It is None.", "None is missing."),
    Fault("key", r"\b(clans|clann|quiz|widget)\.[a-z]", "clann.move", "Clann."),
    Fault("straight quotes", r"""["']""", "Ann's Tall", "Ann’s Tall"),
    Fault("small letter begins", r"[^.][.!?] [a-zà-ÿ]", "Right. tall is there.", "Right. It is."),
    Fault(
        "one and many",
        r"\b1 (huts|points|cells|chips|villages|clans|huttes|cases|jetons|hutten|punten|vakken)\b",
        "2 chips of 1 villages",
        "1 chip",
    ),
    Fault("one in figures", r"(?<!cell )\b1 of\b", "1 of the cells", "cell 1 of it", ("en",)),
    Fault("one in figures", r"\b1 (des|de vos)\b", "1 des clans", "l’un des clans", ("fr",)),
    Fault(
        "one in figures",
        r"(?<!vak )(?<!Speler )\b1 van (de|die|je)\b",
        "1 van je clans",
        "één van je",
        ("nl",),
    ),
    Fault(
        "there are 1",
        r"\b(there (are|is)|[Ii]l y en a|[Ee]r (zijn|is) er) 1\b",
        "on L2 there are 1",
        "on L2 there is one",
    ),
    Fault(
        "figure begins",
        r"(?:^|[.!?][”»]?\s)\d+,? [a-zà-ÿ][^.!?]*[.!?]",
        "It is not over. 2 chips are left.",
        "It is not over. Two chips are left: 2 of 12.",
    ),
    Fault(
        "player named twice",
        rf"\b({CALLED})\b[^.!?;]*\b\1\b",
        "Ann puts Ann’s Slim down on A5.",
        "Ann puts Slim down on A5, where Bob’s Tall was. Ann is next.",
    ),
    Fault("count of four", r"\b[1-4] (of the four|des quatre|van de vier)", "4 of the four", "all"),
    Fault(
        "several epochs, one named",
        r"\b(epochs|époques|tijdperken) [IV]+(?!,| and| et| en|[IV])",
        "2 chips, from epochs I.",
        "2 chips, from epochs I and II.",
    ),
    Fault(
        "no list after a colon",
        r"\b(goe?s? to|, pour|, voor)[\u00a0 ]?: ",
        "they go to: red",
        "they go to red",
    ),
    # English
    Fault(
        "who without a question",
        r"(^|[.:!?] )Who\b(?!.* (does not matter|decides|did not))[^?]*$",
        "Who lands, wins.",
        "Who moves does not matter.",
        ("en",),
    ),
    Fault(
        "is no",
        r"(?<![Tt]here )\b(is|are) no (?!longer|shelter|excuse|more|smaller)",
        "This is no course.",
        "There is no course.",
        ("en",),
    ),
    Fault("come again", r"\bcomes? again\b", "The 2s come again.", "are rolled again", ("en",)),
    Fault("from 7 on", r"\b[Ff]rom \d+ on\b", "From 7 on it stays.", "With 7 or more", ("en",)),
    Fault("the own", r"\b(the|an) own\b", "the own Crown", "its own Crown", ("en",)),
    Fault("by lot", r"\bby lot\b", "drawn by lot", "drawn at random", ("en",)),
    Fault(
        "of 100", r"\bof 100 (rolls|games)", "in 62 of 100 rolls", "62 rolls out of 100", ("en",)
    ),
    Fault("used so", r"\bused so\b", "It cannot be used so.", "used like that", ("en",)),
    Fault("who alone", r"\bwho alone\b", "who alone beats Tall?", "who else?", ("en",)),
    Fault(
        "village stands",
        r"\b[Nn]o village stands|\bvillages? stands?:",
        "No village stands yet.",
        "There is no village yet. Two villages stand close to each other.",
        ("en",),
    ),
    Fault("space before %", r"\d\s%", "95 %", "95%", ("en", "nl")),
    Fault(
        "inversion",
        r"(^|[.:] )(On|Onto|With|To) [^.,:]* (you|nobody|one) (can|cannot|lands?)\b",
        "On a friend nobody lands.",
        "Nobody lands on a friend.",
        ("en",),
    ),
    Fault(
        "before and behind on a way",
        r"\bcells? before\b|\bbehind (the|your|her|his|its) (Crown|Gate)|the cell before",
        "the cell before her Crown",
        "the cell just short of her Crown",
        ("en",),
    ),
    Fault(
        "he and it",
        r"\bKnight [^.,:;]*\b(its|itself)\b",
        "The Knight leaves its cell.",
        "The Knight leaves his cell.",
        ("en",),
        "clann",
    ),
    Fault("of the partner", r"\bof the partner\b", "Tall of the partner", "Tall", ("en",)),
    Fault("article within", r"(,| and| or) (The|A|An|One) ", "B5 and The cell", "B5", ("en",)),
    # French
    Fault("quotes of others", r"[“”]", "Trouvé : “A1”.", "Trouvé : « A1 ».", ("fr",)),
    Fault("quotes of the French", r"[«»]", "It is « A1 ».", "It is “A1”.", ("en", "nl")),
    Fault("no thin space", r"[^\s][;!?](?!\S)", "A10; A11", "A10\u202f; A11", ("fr",)),
    Fault("no firm space", r"[^\s\u00a0]:(?=\s|$)| :", "Voici: A1", "Voici\u00a0: A1", ("fr",)),
    Fault(
        "number for a name",
        r"Joueur \d(?!\d|[\u00a0 ]?[:,(]|$)",
        "C’est à Joueur 1 de jouer.",
        "Joueur 1\u00a0: à vous.",
        ("fr",),
    ),
    Fault("not contracted", r"\b([àÀ]|[Dd]e) les? ", "de le Grand", "du Grand", ("fr",)),
    Fault(
        "not elided",
        r"\b([Dd]e|[Qq]ue|[Jj]usque|[Ll][ae]) (Ann|Émile|Arrivée|il|elle|un|à|en|autre)\b",
        "le Grand de Ann",
        "le Grand d’Ann",
        ("fr",),
    ),
    Fault("colon and a name", r"\bde ce joueur\b", "de ce joueur : Ann", "d’Ann", ("fr",)),
    Fault(
        "article within",
        r"(,| et| ou|[a-zé]\u00a0:) (Le|La|Les|Un|Une) (?!joueur)[a-zA-Z]",
        "Le Gros au départ et Le Mince au départ",
        "le Gros et le Mince",
        ("fr",),
    ),
    Fault(
        "color without article",
        rf"(?<![Ll]e )(?<!clan )(?<!dé )\b({COLORS}) (a|n’a|n’y|marque|gagne|arrive|perd|est)\b",
        "jaune n’y a pas de hutte",
        "le jaune n’y a pas de hutte",
        ("fr",),
    ),
    Fault("another word", r"\bdéplacement", "Trouvez un déplacement.", "coup", ("fr",), "clann"),
    Fault("friends of a player", r"\bamis d[e’]", "les amis de Bob", "personnages", ("fr",)),
    Fault("a lap", r"\b(son|leur) tour (va|commence|finit)", "son tour va", "parcours", ("fr",)),
    # Dutch
    Fault(
        "brings there",
        r"\bbreng\w*\b[^.:;,]*(?<!tot )\bdaar\b",
        "Geen steen brengt hem daar.",
        "Geen steen brengt hem daarheen.",
        ("nl",),
    ),
    Fault(
        "who drives whom away",
        r"\bdat de Ridder verjaagt|die de Ridder verjaagt|dat de Ridder verjaagd heeft",
        "een personage dat de Ridder verjaagt",
        "een personage dat door de Ridder verjaagd is",
        ("nl",),
    ),
    Fault("in a territory", r"\b[Ii]n [A-L]\d", "In K1 is strijd.", "Op K1", ("nl",)),
    Fault("a few huts", r"\b[Ee]nkele hutten", "enkele hutten", "losse hutten", ("nl",)),
    Fault("you chose", r"\bdie je koos\b", "Eén die je koos, klopt niet.", "keuze", ("nl",)),
    Fault(
        "article within",
        r"(,| en| of) (De|Het|Een|Eén) (?!\w+:)",
        "De Lange thuis en De Dikke thuis",
        "de Lange thuis en de Dikke thuis",
        ("nl",),
    ),
)

CASES: Final = [
    pytest.param(fault, language, id=f"{fault.name}-{language}")
    for fault in FAULTS
    for language in fault.languages
]

BEGINS: Final = re.compile(r"[“«(\u00a0\u202f]*[A-ZÀ-Ý0-9−]")
ENDS: Final = re.compile(r"[.!?)](?:[\u00a0\u202f]?[”»])?$")
CELLS: Final = re.compile(r"\b[A-D]\d+(?:, [A-D]\d+)*(?: and | et | en )[A-D]\d+\b")
CELL: Final = re.compile(r"([A-D])(\d+)")

SENTENCES: Final = ("caption", "refusal", "prompt", "question", "hint", "verdict", "rule")
"""What is said in whole sentences."""


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_each_fault_is_recognized(fault: Fault) -> None:
    assert fault.found(fault.bad)
    assert not fault.found(fault.good)


@pytest.mark.parametrize(("fault", "language"), CASES)
def test_no_sentence_has_the_fault(fault: Fault, language: str) -> None:
    told = [
        each for each in read(language) if fault.game in ("", each.game) and fault.found(each.text)
    ]
    assert not told, shown(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_begin_and_end_as_such(language: str) -> None:
    told = [
        each
        for each in read(language)
        if each.kind.startswith(SENTENCES)
        if not (BEGINS.match(each.text) and ENDS.search(each.text))
    ]
    assert not told, shown(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cells_are_told_in_the_order_of_the_way(language: str) -> None:
    told = [
        each
        for each in read(language)
        if each.game == "clann" and not each.kind.startswith("prompt")  # that is the reader's own
        for listed in CELLS.findall(each.text)
        if not is_along_the_way(listed)
    ]
    assert not told, shown(told)


def is_along_the_way(listed: str) -> bool:
    """Whether cells stand in the order in which one walks from A1."""
    cells = [(arm, int(number)) for arm, number in CELL.findall(listed)]
    return all(before < after for before, after in pairwise(cells))


def test_the_order_of_the_way_is_recognized() -> None:
    assert is_along_the_way("A2, A10 and B1")
    assert not is_along_the_way("A10, A2 and B1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_much_to_read_and_of_every_kind(language: str) -> None:
    texts = read(language)
    assert len(texts) > ENOUGH
    kinds = {(each.game, each.kind.partition(" of ")[0]) for each in texts}
    assert {kind for game, kind in kinds if game == "clann"} >= {*SENTENCES, "key", "reasons"}
    assert {kind for game, kind in kinds if game == "clans"} >= {*SENTENCES, "key"}


def shown(told: list[Read]) -> str:
    """Some of the texts, each with what it is."""
    return "\n".join(f"{each.game}, {each.kind}: {each.text}" for each in told[:20])
