"""The stage: what a reader sees of a game and does with it, whichever game it is."""
