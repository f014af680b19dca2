"""Without its extra an environment says how to get it, in every language."""

from __future__ import annotations

import subprocess
import sys

import pytest

from clans_widget.clans.environments import MissingExtra
from clans_widget.clans.environments.errors import extra
from clans_widget.words import LANGUAGES

CODE = """
import sys
from clans_widget import use_language
sys.modules[{package!r}] = None  # as if it were not installed
use_language({language!r})
try:
    import clans_widget.clans.environments.{module}
except ImportError as error:
    print(type(error).__name__, error)
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("module", "package", "name"),
    [
        ("pettingzoo_env", "pettingzoo", "pettingzoo"),
        ("openspiel_game", "pyspiel", "openspiel"),
    ],
)
def test_the_sentence_names_the_extra(module: str, package: str, name: str, language: str) -> None:
    code = CODE.format(module=module, package=package, language=language)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout
    assert done.startswith("MissingExtra ")
    assert f"pip install 'clans-widget[{name}]'" in done


def test_another_package_that_is_missing_is_named_as_it_is() -> None:
    with pytest.raises(ModuleNotFoundError) as missing, extra("pettingzoo", "pettingzoo"):
        import abacus_of_nobody  # type: ignore[import-not-found]  # noqa: F401
    assert not isinstance(missing.value, MissingExtra)
    assert missing.value.name == "abacus_of_nobody"
