"""Running games that differ in the cards that a viewer does not hold, and in nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import permutations
from random import Random
from typing import Final

from clans_widget.clans import COLORS, Entry, Game, Marks, Move, Position
from tests.clans.rules.worlds import on_standard_board

NAMES: Final = ("Ann", "Bob", "Cleo", "Dirk")

OWN: Final = "green"
"""The clan of a viewer who plays."""

CHIPS: Final = {2: "5,5", 3: "5,2,3", 4: "3,2,3,2"}

Cards = Mapping[str, str]
Situation = Callable[[Cards], Game]


def last_villages(players: int) -> Position:
    """Two moves found the 11th and the 12th village: A2-A1, then L4-L5."""
    rest = f"1 {CHIPS[players]} 9,8,7,6,5"
    return Position.from_text(on_standard_board("A1 3r", "A2 b", "L4 r", "L5 b", rest=rest))


def viewers(players: int) -> tuple[str | None, ...]:
    """Somebody who holds no card, and each player."""
    return (None, *NAMES[:players])


def deals(players: int, viewer: str | None) -> Iterator[Cards]:
    """All ways in which the cards can be held that are one to the viewer."""
    names = NAMES[:players]
    for held in permutations(COLORS, players):
        cards = dict(zip(names, held, strict=True))
        if viewer is None or cards[viewer] == OWN:
            yield cards


def some_deals(players: int, viewer: str | None) -> list[Cards]:
    """A few of :func:`deals`: every other player holds every clan that can be once."""
    known = {viewer: OWN} if viewer else {}
    others = [name for name in NAMES[:players] if name != viewer]
    clans = [clan for clan in COLORS if clan not in known.values()]
    rotated = ([*clans[k:], *clans[:k]] for k in range(len(clans)))
    held = ({**known, **dict(zip(others, some, strict=False))} for some in rotated)
    return [{name: cards[name] for name in NAMES[:players]} for cards in held]


# What has happened


def begun(cards: Cards) -> Game:
    """A game before its first move."""
    return Game.new(list(cards), clans=cards, position=last_villages(len(cards)))


def played(cards: Cards) -> Game:
    """After a move that has founded a village, with a comment and marks."""
    game = begun(cards)
    game.headers["Event"] = "A test"
    game.annotate("It begins.")
    game.play("A2-A1", comment="A village.", marks=Marks(highlights=("A1",)))
    return game


def taken_back(cards: Cards) -> Game:
    """A move was made and taken back."""
    game = played(cards)
    game.undo()
    return game


def varied(cards: Cards) -> Game:
    """With variations to the end of the game, and a variation in one of them."""
    game = played(cards)
    inner = Entry(Move("L5", "L4"))
    game.add_variation(["A1-A2", Entry(Move("L4", "L5"), variations=((inner,),))])
    game.add_variation(["L4-L5", "A1-A2"])
    return game


def imagined(cards: Cards) -> Game:
    """In a variation of a game that runs, at its end."""
    return varied(cards).branch(1)


def imagined_twice(cards: Cards) -> Game:
    """In a variation of a variation, at its end."""
    return varied(cards).branch(1).branch(2)


def kept(cards: Cards) -> Game:
    """Read back from the record of whoever keeps the game."""
    return Game.from_text(varied(cards).to_text(secrets=True))


SITUATIONS: Final[dict[str, Situation]] = {
    "begun": begun,
    "played": played,
    "taken back": taken_back,
    "varied": varied,
    "in a variation": imagined,
    "in a variation of a variation": imagined_twice,
    "kept": kept,
}


def after(moves: int, seed: int) -> Situation:
    """A game from its set-up on, after so many moves at random, or just before its end."""

    def situation(cards: Cards) -> Game:
        game, chance = Game.new(list(cards), seed=seed, clans=cards), Random(seed)
        for _ in range(moves):
            game.play(chance.choice(game.position.legal_moves()))
            if game.position.is_over:
                return before_the_end(game)
        return game

    return situation


def before_the_end(game: Game) -> Game:
    """The game without its last move, played anew: its cards have never been turned over."""
    cards = game.clans()
    again = Game.new(list(game.players), clans=cards, position=game.start)
    for turn in game.turns[:-1]:
        again.play(turn.move)
    return again
