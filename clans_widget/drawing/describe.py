"""A position in words, for those who cannot see the picture."""

from __future__ import annotations

from clans_widget.clans import Board, Position
from clans_widget.clans.colors import COLORS
from clans_widget.words import join, say

from .groups import FULL
from .theme import Theme


def title(position: Position, language: str) -> str:
    """What the picture shows, in a few words.

    Examples
    --------
    >>> title(Position.start(players=2, seed=7), "en")
    'Clans, epoch I, player 1 to move'
    """
    if position.is_over:
        return say("picture.title_over", language)
    return say("picture.title", language, epoch=position.epoch, number=position.mover)


def description(position: Position, theme: Theme, language: str) -> str:
    """What there is to see, in sentences: turn, scores, chips, villages, huts.

    Examples
    --------
    >>> from clans_widget.drawing.theme import DEFAULT_THEME
    >>> text = description(Position.start(players=2, seed=7), DEFAULT_THEME, "en")
    >>> text.split(". ")[0]
    'Epoch I, player 1 to move'
    """
    sentences = [
        _turn(position, language),
        say("picture.scores", language, scores=_scores(position, theme, language)),
        say("picture.chips", language, chips=_chips(position, language)),
        _villages(position, language),
        say("picture.huts", language, huts=_huts(position, theme, language)),
    ]
    return " ".join(sentences)


def describe_board(board: Board, language: str) -> tuple[str, str]:
    """Title and description of a map without huts."""
    terrains = {terrain for terrain in (t.terrain for t in board)}
    counts = [
        say("picture.terrain", language, terrain=say(f"terrain.{terrain}", language), names=", ".join(names))
        for terrain in sorted(terrains)
        for names in [[t.id for t in board if t.terrain == terrain]]
    ]
    text = say("picture.board", language, territories=len(board), count=len(board.lakes))
    return say("picture.board_title", language), f"{text} {'; '.join(counts)}."


def _turn(position: Position, language: str) -> str:
    if position.is_over:
        return say("picture.over", language)
    return say("picture.turn", language, epoch=position.epoch, number=position.mover)


def _scores(position: Position, theme: Theme, language: str) -> str:
    parts = [
        f"{say(f'color.{theme.shown(color)}', language)} {score}"
        for color, score in zip(COLORS, position.scores, strict=True)
    ]
    return join(parts, language)


def _chips(position: Position, language: str) -> str:
    parts = [
        say("picture.holds", language, number=number, count=held)
        for number, held in enumerate(position.chips, start=1)
    ]
    return join(parts, language)


def _villages(position: Position, language: str) -> str:
    villages = position.villages
    if not villages:
        return say("picture.no_villages", language)
    return say("picture.villages", language, count=len(villages), names=join(villages, language))


def _huts(position: Position, theme: Theme, language: str) -> str:
    villages = set(position.villages)
    parts = []
    for name in position.board.ids:
        huts = position.huts(name)
        if huts:
            counts = (
                say(f"huts.{theme.shown(color)}", language, count=n) for color, n in huts.items()
            )
            key = "village" if name in villages else "full" if position.size(name) >= FULL else "group"
            parts.append(say(f"picture.{key}", language, territory=name, huts=", ".join(counts)))
    return "; ".join(parts)
