"""Small scripts for browsers, which any page can use, and how several become one.

Each is a module without imports from anywhere else: no Jupyter, no library.
"""

from .hashing import hashed
from .joining import bare, joined

__all__ = ["bare", "hashed", "joined"]
