"""Makes the font for pictures that carry sentences: ``python docs/font.py``.

It is DejaVu Sans as Matplotlib brings it, cut down to the letters of European languages.
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


def main() -> None:
    """Write the font and its license beside the code that reads them."""
    fonts = Path(mpl.get_data_path()) / "fonts/ttf"
    folder = Path(lettering.__file__).parent
    subprocess.run(
        [
            *(sys.executable, "-m", "fontTools.subset", str(fonts / "DejaVuSans.ttf")),
            *(f"--unicodes={','.join(LETTERS)}", f"--output-file={folder / lettering.FILE}"),
            *(
                "--no-hinting",
                "--notdef-outline",
                "--layout-features=kern",
                "--name-IDs=0,1,2,4,5,6,13,14",
            ),
        ],
        check=True,
    )
    shutil.copyfile(fonts / "LICENSE_DEJAVU", folder / "LICENSE")


if __name__ == "__main__":
    main()
