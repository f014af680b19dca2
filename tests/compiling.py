"""What is compiled, from which files, and whether it was found on disk."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

from numba.core.registry import CPUDispatcher

from clans_widget.arena.many.kernel import compiling


def hits_and_misses(folder: Path, name: str, program: str) -> str:
    """How often a new process finds a function in the folder, and how often it compiles it.

    ``program`` imports the function by its name and has it called.
    """
    tell = f"print(sum({name}.stats.cache_hits.values()), sum({name}.stats.cache_misses.values()))"
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(folder)}
    command = [sys.executable, "-c", f"{program}\n{tell}"]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def with_compiled_code(module: ModuleType) -> set[str]:
    """The files of all compiled functions that a module uses, and how they are compiled."""
    found: set[str] = {str(compiling.__file__)}
    to_see = [module]
    while to_see:
        seen = to_see.pop()
        found.add(str(seen.__file__))
        functions = [used for used in vars(seen).values() if isinstance(used, CPUDispatcher)]
        homes = {sys.modules[function.py_func.__module__] for function in functions}
        to_see += [home for home in homes if str(home.__file__) not in found]
    return found


def files(*modules: ModuleType) -> set[str]:
    """The files of modules."""
    return {str(module.__file__) for module in modules}
