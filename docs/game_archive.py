"""Games behind a published table, packed: as text they would weigh more than the program.

A folder of them has one ``.xz`` file for each file of games. While a command plays more, they are
plain files, which take one line after the other; where it was killed they still are, and the next
run goes on with them.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

PACKED: Final = ".xz"
KINDS: Final = (".jsonl", ".csv")
"""How the names of files of games end."""


def unpack(archive: Path, folder: Path) -> None:
    """Put all games of an archive into a folder; a file that is there already has more of them."""
    folder.mkdir(parents=True, exist_ok=True)
    for packed in archive.glob(f"*{PACKED}"):
        file = folder / packed.stem
        if not file.exists():
            file.write_bytes(lzma.decompress(packed.read_bytes()))


def pack(folder: Path) -> None:
    """Pack the files of games in a folder."""
    for file in [file for file in folder.iterdir() if file.suffix in KINDS]:
        packed = lzma.compress(file.read_bytes(), preset=9 | lzma.PRESET_EXTREME)
        file.with_name(f"{file.name}{PACKED}").write_bytes(packed)
        file.unlink()


@contextmanager
def unpacked(folder: Path) -> Iterator[None]:
    """While it lasts the games of a folder are plain files."""
    unpack(folder, folder)
    try:
        yield
    finally:
        pack(folder)
