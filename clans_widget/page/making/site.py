"""A site of lessons that play: pages in all languages, and what they share."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from html import escape
from pathlib import Path
from typing import Final

from clans_widget.core.cells import value_of
from clans_widget.core.games import GameFolder
from clans_widget.core.handbook import for_teachers
from clans_widget.core.ledger import write_own
from clans_widget.lessons.stills import notebook_apart, still_of_cell
from clans_widget.stage.face.game_widget import GameWidget
from clans_widget.words import DEFAULT_LANGUAGE, LANGUAGES, Voice, words

from .assets import FOLDER, assets, shared
from .errors import BuildError
from .games import pages_of, playable
from .lesson_bodies import Bodies, Body, Lessons
from .live import NOT_KEPT, Kept, live, offer, starred, waker
from .paged import page_of

SPEAK: Final = "from clans_widget import use_language\n\nuse_language({language!r})\n"
"""What a cell begins with that speaks a language."""


def write_site(
    folder: Path,
    games: Sequence[str],
    lessons: Lessons,
    begin: Callable[[str], object] = lambda _: None,
) -> None:
    """Write a site into a folder: the lessons of some games, a game to play, an editor.

    Parameters
    ----------
    folder : Path
        Is made if it is not there.
    games : sequence of str
        The names of their packages.
    lessons : mapping
        The notebooks of each game in each language, in order.
    begin : callable, optional
        Is called with each language before its pages are made.

    Raises
    ------
    BuildError
        If none or no such game is named, or Python for browsers cannot be had.
    ForeignFile
        If a file in the folder would be replaced that is somebody's own.
    OSError
        If the folder cannot be written.
    """
    known = ", ".join(playable())
    if not games:
        raise BuildError("page.error.no_games", games=known)
    for game in games:
        if game not in playable():
            raise BuildError("page.error.no_game", game=game, games=known)
    with closing(_files([playable()[game] for game in games], lessons, begin)) as files:
        write_own(folder, files, "site", whole=True)


def _files(
    games: Sequence[GameFolder], lessons: Lessons, begin: Callable[[str], object]
) -> Generator[tuple[str, str | bytes], None, None]:
    """All files, by their places: those first that somebody else's folder is likeliest to have."""
    voice = Voice(DEFAULT_LANGUAGE)
    yield "index.html", page_of(_chooser(), voice.say("page.title"), voice, foot=_foot())
    places = ["index.html"]
    chosen = {game.folder for game in games}
    made = Bodies({of: notebooks for of, notebooks in lessons.items() if of[0] in chosen})
    with closing(made):
        for language in LANGUAGES:
            begin(language)
            for place, text in _pages(games, made, language):
                places.append(f"{language}/{place}")
                yield places[-1], text
    yield from assets(places).items()


def _pages(games: Sequence[GameFolder], made: Bodies, language: str) -> Iterator[tuple[str, str]]:
    """The pages in a language, by their places in its folder."""
    voice = Voice(language)
    parts = []
    sizes = {"index.html": 0}  # which is on the device by then
    for game in games:
        lessons = made.of(game.folder, language)
        parts.append(_contents(game, lessons, voice))
        for lesson in lessons:
            place = f"{game.folder}/{lesson.name}.html"
            kept = Kept(f"{game.folder}/{language}/{lesson.name}", is_among=True)
            page = _page(place, voice, lesson.html, lesson.title, kept)
            sizes[place] = len(page.encode())
            yield place, page
        for cell in pages_of(game.folder):
            place, title = f"{game.folder}/{cell}.html", voice.say(f"page.{cell}", game=game.name)
            board = live(_still(game, language), game.cells[cell], game.folder)
            who = f"<p>{escape(_seated(game, voice))}</p>" if cell == "play" else ""
            page = _page(place, voice, f"<h1>{escape(title)}</h1>{who}{board}", title)
            sizes[place] = len(page.encode())
            yield place, page
    about = f"<h1>{escape(voice.say('page.title'))}</h1><p>{escape(voice.say('page.about'))}</p>"
    files = shared().files.items()
    sizes |= {f"../{FOLDER}/{address}": len(content) for address, content in files}
    body = "".join([about, *parts, offer(voice, sizes)])
    yield "index.html", _page("index.html", voice, body)


