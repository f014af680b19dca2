"""What a game may leave out when it comes to the stage, and what is refused for any game."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from clans_widget.arena.player import Candidate
from clans_widget.core.errors import GameError
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.core.moment import Moment
from clans_widget.core.protocols import Choice
from clans_widget.core.table import NO_TABLE, Table
from clans_widget.picture import Picture
from clans_widget.stage.face.game_widget import GameWidget
from clans_widget.stage.futures import Futures
from clans_widget.stage.production import Edition, Part, Pointing, Production
from clans_widget.words import LANGUAGES, Voice
from tests.stage.futures.scenes import Weighing
from tests.stage.hands import click, part
from tests.stage.toy_scenes import WON, nim_scene
from tests.toys import nim, pig


class Bare(Production):
    """Nim with what a production has to bring, and no more."""

    name: ClassVar[str] = "nim"
    kind_of_game: ClassVar[Any] = nim.Nim
    parts: ClassVar[tuple[Part, ...]] = nim.NimProduction.parts

    def picture(
        self,
        moment: Moment,
        pointing: Pointing,
        voice: Voice,
        progress: float = 1.0,
        *,
        layout: str = "",
    ) -> Picture:
        del layout
        return nim.NimProduction().picture(moment, pointing, voice, progress)

    def caption(self, moment: Moment, voice: Voice) -> str:
        return nim.NimProduction().caption(moment, voice)

    def prompt(self, moment: Moment, choice: Choice, voice: Voice) -> str:
        return nim.NimProduction().prompt(moment, choice, voice)


GAME = nim.Nim(["Ann", "Bob"], nim.Position())
EN = Voice("en")


def test_without_a_word_of_it_two_play_in_the_open_without_bots_hints_or_tables() -> None:
    bare = Bare()
    assert (bare.seats, bare.levels, bare.advises, bare.tables) == ((2,), {}, False, ())
    assert (bare.fleeting, bare.style) == ((), "")
    assert (bare.secret, bare.shared, bare.opened(GAME, EN)) == ("", "", "")
    assert (bare.narrow_layout, bare.beside) == ("", "")
    assert (bare.layouts, bare.edition()) == ((), Edition(words=(), css=""))
    assert bare.is_open(GAME)


class Turning(Bare):
    """Bare Nim in which the lead has changed, but nobody says who is ahead."""

    def turning_point(self, game: Any) -> int:
        del game
        return 1


def test_without_a_word_of_it_nobody_is_said_to_lead() -> None:
    plain, turning = (nim_scene(*WON, production=each, step=1) for each in (Bare(), Turning()))
    assert plain.turning_point is None
    assert (turning.turning_point, turning.prompt) == (1, plain.prompt)


def test_without_a_word_of_it_nothing_moves_is_listed_or_advised() -> None:
    bare, moment, choice = Bare(), Moment.of(GAME, 0), GAME.position.choose("A")
    assert bare.rows(moment, EN) == {}
    assert bare.seconds(moment) == 0
    assert bare.focus(moment) == ()
    assert bare.any_order(GAME.position, choice) == ()
    assert bare.preview(GAME.position, choice) is None
    assert bare.advise(None) == ()
    advised = [Candidate("A1", 1), Candidate("B2", 0)]
    assert bare.advice(advised) == Table("move", (), {"A1": (), "B2": ()})


def test_without_a_word_of_it_a_choice_is_pointed_at_and_a_hint_is() -> None:
    bare = Bare()
    assert bare.marks(GAME.position.choose("A"), "B") == Marks(highlights=("A",))
    assert bare.marks_of(None, "B2") == Marks(highlights=("B2",))


def test_without_a_word_of_it_two_futures_go_step_by_step_in_the_layout_of_the_author() -> None:
    both = Futures(Bare(), GAME, ("A1", "B4"))
    assert (both.count, both.state.layout) == (1, "")
    game = pig.Pig(["Ann", "Bob"], pig.Position()).imagine("[4]")
    rolled_or_held = Futures(pig.PigProduction(), game, ("[5]", "hold"))
    assert rolled_or_held.count == 1
    assert not any(rolled_or_held.waits(number, 1) for number in (0, 1))


class Counting(Bare):
    """Bare Nim with two tables of several columns."""

    def rows(self, moment: Moment, voice: Voice) -> dict[str, Table]:
        del voice
        heaps = zip("ABC", moment.position.heaps, strict=True)
        rows: dict[str | int, tuple[object, ...]] = {name: (n, n % 2, "many") for name, n in heaps}
        return {
            "stones": Table("heap", ("stones", "odd", "told"), rows),
            "players": Table("player", ("moves",), {"Ann": (moment.number,)}),
        }


def test_without_a_word_of_it_what_stands_first_is_what_a_moment_has_come_to() -> None:
    outcome = Counting().outcome(Moment.of(GAME, 0), EN)
    assert outcome == Table("heap", ("stones",), {"A": (3,), "B": (4,), "C": (5,)})
    assert Bare().outcome(Moment.of(GAME, 0), EN) == NO_TABLE


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_that_compares_is_called_so_unless_a_game_has_a_better_word(
    language: str,
) -> None:
    class Comparable(Weighing):
        parts = (Part("heap", "heap", "nim.heap"), Part("count", "count", "nim.count", True))

    widget = GameWidget(nim_scene(production=Comparable(), language=language))
    click(widget, "B", prefix="nim")
    told = part(widget, "nim-compare-open").description
    assert told == Voice(language).say("control.compare")


def test_a_part_is_chosen_from_a_list_and_nothing_is_pointed_at() -> None:
    assert Part("heap", "heap", "nim.heap").buttons is False
    assert Pointing() == Pointing(NO_MARKS, choosing=False, refusal=None)


def test_a_moment_is_what_the_viewer_may_know() -> None:
    assert Bare().moment(GAME, 0, "Bob").seen_by == "Bob"
    assert Bare().moment(GAME, 0).seen_by is None


def test_numbers_stand_in_cells_as_they_are_and_headings_are_words() -> None:
    assert Bare().cell("stones", 3, EN) == "3"
    french = Voice("fr")
    assert Bare().cell("", "heap", french) == french.say("nim.table.heap") != "heap"
    assert Bare().cell("", "move", french) == french.say("table.move") != "move"
    assert Bare().cell("", "Ann", french) == "Ann"


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_without_names_have_numbers_in_the_language(language: str) -> None:
    game = Bare().game_of(nim.Position(), language)
    assert game.players == (Voice(language).name(1), Voice(language).name(2))


def test_players_without_names_have_english_numbers_where_no_language_is_given() -> None:
    assert Bare().game_of(nim.Position(), "").players == ("Player 1", "Player 2")


def test_a_source_is_a_game_a_record_an_event_or_a_position() -> None:
    bare = Bare()
    event = GAME.position.play("A1")
    assert bare.game_of(GAME, "en") is GAME
    assert bare.game_of(GAME.to_text(), "en").players == GAME.players
    assert bare.game_of(event, "en", ["Cid", "Eve"]).events == (event,)
    shown = bare.game_of(nim.Position((1, 2, 3)), "en", ["Cid", "Eve"])
    assert (shown.position.heaps, shown.players) == ((1, 2, 3), ("Cid", "Eve"))


def test_a_new_game_begins_as_the_one_before_did() -> None:
    game = nim.Nim(["Ann", "Bob"], nim.Position((1, 2, 3)))
    game.play("A1")
    again = Bare().new_game(game, ["Eve", "Cid"])
    assert (again.position.heaps, again.players, again.events) == ((1, 2, 3), ("Eve", "Cid"), ())


class Several(Bare):
    seats = (2, 3, 4)


@pytest.mark.parametrize("count", [1, 5])
def test_who_may_not_play_is_told_how_many_may(count: int) -> None:
    with pytest.raises(GameError) as refused:
        Several().check_seats(count)
    assert refused.value.key == "game.seats"
    assert refused.value.values == {"count": count, "seats": "2, 3, 4"}


def test_a_viewer_who_does_not_play_is_told_who_does() -> None:
    Bare().check_viewer(GAME, "Ann")
    Bare().check_viewer(GAME, None)
    with pytest.raises(GameError) as refused:
        Bare().check_viewer(GAME, "Eve")
    assert refused.value.key == "game.player"
    assert refused.value.values == {"name": "Eve", "players": "Ann, Bob"}


def test_a_view_is_of_the_player_in_the_seat() -> None:
    assert [Bare().view(GAME, seat).seat for seat in (1, 2)] == [1, 2]


def test_a_page_names_the_players_in_its_title() -> None:
    title = Bare().title(GAME, EN)
    assert title == EN.say("nim.title", players=EN.join(["Ann", "Bob"]))
