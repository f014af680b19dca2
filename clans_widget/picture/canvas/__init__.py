"""A picture on an ipycanvas ``MultiCanvas``; the only part that knows ipycanvas.

A bad number stops every later drawing in the browser, and what is queued when something
goes wrong is never sent. So everything is checked and computed before the queue is opened.
"""

from .hold import held
from .painter import MOVING, STATIC, Painter, new_canvas, paint

__all__ = ["MOVING", "STATIC", "Painter", "held", "new_canvas", "paint"]
