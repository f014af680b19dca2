"""What can be known about secret clans, and the model of players on which that rests."""

from .beliefs import Assignment, Beliefs
from .calibration import Bin, Forecast, brier_score, calibration, forecasts, surprise
from .conduct import NORMAL, WEIGHTS, Conduct

__all__ = [
    "NORMAL",
    "WEIGHTS",
    "Assignment",
    "Beliefs",
    "Bin",
    "Conduct",
    "Forecast",
    "brier_score",
    "calibration",
    "forecasts",
    "surprise",
]
