"""In place of traitlets on a page."""

from __future__ import annotations

from clans_widget.page.attributes import (
    Bool,
    Dict,
    Float,
    HasTraits,
    Int,
    List,
    MetaHasTraits,
    TraitType,
    Unicode,
)

__all__ = [
    "Bool",
    "Dict",
    "Float",
    "HasTraits",
    "Int",
    "List",
    "MetaHasTraits",
    "TraitType",
    "Unicode",
]
