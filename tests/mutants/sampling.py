"""Some of the mutants of a group: of what is as it was when it was looked at, and of the rest."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from typing import NamedTuple

from .changed.making import Mutant
from .changed.pieces import Piece
from .evidence import Evidence
from .found import Known, title
from .groups import Group


class Place(NamedTuple):
    """A piece, and the module in which it stands."""

    module: str
    piece: Piece


class Places(NamedTuple):
    """Where mutants can be made.

    Attributes
    ----------
    same : list of Place
        What was looked at as it is, when the tests that noticed its mutants were as they are.
    rest : list of Place
    """

    same: list[Place]
    rest: list[Place]


def places(group: Group, known: Known, evidence: Evidence) -> Places:
    """Where mutants of a group can be made."""
    proven = {
        name
        for look in known.looks
        if look.proof == evidence.digest(look.tests)
        for name in look.pieces
    }
    found = Places([], [])
    for module, pieces in group.pieces().items():
        for piece in pieces:
            (found.same if title(piece) in proven else found.rest).append(Place(module, piece))
    return found


def drawn(group: Group, known: Known, places: Sequence[Place], number: int) -> list[Mutant]:
    """So many mutants by lot: the same as long as the code is the same."""
    salt = " ".join(title(place.piece) for place in places)
    lots = [(place, k) for place in places for k in range(known.number(place.piece))]
    lots.sort(key=lambda lot: sha256(f"{salt} {title(lot[0].piece)} {lot[1]}".encode()).digest())
    given_up = known.open()

    @cache
    def mutants(place: Place) -> list[Mutant]:
        return group.mutants({place.module: [place.piece]})

    found: list[Mutant] = []
    for place, k in lots:
        if len(found) == number:
            break
        found += [m for m in mutants(place)[k : k + 1] if m.key not in given_up]
    return found
