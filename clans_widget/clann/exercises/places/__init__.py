"""Questions that are answered with places, all that fit."""
