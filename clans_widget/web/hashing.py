"""How the policy of a page names a script or a style that stands in it."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256


def hashed(text: str) -> str:
    """The name of a script or a style, for the policy of the page that has it.

    Examples
    --------
    >>> hashed("")
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
    """
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"
