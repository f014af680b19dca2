"""Makes the fonts for pictures and pages that carry sentences: ``python docs/font.py``.

They are DejaVu Sans and its bold face as Matplotlib brings them, cut down to the letters of
European languages.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import matplotlib as mpl

from clans_widget.picture import lettering

LETTERS: Final = (
    *("20-7E", "A0-17F", "218-21B"),  # Latin
    *("370-3FF", "400-45F", "490-491"),  # Greek and Cyrillic
    *("2010-2015", "2018-201E", "2020-2022", "2026", "202F", "2039-203A"),  # marks and spaces
    *("20AC", "2190-2193", "2212", "2264-2265"),  # signs
)


FACES: Final = {"DejaVuSans.ttf": lettering.FILE, "DejaVuSans-Bold.ttf": lettering.BOLD}
"""Each face as Matplotlib calls it, and as it is called here."""


def main() -> None:
    """Write the fonts and their license beside the code that reads them."""
    fonts = Path(mpl.get_data_path()) / "fonts/ttf"
    folder = Path(lettering.__file__).parent
    for face, file in FACES.items():
        _cut(fonts / face, folder / file)
    shutil.copyfile(fonts / "LICENSE_DEJAVU", folder / "LICENSE")


def _cut(face: Path, file: Path) -> None:
    """Write what is needed of a face into a file."""
    subprocess.run(
        [
            *(sys.executable, "-m", "fontTools.subset", str(face)),
            *(f"--unicodes={','.join(LETTERS)}", f"--output-file={file}"),
            *(
                "--no-hinting",
                "--notdef-outline",
                "--layout-features=kern",
                "--name-IDs=0,1,2,4,5,6,13,14",
            ),
        ],
        check=True,
    )


if __name__ == "__main__":
    main()
