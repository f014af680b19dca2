"""A position in words, for those who cannot see the picture."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from clans_widget.clans import Board, Position
from clans_widget.clans.rules.colors import COLORS
from clans_widget.clans.rules.epochs import TERRAINS
from clans_widget.clans.rules.moving import FULL
from clans_widget.words import join, player_name, say

from .emphasis import Emphasis
from .theme import Theme


def title(
    position: Position, emphasis: Emphasis, language: str, players: Sequence[str] = ()
) -> str:
    """What the picture shows, in a few words.

    Examples
    --------
    >>> title(Position.start(players=2, seed=7), Emphasis(("I",)), "en")
    'Clans, epoch I, to move: Player 1'
    """
    if _is_over(position, emphasis):
        return say("clans.picture.title_over", language)
    player = player_name(position.mover, language, players)
    return say("clans.picture.title", language, epoch=emphasis.epoch, player=player)


def description(
    position: Position,
    emphasis: Emphasis,
    theme: Theme,
    language: str,
    players: Sequence[str] = (),
    unfounded: Collection[str] = (),
) -> str:
    """What there is to see, in sentences: turn, scores, chips, villages, huts.

    Examples
    --------
    >>> from clans_widget.clans.drawing.theme import DEFAULT_THEME
    >>> text = description(Position.start(seed=7), Emphasis(("I",)), DEFAULT_THEME, "en")
    >>> text.split(". ")[:2]
    ['Epoch I', 'To move: Player 1']
    """
    villages = [name for name in position.villages if name not in unfounded]
    sentences = [
        _turn(position, emphasis, language, players),
        say("clans.picture.scores", language, scores=_scores(position, theme, language)),
        say("clans.picture.chips", language, chips=_chips(position, language, players)),
        _villages(villages, language),
        say("clans.picture.huts", language, huts=_huts(position, villages, theme, language)),
    ]
    return " ".join(sentences)


def describe_board(board: Board, language: str) -> tuple[str, str]:
    """Title and description of a map without huts."""
    where = {terrain: [t.id for t in board if t.terrain == terrain] for terrain in TERRAINS}
    counts = [
        say(
            "clans.picture.terrain",
            language,
            terrain=say(f"clans.terrain.{terrain}", language),
            names=", ".join(names),
        )
        for terrain, names in where.items()
        if names
    ]
    text = say("clans.picture.board", language, territories=len(board), count=len(board.lakes))
    return say("clans.picture.board_title", language), f"{text} {'; '.join(counts)}."


def _is_over(position: Position, emphasis: Emphasis) -> bool:
    return position.is_over and not emphasis.in_turn


def _turn(position: Position, emphasis: Emphasis, language: str, players: Sequence[str]) -> str:
    if _is_over(position, emphasis):
        return say("clans.picture.over", language)
    player = player_name(position.mover, language, players)
    return say("clans.picture.turn", language, epoch=emphasis.epoch, player=player)


def _scores(position: Position, theme: Theme, language: str) -> str:
    parts = [
        f"{say(f'clans.color.{theme.shown(color)}', language)} {score}"
        for color, score in zip(COLORS, position.scores, strict=True)
    ]
    return join(parts, language)


def _chips(position: Position, language: str, players: Sequence[str]) -> str:
    parts = [
        say(
            "clans.picture.holds",
            language,
            player=player_name(number, language, players),
            count=held,
        )
        for number, held in enumerate(position.chips, start=1)
    ]
    return join(parts, language)


def _villages(villages: Sequence[str], language: str) -> str:
    if not villages:
        return say("clans.picture.no_villages", language)
    return say(
        "clans.picture.villages", language, count=len(villages), names=join(villages, language)
    )


def _huts(position: Position, villages: Sequence[str], theme: Theme, language: str) -> str:
    parts = []
    for name in position.board.ids:
        huts = position.huts(name)
        if huts:
            counts = (
                say(f"clans.huts.{theme.shown(color)}", language, count=n)
                for color, n in huts.items()
            )
            full = "full" if position.size(name) >= FULL else "group"
            key = "village" if name in villages else full
            parts.append(
                say(f"clans.picture.{key}", language, territory=name, huts=", ".join(counts))
            )
    return "; ".join(parts)
