"""Leaks that are made on purpose, one at a time: what looks for leaks finds each."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from clans_widget import ClansWidget
from clans_widget.clans import COLORS, Game, GameError, Move, tables
from clans_widget.clans.environments.openspiel_game import ClansState
from clans_widget.clans.environments.openspiel_observer import ClansObserver
from clans_widget.clans.environments.pettingzoo_env import ClansEnv
from clans_widget.clans.moment import Moment
from clans_widget.clans.players import GreedyPlayer, View
from clans_widget.clans.rules.cards import Cards as HeldCards
from clans_widget.clans.staging.production import ClansProduction
from clans_widget.clans.widget.who_is_who import WhoIsWho
from clans_widget.picture import Picture
from clans_widget.stage.parts.hints import Hints
from clans_widget.stage.scene import Scene

from .boards import on_a_board, taken_away, to_play_on
from .plainly import in_plain_python
from .playing import by_agent, by_players, in_openspiel
from .recording import Observations, differing
from .situations import SITUATIONS, Cards, after, some_deals, varied
from .stages import on_a_stage

pytestmark = pytest.mark.slow


def known(game: Any) -> str:
    """What nobody should tell."""
    return ",".join(game._cards.revealed().values())


def clan_of(game: Any, seat: int) -> str:
    return known(game).split(",")[seat]


# Leaks: what stands in place of a function, given that function


def repr_of_game(true: Callable[[Game], str]) -> Callable[[Game], str]:
    return lambda game: f"{true(game)} {known(game)}"


def repr_of_cards(_: Any) -> Callable[[HeldCards], str]:
    return lambda cards: f"<Cards {cards.revealed()}>"


def cards_in_an_error(true: Any) -> Any:
    def seen_by(cards: HeldCards, asker: str | None) -> dict[str, str]:
        if asker == "Eve":
            raise GameError("game.player", name=asker, players=str(cards.revealed()))
        shown: dict[str, str] = true(cards, asker)
        return shown

    return seen_by


def all_cards_in_records(true: Any) -> Any:
    def record(game: Game, *, seen_by: str | None = None, secrets: bool = False) -> Any:
        game.clans(seen_by=seen_by)
        return true(game, secrets=secrets or seen_by is not None)

    return record


def the_card_of_a_bot(true: Any) -> Any:
    def game_anew(widget: ClansWidget) -> str:
        seats = widget._scene.bots.seats
        told = ",".join(clan_of(widget.game, seat - 1) for seat in seats)
        return f"({told!r} and {true.fget(widget)})"

    return property(game_anew)


def imagined_only_once(_: Any) -> Any:
    def empty_copy(game: Game) -> Game:
        other = Game(game.players, game.start, game._cards)
        other._imagined = not game.position.is_over
        return other

    return empty_copy


def all_cards_in_moments(true: Any) -> Any:
    def of(_: type[Moment], game: Game, number: Any = None, *, seen_by: Any = None) -> Moment:
        moment: Moment = true(game, number, seen_by=seen_by)
        return replace(moment, cards=dict(enumerate(known(game).split(","), start=1)))

    return classmethod(of)


def a_word_more_in_a_table(true: Any) -> Any:
    return lambda game: true(game).assign(holder=known(game))


def a_shape_less(true: Any) -> Any:
    """How many shapes are missing from each layer of the picture tells Bob's card."""

    def picture(scene: Scene, progress: float = 1.0, step: int | None = None) -> Picture:
        shown: Picture = true(scene, progress, step)
        shift = COLORS.index(clan_of(scene.game, 1))
        first, *others = shown.layers
        moved = tuple(replace(layer, shapes=layer.shapes[shift:]) for layer in others)
        return replace(shown, layers=(first, *moved))

    return picture


def a_prompt_that_tells(true: Any) -> Any:
    return property(lambda scene: f"{true.fget(scene)} {known(scene.game)}")


def a_title_that_tells(true: Any) -> Any:
    return lambda production, game, voice: f"{true(production, game, voice)} {known(game)}"


