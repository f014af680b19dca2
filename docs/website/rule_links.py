"""Rules that prose cites, as links to the chapter where they stand."""

from __future__ import annotations

import re
from collections.abc import Iterable

from docs.courses import Course


def with_links(text: str, course: Course) -> str:
    """A text with the rules that it cites linked, except in headings, code and links.

    Examples
    --------
    >>> from docs.courses import courses
    >>> clans = next(course for course in courses() if course.game == "clans")
    >>> with_links("By rule C4 this is V4, but not on C4.", clans)
    'By rule [C4](#c4) this is [V4](#v4), but not on C4.'
    """
    rule = re.compile(rf"[{course.rules}]\d+")

    def linked(cited: re.Match[str]) -> str:
        if cited[0].startswith(("#", "`", "[")):
            return cited[0]
        return rule.sub(lambda found: f"[{found[0]}](#{found[0].lower()})", cited[0])

    return re.sub(_cited(course), linked, text)


def linked(rules: Iterable[str]) -> str:
    """Rules, one after another, as links.

    Examples
    --------
    >>> linked(["C4", "V3"])
    '[C4](#c4), [V3](#v3)'
    """
    return ", ".join(f"[{rule}](#{rule.lower()})" for rule in rules)


def _cited(course: Course) -> str:
    """Where a rule is cited; before that, what stays as it is."""
    rule = rf"[{course.rules}]\d+"
    ids = rf"{rule}(?:(?:,| and| to| et| à| en| tot)* {rule}\b)*"
    cited = rf"\b(?i:rules?|règles?|regels?) {ids}|\b[{course.certain}][1-9]\d*\b"
    return rf"(?m)^#.*|`[^`]*`|\[[^\]]*\]\([^)]*\)|{cited}"
