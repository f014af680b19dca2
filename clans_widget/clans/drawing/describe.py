"""A position in words, for those who cannot see the picture."""

from __future__ import annotations

from clans_widget.clans import Board
from clans_widget.clans.moment import Moment
from clans_widget.clans.rules.colors import COLORS
from clans_widget.clans.rules.epochs import TERRAINS
from clans_widget.clans.rules.moving import FULL
from clans_widget.clans.voice import counted_huts
from clans_widget.words import Voice

from .emphasis import Emphasis


def title(moment: Moment, emphasis: Emphasis, voice: Voice) -> str:
    """What the picture shows, in a few words.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> title(Moment(Position.start(seed=7)), Emphasis(("I",)), Voice("en"))
    'Clans, epoch I, to move: Player 1'
    """
    if _is_over(moment, emphasis):
        return voice.say("clans.picture.title_over")
    player = voice.name(moment.mover)
    return voice.say("clans.picture.title", epoch=emphasis.epoch, player=player)


def description(moment: Moment, emphasis: Emphasis, voice: Voice) -> str:
    """What there is to see, in sentences: turn, scores, chips, villages, huts.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> text = description(Moment(Position.start(seed=7)), Emphasis(("I",)), Voice("en"))
    >>> text.split(". ")[:2]
    ['Epoch I', 'To move: Player 1']
    """
    sentences = [
        _turn(moment, emphasis, voice),
        *_own_card(moment, voice),
        voice.say("clans.picture.scores", scores=_scores(moment, voice)),
        voice.say("clans.picture.chips", chips=_chips(moment, voice)),
        _villages(moment, voice),
        voice.say("clans.picture.huts", huts=_huts(moment, voice)),
    ]
    return " ".join(sentences)


def describe_board(board: Board, voice: Voice) -> tuple[str, str]:
    """Title and description of a map without huts."""
    where = {terrain: [t.id for t in board if t.terrain == terrain] for terrain in TERRAINS}
    counts = [
        voice.say(
            "clans.picture.terrain",
            terrain=voice.say(f"clans.terrain.{terrain}"),
            names=", ".join(names),
        )
        for terrain, names in where.items()
        if names
    ]
    text = voice.say("clans.picture.board", territories=len(board), count=len(board.lakes))
    return voice.say("clans.picture.board_title"), f"{text} {voice.apart(counts)}."


def _is_over(moment: Moment, emphasis: Emphasis) -> bool:
    return moment.position.is_over and not emphasis.in_turn


def _turn(moment: Moment, emphasis: Emphasis, voice: Voice) -> str:
    if _is_over(moment, emphasis):
        return voice.say("clans.picture.over")
    player = voice.name(moment.mover)
    return voice.say("clans.picture.turn", epoch=emphasis.epoch, player=player)


def _own_card(moment: Moment, voice: Voice) -> list[str]:
    return [
        voice.say(
            "clans.picture.card",
            player=voice.name(number),
            clan=voice.say(f"clans.color.{clan}"),
        )
        for number, clan in moment.own_card.items()
    ]


def _scores(moment: Moment, voice: Voice) -> str:
    """The points for villages; those for chips stand with the chips."""
    return voice.join(
        [
            f"{voice.say(f'clans.color.{color}')} {score}"
            for color, score in zip(COLORS, moment.position.scores, strict=True)
        ]
    )


def _chips(moment: Moment, voice: Voice) -> str:
    return voice.join(
        [
            voice.say("clans.picture.holds", player=voice.name(number), count=held)
            for number, held in enumerate(moment.position.chips, start=1)
        ]
    )


def _villages(moment: Moment, voice: Voice) -> str:
    villages = moment.villages
    if not villages:
        return voice.say("clans.picture.no_villages")
    return voice.say("clans.picture.villages", count=len(villages), names=voice.join(villages))


def _huts(moment: Moment, voice: Voice) -> str:
    parts = []
    for name in moment.position.board.ids:
        huts = moment.position.huts(name)
        if huts:
            counts = (counted_huts(color, n, voice) for color, n in huts.items())
            full = "full" if moment.position.size(name) >= FULL else "group"
            key = "village" if name in moment.villages else full
            parts.append(voice.say(f"clans.picture.{key}", territory=name, huts=", ".join(counts)))
    return voice.apart(parts)