def a_log_that_tells(true: Any) -> Any:
    def go_to(widget: ClansWidget, step: int) -> None:
        logging.getLogger("clans").debug("cards %s", known(widget.game))
        true(widget, step)

    return go_to


def printed_cards(true: Any) -> Any:
    def go_to(widget: ClansWidget, step: int) -> None:
        sys.stdout.write(known(widget.game))
        true(widget, step)

    return go_to


def a_variable_that_tells(true: Any) -> Any:
    def center(widget: ClansWidget, place: str) -> Any:
        held = known(widget.game)
        answer = true(widget, place)
        assert held
        return answer

    return center


def hints_for_everybody(_: Any) -> Any:
    return lambda hints, _settled: hints._scene.production.view(
        hints._scene.game, hints._scene.game.position.mover
    )


def games_that_tell(_: Any) -> Any:
    return lambda _production, game, _viewer: {"record": game.to_text(secrets=True)}


def beliefs_that_know(true: Any) -> Any:
    def seen(panel: WhoIsWho) -> Any:
        start, turns, _ = true(panel)
        return start, turns, dict(enumerate(known(panel._scene.game).split(","), start=1))

    return seen


def another_card_in_the_view(true: Any) -> Any:
    def of(game: Game, player: str | None = None) -> View:
        view: View = true(game, player)
        return replace(view, clan=clan_of(game, view.seat % len(game.players)))

    return staticmethod(of)


def one_card_more_observed(true: Any) -> Any:
    def observe(env: ClansEnv, agent: str) -> Any:
        seen = true(env, agent)
        seen["observation"][-1] += COLORS.index(clan_of(env.game, 1))
        return seen

    return observe


def cards_in_a_string(true: Any) -> Any:
    return lambda seen, state, player: f"{true(seen, state, player)} {state.progress.deal.clans}"


def cards_in_a_tensor(true: Any) -> Any:
    def set_from(seen: ClansObserver, state: Any, player: int) -> None:
        true(seen, state, player)
        seen.tensor[-1] = sum(place * card for place, card in enumerate(state.progress.deal.cards))

    return set_from


def the_real_hand(_: Any) -> Any:
    return lambda state, *_: state.clone()


# Where each is put, who looks, and what is found


class Leak(NamedTuple):
    """A leak: what is replaced, in which situation who looks, and where all it must be found."""

    holder: Any
    name: str
    leaky: Callable[[Any], Any]
    observe: Callable[[Game, str | None], Observations]
    found: tuple[str, ...]
    viewer: str | None = "Ann"
    situation: str = "varied"


TO_TAKE_AWAY = ("page", "animated picture", "saved output")

