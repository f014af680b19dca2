"""What the host of the repository reads: forms for issues, how to cite."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

PROJECT: Final = Path(__file__).parents[2]
FORMS: Final = sorted((PROJECT / ".github/ISSUE_TEMPLATE").glob("[!c]*.yml"))
"""All but the settings in ``config.yml``."""

USUAL_LABELS: Final = {"bug", "documentation", "question"}
"""Among those that every new repository has."""

KINDS: Final = {"dropdown", "input", "textarea"}


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def test_there_is_a_form_for_a_bug_a_sentence_and_a_question() -> None:
    assert [form.stem for form in FORMS] == ["bug", "question", "sentence"]
    assert read(FORMS[0].with_name("config.yml")) == {"blank_issues_enabled": True}


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_a_form_is_one_that_the_host_shows(form: Path) -> None:
    made = read(form)
    assert made.keys() == {"name", "description", "labels", "body"}
    assert {*made["labels"]} <= USUAL_LABELS
    assert {field["type"] for field in made["body"]} <= KINDS
    ids = [field["id"] for field in made["body"]]
    assert len(ids) == len({*ids})
    for field in made["body"]:
        asked = field["attributes"]
        assert asked["label"].endswith("?")
        assert ("options" in asked) == (field["type"] == "dropdown")
        assert field.get("validations", {"required": True}) == {"required": True}
    assert any("validations" in field for field in made["body"])


def test_the_citation_says_what_the_package_says_of_itself() -> None:
    cited = read(PROJECT / "CITATION.cff")
    about = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
    assert cited.keys() == {  # of the schema's; the first four must be
        *("cff-version", "message", "title", "authors"),
        *("type", "abstract", "version", "license", "keywords"),
    }
    assert (cited["cff-version"], cited["type"]) == ("1.2.0", "software")
    assert all(cited[name] == about[name] for name in ("authors", "version", "license"))
    assert {*cited["keywords"]} >= {"board game", "Clans", "Jupyter", "rules", "teaching"}
