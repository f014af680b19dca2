"""Questions that are answered with territories, all that fit."""
