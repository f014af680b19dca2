"""Makes the site in all languages: ``python -m docs.website docs/_build``.

The pages are in the folder ``html`` there. What cannot be linked is an error. For a quick look at a
lesson, ``--languages en --lessons clans/04-strife`` makes the pages of one language, on which the
other lessons are a heading alone.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from subprocess import Popen

from clans_widget.words import LANGUAGES
from docs.courses import courses
from docs.website.languages import FIRST, HANDBOOK, place, sources


def make(folder: Path, languages: Sequence[str], wanted: Sequence[str]) -> int:
    """Build languages; English first, as the others link to its reference, then these at once.

    Each has a process of its own: what Sphinx says is the same in all of a process.
    """
    first = [_begin(language, folder, wanted).wait() for language in languages if language == FIRST]
    others = [_begin(language, folder, wanted) for language in languages if language != FIRST]
    return int(any([*first, *(other.wait() for other in others)]))  # killed is not well, either


def _begin(language: str, folder: Path, wanted: Sequence[str]) -> Popen[bytes]:
    command = (
        *(sys.executable, "-m", "sphinx", "-W", "--keep-going", "-n", "-q"),
        *("-c", HANDBOOK, "-D", f"language={language}", "-D", f"lessons={','.join(wanted)}"),
        *("-d", folder / "trees" / language),
        *(sources(language), folder / "html" / place(language)),
    )
    return Popen(command)


def lessons() -> list[str]:
    """What lessons are asked for by.

    Examples
    --------
    >>> "clans/04-strife" in lessons()
    True
    """
    notebooks = (path for course in courses() for path in course.notebooks(FIRST).glob("*.ipynb"))
    return sorted(f"{path.parts[-3]}/{path.stem}" for path in notebooks)


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--lessons", nargs="+", choices=lessons(), default=(), metavar="LESSON")
    told = parser.parse_args()
    sys.exit(make(told.folder, told.languages, told.lessons))
