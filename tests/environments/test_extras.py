"""Without its extra an environment says how to get it, in every language."""

from __future__ import annotations

import subprocess
import sys

import pytest

from clans_widget.environments import MissingExtra, extra
from clans_widget.words import LANGUAGES
from tests.test_layers import GAMES

CODE = """
import sys
from clans_widget import use_language
sys.modules[{package!r}] = None  # as if it were not installed
for language in {languages!r}:
    use_language(language)
    try:
        import clans_widget.{game}.environments.{module}
    except ImportError as error:
        print(type(error).__name__, error)
"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("module", "package", "name"),
    [
        ("pettingzoo_env", "pettingzoo", "pettingzoo"),
        ("openspiel_game", "pyspiel", "openspiel"),
    ],
)
def test_the_sentence_names_the_extra(game: str, module: str, package: str, name: str) -> None:
    code = CODE.format(game=game, module=module, package=package, languages=[*LANGUAGES])
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert len(set(done)) == len(done) == len(LANGUAGES)
    for sentence in done:
        assert sentence.startswith("MissingExtra ")
        assert f"pip install 'clans-widget[{name}]'" in sentence


def test_another_package_that_is_missing_is_named_as_it_is() -> None:
    with pytest.raises(ModuleNotFoundError) as missing, extra("pettingzoo", "pettingzoo"):
        import abacus_of_nobody  # type: ignore[import-not-found]  # noqa: F401
    assert not isinstance(missing.value, MissingExtra)
    assert missing.value.name == "abacus_of_nobody"
