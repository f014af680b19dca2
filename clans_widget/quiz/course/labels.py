"""What the rows and columns of a class are called: whatever pupils write, no two alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence


def pupil_labels(named: Sequence[tuple[str, str]]) -> list[str]:
    """The name of each pupil; where it could be taken for another's, the file's, too.

    Parameters
    ----------
    named : sequence of (str, str)
        The name in each file, which may be empty, and the name of the file.

    Examples
    --------
    >>> pupil_labels([("Ann", "a.json"), ("Bob", "b.json"), ("Ann", "c.json"), ("", "d.json")])
    ['Ann (a.json)', 'Bob', 'Ann (c.json)', 'd.json']
    """
    names = Counter(name for name, _ in named)
    told = [f"{name} ({file})" if name else file for name, file in named]
    taken = set(told)
    return distinct(
        name if names[name] == 1 and name and name not in taken else both
        for (name, _), both in zip(named, told, strict=True)
    )


def distinct(labels: Iterable[str]) -> list[str]:
    """Labels of which no two are alike: what stands there again gets a number.

    Examples
    --------
    >>> distinct(["Stars", "04", "Stars", "Stars (2)"])
    ['Stars', '04', 'Stars (3)', 'Stars (2)']
    """
    wanted = list(labels)
    others, told = set(wanted), dict[str, None]()
    for label in wanted:
        free, number = label, 2
        while free in told or (free != label and free in others):
            free, number = f"{label} ({number})", number + 1
        told[free] = None
    return list(told)
