"""The names of the controls that every game has: the parts and tables of a game have others.

A control has a CSS class made of the game's name and its own, and so has the list of a part of a
move, and a table. Two of the same name could not be told apart, in silence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from clans_widget.core.errors import Refusal

OF_THE_STAGE: Final = """
    widget canvas caption description tables details details-box turn first back next last
    slider autoplay turning-point settings setup setup-box language pace motion movable roll
    play undo redo hint advice next-part any-order choices variations variation leave
    play-from-here try follow mark players player seats seat new new-sure new-keep cancel
    compare compare-open compare-list outcome swaps review luck note editor tool clear
    notation
"""

OF_A_QUIZ: Final = """
    quiz quiz-cancel question next-question previous-question progress check answer hand-in
    go-on again take-back text number choose chosen none reason why because helping another
    easier harder stars run lock marks mark-now mark-open mark-tried mark-shown mark-partly
    mark-solved said-nothing said-solved
"""

CONTROLS: Final = frozenset((OF_THE_STAGE + OF_A_QUIZ).split())


def check_names(game: str, names: Iterable[str]) -> None:
    """Refuse names of a game's own that a control has, or that stand twice.

    Parameters
    ----------
    game : str
        Begins the classes.
    names : iterable of str
        Of the lists of its parts, and of its tables.

    Raises
    ------
    Refusal
        If one is taken.

    Examples
    --------
    >>> check_names("nim", ["heap", "first"])
    Traceback (most recent call last):
        ...
    clans_widget.core.errors.Refusal: The class “nim-first” is taken: call “first” something else.
    """
    counted = Counter(names)
    for name, count in counted.items():
        if count > 1 or name in CONTROLS:
            raise Refusal("production.taken", css=f"{game}-{name}", name=name)
