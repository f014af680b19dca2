"""What a step is about, wherever in the picture it is shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from clans_widget.clans.moment import Moment
from clans_widget.clans.rules import steps
from clans_widget.clans.rules.steps import Step


@dataclass(frozen=True, slots=True)
class Emphasis:
    """What of a step is shown on the map, the chart and the track.

    Attributes
    ----------
    arrow : (str, str) or None
        From where to where huts have moved.
    ring, muted : str or None
        A territory that something happens to, or that is passed over.
    worth : str
        What is written beside the ring.
    lost : dict of str to dict of str to int
        Huts that have just left a territory.
    epochs : tuple of str
        The epochs shown as current.
    taken_by : int
        The player who has just taken a chip, or 0.
    scoring : tuple of str
        The clans whose discs are bright: most have just advanced.
    points : int
        By how many spaces.
    rising : str or None
        The village whose fence has just been built.
    burning : bool
        Whether huts were lost by fire.
    turning_over : int
        The player who has just turned over the clan card, or 0.
    winners : tuple of int
        The players who have won.
    focus : str or None
        The village that is dealt with: its huts are drawn larger.
    ends : bool
        Whether the game is over, and the step belongs to its end.
    in_turn : bool
        Whether the turn goes on: then the game is not over yet.
    """

    epochs: tuple[str, ...]
    arrow: tuple[str, str] | None = None
    ring: str | None = None
    muted: str | None = None
    worth: str = ""
    lost: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    taken_by: int = 0
    scoring: tuple[str, ...] = ()
    points: int = 0
    rising: str | None = None
    burning: bool = False
    turning_over: int = 0
    winners: tuple[int, ...] = ()
    focus: str | None = None
    ends: bool = False
    in_turn: bool = False

    @property
    def told(self) -> tuple[str, ...]:
        """The territories that the step names."""
        named = (*(self.arrow or ()), self.ring, self.muted)
        return tuple(dict.fromkeys(name for name in named if name))

    @property
    def epoch(self) -> str:
        """The epoch that runs."""
        return self.epochs[-1]


def emphasis_in(moment: Moment, *, choosing: bool) -> Emphasis:
    """What a picture of a moment emphasizes: nothing while a move is being chosen."""
    return no_emphasis(moment) if choosing else emphasis_of(moment)


def no_emphasis(moment: Moment) -> Emphasis:
    """Nothing but the epoch that runs, whatever has just happened."""
    return Emphasis((moment.position.epoch,))


def emphasis_of(moment: Moment) -> Emphasis:
    """What the step of a moment puts the emphasis on.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> emphasis_of(Moment.after(Position.start(seed=7).play("A1-A2"))).arrow
    ('A1', 'A2')
    """
    step = moment.step
    emphasis = _of(step, (moment.epoch,))
    in_turn = hasattr(step, "epoch") or isinstance(step, steps.HutsMoved | steps.VillageIgnored)
    return replace(emphasis, focus=emphasis.ring or _founded(moment), in_turn=in_turn)


def _founded(moment: Moment) -> str | None:
    """The village for which a chip has just been taken."""
    happened = moment.past[-2:]
    if len(happened) == 2 and isinstance(happened[1], steps.ChipTaken):
        return getattr(happened[0], "territory", None)
    return None


def _of(step: Step | None, now: tuple[str, ...]) -> Emphasis:
    match step:
        case steps.HutsMoved():
            return Emphasis(now, arrow=(step.source, step.target))
        case steps.VillageFounded():
            return Emphasis(now, ring=step.territory, rising=step.territory)
        case steps.ChipTaken():
            return Emphasis(now, taken_by=step.player)
        case steps.StrifeBroke():
            return Emphasis(now, ring=step.territory, lost={step.territory: step.lost})
        case steps.VillageDestroyed():
            lost = {step.territory: step.huts}
            return Emphasis(now, ring=step.territory, lost=lost, burning=True)
        case steps.VillageValued():
            worth = f"{step.size}+{step.bonus}={step.value}" if step.bonus else str(step.value)
            return Emphasis(now, ring=step.territory, worth=worth)
        case steps.ClansScored():
            worth = f"+{step.value}" if step.colors else ""
            ring, clans = step.territory, step.colors
            return Emphasis(now, ring=ring, worth=worth, scoring=clans, points=step.value)
        case steps.EpochEnded():
            return Emphasis((step.epoch, step.following) if step.following else now)
        case _:
            return _ending(step, now)


def _ending(step: Step | None, now: tuple[str, ...]) -> Emphasis:
    """What the steps put the emphasis on that come after the last village."""
    match step:
        case steps.VillageIgnored():
            return Emphasis(now, muted=step.territory)
        case steps.ClanRevealed():
            return Emphasis(now, turning_over=step.player, scoring=(step.clan,), ends=True)
        case steps.ChipsScored():
            return Emphasis(now, scoring=(step.clan,), points=step.chips, ends=True)
        case steps.WinnersDeclared():
            return Emphasis(now, winners=step.players, ends=True)
        case _:
            return Emphasis(now)
