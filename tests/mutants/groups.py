"""What is mutated, and which tests have to notice."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from tests.modules import PROJECT

from .changed.making import Mutant, mutants_of
from .changed.pieces import Piece, pieces_of
from .survivors import survivors


@dataclass(frozen=True)
class Group:
    """Modules that the same tests are about.

    Attributes
    ----------
    modules : tuple of str
        Files below the project, as patterns.
    tests : tuple of str
        What pytest is given. Examples in the docstrings of the modules are tests, too.
    options : tuple of str
        Further options of pytest.
    plain : bool
        Whether compiled functions are run as Python.
    besides : str
        The file with mutants that are not looked at, and why; empty for none.
    unplayed : tuple of str
        Pieces of which no mutant is looked at, since nothing is played by them.
    within : str
        The group that all modules are of, too: what no test notices there, none notices here.
    """

    modules: tuple[str, ...]
    tests: tuple[str, ...]
    options: tuple[str, ...] = ()
    plain: bool = False
    besides: str = ""
    unplayed: tuple[str, ...] = ()
    within: str = ""

    def mutants(self, pieces: Mapping[str, Collection[Piece]]) -> list[Mutant]:
        """All mutants that are looked at of some of the pieces, by their modules."""
        besides = survivors(self.besides) if self.besides else {}
        played = (
            (file, [piece for piece in some if piece.name not in self.unplayed])
            for file, some in pieces.items()
        )
        found = (mutant for file, some in played for mutant in mutants_of(file, some))
        return [mutant for mutant in found if ("", *mutant.key) not in besides]

    def pieces(self) -> dict[str, tuple[Piece, ...]]:
        """The pieces of each module."""
        return {file: pieces_of(file) for file in self.files()}

    def test_files(self) -> list[str]:
        """The files that hold the tests."""
        paths = [PROJECT / test.partition("::")[0] for test in self.tests]
        files = {file for path in paths for file in (path, *path.rglob("*.py")) if file.is_file()}
        return sorted(file.relative_to(PROJECT).as_posix() for file in files)

    def files(self) -> list[str]:
        """The modules, named by their files below the project."""
        files = {file for each in self.modules for file in PROJECT.glob(f"clans_widget/{each}")}
        return sorted(file.relative_to(PROJECT).as_posix() for file in files)


PLAYED: Final = (
    *("ending", "epochs", "moving", "legal/quick", "legal/ready_moves", "legal/reasons"),
    *("reveal", "scores"),
    *("state", "turn", "villages"),
)
"""The rules by which is played: what any implementation has to do alike."""

READABLE: Final = ("founded", "legal_moves", "orders")
"""Rules as the rulebook has them, of which there is a quick form: this package plays by that one,
and the group of the rules compares the two."""

ENGINE: Final = ("tests/clans/rules", "tests/clans/board", "tests/core")

AT_THE_ENTRY: Final = ("tests/clans/test_anything.py", "tests/clans/test_round_trips.py")
"""Whatever is given to the engine, read back from it, drawn and told."""

ON_RECORDS: Final = (
    *("errors/test_errors", "errors/test_what_is_given", "errors/test_where_faults_are"),
    *("test_linear_time", "test_records", "test_reprs", "test_small_changes", "test_values"),
)
ON_GAMES: Final = (
    "board/test_boards",
    "board/test_hard_boards",
    "rules/rulebook/test_choice",
    "rules/rulebook/test_secrets",
    "rules/rulebook/test_setup",
)
"""What the tests of the engine say of records and games; the others play by the rules."""

OF_CLANN: Final = ("choice", "course", "game", "move", "notation", "position", "record")
"""What CLANN has beside its rules that is played by."""

CORE: Final = (
    "__init__",
    "chance",
    "choice",
    "display",
    "errors",
    "game",
    "listeners",
    "marks",
    "moment",
    "planar",
    "protocols",
    "refused",
    "step",
    "table",
)
"""What games of every kind have in common."""

EXERCISES: Final = (
    "__init__",
    "exercise",
    "goals",
    "kinds",
    "move",
    "order",
    "reading",
    "reason",
    "slips",
    "texts",
    "villages",
    "worth",
)
"""The kinds of exercises that turn on a move, and what all have in common."""

SUPPLIED: Final = (
    "__init__",
    "drawn",
    "move",
    "order",
    "reason",
    "villages",
    "worth",
)
"""What makes them."""

SUPPLIED_BY_RULE: Final = (
    "built",
    "ending",
    "knows",
    "places",
    "rules",
    "ticks",
)
"""What makes exercises about a single rule."""

QUIZ: Final = (
    "__init__",
    "attempt",
    "errors",
    "exercise",
    "fresh",
    "goal",
    "grade",
    "progress",
    "question",
    "reading",
    "recognize_questions",
    "tables",
    "texts",
    "verdict",
    "wish",
)
"""What exercises of any game have in common."""

ANSWERING: Final = (
    "__init__",
    "answering",
    "number",
    "parts",
    "places",
    "written",
)
"""How they are answered."""

ABOUT_EXERCISES: Final = (
    "tests/clans/exercises",
    "tests/quiz",
    "clans_widget/quiz",
    "clans_widget/clans/exercises",
)

GROUPS: Final = {
    "rules": Group(
        (
            "clans/rules/**/*.py",
            "clans/board/*.py",
            *(f"clans/{name}.py" for name in ("position", "move", "choice")),
        ),
        (
            *ENGINE,
            *AT_THE_ENTRY,
            "clans_widget/clans/rules",
            "clans_widget/clans/board",
            "clans_widget/clans/position.py",
        ),
    ),
    "suite": Group(
        tuple(f"clans/rules/{name}.py" for name in PLAYED),
        ("tests/clans/suite/test_suite.py::test_this_package_gives_the_answers",),
        besides="besides_the_suite.toml",
        unplayed=READABLE,
        within="rules",
    ),
    "records": Group(
        (
            *(f"clans/{name}.py" for name in ("notation", "record", "game")),
            *(f"core/{name}.py" for name in CORE),
            "core/records/*.py",
        ),
        (
            "tests/core",
            *(f"tests/clans/rules/{name}.py" for name in ON_RECORDS),
            *(f"tests/clans/{name}.py" for name in ON_GAMES),
            *AT_THE_ENTRY,
            "tests/clans/rules/games",
            "tests/clans/test_moment.py",
            "tests/toys",
            "clans_widget/core",
            *(f"clans_widget/clans/{name}.py" for name in ("notation", "record", "game")),
        ),
    ),
    "clann": Group(
        ("clann/rules/*.py", *(f"clann/{name}.py" for name in OF_CLANN)),
        (
            "tests/clann/rules",
            "tests/clann/suite",
            "clans_widget/clann/rules",
            *(f"clans_widget/clann/{name}.py" for name in OF_CLANN),
        ),
        ("-mnot deep", "--deselect=tests/clann/rules/test_linear_time.py"),
    ),
    "scene": Group(
        ("stage/*.py", "stage/production/*.py", "stage/parts/*.py"),
        ("tests/stage", "tests/clans/widget", "tests/quiz", "clans_widget/stage"),
        (
            "-mnot deep",
            "--ignore-glob=*/anyhow",  # whatever a reader does takes long, and is left to chance
            *(
                f"--ignore-glob=*/test_{name}.py"
                for name in ("bot_secrets", "quiz_progress", "still")
            ),
            *(
                f"--deselect=tests/{name}"
                for name in (
                    "clans/widget/test_motion.py::test_a_step_with_its_motion_sends_at_most_20_kb",
                    "stage/face/test_closing.py::test_board_after_board_memory_is_flat",
                )
            ),
        ),
    ),
    "exercises": Group(
        (
            *(f"clans/exercises/{name}.py" for name in EXERCISES),
            *(f"clans/exercises/supply/{name}.py" for name in SUPPLIED),
            *(f"quiz/{name}.py" for name in QUIZ),
            *(f"quiz/answering/{name}.py" for name in ANSWERING),
        ),
        ABOUT_EXERCISES,
    ),
    "teaching": Group(
        (
            *(f"clans/exercises/{name}.py" for name in ("by_rule", "course", "own")),
            *(
                f"clans/exercises/{name}/**/*.py"
                for name in ("choices", "ideas", "places", "ticks")
            ),
            *(f"clans/exercises/supply/{name}.py" for name in SUPPLIED_BY_RULE),
            *(f"quiz/{name}.py" for name in ("classroom", "ideas", "origin", "sitting")),
            *("quiz/answering/ticks.py", "quiz/course/*.py", "quiz/own/*.py"),
            "core/session.py",
            "core/wording.py",
        ),
        (*ABOUT_EXERCISES, "tests/clans/test_tables_in_words.py", "tests/core"),
    ),
    "asked": Group(
        ("quiz/asked/[!_]*.py", "quiz/by_rule.py"),
        (
            "tests/clann/exercises",
            "tests/quiz",
            *(f"tests/clans/exercises/test_{name}.py" for name in ("fresh", "review", "verdicts")),
            *(f"clans_widget/quiz/{name}" for name in ("asked", "by_rule", "own")),
            "clans_widget/clann/exercises",
        ),
    ),
    "many": Group(
        ("arena/many/[!_]*.py", "arena/review/[!_]*.py"),
        (
            *("tests/arena/test_review.py", "tests/clann/review"),
            *(
                f"tests/{game}/simulate/test_{name}.py"
                for game in ("clans", "clann")
                for name in ("playouts", "workers")
            ),
            "tests/clans/simulate/test_lots.py",
            "tests/clans/simulate/test_progress.py",
            "tests/clann/simulate/test_drawing_lots.py",
            "clans_widget/arena/many",
            "clans_widget/arena/review",
        ),
    ),
    "paper": Group(
        ("paper/[!_]*.py", "paper/handmade/[!_]*.py"),
        ("tests/paper", "tests/clans/printed", "tests/clann/printed", "clans_widget/paper"),
    ),
    "kernel": Group(
        (
            *(f"arena/many/kernel/{name}.py" for name in ("chance", "masks")),
            *(
                f"clans/simulate/kernel/{name}.py"
                for name in ("games", "standing", "villages", "ways")
            ),
        ),  # and not how they are compiled
        ("tests/clans/simulate/test_bits.py", "tests/clans/simulate/test_kernel.py"),
        ("--deselect=tests/clans/simulate/test_kernel.py::test_every_move_comes_up",),  # too long
        plain=True,
    ),
    "kernel-of-clann": Group(
        ("clann/simulate/kernel/[!_]*.py",),
        tuple(
            f"tests/clann/simulate/test_kernel.py::test_{name}"
            for name in (
                *("games_on_small_courses", "games_from_counted_positions"),
                "games_from_the_middle_of_the_set_up",
                "many_games_in_one_call_are_those_of_the_engine",
                "what_there_is_no_room_for_is_not_written_but_counted",
            )
        ),  # the others play whole games on large courses, which takes long as Python
        plain=True,
    ),
    "search": Group(
        ("clans/players/compiled/*.py",),
        tuple(
            f"tests/clans/players/compiled/test_{name}.py"
            for name in (
                *("compiled_parts", "compiled_tree", "growth"),
                *("payoffs", "playouts", "what_it_works_on"),
            )
        ),  # and not how they are compiled
        plain=True,
    ),
}
"""By the names that ``make mutants`` takes."""
