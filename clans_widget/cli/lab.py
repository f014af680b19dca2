"""JupyterLab on the lessons: without news, and with boards that run by themselves.

JupyterLab gets one small extension for as long as it runs, in a folder that is removed afterwards.
It takes the files, the kernels and the first address from code of ours. Nothing is installed, and
no setting of the user's is changed.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from clans_widget.core.extras import extra

from .extension import DOOR, extension

CONTENTS: Final = "clans_widget.cli.contents.LessonContents"
"""What gives JupyterLab the files."""

KERNELS: Final = "clans_widget.cli.kernels.LessonKernels"
"""What starts kernels for it."""

ENTRANCE: Final = "clans_widget.cli.front_door"
"""What leads from the address that is opened to a lesson."""


def open_lab(
    folder: Path,
    wished: Iterable[str],
    lessons: Mapping[str, Path],
    *,
    language: str,
    browser: bool,
    options: Sequence[str] = (),
) -> None:
    """Run JupyterLab on the lessons in a folder until the user stops it.

    Parameters
    ----------
    folder : Path
        What JupyterLab shows.
    wished : iterable of str
        The game and the language of the lesson that is opened, as far as they are named. Else it is
        one with which the reader goes on, in the language of the browser.
    lessons : mapping of str to Path
        Notebooks that came with the package, by the places of their copies in the folder. There
        boards run by themselves.
    language : str
        Of what is said where no lesson is open.
    browser : bool
        Whether to open a browser, too. The address is printed in any case.
    options : sequence of str
        Handed to JupyterLab as they are; they prevail over what is chosen here.

    Raises
    ------
    ImportError
        If JupyterLab is not installed.
    """
    with extra("lab", "jupyterlab"):
        from jupyterlab.labapp import LabApp

    with extension(lessons, language) as place:
        ours = [
            f"--ServerApp.root_dir={folder.resolve()}",
            f"--LabApp.default_url=/{'/'.join([DOOR, *wished])}",
            f"--ServerApp.extra_services={ENTRANCE}",
            f"--LabApp.extra_labextensions_path={place}",
            f"--ServerApp.contents_manager_class={CONTENTS}",
            f"--ServerApp.kernel_manager_class={KERNELS}",
            "--ServerApp.answer_yes=True",  # Ctrl+C stops it, and nobody is asked
        ]
        if not browser:
            ours.append("--no-browser")
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            ours.append("--allow-root")
        LabApp.launch_instance(argv=[*_prevailing(ours, options), *options])


def _prevailing(ours: Sequence[str], options: Sequence[str]) -> Iterator[str]:
    """Those of our options that the user says nothing about."""
    named = {option.partition("=")[0] for option in options}
    return (option for option in ours if option.partition("=")[0] not in named)
