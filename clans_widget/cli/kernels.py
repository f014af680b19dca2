"""The kernels of lessons take every module from where Python keeps it, whatever lies beside them.

Lessons run by themselves. Other kernels look for modules beside their notebooks, too: whoever can
put a file there would have it run by opening a lesson, and nobody would have asked for that.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from clans_widget.core.extras import extra
from clans_widget.core.session import SESSION
from clans_widget.lessons.catalog import all_lessons

from .own_game import own_games

with extra("lab", "jupyter_server"):
    from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager

PYTHONPATH: Final = "PYTHONPATH"

SAFE_PATH: Final = "PYTHONSAFEPATH"

CACHE: Final = "NUMBA_CACHE_DIR"
"""Where it is not set, Numba would read in a file beside the notebook where compiled code is."""

IPYTHON: Final = "ipykernel_launcher"

SAFE_IPYTHON: Final = ("--InteractiveShellApp.ignore_cwd=True",)
"""Before 9.7, IPython puts the folder of the notebook back unless it is told not to."""


class LessonKernels(AsyncMappingKernelManager):
    """The kernels of JupyterLab, as it has them itself, but for those of lessons."""

    async def start_kernel(  # type: ignore[override]  # the base class has both kinds, by turns
        self, *, kernel_name: str | None = None, **options: Any
    ) -> str:
        """Start a kernel: see the base class."""
        env = options.get("env") or {}
        if self._is_of_lesson(env):
            options["env"] = safe(env, Path.cwd())
            if self._is_ipython(kernel_name):
                options["extra_arguments"] = [*options.get("extra_arguments", ()), *SAFE_IPYTHON]
        return await super().start_kernel(kernel_name=kernel_name, **options)

    def _is_of_lesson(self, env: Mapping[str, str]) -> bool:
        """Whether the notebook of a kernel stands where the copy of a lesson belongs."""
        notebook = Path(env.get(SESSION, ""))
        root = Path(self.root_dir)
        return notebook.is_relative_to(root) and (
            notebook.relative_to(root).as_posix() in all_lessons() | own_games()
        )

    def _is_ipython(self, kernel_name: str | None) -> bool:
        name = kernel_name or self.default_kernel_name
        specs = self.kernel_spec_manager
        return specs is not None and IPYTHON in specs.get_kernel_spec(name).argv


def safe(env: Mapping[str, str], here: Path) -> dict[str, str]:
    """An environment in which Python takes no module from the folder of its notebook.

    Parameters
    ----------
    env : mapping of str to str
        Names the notebook, as Jupyter's server does.
    here : Path
        From where relative folders in it are meant.

    Examples
    --------
    >>> env = {"JPY_SESSION_NAME": "/lessons/04.ipynb", "PYTHONPATH": ":lib:/lessons"}
    >>> safe(env, Path("/home/ann"))["PYTHONPATH"]
    '/home/ann/lib'
    """
    beside = Path(env[SESSION]).parent.resolve()
    named = (here / folder for folder in env.get(PYTHONPATH, "").split(os.pathsep) if folder)
    folders = os.pathsep.join(str(each) for each in named if each.resolve() != beside)
    return {CACHE: "", **env, PYTHONPATH: folders, SAFE_PATH: "1"}