LEAKS: Mapping[str, Leak] = {
    "repr": Leak(Game, "__repr__", repr_of_game, in_plain_python, ("game: repr",)),
    "repr in a traceback": Leak(
        HeldCards, "__repr__", repr_of_cards, in_plain_python, ("refused: cards for nobody",)
    ),
    "error": Leak(
        HeldCards, "seen_by", cards_in_an_error, in_plain_python, ("refused: a table for nobody",)
    ),
    "variable": Leak(
        ClansWidget,
        "center",
        a_variable_that_tells,
        on_a_board,
        ("a place nowhere: said",),
        situation="begun",
    ),
    "record": Leak(Game, "record", all_cards_in_records, in_plain_python, ("game: to_text",)),
    "record on a page": Leak(
        Game, "record", all_cards_in_records, to_play_on, ("page that plays, Cleo a bot",)
    ),
    "card of a bot on a page": Leak(
        ClansWidget,
        "_game_anew",
        the_card_of_a_bot,
        to_play_on,
        ("Cleo a bot, apart False", "Cleo a bot, apart True"),
    ),
    "variation of a variation": Leak(
        Game,
        "_empty_copy",
        imagined_only_once,
        in_plain_python,
        ("game: clans", "table: scores", "table: steps"),
        situation="in a variation of a variation",
    ),
    "moment": Leak(
        Moment, "of", all_cards_in_moments, in_plain_python, ("moment 1", "table: scores")
    ),
    "table": Leak(tables, "moves", a_word_more_in_a_table, in_plain_python, ("table: moves",)),
    "picture": Leak(Scene, "picture", a_shape_less, taken_away, ("messages", *TO_TAKE_AWAY)),
    "picture on the stage": Leak(Scene, "picture", a_shape_less, on_a_stage, ("begun: picture",)),
    "title": Leak(ClansProduction, "title", a_title_that_tells, taken_away, ("page",)),
    "title on the stage": Leak(
        ClansProduction, "title", a_title_that_tells, on_a_stage, ("begun: attributes",)
    ),
    "prompt": Leak(Scene, "prompt", a_prompt_that_tells, on_a_board, ("begun: traits", "messages")),
    "prompt on the stage": Leak(
        Scene, "prompt", a_prompt_that_tells, on_a_stage, ("begun: attributes",)
    ),
    "log": Leak(
        ClansWidget, "go_to", a_log_that_tells, on_a_board, ("messages",), situation="begun"
    ),
    "print": Leak(
        ClansWidget, "go_to", printed_cards, on_a_board, ("messages",), situation="begun"
    ),
    "report": Leak(ClansProduction, "write_game", games_that_tell, on_a_board, ("begun: report",)),
    "hint": Leak(Hints, "_view", hints_for_everybody, on_a_board, ("a hint, or why",)),
    "hint on the stage": Leak(Hints, "_view", hints_for_everybody, on_a_stage, ("a hint, or why",)),
    "who is who": Leak(
        WhoIsWho, "_seen", beliefs_that_know, on_a_board, ("who is who: said",), situation="begun"
    ),
    "view": Leak(
        View, "of", another_card_in_the_view, by_players, ("view", "thought: greedy"), "Bob"
    ),
}


LONG = {"variable", "picture", "prompt", "print", "hint", "report", "who is who"}
"""Seen on a board, or on what is taken away from it, where another leak is seen as well."""


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=pytest.mark.deep if name in LONG else ()) for name in LEAKS],
)
def test_a_leak_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    leak = LEAKS[name]
    true = getattr(leak.holder, leak.name)  # of a class method, already bound
    monkeypatch.setattr(leak.holder, leak.name, leak.leaky(true))

    def observe(cards: Cards) -> Observations:
        return leak.observe(SITUATIONS[leak.situation](cards), leak.viewer)

    differ = differing(observe, some_deals(3, leak.viewer)[:2])
    for where in leak.found:
        assert any(where in name for name in differ), (where, differ)


AGENTS: Mapping[str, tuple[Any, str, Callable[[Any], Any], Callable[..., Observations]]] = {
    "observation": (ClansEnv, "observe", one_card_more_observed, by_agent),
    "string": (ClansObserver, "string_from", cards_in_a_string, in_openspiel),
    "tensor": (ClansObserver, "set_from", cards_in_a_tensor, in_openspiel),
    "resampled": (ClansState, "resample_from_infostate", the_real_hand, in_openspiel),
}


@pytest.mark.parametrize("name", AGENTS)
def test_a_leak_to_an_agent_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    holder, function, leaky, observe = AGENTS[name]
    monkeypatch.setattr(holder, function, leaky(getattr(holder, function)))
    hands = [("green", "red", "blue"), ("green", "blue", "red")]
    assert differing(lambda cards: observe(cards, 0, 6, 3), hands)


def test_a_bot_whose_lots_depend_on_the_card_of_another_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only where several moves are equally good does it choose another."""
    peeked, true = 0, GreedyPlayer.choose

    def choose(bot: GreedyPlayer, view: View) -> Move:
        return true(replace(bot, seed=peeked), view)

    def observe(cards: Cards) -> Observations:
        nonlocal peeked
        peeked = COLORS.index(cards["Cleo"])
        return by_players(after(3, seed=4)(cards), "Bob")

    monkeypatch.setattr(GreedyPlayer, "choose", choose)
    assert differing(observe, some_deals(3, "Bob")) == ["choice: greedy"]


def test_nothing_is_found_where_nothing_leaks() -> None:
    some = some_deals(3, "Ann")[:2]
    assert differing(lambda cards: in_plain_python(varied(cards), "Ann"), some) == []