def _still(game: GameFolder, language: str) -> str:
    """What is seen of a game before it is there: its board, if it may be with nothing on it."""
    shown = game.cells[pages_of(game.folder)[-1]]
    still = still_of_cell(f"{SPEAK.format(language=language)}{shown}")
    assert still is not None
    return f"<figure>{still.plain.svg()}</figure>"


def _seated(game: GameFolder, voice: Voice) -> str:
    """Who the reader is on the page ``play``, and how strong the computer."""
    with notebook_apart():
        board = value_of(game.cells["play"])
        assert isinstance(board, GameWidget)
        scene, (seat,) = board._scene, board._scene.bots.seats
        bot, levels = scene.bots.seats.level(seat), [*scene.production.levels]
        you, other = (scene.game.players[number - 1] for number in (3 - seat, seat))
        board.close()
    return voice.say(
        "page.seated",
        you=you,
        other=other,
        level=levels.index(bot) + 1,
        count=len(levels),
        bot=voice.say(f"seat.{bot}"),
        setup=voice.say("control.setup"),
    )


def _beside(place: str) -> tuple[str, ...]:
    """The ways from a page to those that are to open without a network as well."""
    folder, _, _ = place.rpartition("/")
    others = ("../../index.html", *(f"{page}.html" for page in pages_of(folder))) if folder else ()
    return ("../index.html", *others)


def _contents(game: GameFolder, lessons: Sequence[Body], voice: Voice) -> str:
    """What there is of a game."""
    listed = "".join(
        f'<li data-lesson="{lesson.name}"><a href="{game.folder}/{lesson.name}.html">'
        f"<span>{escape(lesson.number)}</span> {escape(lesson.title)}</a></li>"
        for lesson in lessons
    )
    ways = "".join(
        f'<li><a class="way" href="{game.folder}/{cell}.html">'
        f"{escape(voice.say(f'page.{cell}', game=game.name))}</a></li>"
        for cell in pages_of(game.folder)
    )
    title = escape(voice.say("page.lessons", game=game.name))
    about = f'class="lessons" data-course="{game.folder}" {starred(voice)}'
    return f"<section><h2>{title}</h2><ol {about}>{listed}</ol><ul>{ways}</ul></section>"


def _page(place: str, voice: Voice, body: str, title: str = "", kept: Kept = NOT_KEPT) -> str:
    """A page in the folder of a language, with links to the same page in the others."""
    top, above = "../" * (place.count("/") + 1), "../" * place.count("/")
    links = "".join(
        f'<a href="{top}{code}/{place}" hreflang="{code}" lang="{code}"'
        f"{' aria-current=page' if code == voice.language else ''}>"
        f"{escape(words(code).say('language'))}</a> "
        for code in LANGUAGES
    )
    return page_of(
        body,
        title or voice.say("page.title"),
        voice,
        top=top,
        home=_home(above, voice) if above else "",
        languages=links,
        wake=waker(top, voice, kept, beside=_beside(place)),
    )


def _home(above: str, voice: Voice) -> str:
    return f'<a href="{above}index.html">{escape(voice.say("page.top"))}</a>'


def _foot() -> str:
    """Whose the games are, and where teachers find plans: in all languages."""
    return "".join(
        f'<p lang="{code}">{escape(words(code).say("page.unofficial"))} '
        f"{escape(for_teachers(code))}</p>"
        for code in LANGUAGES
    )


def _chooser() -> str:
    """The first page of all: which language."""
    links = "".join(
        f'<li><a class="way" href="{code}/index.html" lang="{code}">'
        f"{escape(words(code).say('language'))}</a></li>"
        for code in LANGUAGES
    )
    titles = "".join(
        f'<p lang="{code}">{escape(words(code).say("page.title"))}</p>' for code in LANGUAGES
    )
    return f"{titles}<ul>{links}</ul>"
