"""From a pupil's telephone to the teacher: answers are saved, loaded elsewhere, and handed in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Download, expect

from clans_widget.cli import main
from clans_widget.page.making.live import Kept
from clans_widget.quiz.course import from_text
from clans_widget.words import say
from tests.browser.live.answers import Questions
from tests.browser.live.device import device
from tests.browser.live.own import own_page
from tests.browser.live.reader import Reader

pytestmark = pytest.mark.slow

ASKED: Final = """
from clans_widget import Quiz, clans
from clans_widget.clans import exercises
start = clans.Position.start(seed=7)
right = {"yes": "Yes", "no": "No"}
Quiz(
    exercises.Choice(start, right, "no", ask="May all stay?", why="One moves.", rules=["M1"]),
    exercises.Knows("passing"),
    name="friday",
)
"""

ASKED_OF_CLANN: Final = """
from clans_widget import Quiz
from clans_widget.clann import exercises
Quiz(exercises.Knows("knight_on_own"), name="monday")
"""

A_DAY: Final = 24 * 60 * 60 * 1000

PHONE: Final = device(390, 844, has_touch=True)

KEPT_ANSWERS: Final = """() => ["clann", "clans"].filter((game) => {
    const text = JSON.parse(localStorage.getItem(`clans-widget/course/${game}`));
    return text && JSON.parse(text).questions.length > 0;
})"""
"""The games for which the device keeps an answer."""

DAMAGED: Final = "localStorage.setItem('clans-widget/course/clans', '{no JSON')"

# On a device that is held in the hand.
COARSE: Final = """
const asked = window.matchMedia.bind(window);
window.matchMedia = (query) => query.includes("coarse") ? { matches: true } : asked(query);
"""

# Fills the device, or makes room again.
FILL: Final = """() => {
    window.room = Storage.prototype.setItem;
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
}"""
MAKE_ROOM: Final = "() => { Storage.prototype.setItem = window.room; }"


def quiz_of(reader: Reader) -> Questions:
    quiz = Questions(reader, reader.page.locator(".live[data-code*='Quiz(']").first)
    quiz.wait()
    return quiz


def saved(reader: Reader, folder: Path) -> Path:
    """The file that the reader saves."""
    with reader.page.expect_download() as told:
        reader.page.locator(".live-save").click()
    path = folder / told.value.suggested_filename
    told.value.save_as(path)
    return path


@pytest.mark.deep
@pytest.mark.parametrize("newcomer", [PHONE], indirect=True)
def test_an_authors_questions_come_from_a_telephone_to_the_teacher(
    newcomer: Reader,
    reader: Reader,
    beside: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    place = own_page(beside, "lakes", "clans", ASKED, kept=Kept("lakes", is_own=True))
    newcomer.open(place)
    quiz = quiz_of(newcomer)
    expect(newcomer.page.locator(".live-save")).to_be_hidden()
    quiz.solve(0)
    newcomer.page.locator(".live-name").fill("Ann B.")
    path = saved(newcomer, tmp_path)
    assert path.name == "clans-progress-Ann-B.json"

    reader.open(place)
    there = quiz_of(reader)
    there.solve(1)
    load = reader.page.locator(".live-file")
    load.set_input_files({"name": "x", "mimeType": "text/plain", "buffer": b"no progress"})
    expect(reader.page.locator(".live-told")).to_have_text(say("page.no_progress", "en"))
    load.set_input_files(path)
    expect(reader.page.locator(".clans-mark-solved")).to_have_count(2)
    expect(reader.page.locator(".live-name")).to_have_value("Ann B.")

    (tmp_path / path.name).unlink()
    saved(reader, tmp_path)
    assert main(["class", str(tmp_path), "--language", "en"]) == 0
    told = capsys.readouterr().out
    for word in ("Ann B.", "lakes", "★★★"):
        assert word in told


def all_saved(reader: Reader, count: int) -> list[str]:
    """What stands in the files that the reader saves by one press."""
    files: list[Download] = []

    def hear(file: Download) -> None:
        files.append(file)

    reader.page.on("download", hear)
    reader.page.locator(".live-save").click()
    reader.until(lambda: len(files) == count)
    reader.page.remove_listener("download", hear)
    return [Path(file.path()).read_text("utf-8") for file in files]


@pytest.mark.deep
def test_of_two_games_on_a_page_each_that_was_answered_is_saved(
    newcomer: Reader, beside: Path
) -> None:
    others, kept = {"clann": ASKED_OF_CLANN}, Kept("both", is_own=True)
    newcomer.open(own_page(beside, "both", "clans", ASKED, kept=kept, others=others))
    quizzes = newcomer.page.locator(".live[data-code*='Quiz(']")
    for number, games in enumerate((["clans"], ["clann", "clans"])):
        quiz = Questions(newcomer, quizzes.nth(number))
        quiz.wait()
        quiz.solve(0)
        newcomer.page.locator(".live-name").fill("Ann")
        while newcomer.page.evaluate(KEPT_ANSWERS) != games:
            newcomer.page.wait_for_timeout(100)
        texts = all_saved(newcomer, len(games))
        assert sorted(json.loads(text)["course"] for text in texts) == games
        assert all(map(answered, texts))


@pytest.mark.deep
def test_what_a_device_does_not_keep_is_told_and_can_be_saved(
    newcomer: Reader, beside: Path, tmp_path: Path
) -> None:
    place = own_page(beside, "unkept", "clans", ASKED, kept=Kept("unkept", is_own=True))
    newcomer.page.add_init_script(DAMAGED)
    newcomer.open(place)
    quiz, told = quiz_of(newcomer), newcomer.page.locator(".live-told")
    expect(told).to_have_text(say("page.damaged", "en"))
    expect(newcomer.page.locator(".live-save")).to_be_hidden()
    newcomer.page.evaluate(FILL)
    quiz.solve(0)
    expect(told).to_have_text(say("page.not_kept", "en"))
    newcomer.page.evaluate(MAKE_ROOM)
    path = saved(newcomer, tmp_path)
    assert answered(path.read_text("utf-8")) == ["unkept/friday"]
    quiz.solve(1)
    expect(told).to_be_empty()
    assert answered(json.loads(kept(newcomer) or "")) == ["unkept/friday"] * 2
    assert saved(newcomer, tmp_path).read_text("utf-8") == json.loads(kept(newcomer) or "")


@pytest.mark.deep
def test_who_shares_a_device_clears_answers_and_name_in_all_tabs(
    reader: Reader, beside: Path
) -> None:
    place = own_page(beside, "shared", "clans", ASKED, kept=Kept("shared", is_own=True))
    one, other = reader, reader.another_tab()
    for each in (one, other):
        each.open(place)
    clear = one.page.locator(".live-clear")
    quiz = quiz_of(one)
    expect(clear).to_be_hidden()
    quiz.solve(0)
    one.page.locator(".live-name").fill("Ann")
    expect(other.page.locator(".live-name")).to_have_value("Ann")
    clear.locator("summary").click()
    expect(clear).to_contain_text(say("page.clear_asked", "en"))
    assert answered(json.loads(kept(one) or "")) == ["shared/friday"]
    with one.page.expect_event("load"), other.page.expect_event("load"):
        clear.get_by_role("button").click()
    for each in (one, other):
        quiz_of(each)
        expect(each.page.locator(".clans-mark-solved")).to_have_count(0)
        expect(each.page.locator(".live-name")).to_have_value("")
    assert kept(one) is None
    quiz_of(other).solve(1)
    one.until(lambda: kept(one) is not None)
    (entry,) = from_text(json.loads(kept(one) or "")).entries
    assert entry.number == 1, "Nobody remembers what was cleared."


# What the page asks of the browser: to keep what it has kept, to share files, to forget an address.
HEARD: Final = """
window.heard = { kept: 0, shared: [], forgotten: 0 };
navigator.storage.persist = async () => { heard.kept += 1; return true; };
navigator.canShare = ({ files }) => files.length === 1;
navigator.share = async ({ files }) => {
    if (heard.shared.push(files[0].name) > 1) throw new DOMException("no", "NotAllowedError");
};
URL.revokeObjectURL = () => { heard.forgotten += 1; };
"""


@pytest.mark.deep
@pytest.mark.parametrize("newcomer", [PHONE], indirect=True)
def test_a_telephone_keeps_and_shares_what_was_answered_and_saves_it_where_it_may_not_share(
    newcomer: Reader,
) -> None:
    page = newcomer.page
    page.add_init_script(f"{HEARD}\n{COARSE}")
    page.clock.install(time=0)
    newcomer.open("en/clans/03-founding-villages.html")
    quiz, save = quiz_of(newcomer), page.locator(".live-save")
    assert save.evaluate("button => getComputedStyle(button).touchAction") == "manipulation"
    quiz.solve(0)
    expect(save).to_be_visible()
    assert page.evaluate("heard.kept") > 0
    page.clock.pause_at(A_DAY)  # a slow machine would need a minute for what follows
    save.click()
    newcomer.until(lambda: page.evaluate("heard.shared.length") == 1)
    with page.expect_download() as told:
        save.click()
    assert page.evaluate("heard.shared") == [told.value.suggested_filename] * 2
    assert page.evaluate("heard.forgotten") == 0, "Some browsers begin late to save."
    page.clock.fast_forward(60_000)
    newcomer.until(lambda: page.evaluate("heard.forgotten") == 1)


def answered(text: str) -> list[str]:
    """The quizzes whose questions stand in what is kept."""
    return [each["quiz"] for each in json.loads(text)["questions"]]


def kept(reader: Reader) -> str | None:
    """What the device keeps of the course."""
    place = "clans-widget/course/clans"
    text: str | None = reader.page.evaluate("place => localStorage.getItem(place)", place)
    return text
