"""Formulas in LaTeX as MathML, which browsers set by themselves."""

from __future__ import annotations

from html import escape, unescape
from xml.etree.ElementTree import tostring

from clans_widget.core.extras import extra


def as_mathml(text: str, *, is_block: bool = False) -> str:
    r"""A formula as a browser sets it; one that cannot be read as it was written.

    Parameters
    ----------
    text : str
        LaTeX, without the dollars around it.
    is_block : bool
        Whether it stands in lines of its own.

    Examples
    --------
    >>> as_mathml("7").partition("<mrow>")[2]
    '<mn>7</mn></mrow></math>'
    >>> as_mathml("a_{")
    '<code>a_{</code>'
    """
    with extra("site", "latex2mathml"):
        from latex2mathml.converter import convert_to_element

    try:
        formula = convert_to_element(text, display="block" if is_block else "inline")
    except Exception:  # noqa: BLE001 - whatever cannot be read is shown all the same
        return f"<code>{escape(text)}</code>"
    for part in formula.iter():
        part.text = unescape(part.text or "")
    return tostring(formula, encoding="unicode")
