"""Two futures: what two moves would bring, walked through side by side. No widget code."""

from .scene import Future, Futures

__all__ = ["Future", "Futures"]
