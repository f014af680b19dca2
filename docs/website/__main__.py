"""Makes the site in all languages: ``python -m docs.website docs/_build``.

The pages are in the folder ``html`` there. What cannot be linked is an error.
"""

from __future__ import annotations

import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path

from clans_widget.words import LANGUAGES
from docs.website.languages import HANDBOOK, place, sources


def make(folder: Path) -> int:
    """Build each language; English first, as the others link to its reference.

    Each has a process of its own: what Sphinx says is the same in all of a process.
    """
    return max(_build(language, folder) for language in LANGUAGES)


def _build(language: str, folder: Path) -> int:
    command = (
        *(sys.executable, "-m", "sphinx", "-W", "--keep-going", "-n", "-q"),
        *("-c", HANDBOOK, "-D", f"language={language}"),
        *("-d", folder / "trees" / language),
        *(sources(language), folder / "html" / place(language)),
    )
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    sys.exit(make(parser.parse_args().folder))
